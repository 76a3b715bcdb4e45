/** One thing that can be found. */
export interface Findable {
  id: string;
  /** What it is called, in every language. */
  names: readonly string[];
  /** What it stands for, in every language. */
  keywords: readonly string[];
}

/** What was found, and the name or keyword by which it was. */
export interface Found {
  id: string;
  word: string;
}

const PLAIN = /^[\n -~]*$/;

/** Text as it is compared: NFKC, lower case, no accents, no spaces at the ends. */
export function fold(text: string): string {
  // plain Latin needs none of it, and a journal has much of it
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase().trim();
}

/** Ids of what fits, best first; all of them for nothing typed. */
export function search(things: readonly Findable[], query: string): string[] {
  return fold(query) === '' ? things.map(({ id }) => id) : find(things, query).map(({ id }) => id);
}

/** What fits, best first: names before keywords; a word that is the query, then one that begins with it. */
export function find(things: readonly Findable[], query: string): Found[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  return things
    .map((thing) => ({ id: thing.id, ...bestOf(foldedOf(thing), wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, word }) => ({ id, word }));
}

const NOT_FOUND = 9;

interface Folded {
  word: string;
  folded: string;
  /** Added to the rank: keywords come after names. */
  after: number;
}
const known = new WeakMap<Findable, readonly Folded[]>();

/** The words of a thing as they are compared, made once. */
function foldedOf(thing: Findable): readonly Folded[] {
  const made =
    known.get(thing) ??
    [...thing.names.map((word) => ({ word, after: 0 })), ...thing.keywords.map((word) => ({ word, after: 3 }))].map(
      (one) => ({ ...one, folded: fold(one.word) }),
    );
  known.set(thing, made);
  return made;
}

/** Words that stand apart in the query may stand apart in the name: "queen cups" is the Queen of Cups. */
function bestOf(words: readonly Folded[], wanted: string): { rank: number; word: string } {
  const parts = wanted.split(/\s+/);
  let best = { rank: NOT_FOUND, word: '' };
  for (const { word, folded, after } of words) {
    const rank = after + rankOf(folded, wanted, parts);
    if (rank < best.rank) best = { rank, word };
  }
  return best;
}

function rankOf(folded: string, wanted: string, parts: readonly string[]): number {
  const place = folded.indexOf(wanted);
  if (place < 0) return parts.length > 1 && parts.every((part) => folded.includes(part)) ? 2 : NOT_FOUND;
  if (folded === wanted) return 0;
  return place === 0 || folded[place - 1] === ' ' ? 1 : 2;
}
