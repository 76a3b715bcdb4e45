import { DRAFT_AREAS, type Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** What another person left on the table is not shown to the one who enters. */
export async function dropDraftsOfOthers(owner: Owner): Promise<void> {
  const { drafts } = await shelves();
  for (const row of await drafts.all()) if (row.owner && row.owner !== owner) await drafts.remove(row.key);
}

export async function clearDrafts(): Promise<void> {
  const { drafts } = await shelves();
  await Promise.all(DRAFT_AREAS.flatMap((area) => [drafts.remove(area), drafts.remove(`${area}:unread`)]));
}
