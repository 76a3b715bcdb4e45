import type { Deck } from '../../domain/spread/spread.ts';
import { owner } from '../../session.ts';
import { readDraft } from '../../storage/drafts.ts';
import { readEntry, readLast } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/** The reading of a seal with a deck, without one the last that was drawn here. `null`: it is not kept on this device. */
export async function keptReading(deck: Deck, seal: string | undefined): Promise<JournalRow | null> {
  const wanted = seal ?? (await readDraft(deck))?.sealed?.seal;
  const row = wanted ? await readEntry(owner(), wanted) : undefined;
  return row?.draw.deck === deck ? row : null;
}

/** The draw of a seal, without one the last of a deck in the journal. `null`: there is none on this device. */
export async function shownDraw(deck: Deck, seal: string | undefined): Promise<JournalRow | null> {
  if (seal) return (await readEntry(owner(), seal)) ?? null;
  return (await readLast(owner(), deck, 1))[0] ?? null;
}
