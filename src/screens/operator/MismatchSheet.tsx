import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { handleMismatch, type Mismatch } from '../../actions/account/operator.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';
import { useOrderWords } from './useOrderWords.ts';

interface MismatchSheetProps {
  event: Mismatch;
  /** The refund of its order is wanted. */
  onOpenOrder: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** One mismatch or dispute: its order, and the mark that says that nothing is left to do about it. */
export function MismatchSheet({ event, onOpenOrder, onDone, onClose }: MismatchSheetProps) {
  const { t } = useLingui();
  const { events: words, price, providers } = useOrderWords();
  const [reason, setReason] = useState('');
  const { busy, said, attempt } = useAttempt();
  const isHandled = event.handled_at !== null;
  const send = () =>
    attempt(async () => {
      await handleMismatch(event, !isHandled, reason.trim());
      onDone();
    });
  return (
    <Sheet title={words[event.kind] ?? event.kind} onClose={onClose}>
      <div className={css.sheet}>
        <p className="figures">{event.order_id}</p>
        <p>
          {price(event.amount, event.currency)} · {providers[event.provider] ?? event.provider} ·{' '}
          {momentWords(event.received_at)}
        </p>
        {event.handled_at !== null && <p>{t`Handled on ${momentWords(event.handled_at)}.`}</p>}
        <Button wide onClick={onOpenOrder}>{t`Look at a refund of the order`}</Button>
        <Field
          label={t`What was done about it; it is kept with your account`}
          value={reason}
          maxLength={300}
          error={said}
          onChange={(change) => setReason(change.target.value)}
        />
        <Button kind="primary" wide busy={busy} disabled={reason.trim() === ''} onClick={() => void send()}>
          {isHandled ? t`Look at it again` : t`Mark as handled`}
        </Button>
      </div>
    </Sheet>
  );
}
