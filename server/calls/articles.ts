import { ARTICLE_GROUPS } from '../content/article-rows.ts';
import { articleIn, articlesIn, type ListedArticle } from '../content/articles.ts';
import type { Handlers } from '../core/request.ts';
import { Refusal } from '../refusal.ts';

export const articleCalls: Handlers = {
  async article_list({ language }) {
    return [
      {
        groups: ARTICLE_GROUPS.map(({ groupId, names }) => ({ group_id: groupId, name: names[language] })),
        articles: articlesIn(language).map(listed),
      },
    ];
  },

  async get_article({ payload, language }) {
    const article = articleIn(language, payload.id);
    if (!article) throw new Refusal('article_unknown');
    return [{ ...listed(article), body: article.body }];
  },
};

function listed({ id, slug, title, summary, groupId, minutes, pictures, published }: ListedArticle) {
  return {
    id,
    slug,
    title,
    summary,
    group_id: groupId,
    minutes,
    pictures: [...pictures],
    published_at: `${published}T00:00:00.000Z`,
  };
}
