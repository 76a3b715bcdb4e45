import { lenormandId } from '../../decks/lenormand.ts';
import { patternOf } from '../../pattern.ts';
import { type Sentence, sentence, splitSentences } from '../../reading/sentence.ts';
import { MAN, WOMAN } from '../persons.ts';
import { type Field, type FieldOf, fieldOf } from './field.ts';
import { type CardNames, nounsOf, type People } from './nouns.ts';
import { isComplete, type WrittenPairs, writtenPair } from './pairs.ts';
import type { Spoken } from './spoken.ts';
import type { CardWords, LenormandPhrases, LenormandRule, PartKey } from './texts.ts';
import { toneOf } from './voices.ts';

export type LenormandSentence = Sentence<LenormandRule>;

/** A part of a reading; `places` are the positions on the table that it speaks of, from 1. */
export interface LenormandPart {
  key: PartKey;
  title: string;
  places: readonly number[];
  paragraphs: LenormandSentence[][];
}

export interface LenormandReading {
  /** The answer in the question's own form, and by which cards; of the tableau its ten sentences. */
  answer: LenormandSentence[];
  parts: LenormandPart[];
  /** One thing to do this week. */
  deed: LenormandSentence[];
  /** One question to write about. */
  prompt: LenormandSentence[];
}

/** The words of one language. */
export interface LenormandLibrary extends WrittenPairs, CardNames {}

/** Puts cards into words; what was said once by this narrator is not said again, nor what others said that share `used`. */
export interface Narrator {
  readonly phrases: LenormandPhrases;
  /** Every pair of this language is written by hand. */
  readonly complete: boolean;
  words: (card: number) => CardWords;
  /** A card with its noun in the field that is asked about. */
  speak: (card: number) => Spoken;
  /** The card by its own name in a sentence, whoever it is taken for. */
  plain: (card: number) => string;
  /** Whether a text names a card or says what it stands for. */
  mentions: (text: string, card: number) => boolean;
  /** One to three cards as a noun phrase. */
  matter: (cards: readonly number[]) => string;
  /** A sentence, or none when it was said already. */
  say: (text: string, rule: LenormandRule, cards: readonly number[]) => LenormandSentence[];
  /** A text of several sentences. */
  whole: (text: string, rule: LenormandRule, ...cards: number[]) => LenormandSentence[];
  /**
   * Two cards read together: the hand-written pair where it may be said, else by their nouns; nothing for the card of the
   * person asking. A pair that nothing has led up to is `alone` and may name its cards.
   */
  pair: (first: number, second: number, alone?: 'alone') => LenormandSentence[];
  /** The hand-written pair, or nothing where it may not be said. */
  written: (first: number, second: number) => LenormandSentence[];
  /**
   * Lines of cards in a frame: each as one matter, or, where a language has all its pairs, by the names of its cards, and
   * then its pairs speak in turn.
   */
  inTurn: (
    frame: (...sentences: string[]) => string,
    rule: LenormandRule,
    ...lines: (readonly number[])[]
  ) => LenormandSentence[];
  /** The pairs among cards that follow each other: those of tradition, or all where a language has them all. */
  traditional: (cards: readonly number[]) => LenormandSentence[];
  /** What a card says in one sentence, whatever is asked; of a body nothing. */
  gist: (card: number) => LenormandSentence[];
  /** What a card says in the area of the question; nothing where it has none. */
  topic: (card: number) => LenormandSentence[];
  /** A part of what is there to say, or none. */
  part: (key: PartKey, places: readonly number[], paragraphs: LenormandSentence[][]) => LenormandPart[];
}

/** The text of a card that is told in a field: a business is a matter of money, and no job. */
const TEXT_OF = {
  love: 'love',
  work: 'work',
  money: 'money',
  study: 'study',
  home: 'home',
  self: 'spirit',
  kin: 'home',
  trade: 'money',
  journey: 'travel',
} as const satisfies Partial<Record<Field, keyof CardWords>>;

/** For whom a narrator speaks, and of what. */
export interface NarratorSettings extends People {
  /** Texts and pairs that this narrator shares with others. */
  used?: Set<string>;
  /** What is asked: in its terms cards are spoken of. */
  matter?: FieldOf;
  /** Pairs that take something else for granted than the matter are not told, on a table of all cards save where one of
   * them is taken for a person. */
  aptOnly?: 'line' | 'table';
}

/** @throws RangeError where a card has no meaning. */
export function narratorOf(
  library: LenormandLibrary,
  { cast, partner, used = new Set<string>(), matter: asked, aptOnly, person = null }: NarratorSettings = {},
): Narrator {
  const { phrases } = library;
  const complete = isComplete(library);
  const said = new Set<string>();
  const field = asked ? fieldOf(asked) : null;
  let composed = 0;
  const { words, itself, nameOf, speak, isCast } = nounsOf(library, { cast, partner, person }, field);
  /** A card taken for a person has lost its own meaning, and with it its written pairs; Man and Woman have not. */
  const isTaken = (card: number) => isCast(card) && card !== MAN && card !== WOMAN;
  const isSomebody = (card: number) => isCast(card) || card === MAN || card === WOMAN;
  const say: Narrator['say'] = (text, rule, cards) => {
    if (text === '' || said.has(text)) return [];
    said.add(text);
    return [sentence(text, rule, ...cards.map(lenormandId))];
  };
  const once = (key: string) => used.size < used.add(key).size;
  const whole: Narrator['whole'] = (text, rule, ...cards) =>
    once(text) ? splitSentences(text).flatMap((one) => say(one, rule, cards)) : [];
  const matter: Narrator['matter'] = (cards) => phrases.matter(cards.map(speak));
  const unsaid = (first: number, second: number) =>
    first !== cast?.me && second !== cast?.me && !used.has(`${first}+${second}`);
  const foundPair = (first: number, second: number) =>
    isTaken(first) || isTaken(second) ? undefined : writtenPair(library, first, second, aptOnly ? asked : undefined);
  const together = (first: number, second: number, lead = plain, compose = true): LenormandSentence[] => {
    const written = foundPair(first, second);
    if (!unsaid(first, second) || (!written && !compose)) return [];
    used.add(`${first}+${second}`);
    if (!written) {
      // A line has told its nouns in its story.
      if (aptOnly === 'line') return [];
      if (aptOnly === 'table' && !isTaken(first) && !isTaken(second)) return [];
      composed += 1;
      const tone = toneOf(first, second, asked?.intent ?? 'open');
      return say(phrases.pair(speak(first), speak(second), tone, composed), 'pair', [first, second]);
    }
    // What is written speaks of the card, whoever it stands for.
    return whole(
      lead(itself(first), itself(second), written.text),
      written.traditional ? 'traditional' : 'pair',
      first,
      second,
    );
  };
  const named: Lead = (first, second, text) => phrases.namedPair?.(first, second, text) ?? text;
  const turnsOf = (cards: readonly number[], led: boolean): LenormandSentence[] => {
    const { inTurn } = phrases;
    if (!complete) return [];
    const pairs = cards.slice(1).map((second, index) => [cards[index]!, second] as const);
    const follow = led && pairs.every((two) => unsaid(...two));
    return pairs.flatMap((two, turn) =>
      together(...two, follow ? (_first, _second, text) => inTurn.next(text, turn) : named),
    );
  };
  return {
    phrases,
    complete,
    words,
    speak,
    plain: (card) => phrases.inTurn.names([itself(card)]),
    mentions: (text, card) =>
      text.includes(speak(card).noun) || patternOf(`(?<!\\p{L})${nameOf(card)}(?!\\p{L})`, 'u').test(text),
    say,
    whole,
    matter,
    inTurn: (frame, rule, ...lines) => {
      const spoken = lines.map((cards) => turnsOf(cards, lines.length === 1));
      const sentences = lines.map((cards) => {
        const things = OF_THINGS.has(rule) ? cards.filter((card) => !isSomebody(card)) : cards;
        return spoken.flat().length > 0 ? phrases.inTurn.names(things.map(speak)) : matter(things);
      });
      const framed = sentences.includes('') ? [] : say(frame(...sentences), rule, lines.flat());
      return [...framed, ...spoken.flat()];
    },
    pair: (first, second, alone) => together(first, second, alone && named),
    written: (first, second) => together(first, second, named, false),
    traditional: (cards) =>
      cards.slice(1).flatMap((second, index) => {
        const first = cards[index]!;
        const written = foundPair(first, second);
        return written?.traditional || (written && complete) ? together(first, second, named) : [];
      }),
    gist: (card) => (field === 'care' ? [] : whole(words(card).gist, 'gist', card)),
    topic: (card) => {
      if (field === null || field === 'care' || field === 'lost') return [];
      const close = phrases.closeness[card];
      if (close && (field === 'love' || field === 'kin')) return whole(close[field === 'love' ? 0 : 1], 'topic', card);
      return whole(words(card)[TEXT_OF[field]], 'topic', card);
    },
    part: (key, places, paragraphs) => {
      const full = paragraphs.filter((paragraph) => paragraph.length > 0);
      return full.length > 0 ? [{ key, title: phrases.titles[key], places, paragraphs: full }] : [];
    },
  };
}

/** Two cards in their order: the pair written by hand where there is one, else by grammar. */
export function readPair(
  library: LenormandLibrary,
  first: number,
  second: number,
): { text: string; traditional: boolean } {
  const { speak, phrases } = narratorOf(library);
  const grammar = () => phrases.pair(speak(first), speak(second), toneOf(first, second, 'open'), first);
  return writtenPair(library, first, second) ?? { text: grammar(), traditional: false };
}

/** By these rules a card is something that one has, leaves behind or meets: no way to speak of people. */
const OF_THINGS: ReadonlySet<LenormandRule> = new Set(['line', 'round', 'diagonal']);

/** How a pair written by hand is led in. */
type Lead = (first: Spoken, second: Spoken, text: string) => string;

const plain: Lead = (_first, _second, text) => text;
