import type { Element, Rank, Suit } from '../decks/tarot.ts';
import type { Role } from '../spread/spread.ts';
import type { Topic } from '../topic.ts';
import type { Tone } from './tone.ts';

/** The words of a spread in one language. */
export interface SpreadText {
  title: string;
  /** One sentence on what it is good for. */
  purpose: string;
  positions: Readonly<Record<string, { name: string; meaning: string }>>;
}
export type SpreadTexts = Readonly<Record<string, SpreadText>>;

/** What a reading takes from the meaning of one side of a card. */
export interface SideWords {
  gist: string;
  text: string;
  love: string;
  work: string;
  money: string;
  study: string;
  spirit: string;
  advice: string;
}
export type CardWords = Readonly<Record<string, { upright: SideWords; reversed: SideWords; symbols: string }>>;

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

export const RULES = [
  'lead',
  'bridge',
  'gist',
  'topic',
  'inPlace',
  'text',
  'advice',
  'school',
  'majors',
  'suit',
  'missing',
  'number',
  'courts',
  'reversals',
  'friends',
  'opposed',
  'alike',
  'pair',
  'paths',
  'calendar',
  'outcome',
  'against',
  'aid',
  'arc',
  'step',
  'count',
  'jumper',
  'shadow',
] as const;
export type Rule = (typeof RULES)[number];

/** Roles in which a card has words of its own, since its meaning speaks of now and of what to do. */
export type PlaceOfItsOwn = Extract<Role, 'past' | 'obstacle'>;

/** One wording, or several of which the seal chooses. */
export type Wording = string | readonly string[];

/** Ways in which a place asks for its card; where it matters how welcome the card is, each tone has its own. */
export type Leads = readonly string[] | Readonly<Record<Tone, readonly string[]>>;

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
  /** The part of a card's heart that tells one what to do: left out where nothing can be done. */
  bidding?: RegExp;
  /** What names the present day: such a sentence is not said of a time ahead. */
  presentDay: RegExp;
  /** Of a spread along time: how a card follows upon the one before it. */
  bridges: Readonly<Record<Bridge, readonly ((before: string, card: string) => string)[]>>;
  /** What a card says of something that is over, and what of something that stands in the way: upright, reversed. */
  inPlace: Readonly<Record<PlaceOfItsOwn, Readonly<Record<string, readonly [upright: string, reversed: string]>>>>;
  /** What such a card does to the topic, whatever card it is. */
  inTopic: Readonly<Record<PlaceOfItsOwn, Readonly<Record<Exclude<Topic, 'open'>, readonly string[]>>>>;
  school: Readonly<Record<School, Wording>>;
  majors: { many: (count: number, total: number, way: number) => string; none: Wording };
  suit: Readonly<Record<Suit, (count: number, way: number) => string>>;
  missing: Readonly<Record<Suit, Wording>>;
  number: Readonly<Record<Rank, (count: number, way: number) => string>>;
  courts: (count: number, way: number) => string;
  /** None came though the pile held many; more came than the pile lets expect. */
  reversals: { none: Wording; many: (count: number, total: number, way: number) => string };
  friends: (first: string, second: string, elements: readonly [Element, Element], way: number) => string;
  opposed: (first: string, second: string, elements: readonly [Element, Element], way: number) => string;
  alike: (first: string, second: string, element: Element, way: number) => string;
  /** Two places that are read as a pair; each pair can be said in more than one way. */
  pair: (first: string, second: string, pair: number, way: number) => string;
  paths: (first: string, second: string, way: number) => string;
  /** The months of a year that stand out, by their names in order. */
  calendar: Readonly<Record<'heavy' | 'light' | 'majors', (months: readonly string[], way: number) => string>>;
  /** The card on which the answer leans; a single card has no place worth a name. */
  outcome: Readonly<Record<Topic, (card: string, position: string | null, way: number) => string>>;
  /**
   * What a card says to a topic ends with a step to take there. So a reading in a topic closes with that text of the
   * card on which the answer leans, in place of the card's advice, which fits any question.
   */
  topicCloses?: true;
  against: (card: string, position: string, way: number) => string;
  aid: (card: string, position: string, way: number) => string;
  arc: (from: string, to: string, way: number) => string;
  count: Readonly<Record<Verdict, (upright: number, reversed: number, way: number) => string>>;
  /** Cards beside the spread: nothing else says that they lie reversed. */
  jumper: (card: string, way: number, reversed: boolean) => string;
  shadow: (card: string, way: number, reversed: boolean) => string;
  /** Where a sentence comes from, for the person who asks. */
  rules: Readonly<Record<Rule, string>>;
}

/** What counting upright cards comes to. */
export type Verdict = 'yes' | 'no' | 'unclear';

export interface SpokenNames {
  tarot: Readonly<Record<string, string>>;
  upright: string;
  reversed: string;
}
