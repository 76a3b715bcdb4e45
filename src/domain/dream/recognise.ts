import { fold } from '../search/match.ts';
import { NOT_THE_SYMBOL, TOO_COMMON } from './han-words.ts';
import { stemsOf } from './stems.ts';
import type { DreamNames } from './words.ts';

/** Words of all languages, ready to look for in a text. */
export interface Vocabulary {
  /** English phrases by their first stem, the longest first. */
  phrases: ReadonlyMap<string, readonly Entry<readonly string[]>[]>;
  /** Chinese words by their first character, the longest first. */
  words: ReadonlyMap<string, readonly Entry<string>[]>;
}

interface Entry<Form> {
  form: Form;
  /** The symbols that go by it; none for a word that only looks like one. */
  keys: readonly string[];
}

const HAN = /\p{Script=Han}/u;
const EITHER_OR = /^(?:an? )?(\w+) or (\w+)$/i;

/** Gathers every name of every symbol; of two symbols under one word the one that bears it as its name has it. */
export function vocabularyOf(all: readonly DreamNames[]): Vocabulary {
  const phrases = new Claims<readonly string[]>();
  const words = new Claims<string>();
  for (const [key, called] of all.flatMap((names) => names.flatMap(([, symbols]) => Object.entries(symbols)))) {
    for (const [place, word] of called.flatMap(eachOf)) {
      if (HAN.test(word)) words.claim(fold(word), fold(word), place, key);
      else phrases.claim(stemsOf(fold(word)).join(' '), stemsOf(fold(word)), place, key);
    }
  }
  for (const word of TOO_COMMON) words.free(word);
  for (const word of NOT_THE_SYMBOL) words.claim(word, word, 2);
  return { phrases: phrases.by(([first = '']) => first), words: words.by((word) => [...word][0]!) };
}

/** Symbols that a dream in any of the languages tells of, in the order in which they come up, each once. */
export function symbolsIn(text: string, { phrases, words }: Vocabulary): string[] {
  const found: { at: number; keys: readonly string[] }[] = [];
  const plain = fold(text);
  for (let at = 0; at < plain.length; ) {
    const entry = words.get(plain[at]!)?.find(({ form }) => plain.startsWith(form, at));
    if (entry) found.push({ at, keys: entry.keys });
    at += entry?.form.length ?? 1;
  }
  const spoken = [...plain.matchAll(/[a-z0-9]+(?:['’][a-z]+)?/g)].flatMap(({ 0: word, index }) =>
    stemsOf(word).map((stem) => ({ stem, at: index })),
  );
  for (let place = 0; place < spoken.length; ) {
    const { stem, at } = spoken[place]!;
    const entry = phrases
      .get(stem)
      ?.find(({ form }) => form.every((part, further) => spoken[place + further]?.stem === part));
    if (entry) found.push({ at, keys: entry.keys });
    place += entry?.form.length ?? 1;
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).flatMap(({ keys }) => keys))];
}

/** A name such as "Cow or ox" is two words. */
function eachOf(word: string, place: number): [place: number, word: string][] {
  const either = EITHER_OR.exec(word);
  return either ? [either[1]!, either[2]!].map((one) => [place === 0 ? 0 : 1, one]) : [[place === 0 ? 0 : 1, word]];
}

class Claims<Form extends { readonly length: number }> {
  readonly #claims = new Map<string, { form: Form; rank: number; keys: Set<string> }>();

  /** `rank` 0: the name itself; a lower rank takes the word from a higher one. */
  claim(word: string, form: Form, rank: number, key?: string): void {
    if (form.length === 0) return;
    const before = this.#claims.get(word);
    if (before && before.rank < rank) return;
    const keys = before?.rank === rank ? before.keys : new Set<string>();
    if (key) keys.add(key);
    this.#claims.set(word, { form, rank, keys });
  }

  free(word: string): void {
    this.#claims.delete(word);
  }

  by(first: (form: Form) => string): Map<string, Entry<Form>[]> {
    const groups = new Map<string, Entry<Form>[]>();
    for (const { form, keys } of this.#claims.values()) {
      const group = groups.get(first(form)) ?? [];
      group.push({ form, keys: [...keys] });
      groups.set(first(form), group);
    }
    for (const group of groups.values()) group.sort((a, b) => b.form.length - a.form.length);
    return groups;
  }
}
