import { stemsOf } from './stems-en.ts';
import type { Token } from './tokens.ts';
import { corrected, type Spellings, spellingsOf } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words that are known, with those of which every sentence is made, the common ones first. */
interface Known extends Pick<Vocabulary, 'topics' | 'persons'> {
  common: readonly string[];
  plain: readonly string[];
}

let known: Set<string> | undefined;
let spellings: Spellings | undefined;

/** The tokens with mistyped English words put right where one letter is wrong; names stay as they are. */
export function mendEnglish(tokens: readonly Token[], english: Known): Token[] | null {
  if (!tokens.some(({ kind }) => kind === 'latin')) return null;
  known ??= knownWords(english);
  const shouts = !tokens.some(({ kind, capital }, at) => kind === 'latin' && !capital && at > 0);
  return tokens.map((token, at) => {
    if (token.kind !== 'latin') return token;
    if (token.forms.some((form) => known!.has(form))) {
      // Grace, Mark and Joy are names too.
      return token.capital && at > 0 && !shouts && !token.forms.includes('i') ? alsoName(token, tokens[at - 1]) : token;
    }
    if (token.capital && at > 0 && !shouts) return nameOf(token, tokens[at - 1]);
    spellings ??= spellingsOf(known!);
    const words = stemsOf(token.word).flatMap((form) => corrected(form, spellings!));
    if (words.length === 0) return nameOf(token, tokens[at - 1]);
    return { ...token, word: words[0]!, forms: [token.word, ...new Set(words.flatMap((word) => [...stemsOf(word)]))] };
  });
}

/** A word that no list has is most likely somebody's name, unless it is a thing: the museum. */
function nameOf(token: Token, before: Token | undefined): Token {
  return { ...alsoName(token, before), unknown: true };
}

function alsoName(token: Token, before: Token | undefined): Token {
  return before && OF_THINGS.has(before.word) ? token : { ...token, forms: [...token.forms, '@'] };
}

const OF_THINGS = new Set('the a an my this that our your his her their of'.split(' '));

/** Common words first: of two that a mistyped one may stand for, the more common is meant. */
function knownWords({ common, plain, persons, topics }: Known): Set<string> {
  const words = new Set(common);
  for (const lexicon of [persons, topics]) {
    for (const entries of lexicon.values())
      for (const { parts } of entries) for (const part of parts.flat()) words.add(part);
  }
  for (const word of plain) words.add(word);
  return words;
}
