import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { planRefund, refund } from '../../actions/account/operator.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sentences } from '../../ui/Sentences.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';
import { useOrderWords } from './useOrderWords.ts';

interface RefundSheetProps {
  orderId: string;
  onDone: () => void;
  onClose: () => void;
}

/** What a refund would do, then the refund, with a reason that is kept. */
export function RefundSheet({ orderId, onDone, onClose }: RefundSheetProps) {
  const { t } = useLingui();
  const { price, providers } = useOrderWords();
  const { value: plan, failure, ask } = useAsked(planRefund, orderId);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState(false);
  const { busy, said, attempt } = useAttempt();
  // One reason is one act: sent again after a lost answer it is the same refund.
  const keys = useRef(new Map<string, string>());
  const send = () =>
    attempt(async () => {
      const why = reason.trim();
      const key = keys.current.get(why) ?? crypto.randomUUID();
      keys.current.set(why, key);
      await refund(orderId, why, key);
      setDone(true);
      onDone();
    });
  const obstacles = {
    reading: t`It is a reading: one that failed or was not answered in time is refunded by itself, one that was served is not.`,
    nothing_paid: t`It cannot be refunded here: nothing was bought with it, or nothing paid.`,
    state: t`It cannot be refunded: it is not paid, or the money went back already.`,
    disputed: t`It is in dispute: settle it at the provider, then mark it as handled.`,
    spent: t`It cannot be refunded: the coins that it brought are spent.`,
  };
  return (
    <Sheet title={t`Refund`} onClose={onClose}>
      <div className={css.sheet}>
        <p className="figures">{orderId}</p>
        <NotAsked failure={failure} onAgain={ask} />
        {plan && (
          <>
            <p>{t`Person: ${plan.user_id}`}</p>
            <p>
              <Sentences>
                {plan.coins > 0
                  ? t`${plan.coins} coins are taken back.`
                  : plan.days > 0
                    ? t`${plan.days} days of membership end.`
                    : ''}
                {plan.provider === null
                  ? t`${price(plan.price, plan.currency)} go back to the balance.`
                  : t`${price(plan.price, plan.currency)} go back by ${providers[plan.provider] ?? plan.provider}.`}
              </Sentences>
            </p>
            {plan.obstacle !== null && !done && <p className={css.bad}>{obstacles[plan.obstacle]}</p>}
            {plan.obstacle === null && !done && (
              <>
                <Field
                  label={t`Why; it is kept with your account`}
                  value={reason}
                  maxLength={300}
                  onChange={(event) => setReason(event.target.value)}
                />
                <Button kind="primary" wide busy={busy} disabled={reason.trim() === ''} onClick={() => void send()}>
                  {t`Refund it now`}
                </Button>
              </>
            )}
          </>
        )}
        <p aria-live="polite">{done ? t`Done. The provider is told at once.` : said}</p>
      </div>
    </Sheet>
  );
}
