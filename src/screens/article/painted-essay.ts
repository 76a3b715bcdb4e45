import { PAINTED_DATA_ID } from '../../domain/painted.ts';
import type { ListedArticle } from '../../storage/store/list-rows.ts';
import type { Around } from './around.ts';
import type { Listed } from './EssaysPage.tsx';

/** What a painted page has of its essay besides what is to be read in it. */
export interface PaintedEssayData {
  article: ListedArticle & { body: string };
  around: Around;
}

/** What the painted list of essays has besides what is to be read in it. */
export interface PaintedListData {
  list: Listed;
}

/** The essay that this page came with, where it is the one of a slug, so that it need not be asked for to stay in place. */
export function paintedEssay(slug: number | string): PaintedEssayData | undefined {
  const data = paintedData();
  return data && 'article' in data && data.article.slug === slug ? data : undefined;
}

/** The list that this page came with, so that it need not be asked for to stay in place. */
export function paintedList(): Listed | undefined {
  const data = paintedData();
  return data && 'list' in data ? data.list : undefined;
}

function paintedData(): PaintedEssayData | PaintedListData | undefined {
  if (!document.querySelector('#root[data-painted]')) return undefined;
  const held = document.getElementById(PAINTED_DATA_ID)?.textContent;
  return held ? JSON.parse(held) : undefined;
}
