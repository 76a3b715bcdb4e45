import { PAINTED_DATA_ID } from '../../domain/painted.ts';
import type { ListedArticle } from '../../storage/store/list-rows.ts';
import type { Around } from './around.ts';

/** What a painted page has of its essay besides what is to be read in it. */
export interface PaintedEssayData {
  article: ListedArticle & { body: string };
  around: Around;
}

/** The essay that this page came with, where it is the one of a slug, so that it need not be asked for to stay in place. */
export function paintedEssay(slug: number | string): PaintedEssayData | undefined {
  if (!document.querySelector('#root[data-painted]')) return undefined;
  const held = document.getElementById(PAINTED_DATA_ID)?.textContent;
  const data = held ? (JSON.parse(held) as PaintedEssayData) : undefined;
  return data?.article.slug === slug ? data : undefined;
}
