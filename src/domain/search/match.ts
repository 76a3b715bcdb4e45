/** One thing that can be found. */
export interface Findable {
  id: string;
  /** What it is called, in every language. */
  names: readonly string[];
  keywords: readonly string[];
}

/** Text as it is compared: NFKC, lower case, no accents, no spaces at the ends. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase().trim();
}

/** Ids of what fits, best first: names before keywords; a word that is the query, then one that begins with it. */
export function search(things: readonly Findable[], query: string): string[] {
  const wanted = fold(query);
  if (wanted === '') return things.map((thing) => thing.id);
  return things
    .map((thing) => ({ id: thing.id, rank: Math.min(rankOf(thing.names, wanted), 3 + rankOf(thing.keywords, wanted)) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

const NOT_FOUND = 9;

/** Words that stand apart in the query may stand apart in the name: "queen cups" is the Queen of Cups. */
function rankOf(words: readonly string[], wanted: string): number {
  const parts = wanted.split(/\s+/);
  let rank = NOT_FOUND;
  for (const word of words) {
    const folded = fold(word);
    const place = folded.indexOf(wanted);
    if (place < 0) {
      if (parts.length > 1 && parts.every((part) => folded.includes(part))) rank = Math.min(rank, 2);
      continue;
    }
    const begins = place === 0 || folded[place - 1] === ' ';
    rank = Math.min(rank, folded === wanted ? 0 : begins ? 1 : 2);
  }
  return rank;
}
