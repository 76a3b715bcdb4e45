import { keptReading } from '../../actions/reading/kept-reading.ts';
import { owner, useSession } from '../../session.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/**
 * The Lenormand reading of a seal, without one the last that was drawn here; `first` is what the loader of the route has
 * read. `null`: it is not kept on this device.
 */
export function useKept(seal: string | undefined, first: JournalRow | null | undefined): JournalRow | null | undefined {
  useSession();
  const me = owner();
  return useLive(() => keptReading('lenormand', seal), [seal, me], first);
}
