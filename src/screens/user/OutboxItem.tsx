import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { kindOf } from '../../actions/outbox/kinds.ts';
import { sendNow } from '../../actions/outbox/sender.ts';
import { takeBack } from '../../actions/outbox/take-back.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../reading/useNow.ts';
import { when } from '../reading/when.ts';
import css from './Outbox.module.css';

/** An act that waits. `held`: another one must go before it. */
export function OutboxItem({ row, held }: { row: OutboxRow; held: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const now = useNow();
  const title = useId();
  const standing = useStanding(row, held);
  const { name, goOn, final } = kindOf(row);
  const refused = row.state === 'refused';
  const since = when(new Date(row.createdAt), now);
  return (
    <li>
      <div id={title}>
        <strong>{row.about || t(name)}</strong>
        <small>
          {row.about && t(name)} <time dateTime={row.createdAt}>{t`since ${since}`}</time>
        </small>
      </div>
      <p role={refused ? 'alert' : undefined} className={refused ? css.refused : css.state}>
        {standing}
      </p>
      <div className={css.ways}>
        {goOn && (
          <Button aria-describedby={title} onClick={() => void navigate(goOn)}>
            {t`Go on`}
          </Button>
        )}
        {!goOn && (row.held || (refused && final)) && (
          <Button aria-describedby={title} onClick={() => void sendNow(row)}>
            {t`Try now`}
          </Button>
        )}
        {(!final || refused) && (
          <Button kind="quiet" aria-describedby={title} onClick={() => void takeBack(row)}>
            {refused ? t`Remove` : t`Take back`}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How an act stands, in words. */
function useStanding(row: OutboxRow, held: boolean): string {
  const { t } = useLingui();
  const { refusal = '', attempts } = row;
  if (row.state === 'refused') return t`The server said: ${refusal}`;
  if (row.kind === 'invitation') return t`It goes along when you log in.`;
  if (row.kind === 'purchase')
    return row.payload.orderId
      ? t`The order stands and is not paid yet. Nothing is taken until you go on.`
      : t`No answer came. Choose the same again, and the same order is found.`;
  if (row.held) return t`No answer came. It is kept here and sent when you say so, and paid only once.`;
  if (held) return t`Waits for the chart it is about.`;
  if (attempts === 0) return t`Waits for the network.`;
  return t`Not sent yet (tries: ${attempts}). The next try comes by itself.`;
}
