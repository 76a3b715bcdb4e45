import type { Draft } from '../domain/draw/draft.ts';
import { DRAFT_AREAS, type DraftArea, type Owner } from './rows.ts';
import { shelves } from './shelves.ts';

export async function readDraft(area: DraftArea): Promise<Draft | undefined> {
  return (await (await shelves()).drafts.get(area))?.draft;
}

export async function saveDraft(area: DraftArea, draft: Draft, owner: Owner): Promise<void> {
  await (await shelves()).drafts.put({ key: area, draft, changedAt: new Date().toISOString(), owner });
}

export async function removeDraft(area: DraftArea): Promise<void> {
  await (await shelves()).drafts.remove(area);
}

/** What another person left on the table is not shown to the one who enters. */
export async function dropDraftsOfOthers(owner: Owner): Promise<void> {
  const { drafts } = await shelves();
  for (const row of await drafts.all()) if (row.owner && row.owner !== owner) await drafts.remove(row.key);
}

export async function clearDrafts(): Promise<void> {
  const { drafts } = await shelves();
  await Promise.all(DRAFT_AREAS.map((area) => drafts.remove(area)));
}
