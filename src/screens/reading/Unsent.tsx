import { useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { sendNow } from '../../actions/outbox/sender.ts';
import { takeBack } from '../../actions/outbox/take-back.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ServedText.module.css';

/** What was asked and waits on this phone: that it is sent by itself, and the way back. */
export function Unsent({ row, children }: { row: OutboxRow; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <p className={css.waiting} role="status">
        <CloudUpload size={20} strokeWidth={1.5} aria-hidden="true" />
        {row.held
          ? t`No answer came. It is kept here and sent when you say so, and paid only once.`
          : t`Waiting for the network. It is sent by itself, and paid only once.`}
      </p>
      {children}
      {row.held && <Button onClick={() => void sendNow(row)}>{t`Try now`}</Button>}
      <Button onClick={() => void takeBack(row)}>{t`Take back`}</Button>
    </>
  );
}
