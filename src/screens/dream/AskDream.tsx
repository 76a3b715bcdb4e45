import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from '../../actions/app/params.ts';
import { askDream, dreamOffer } from '../../actions/reading/ask-dream.ts';
import { useSession } from '../../session.ts';
import { useOperatorWord, useServiceTerms } from '../../storage/params.ts';
import { Button } from '../../ui/Button.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { LoginSheet } from '../login/LoginSheet.tsx';
import { useAsked } from '../login/useAsked.ts';
import { faultOf } from '../reading/fault-of.ts';
import css from '../reading/ServedText.module.css';
import { Terms } from '../reading/Terms.tsx';

interface AskDreamProps {
  dream: string;
  /** What its symbols are called. */
  symbols: readonly string[];
  /** What the server said to the last ask. */
  refusal: string;
}

/** What a reading gives and costs, and the button that asks for it. */
export function AskDream({ dream, symbols, refusal }: AskDreamProps) {
  const { t } = useLingui();
  const { token } = useSession();
  const params = useParams();
  const hours = useServiceTerms().refundHours;
  // only a model reads dreams
  const last = params?.ai_reader === 'model' ? params.prices?.dream : undefined;
  const off = useOperatorWord().off.has('ai');
  const { value: offer, failure, ask: look } = useAsked(dreamOffer, off ? null : token);
  // what was heard last stands in where the price cannot be asked for
  const agreed = offer ? offer.price : failure ? last : undefined;
  const [entering, setEntering] = useState(false);
  const [busy, setBusy] = useState(false);

  useToastOf(faultOf(offer));

  async function ask() {
    if (!token) return setEntering(true);
    setBusy(true);
    const asked = { question: t`What does this dream want to tell me?`, symbols, agreed };
    if ((await askDream(dream, asked)) === 'refused') look();
    setBusy(false);
  }

  if (off)
    return (
      <p>{t`Readings by a language model are switched off at the moment. The dictionary and your diary are yours as always.`}</p>
    );
  if (offer ? offer.source === null : params && params.ai_reader !== 'model')
    return (
      <p>{t`On this server no language model is set up, and without one a whole dream cannot be read. The dictionary and your diary are yours as always.`}</p>
    );
  const said = refusal || failure || offer?.reason;
  return (
    <>
      <p>{t`A language model reads the whole dream in its order and asks what in your waking life feels like it. It gets the text and the symbols, never your name.`}</p>
      <Terms offer={offer} last={failure || !token ? last : undefined}>
        <dt>{t`If it fails`}</dt>
        <dd>{t`the coins come back at once, at the latest after ${hours} hours`}</dd>
      </Terms>
      {said && (
        <p role="alert" className={css.failed}>
          {said}
        </p>
      )}
      <Button
        kind="primary"
        wide
        busy={busy}
        disabled={token !== null && (offer ? !offer.available : agreed === undefined)}
        onClick={() => void ask()}
      >
        {agreed === undefined ? t`Ask for an AI reading` : t`Ask for ${agreed} coins`}
      </Button>
      {entering && (
        <LoginSheet
          reason={t`Log in to ask for this reading. The dream stays on this phone.`}
          onClose={() => setEntering(false)}
        />
      )}
    </>
  );
}
