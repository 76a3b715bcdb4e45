import type { Element, Rank, Suit } from '../decks/tarot.ts';
import type { Area } from '../question/matter-kinds.ts';
import type { Role } from '../spread/spread.ts';
import type { MatterWords, Mood, Verdict } from './matter-words.ts';
import type { PlaceOfItsOwn } from './places.ts';
import type { Tone } from './tone.ts';

/** What a place is called and asks. `named`: what it is called where its way has a name of its own, which stands for {way}. */
export interface PlaceText {
  name: string;
  meaning: string;
  named?: string;
}

/** The words of a spread in one language. */
export interface SpreadText {
  title: string;
  /** One sentence on what it is good for. */
  purpose: string;
  positions: Readonly<Record<string, PlaceText>>;
}
export type SpreadTexts = Readonly<Record<string, SpreadText>>;

/** What a reading takes from the meaning of one side of a card. */
export interface SideWords {
  /** One sentence of at most 25 words (40 Chinese characters) that a reading can open with. */
  gist: string;
  love: string;
  work: string;
  money: string;
  study: string;
  /** Health of spirit: mood, rest, inner life. Never the body's illness. */
  spirit: string;
  /** What to do: one or two sentences, something a person can do this week. */
  advice: string;
}
export type CardWords = Readonly<Record<string, { upright: SideWords; reversed: SideWords }>>;

/** How reversed cards are read, one way for a whole reading. */
export const SCHOOLS = ['blocked', 'inward', 'delayed', 'excess'] as const;
export type School = (typeof SCHOOLS)[number];

/** How a card follows upon the one before it in time. */
export const BRIDGES = [
  'first',
  'rank',
  'suit',
  'majors',
  'major',
  'lighter',
  'heavier',
  'heavy',
  'turn',
  'carry',
  'on',
] as const;
export type Bridge = (typeof BRIDGES)[number];

/**
 * How a card stands to the answer: the kind {card} that carries it, the hard one that weighs in it, one and the {other} that
 * hold each other; the hard one that could still spoil it, the kind one that could still turn it; that none speaks against it.
 * {bears} and {against}: what they bring. `back`: words that go back to the question, {back}, before such a sentence.
 */
export const WEIGHINGS = ['carries', 'weighs', 'even', 'guards', 'opens', 'clear', 'back'] as const;
export type Weighing = (typeof WEIGHINGS)[number];

export const RULES = [
  'lead',
  'bridge',
  'gist',
  'topic',
  'inPlace',
  'majors',
  'suit',
  'number',
  'courts',
  'reversals',
  'friends',
  'opposed',
  'pair',
  'paths',
  'calendar',
  'quarters',
  'date',
  'opening',
  'outside',
  'subject',
  'answer',
  'voice',
  'turn',
  'odds',
  'hinge',
  'unsure',
  'deed',
  'prompt',
  'count',
  'jumper',
  'shadow',
  'clarifier',
] as const;
export type Rule = (typeof RULES)[number];

/** What each card says somewhere, upright and reversed, by its id. */
export type SideTexts = Readonly<Record<string, readonly [upright: string, reversed: string]>>;

type Ways = readonly string[];

/** One wording, or several of which the seal chooses. */
export type Wording = string | readonly string[];

/** Ways in which a place asks for its card; where it matters how welcome the card is, the tones that need words have their own. */
export type Leads = readonly string[] | Readonly<Partial<Record<Tone, readonly string[]>>>;

/**
 * The phrases by which a language joins cards into a reading. Card and position names come ready for the sentence. The
 * `way`, a number that the seal decides, chooses among ways to say a thing.
 */
export interface ReadingPhrases {
  /** What a place asks of its card, in a sentence before it; without one the card speaks at once. */
  leads: Readonly<Partial<Record<Role, Leads>>>;
  /** Places that ask something of their own, by the keys of spread and place: `horseshoe.past`. They go before `leads`. */
  places?: Readonly<Partial<Record<string, Leads>>>;
  /** A card inside a sentence, with the side that lies up. */
  turned: (card: string, reversed: boolean) => string;
  /** The card that was just named. */
  again: string;
  /** Of a spread along time: how a card follows upon the one before it. */
  bridges: Readonly<Record<Bridge, readonly ((before: string, card: string) => string)[]>>;
  /** What a card says in a place of its own; a role whose words were not fetched is absent. */
  inPlace: Readonly<Partial<Record<Exclude<PlaceOfItsOwn, 'outcome'>, SideTexts>>>;
  /** Where a matter of an area comes out, by the card at the end of the road. */
  outcomes: Readonly<Partial<Record<Area | 'open', SideTexts>>>;
  /** Three first statements of each side of a card, where it speaks of how things are; its gist where none are written. */
  openings?: Readonly<Record<string, readonly [upright: readonly string[], reversed: readonly string[]]>>;
  /** Which card the answer rests on, and which could still turn it. */
  weighing: Readonly<Record<Weighing, Ways>>;
  /** The words that answer a question. */
  matter: MatterWords;
  /** A sentence after words that lead into it. */
  after: (lead: string, sentence: string) => string;
  majors: { many: (count: number, total: number, way: number) => string; none: Wording };
  suit: Readonly<Record<Suit, (count: number, way: number, total: number) => string>>;
  number: Readonly<Record<Rank, (count: number, way: number) => string>>;
  courts: (count: number, way: number) => string;
  /** None came though the pile held many; more came than the pile lets expect. */
  reversals: { none: Wording; many: (count: number, total: number, way: number) => string };
  /** Two neighbours with their sides that strengthen each other, for the good or, where they are `heavy`, for the bad. */
  friends: (
    first: string,
    second: string,
    elements: readonly [Element, Element],
    way: number,
    heavy: boolean,
  ) => string;
  opposed: (first: string, second: string, elements: readonly [Element, Element], way: number) => string;
  /**
   * Two places of a cross that are read as a pair, by how the second, {other}, is next to the first, {card}: what goes and
   * what comes, what is hoped or feared and the end.
   */
  pair: Readonly<Record<'passing' | 'hoped', Readonly<Record<'lighter' | 'heavier', readonly string[]>>>>;
  paths: (first: string, second: string, way: number) => string;
  /** The months of a year that stand out, by their names in order. */
  calendar: Readonly<Record<'heavy' | 'light' | 'majors', (months: readonly string[], way: number) => string>>;
  /** Three months of a year by how they go, with {from} and {to} and the {card} that sets their tone. */
  quarters: Readonly<Record<Mood, readonly string[]>> & {
    /** The names of the first and the last month, the year said once. */
    months: (from: string, to: string) => readonly [from: string, to: string];
  };
  /** The {card} of the one date that was asked about, called {place}; `within`: {when} it is a part of that date. */
  date: Readonly<Record<'named' | 'within', readonly string[]>>;
  count: Readonly<Record<Verdict, (upright: number, reversed: number, way: number) => string>>;
  /** Cards beside the spread: nothing else says that they lie reversed. */
  jumper: (card: string, way: number, reversed: boolean) => string;
  shadow: (card: string, reversed: boolean) => Ways;
  /** How {card}, drawn afterwards for its place, stands to {other}, which lies there. */
  clarifier: Readonly<Record<'same' | 'lighter' | 'heavier', readonly string[]>>;
  /** Where a sentence comes from, for the person who asks. */
  rules: Readonly<Record<Rule, string>>;
}

/** What is said of a matter in every kind of reading. */
export type MatterSpeech = Pick<ReadingPhrases, 'matter' | 'after'>;

/** The phrases of a language without what is fetched by the spread and the matter. */
export type PlainPhrases = Omit<ReadingPhrases, 'inPlace' | 'outcomes' | 'matter'>;

export interface SpokenNames {
  tarot: Readonly<Record<string, string>>;
  upright: string;
  reversed: string;
}
