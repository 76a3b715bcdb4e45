import { stemsOf } from './stems-en.ts';
import type { Token } from './tokens.ts';
import { corrected, type Spellings, spellingsOf } from './typos.ts';
import { personWords, topicWords } from './vocabulary.ts';
import { COMMON_EN, PLAIN_EN } from './words/plain-en.ts';

let known: Set<string> | undefined;
let spellings: Spellings | undefined;

/** The tokens with mistyped English words put right where one letter is wrong; names stay as they are. */
export function mendEnglish(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ kind }) => kind === 'latin')) return [...tokens];
  known ??= knownWords();
  const shouts = !tokens.some(({ kind, capital }, at) => kind === 'latin' && !capital && at > 0);
  return tokens.map((token, at) => {
    if (token.kind !== 'latin' || token.forms.some((form) => known!.has(form))) return token;
    if (token.capital && at > 0 && !shouts) return nameOf(token);
    spellings ??= spellingsOf(known!);
    const words = stemsOf(token.word).flatMap((form) => corrected(form, spellings!));
    if (words.length === 0) return nameOf(token);
    return { ...token, word: words[0]!, forms: [token.word, ...new Set(words.flatMap((word) => [...stemsOf(word)]))] };
  });
}

/** A word that no list has is most likely somebody's name. */
function nameOf(token: Token): Token {
  return { ...token, forms: [...token.forms, '@'], unknown: true };
}

/** Common words first: of two that a mistyped one may stand for, the more common is meant. */
function knownWords(): Set<string> {
  const words = new Set(COMMON_EN.split(/\s+/));
  for (const lexicon of [personWords(), topicWords()]) {
    for (const entries of lexicon.values()) for (const { parts } of entries) for (const part of parts) words.add(part);
  }
  for (const word of PLAIN_EN.split(/\s+/)) words.add(word);
  return words;
}
