import { owner, useSession } from '../../session.ts';
import { readActs } from '../../storage/outbox/outbox.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow, ServedReading } from '../../storage/store/rows.ts';

import { useSeen } from '../reading/useSeen.ts';

interface PersonStanding {
  /** What was asked and has not come back to its price. */
  served: ServedReading | null;
  /** Waits on this phone to be sent. */
  unsent: OutboxRow<'draw'> | null;
  /** Why the last ask came to nothing; empty when there was none. */
  failure: string;
}

/** How a draw stands with the readers at the desk, which is seen with it; `undefined` until the shelves have answered. */
export function usePersonReading(row: JournalRow): PersonStanding | undefined {
  useSession();
  useSeen(row.key, row.servedByPerson);
  const me = owner();
  const asked = useLive(
    async () =>
      (await readActs(me, 'draw')).find(({ payload }) => payload.draw.seal === row.key && payload.level === 'person') ??
      null,
    [me, row.key],
  );
  if (asked === undefined) return undefined;
  const { servedByPerson: served } = row;
  const over = served?.state === 'refunded' || served?.state === 'failed';
  return {
    served: served && !over ? served : null,
    unsent: asked?.state === 'waiting' ? asked : null,
    failure: asked?.refusal ?? (over ? (served?.failure ?? '') : ''),
  };
}
