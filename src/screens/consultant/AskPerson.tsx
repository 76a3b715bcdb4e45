import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useParams } from '../../actions/app/params.ts';
import { ask, askOffer } from '../../actions/reading/ask.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { stepPrice } from '../../domain/prices.ts';
import { useSession } from '../../session.ts';
import { useOperatorWord, useServiceTerms } from '../../storage/params.ts';
import { Button } from '../../ui/Button.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { LoginSheet } from '../login/LoginSheet.tsx';
import { useAsked } from '../login/useAsked.ts';
import { DeskHours } from '../reading/DeskHours.tsx';
import { faultOf } from '../reading/fault-of.ts';
import { Terms } from '../reading/Terms.tsx';
import { useNow } from '../reading/useNow.ts';
import css from './AskPerson.module.css';
import { Waiting } from './Waiting.tsx';

const personOffer = (draw: SealedDraw) => askOffer(draw, 'person');

interface AskPersonProps {
  draw: SealedDraw;
  /** Why the last ask came to nothing. */
  failure: string;
}

/** An ask to a person, or why none can be made for this draw. */
export function AskPerson({ draw, failure }: AskPersonProps) {
  const params = useParams();
  const why = useHindrance(draw, params);
  if (why) return <p className={css.lone}>{why}</p>;
  return <Offered draw={draw} failure={failure} params={params} />;
}

/** Why nothing can be asked of a person just now; empty when it can. */
function useHindrance(draw: SealedDraw, params: ReturnType<typeof useParams>): string {
  const { t } = useLingui();
  const off = useOperatorWord().off.has('person');
  if (draw.question === '')
    return t`A person answers to a question, and this draw has none. Draw again with one, and it can be shown here.`;
  if (off) return t`Readings by a person are switched off at the moment. Your draw is kept; ask when they are back.`;
  if (params && !params.person_reader)
    return t`No human reader works on this server yet, so nothing is sold here. The self reading of your draw is free, and it is already yours.`;
  return '';
}

type OfferedProps = AskPersonProps & { params: ReturnType<typeof useParams> };

/** What a reading by a person is, what it costs, how long it takes, and the button that asks. */
function Offered({ draw, failure, params }: OfferedProps) {
  const { t } = useLingui();
  const now = useNow();
  const hours = useServiceTerms().refundHours;
  const { token } = useSession();
  const last = params?.prices && stepPrice(params.prices.person, draw.cards.length);
  const { value: offer, failure: fault, ask: look } = useAsked(personOffer, token ? draw : null);
  const [entering, setEntering] = useState(false);
  const [busy, setBusy] = useState(false);

  async function go() {
    if (!token) return setEntering(true);
    if (!offer) return look();
    setBusy(true);
    await ask(draw, 'person', offer.price);
    setBusy(false);
  }

  const short = offer?.available === false && offer.source === 'person' && offer.balance < offer.price;
  useToastOf(faultOf(offer));
  const said = failure || fault || (offer?.available === false ? offer.reason : '');
  return (
    <section className={css.ask}>
      <h2 className="display">{t`What you get`}</h2>
      <ul>
        <li>{t`A human reader lays your sealed cards before them and writes an answer to your question, in your language.`}</li>
        <li>{t`They see the question, what it is about, and the cards, and nothing of who you are.`}</li>
        <li>{t`One answer, within ${hours} hours. It stays with your account and on this phone.`}</li>
      </ul>
      <DeskHours now={now} />
      {offer?.desk && <Waiting desk={offer.desk} now={now} />}
      <Terms offer={offer} last={fault || !token ? last : undefined}>
        <dt>{t`If no answer comes`}</dt>
        <dd>{t`coins back after ${hours} hours`}</dd>
      </Terms>
      {said && (
        <p role="alert" className={css.failed}>
          {said}
        </p>
      )}
      {short && (
        <Link to="/recharge" className={css.link}>
          {t`Top up the balance`}
        </Link>
      )}
      <Button kind="primary" wide busy={busy} disabled={offer?.available === false} onClick={() => void go()}>
        {offer ? t`Ask a person for ${offer.price} coins` : fault ? t`Try again` : t`Ask a person`}
      </Button>
      {entering && (
        <LoginSheet
          reason={t`Log in to ask for this reading. Your draw stays on the table.`}
          onClose={() => setEntering(false)}
        />
      )}
    </section>
  );
}
