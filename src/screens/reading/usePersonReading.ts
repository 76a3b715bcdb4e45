import { owner, useSession } from '../../session.ts';
import { useLive } from '../../storage/live.ts';
import { readOutbox } from '../../storage/outbox.ts';
import type { JournalRow, OutboxRow, ServedReading } from '../../storage/rows.ts';

interface PersonStanding {
  /** What was asked and has not come back to its price. */
  served: ServedReading | null;
  /** Waits on this phone to be sent. */
  unsent: OutboxRow | null;
  /** Why the last ask came to nothing; empty when there was none. */
  failure: string;
}

/** How a draw stands with the readers at the desk; `undefined` until the shelves have answered. */
export function usePersonReading(row: JournalRow): PersonStanding | undefined {
  useSession();
  const me = owner();
  const asked = useLive(
    async () => (await readOutbox(me)).find((one) => one.draw.seal === row.key && one.level === 'person') ?? null,
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
