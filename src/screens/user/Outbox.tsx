import { useLingui } from '@lingui/react/macro';
import { cancelAsk, flushOutbox } from '../../actions/ask.ts';
import type { OutboxRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Outbox.module.css';

/** What was asked without a line: sent by itself when it is back, or taken back here. Nothing is paid before it is sent. */
export function Outbox({ rows }: { rows: readonly OutboxRow[] }) {
  const { t } = useLingui();
  return (
    <>
      <p
        className={css.note}
      >{t`These questions are sent by themselves when the network is back. Nothing is paid before that, and nothing is paid twice.`}</p>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.key}>
            <span>
              <strong>{row.draw.question || t`Without a question`}</strong>
              <small>{row.state === 'refused' ? row.refusal : t`waiting`}</small>
            </span>
            <Button kind="quiet" onClick={() => void cancelAsk(row.key)}>
              {t`Take back`}
            </Button>
          </li>
        ))}
      </ul>
      <Button wide onClick={() => void flushOutbox()}>
        {t`Try now`}
      </Button>
    </>
  );
}
