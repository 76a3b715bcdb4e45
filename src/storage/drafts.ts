import type { Draft } from '../domain/draw/draft.ts';
import type { Deck } from '../domain/spread/spread.ts';
import { shelves } from './shelves.ts';

export async function readDraft(area: Deck): Promise<Draft | undefined> {
  return (await (await shelves()).drafts.get(area))?.draft;
}

export async function saveDraft(area: Deck, draft: Draft): Promise<void> {
  await (await shelves()).drafts.put({ key: area, draft, changedAt: new Date().toISOString() });
}

export async function clearDrafts(): Promise<void> {
  const { drafts } = await shelves();
  await Promise.all((['tarot', 'lenormand', 'stardice'] as const).map((area) => drafts.remove(area)));
}
