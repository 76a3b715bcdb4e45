import { findIn, type Lexicon } from './lexicon.ts';
import { syllableOf, syllablesIn } from './sounds.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The tokens with Chinese words put right that are written with characters of the same sound, or in letters. */
export function mendChinese(
  typed: readonly Token[],
  { topics, persons }: Pick<Vocabulary, 'topics' | 'persons'>,
): Token[] | null {
  const tokens = spelledOut(typed);
  const settled = new Set(
    [topics, persons].flatMap((lexicon) =>
      findIn(tokens, [lexicon]).flatMap(({ places }) => (places.length > 1 ? places : [])),
    ),
  );
  wordsBySound ??= allBySound([topics, persons]);
  const mended = [...tokens];
  let changed = tokens.length !== typed.length;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const meant = meantAt(tokens, at, settled);
    if (!meant) continue;
    changed = true;
    [...meant].forEach((character, step) => {
      const token = mended[at + step]!;
      mended[at + step] = { ...token, kind: 'han', word: character, forms: [character] };
      settled.add(at + step);
    });
  }
  return changed ? mended : null;
}

/** Chinese words by their first two syllables, the longest first. */
let wordsBySound: Map<string, string[]> | undefined;

function allBySound(lexicons: readonly Lexicon[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const lexicon of lexicons) {
    for (const entries of lexicon.values()) {
      for (const { parts, weight } of entries) {
        if (parts.length < 2 || (weight ?? SPEAKING) < SPEAKING || !isHan(parts)) continue;
        const key = `${syllableOf(parts[0])} ${syllableOf(parts[1]!)}`;
        const same = words.get(key);
        if (same) same.push(parts.join(''));
        else words.set(key, [parts.join('')]);
      }
    }
  }
  for (const same of words.values()) same.sort((a, b) => b.length - a.length);
  return words;
}

const isHan = (parts: readonly (string | readonly string[])[]): parts is readonly [string, ...string[]] =>
  parts.every((part) => typeof part === 'string' && HAN.test(part));

/** The characters of which every sentence is made are seldom the mistyped ones. */
const SMALL = new Set(
  '吗嘛么呢吧啊的地得了着过是不会要能在还就才都也又再很太最更我你他她它们这那什么怎样为有没把被跟和对给让从到去来里上下中人个一二三四五六七八九十两几多少大小好想看说做用时候今明天年月日可以但如果因所自己谁哪何该应请帮问知道觉之后前找回打点有事情出开心手头改善成当主动此次种些每别'.split(
    '',
  ),
);
/** Words that say less than this are not worth a guess. */
const SPEAKING = 3.5;
const HAN = /^\p{Script=Han}$/u;

/** The word that is meant from here on, where it is written otherwise. */
function meantAt(tokens: readonly Token[], at: number, settled: ReadonlySet<number>): string | null {
  const [first, second] = [soundOf(tokens[at]!), soundOf(tokens[at + 1]!)];
  if (!first || !second) return null;
  for (const word of wordsBySound!.get(`${first} ${second}`) ?? []) {
    const part = tokens.slice(at, at + word.length);
    if (part.length < word.length) continue;
    const lettered = part.every(({ kind }) => kind === 'latin');
    const same = part.filter((token, step) => token.word === word[step]).length;
    if (same === word.length || (same === 0 && !lettered)) continue;
    const fits = part.every(
      (token, step) =>
        token.word === word[step] ||
        (!settled.has(at + step) && !SMALL.has(token.word) && soundOf(token) === syllableOf(word[step]!)),
    );
    if (fits) return word;
  }
  return null;
}

function soundOf({ kind, word }: Token): string | undefined {
  return kind === 'han' ? syllableOf(word) : kind === 'latin' ? word : undefined;
}

/** Words in letters that spell syllables, one token a syllable. */
function spelledOut(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'latin' || token.word.length < 4) return [token];
    const syllables = syllablesIn(token.word);
    if (!syllables || syllables.length < 2) return [token];
    return syllables.map((word) => ({ ...token, word, forms: [word] }));
  });
}
