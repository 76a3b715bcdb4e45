// The page of the search's bench: the cards with names and keywords of three languages, as the libraries have them.
import { LENORMAND } from '../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { type Findable, find } from '../../src/domain/search/match.ts';
import { lenormandKeywordsOfAll, tarotKeywordsOfAll } from '../../src/library/keywords/all.ts';
import { namesOfAll } from '../../src/library/names/all.ts';

async function cards(): Promise<Findable[]> {
  const [names, tarot, lenormand] = await Promise.all([namesOfAll(), tarotKeywordsOfAll(), lenormandKeywordsOfAll()]);
  return [
    ...TAROT.map(({ id }) => ({
      id,
      names: names.map((one) => one.tarot[id]),
      keywords: tarot.flatMap((one) => [...one[id].upright, ...one[id].reversed]),
    })),
    ...LENORMAND.map(({ id, number }) => ({
      id,
      names: names.map((one) => one.lenormand[id]!),
      keywords: lenormand.flatMap((one) => one[number] ?? []),
    })),
  ];
}

const figures = {
  /** Milliseconds of the first search, which still folds every word, and of each that follows it. */
  async searches(queries: readonly string[]): Promise<{ first: number; next: number[]; found: number; words: number }> {
    const all = await cards();
    let found = 0;
    const times = [queries[0]!, ...queries].map((query) => {
      const start = performance.now();
      found += find(all, query).length;
      return performance.now() - start;
    });
    const words = all.reduce((sum, { names, keywords }) => sum + names.length + keywords.length, 0);
    return { first: times[0]!, next: times.slice(1), found, words };
  },
};

declare global {
  interface Window {
    searching: typeof figures;
  }
}
window.searching = figures;
