import type { ArticleListRow, ListedArticle } from '../../storage/store/list-rows.ts';

/** An essay as a link names it. */
export type Beside = Pick<ListedArticle, 'id' | 'slug' | 'title'>;

/** What the list says of an essay: the name of its group, and the essays beside it. */
export interface Around {
  group?: string | undefined;
  before?: Beside | undefined;
  after?: Beside | undefined;
}

/** Where an essay stands in the list. One that is not in it has no neighbours. */
export function aroundIn({ groups, articles }: ArticleListRow, id: number): Around {
  const place = articles.findIndex((one) => one.id === id);
  const group = groups.find((one) => one.id === articles[place]?.groupId)?.name;
  return place < 0 ? {} : { group, before: articles[place - 1], after: articles[place + 1] };
}
