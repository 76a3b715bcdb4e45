/** Words of a vocabulary by length, so that a mistyped one is soon compared. */
export type Spellings = ReadonlyMap<number, readonly string[]>;

/** Shorter words are too often another word with one letter changed. */
const CORRECTED_MIN = 4;

/** Gathers words by length. */
export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < CORRECTED_MIN || !/^[a-z]+$/.test(word)) continue;
    const same = spellings.get(word.length);
    if (same) same.push(word);
    else spellings.set(word.length, [word]);
  }
  return spellings;
}

/** The words that a mistyped one may stand for: one letter more, fewer or other, or two changed over. */
export function corrected(word: string, spellings: Spellings): string[] {
  if (word.length < CORRECTED_MIN) return [];
  const found: string[] = [];
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    for (const known of spellings.get(length) ?? []) if (isNear(word, known)) found.push(known);
  }
  return found;
}

/** The first letter is seldom mistyped, except that it changes places with the second. */
function isNear(word: string, known: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  if (start === 0) return word[0] === known[1] && word[1] === known[0] && word.slice(2) === known.slice(2);
  const [rest, other] = [word.slice(start), known.slice(start)];
  if (rest.length > other.length) return rest.slice(1) === other;
  if (rest.length < other.length) return rest === other.slice(1);
  if (rest.slice(1) === other.slice(1)) return word.length > CORRECTED_MIN;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}
