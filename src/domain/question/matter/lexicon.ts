import { foldCharacters } from './fold.ts';
import type { Token } from './tokens.ts';

/**
 * Words and phrases by the name of what they mean, and behind a `^` their weight, where it is not that of the name.
 * English phrases are parted by commas and written in base form, Chinese words by spaces (`_` is a space within one).
 * In a phrase, `a|b` is either word, `@` is anybody but the asker, `*` is one to three words.
 */
export type Words = Readonly<Record<string, string>>;

/** A word or phrase found in a question. */
export interface Found {
  /** What it means. */
  name: string;
  /** Places of the first token and behind the last. */
  from: number;
  to: number;
  /** The places that its own words take; the others between `from` and `to` are small words or a gap. */
  places: readonly number[];
  /** Its own weight, or null. */
  weight: number | null;
  /** How much more a long phrase says than a short word. */
  length: number;
}

interface Entry {
  name: string;
  /** In order; a part may be any of several words. */
  parts: readonly (string | readonly string[])[];
  weight: number | null;
  length: number;
}

/** Entries by their first part. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/** Gathers English phrases for look-up. */
export function englishLexicon(all: readonly Words[]): Lexicon {
  return lexiconOf(all, ',', 1, (phrase) => phrase.split(SPACE).filter(Boolean));
}

/** Gathers Chinese words for look-up. */
export function chineseLexicon(all: readonly Words[]): Lexicon {
  return lexiconOf(all, ' ', 2, (word) => charactersOf(word.trim()));
}

/** `short` is the number of parts of a word that says no more than its length. */
function lexiconOf(all: readonly Words[], mark: string, short: number, partsOf: (phrase: string) => string[]): Lexicon {
  const lexicon = new Map<string, Entry[]>();
  for (const [key, list] of all.flatMap(Object.entries<string>)) {
    const [name = '', own] = key.split('^');
    const weight = own === undefined ? null : Number(own);
    for (const phrase of foldCharacters(list).split(mark)) {
      const parts = partsOf(phrase).map((part) => (part.includes('|') ? part.split('|') : part));
      if (parts.length === 0) continue;
      const entry = { name, parts, weight, length: Math.min(LONG, Math.max(0, parts.length - short)) };
      for (const first of [parts[0]!].flat()) {
        const entries = lexicon.get(first);
        if (entries) entries.push(entry);
        else lexicon.set(first, [entry]);
      }
    }
  }
  return lexicon;
}

/** A Chinese word in characters; a word of letters within it stays whole. */
function charactersOf(word: string): string[] {
  return LETTERS.test(word) ? (word.replaceAll('_', ' ').match(PIECES) ?? []) : [...word];
}

/** Everything of some lexicons that stands in the tokens; what lies within a longer find is left out. */
export function findIn(tokens: readonly Token[], lexicons: readonly Lexicon[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.echo) continue;
    let itself = false;
    tokens[at]!.forms.forEach((form, which) => {
      for (const { name, parts, weight, length } of entriesOf(form, lexicons)) {
        // A word that stands there as it was typed is not also another from which it might be made.
        if (parts.length === 1 && which > 0 && itself) continue;
        const places = placesOf(parts, tokens, at);
        if (!places) continue;
        if (parts.length === 1 && which === 0) itself = true;
        found.push({ name, from: at, to: places.at(-1)! + 1, places, weight, length });
      }
    });
  }
  const whole = found.filter((one) => !found.some((other) => holds(other, one)));
  return whole.filter((one) => !whole.some((other) => crosses(other, one, tokens)));
}

const SPACE = /\s+/;
const LETTERS = /[a-z@*]/;
const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

function entriesOf(form: string, lexicons: readonly Lexicon[]): readonly Entry[] {
  if (lexicons.length === 1) return lexicons[0]!.get(form) ?? [];
  return lexicons.flatMap((lexicon) => lexicon.get(form) ?? []);
}

/** From this many words on, a phrase says no more by being longer. */
const LONG = 3;
/** The most small words that may stand between two words of a phrase. */
const SMALL_MAX = 2;
/** The most words that a `*` stands for. */
const GAP_MAX = 3;
const SMALL = new Set(
  `a an the my his her our their your this that these those some any really still even just actually ever truly secretly already always so very much too
  还 也 都 就 才 又 再 很 太 真 的 地 得 了 过 着 一 个 下 会 能 最 更 好 那 这 到 底 究 竟 没 我 去 来 被 把 给 跟 啊 呀 说`.split(
    /\s+/,
  ),
);
/** A Chinese word of two characters comes apart by these alone: 结了婚, 见个面. */
const PARTING = new Set('了过个得不成完着'.split(''));

function placesOf(parts: Entry['parts'], tokens: readonly Token[], at: number): number[] | null {
  let places: number[] | null = null;
  const small = parts.length === 2 && tokens[at]!.kind === 'han' ? PARTING : SMALL;
  let next = at + 1;
  for (let k = 1; k < parts.length; k++) {
    const gap = parts[k] === '*';
    if (gap) k += 1;
    const part = parts[k]!;
    let skipped = 0;
    while (!isPart(part, tokens[next])) {
      const between = tokens[next];
      if (!between || between.kind === 'mark') return null;
      next += 1;
      if (between.echo) continue;
      if (skipped >= (gap ? GAP_MAX : SMALL_MAX) || !(gap || small.has(between.word))) return null;
      skipped += 1;
    }
    if (gap && skipped === 0) return null;
    places ??= [at];
    places.push(next);
    next += 1;
  }
  return places ?? [at];
}

function isPart(part: string | readonly string[], token: Token | undefined): boolean {
  if (!token) return false;
  return typeof part === 'string' ? token.forms.includes(part) : token.forms.some((form) => part.includes(form));
}

function holds(outer: Found, inner: Found): boolean {
  return (
    outer.places.length > inner.places.length &&
    outer.from <= inner.from &&
    outer.to >= inner.to &&
    inner.places.every((place) => outer.places.includes(place))
  );
}

/**
 * Whether a Chinese word takes a character from another that begins in its midst: in 今年会 it is 今年, not 年会.
 * The longer word wins, of two the first; but a word of little weight takes nothing from a weightier one.
 */
function crosses(winner: Found, loser: Found, tokens: readonly Token[]): boolean {
  if (winner === loser || tokens[loser.from]!.kind !== 'han' || tokens[winner.from]!.kind !== 'han') return false;
  const overlaps = winner.from < loser.to && loser.from < winner.to;
  const nested =
    (winner.from <= loser.from && winner.to >= loser.to) || (loser.from <= winner.from && loser.to >= winner.to);
  if (!overlaps || nested || !isWhole(winner) || !isWhole(loser)) return false;
  const more = winner.places.length - loser.places.length;
  if (more < 0 || (more === 0 && winner.from > loser.from)) return false;
  return (winner.weight ?? USUAL) >= (loser.weight ?? USUAL) || winner.name === 'time';
}

/** About what a word weighs that has no weight of its own. */
const USUAL = 5;
const isWhole = ({ from, to, places }: Found) => places.length === to - from;
