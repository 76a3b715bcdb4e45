import type { ListedArticle } from '../../storage/store/list-rows.ts';
import { paintedData } from '../../ui/painted-data.ts';
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
  const data = paintedData() as Partial<PaintedEssayData> | undefined;
  return data?.article?.slug === slug ? (data as PaintedEssayData) : undefined;
}

/** The list that this page came with, so that it need not be asked for to stay in place. */
export function paintedList(): Listed | undefined {
  return (paintedData() as Partial<PaintedListData> | undefined)?.list;
}
