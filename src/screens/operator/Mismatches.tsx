import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Mismatch, mismatches } from '../../actions/account/operator.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { MismatchSheet } from './MismatchSheet.tsx';
import css from './Operator.module.css';
import { useOrderWords } from './useOrderWords.ts';

/** What did not fit the books: what is still to be looked at, or what was handled. One opens with a tap. */
export function Mismatches({ onOpenOrder }: { onOpenOrder: (orderId: string) => void }) {
  const { t } = useLingui();
  const { events: words, price, providers } = useOrderWords();
  const [which, setWhich] = useState<'open' | 'handled'>('open');
  const { value: events, failure, ask } = useAsked(mismatches, which);
  const [shown, setShown] = useState<Mismatch>();
  return (
    <section>
      <h2 className="display">{which === 'open' ? t`Mismatches and disputes` : t`Handled mismatches and disputes`}</h2>
      <NotAsked failure={failure} onAgain={ask} />
      <ul className={css.list}>
        {events?.map((one) => (
          <li key={`${one.provider} ${one.event_id}`}>
            <button type="button" onClick={() => setShown(one)}>
              <span>
                {words[one.kind] ?? one.kind}
                <small className="figures">{momentWords(one.received_at)}</small>
              </span>
              <span className={css.end}>
                {price(one.amount, one.currency)}
                <small>
                  {one.refund === 'done'
                    ? t`money went back`
                    : one.refund === null
                      ? (providers[one.provider] ?? one.provider)
                      : t`money on its way back`}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {events?.length === 0 && <p>{t`There is nothing to look at.`}</p>}
      <Button wide onClick={() => setWhich(which === 'open' ? 'handled' : 'open')}>
        {which === 'open' ? t`Show handled ones` : t`Show open ones`}
      </Button>
      {shown && (
        <MismatchSheet
          event={shown}
          onOpenOrder={() => {
            setShown(undefined);
            onOpenOrder(shown.order_id);
          }}
          onDone={() => {
            setShown(undefined);
            ask();
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}
