import type { Draft } from '../domain/draw/draft.ts';
import { isDraft } from './draft-shape.ts';
import type { DraftArea, DraftRow, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The draft of an area; none where what lies there cannot be read. */
export async function readDraft(area: DraftArea): Promise<Draft | undefined> {
  const kept = (await (await shelves()).drafts.get(area))?.draft;
  return isDraft(kept) ? kept : undefined;
}

/**
 * Keeps a draft, each after the one before it, unless what lies there is to `stay`. What cannot be read is put aside
 * first, for a build that may know it: then `set-aside`.
 */
export function saveDraft(
  area: DraftArea,
  draft: Draft,
  owner: Owner,
  stay: (before: Draft) => boolean = () => false,
): Promise<'kept' | 'set-aside'> {
  const row: DraftRow = { key: area, draft, changedAt: new Date().toISOString(), owner };
  return inTurn(async () => {
    const { drafts } = await shelves();
    let strange: DraftRow | undefined;
    await drafts.change(area, (before) => {
      if (!before) return row;
      if (isDraft(before.draft)) return stay(before.draft) ? before : row;
      strange = before;
      return before;
    });
    if (!strange) return 'kept';
    await drafts.put({ ...strange, key: `${area}:unread` });
    await drafts.put(row);
    return 'set-aside';
  });
}

export function removeDraft(area: DraftArea): Promise<void> {
  return inTurn(async () => (await shelves()).drafts.remove(area));
}

let last: Promise<unknown> = Promise.resolve();

/** A step of a draw must not be overtaken by the one before it, however long the store takes to open. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}
