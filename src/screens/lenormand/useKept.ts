import { owner, useSession } from '../../session.ts';
import { readDraft } from '../../storage/drafts.ts';
import { readEntry } from '../../storage/journal.ts';
import { useLive } from '../../storage/live.ts';
import type { JournalRow } from '../../storage/rows.ts';

/** The Lenormand reading of a seal, without one the last that was drawn here. `null`: it is not kept on this device. */
export function useKept(seal: string | undefined): JournalRow | null | undefined {
  useSession();
  const me = owner();
  return useLive(async () => {
    const wanted = seal ?? (await readDraft('lenormand'))?.sealed?.seal;
    const row = wanted ? await readEntry(me, wanted) : undefined;
    return row?.draw.deck === 'lenormand' ? row : null;
  }, [seal, me]);
}
