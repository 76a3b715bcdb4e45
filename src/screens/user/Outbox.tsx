import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sendWaiting } from '../../actions/outbox/sender.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Outbox.module.css';
import { OutboxItem } from './OutboxItem.tsx';

/** All that waits on this phone: what it is, since when, how it stands, and the ways on and back. */
export function Outbox({ rows }: { rows: readonly OutboxRow[] }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  if (rows.length === 0) return <p className={css.note} role="status">{t`Nothing waits to be sent.`}</p>;

  async function tryNow() {
    setBusy(true);
    await sendWaiting().catch((reason) => console.info('Not sent just now:', String(reason)));
    setBusy(false);
  }

  return (
    <>
      <p className={css.note}>
        {t`This is sent by itself when the network is back, and nothing is paid twice. What was tried before you take it back may have arrived all the same: then it stands under Orders.`}
      </p>
      <ul className={css.list} aria-label={t`Waiting to be sent`}>
        {rows.map((row) => (
          <OutboxItem key={row.key} row={row} held={rows.some(({ key }) => key === row.after)} />
        ))}
      </ul>
      <Button wide busy={busy} onClick={() => void tryNow()}>
        {t`Try now`}
      </Button>
    </>
  );
}
