import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useParams } from '../../actions/app/params.ts';
import { ask, askOffer } from '../../actions/reading/ask.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { stepPrice } from '../../domain/prices.ts';
import { owner, useSession } from '../../session.ts';
import { readActs } from '../../storage/outbox/outbox.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow, ServedReading } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { LoginSheet } from '../login/LoginSheet.tsx';
import { useAsked } from '../login/useAsked.ts';
import { faultOf } from './fault-of.ts';
import { Paragraphs } from './Paragraphs.tsx';
import css from './ServedText.module.css';
import { Terms } from './Terms.tsx';
import { Unsent } from './Unsent.tsx';
import { useFollow } from './useFollow.ts';
import { useSeen } from './useSeen.ts';

/** The AI level of a reading: its price first, then the ask, then the text as it comes. */
export function ServedText({ row, strip }: { row: JournalRow; strip?: ReactNode }) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const waiting = useLive(
    async () =>
      (await readActs(me, 'draw')).find(({ payload }) => payload.draw.seal === row.key && payload.level === 'ai') ??
      null,
    [me, row.key],
  );
  const { served } = row;
  useSeen(row.key, served);
  const over = served?.state === 'failed' || served?.state === 'refunded';
  const failed = over ? served.failure || t`Interpretation failed, please try again` : undefined;
  useToastOf(failed ?? '');
  useToastOf(waiting === undefined ? undefined : (waiting?.refusal ?? ''));
  if (waiting === undefined) return null;
  if (served && failed === undefined) return <Text row={row} served={served} strip={strip} />;
  return (
    <section className={css.served}>
      {failed && (
        <p role="alert" className={css.failed}>
          {failed}
          <br />
          {t`Your coins are back in your balance.`}
        </p>
      )}
      {waiting?.state === 'waiting' ? <Unsent row={waiting} /> : <AskForIt row={row} refusal={waiting?.refusal} />}
    </section>
  );
}

const aiOffer = (draw: SealedDraw) => askOffer(draw, 'ai');

function AskForIt({ row, refusal }: { row: JournalRow; refusal: string | undefined }) {
  const { t } = useLingui();
  const { token } = useSession();
  const params = useParams();
  const hours = useServiceTerms().refundHours;
  const last = params?.ai_reader && params.prices ? stepPrice(params.prices.ai, row.draw.cards.length) : undefined;
  const { value: offer, failure } = useAsked(aiOffer, token ? row.draw : null);
  const [entering, setEntering] = useState(false);
  const [busy, setBusy] = useState(false);
  useToastOf(faultOf(offer));

  if (row.draw.question === '')
    return <p>{t`An AI reading needs a question. Draw again with one, and it can be asked here.`}</p>;

  if (params && !params.ai_reader)
    return (
      <p>{t`No language model writes readings on this server yet, so nothing is sold here. The self reading of your draw is free, and it is already yours.`}</p>
    );

  // while the quote is on its way the last price is not shown: a membership may cover the reading
  const shown = failure || !token ? last : undefined;
  const coins = offer?.price ?? (token ? shown : undefined);

  async function go() {
    if (!token) return setEntering(true);
    setBusy(true);
    await ask(row.draw, 'ai', offer?.price ?? last);
    setBusy(false);
  }

  return (
    <>
      <p>{t`A language model reads your sealed draw and writes to your question. The text stays with your account and on this phone.`}</p>
      <Terms offer={offer} last={shown}>
        <dt>{t`If it fails`}</dt>
        <dd>{t`the coins come back at once, at the latest after ${hours} hours`}</dd>
      </Terms>
      {offer?.source === 'local' && (
        <p
          className={css.local}
        >{t`On this server no language model is set up: the text is put together from the library of meanings.`}</p>
      )}
      {(refusal || failure || offer?.reason) && (
        <p role="alert" className={css.failed}>
          {refusal || failure || offer?.reason}
        </p>
      )}
      <Button kind="primary" wide busy={busy} disabled={offer?.available === false} onClick={() => void go()}>
        {coins === undefined ? t`Ask for an AI reading` : t`Ask for ${coins} coins`}
      </Button>
      {entering && (
        <LoginSheet
          reason={t`Log in to ask for this reading. Your draw stays on the table.`}
          onClose={() => setEntering(false)}
        />
      )}
    </>
  );
}

/** The text as far as it has come; it is fetched until nothing more will come. */
function Text({ row, served, strip }: { row: JournalRow; served: ServedReading; strip: ReactNode }) {
  const { t } = useLingui();
  const writing = served.state === 'waiting' || served.state === 'writing';
  useFollow(row.key, 'ai', writing);
  return (
    <section className={css.served}>
      {served.source === 'local' && (
        <p className={css.local}>{t`Put together from the library of meanings; no language model is set up here.`}</p>
      )}
      {served.source === 'model' && <p className={css.local}>{t`Written by a language model.`}</p>}
      {served.text && strip}
      <Paragraphs text={served.text} />
      {writing && (
        <p className={css.writing} role="status">
          {t`The reading is being written. You may leave; it will be here when you come back.`}
        </p>
      )}
    </section>
  );
}
