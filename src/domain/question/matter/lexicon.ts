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
  parts: readonly string[];
  weight: number | null;
  length: number;
}

/** Entries by their first part. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/** Gathers words of both languages for look-up. */
export function lexiconOf(english: readonly Words[], chinese: readonly Words[]): Lexicon {
  const lexicon = new Map<string, Entry[]>();
  const add = (key: string, phrase: string, short: number) => {
    const [name = '', weight] = key.split('^');
    for (const parts of eitherOf(foldCharacters(phrase.trim()))) {
      const length = Math.min(3, Math.max(0, parts.length - short));
      const entry = { name, parts, weight: weight === undefined ? null : Number(weight), length };
      const entries = lexicon.get(parts[0]!);
      if (entries) entries.push(entry);
      else lexicon.set(parts[0]!, [entry]);
    }
  };
  for (const words of english) {
    for (const [key, list] of Object.entries(words)) for (const phrase of list.split(',')) add(key, phrase, 1);
  }
  for (const words of chinese) {
    for (const [key, list] of Object.entries(words)) {
      for (const word of list.split(/\s+/)) add(key, word.replaceAll('_', ' '), 2);
    }
  }
  return lexicon;
}

/** Everything of a lexicon that stands in the tokens; what lies within a longer find is left out. */
export function findIn(tokens: readonly Token[], lexicon: Lexicon): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.echo) continue;
    let itself = false;
    tokens[at]!.forms.forEach((form, which) => {
      for (const { name, parts, weight, length } of lexicon.get(form) ?? []) {
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

const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** The ways of reading a phrase with `a|b` in it, each cut into parts. */
function eitherOf(phrase: string): string[][] {
  let ways: string[][] = [[]];
  for (const part of phrase.match(PIECES) ?? []) {
    const choices = part.split('|');
    ways = choices.flatMap((choice) => ways.map((way) => [...way, choice]));
  }
  return ways.filter((way) => way.length > 0);
}

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

function placesOf(parts: readonly string[], tokens: readonly Token[], at: number): number[] | null {
  const places = [at];
  const small = parts.length === 2 && tokens[at]!.kind === 'han' ? PARTING : SMALL;
  let next = at + 1;
  for (let k = 1; k < parts.length; k++) {
    const gap = parts[k] === '*';
    if (gap) k += 1;
    const part = parts[k]!;
    let skipped = 0;
    while (!tokens[next]?.forms.includes(part)) {
      const between = tokens[next];
      if (!between || between.kind === 'mark') return null;
      next += 1;
      if (between.echo) continue;
      if (skipped >= (gap ? GAP_MAX : SMALL_MAX) || !(gap || small.has(between.word))) return null;
      skipped += 1;
    }
    if (gap && skipped === 0) return null;
    places.push(next);
    next += 1;
  }
  return places;
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
 * The longer word wins, of two the first.
 */
function crosses(winner: Found, loser: Found, tokens: readonly Token[]): boolean {
  if (winner === loser || tokens[loser.from]!.kind !== 'han' || tokens[winner.from]!.kind !== 'han') return false;
  const overlaps = winner.from < loser.to && loser.from < winner.to;
  const nested =
    (winner.from <= loser.from && winner.to >= loser.to) || (loser.from <= winner.from && loser.to >= winner.to);
  if (!overlaps || nested || !isWhole(winner) || !isWhole(loser)) return false;
  const more = winner.places.length - loser.places.length;
  return more > 0 || (more === 0 && winner.from < loser.from);
}

const isWhole = ({ from, to, places }: Found) => places.length === to - from;
