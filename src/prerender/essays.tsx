import type { PaintedEssay } from '../contract/painted.ts';
import { LIST_WORDS } from '../library/list-words.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { EssaysPage, type Listed } from '../screens/article/EssaysPage.tsx';
import { EssayText } from '../screens/article/EssayText.tsx';
import type { PaintedEssayData, PaintedListData } from '../screens/article/painted-essay.ts';
import type { PageKind } from './kind.ts';

export const essays: PageKind = {
  module: '/src/screens/article/Essay.tsx',
  async pages(language, { essays: listed }) {
    const { library, description } = PAGE_WORDS[language].essays;
    return listed.map(({ group, published, body, ...essay }, place) => {
      const { id, slug, title, summary, minutes, pictures } = essay;
      const data: PaintedEssayData = {
        article: { ...essay, publishedAt: timeOf(published), body },
        around: { group, before: named(listed[place - 1]), after: named(listed[place + 1]) },
      };
      return {
        address: `/${language}/essays/${slug}`,
        name: title,
        title: `${title} · ${group}`,
        description: description(group, summary, minutes),
        library: { name: library, address: `/${language}/essays` },
        same: [`/article?id=${id}`, `/article?id=${slug}`],
        preview: { drawings: pictures, over: `${library} · ${group}`, line: summary },
        published,
        data,
        screen: <EssayText {...data} painted />,
      };
    });
  },
};

export const essayList: PageKind = {
  module: '/src/screens/article/Essay.tsx',
  async pages(language, { essays: listed }) {
    const groups = new Map(listed.map(({ groupId, group }) => [groupId, group]));
    const list: Listed = {
      groups: [...groups].map(([id, name]) => ({ id, name })),
      articles: listed.map(({ group, published, body, ...essay }) => ({ ...essay, publishedAt: timeOf(published) })),
    };
    const data: PaintedListData = { list };
    return [
      {
        address: `/${language}/essays`,
        ...LIST_WORDS[language].essays(listed.length),
        list: listed.map(({ slug, title }) => ({ name: title, address: `/${language}/essays/${slug}` })),
        same: ['/article'],
        data,
        screen: <EssaysPage list={list} painted />,
      },
    ];
  },
};

function timeOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function named(essay: PaintedEssay | undefined) {
  return essay && { id: essay.id, slug: essay.slug, title: essay.title };
}
