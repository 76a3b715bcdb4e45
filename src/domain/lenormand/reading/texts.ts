import type { Area } from '../../question/matter-kinds.ts';
import type { Mood, Pace } from '../../reading/matter-words.ts';
import type { Field } from './field.ts';
import type { Frame, Spoken } from './spoken.ts';
import type { TableauPhrases } from './tableau/phrases.ts';

/** What a reading takes from the meaning of a card (library/lenormand/meaning.ts). */
export interface CardWords {
  gist: string;
  text: string;
  noun: string;
  love: string;
  work: string;
  money: string;
  study: string;
  spirit: string;
  home: string;
  travel: string;
  house: string;
  near: string;
  far: string;
  advice: string;
}
/** The areas of life, in the order in which a card has a noun for each. */
export const AREAS = ['love', 'work', 'money', 'study', 'home', 'self'] as const satisfies readonly Area[];

/** What each card stands for in each area, by its number; where nothing is written, its usual noun. */
export type NounsByArea = Readonly<
  Record<number, readonly [love: string, work: string, money: string, study: string, home: string, self: string]>
>;

/** What each card stands for in the fields that are no areas: among family and friends, of a body, of what is lost, in a business. */
export const FURTHER_FIELDS = ['kin', 'care', 'lost', 'trade'] as const satisfies readonly Field[];
export type FurtherNouns = Readonly<Record<number, readonly [kin: string, care: string, lost: string, trade: string]>>;

/** What each card says in one sentence in love, whether or not there are two, and among family and friends. */
export type CloseWords = Readonly<Record<number, readonly [love: string, kin: string]>>;

/** By the card's number, 1 to 36. */
export type CardsWords = Readonly<Record<number, CardWords>>;
/** Pairs written by hand, by `first+second`. */
export type PairWords = Readonly<Record<`${number}+${number}`, string>>;

/** The parts of a reading in the order in which a reader takes them; on the tableau each is a lens of its own. */
export const PARTS = [
  'card',
  'phrase',
  'story',
  'pairs',
  'centre',
  'frame',
  'sides',
  'rows',
  'columns',
  'opening',
  'corners',
  'heart',
  'person',
  'past',
  'future',
  'thoughts',
  'ground',
  'round',
  'near',
  'far',
  'clouds',
  'houses',
  'chain',
  'exchanges',
  'atHome',
  'diagonals',
  'mirrors',
  'knights',
  'meeting',
  'fate',
  'health',
  'home',
  'love',
  'money',
  'work',
  'talk',
  'travel',
] as const;
export type PartKey = (typeof PARTS)[number];

export const LENORMAND_RULES = [
  'gist',
  'text',
  'topic',
  'pair',
  'traditional',
  'phrase',
  'centre',
  'frame',
  'mirror',
  'bears',
  'objects',
  'row',
  'column',
  'diagonal',
  'corner',
  'opening',
  'heart',
  'fate',
  'standing',
  'gaze',
  'line',
  'round',
  'near',
  'far',
  'side',
  'clouds',
  'house',
  'chain',
  'exchange',
  'atHome',
  'knight',
  'meeting',
  'distance',
  'subject',
  'beside',
  'unsure',
  'answer',
  'voice',
  'sides',
  'odds',
  'deed',
  'prompt',
] as const;
export type LenormandRule = (typeof LENORMAND_RULES)[number];

/** How the second card of a pair colours the first: a hard one turns kind or a kind one hard, both are one or the other, or
 * the second has no colour of its own. */
export type Tone = 'lighter' | 'heavier' | 'kind' | 'hard' | 'even';

/** How a card follows upon the one before it: as kind or as hard, hard upon kind, or kind upon hard. */
export type Step = 'on' | 'heavier' | 'lighter';

/** What joins the cards of a reading to its answer. `{card}` and `{other}` are cards with what they stand for. */
export interface AnsweringPhrases {
  /** Leads into an answer that does not name the person. */
  person: (who: string) => string;
  /** A card with what it stands for here. */
  gloss: (card: Spoken) => string;
  /** The told name of a card as the subject of a verb in the singular, where its own name is plural. */
  single?: (card: Spoken, gloss: string) => string;
  /** On which card the answer rests; against which other; between which two it stays open; on which it hangs. */
  rests: readonly string[];
  despite: readonly string[];
  even: readonly string[];
  hangs: readonly string[];
  /** Which card sets the pace. */
  tempo: readonly string[];
  /** How long that is, where the answer names no time by itself; and the words that name one. */
  span: Readonly<Record<Pace, string>> & { named: RegExp };
  /** Which card lies beneath, before its words; and which keeps it going. */
  beneath: readonly string[];
  kept: readonly string[];
  /** The card of the question {card} between its neighbours, by what they do to it: {left} {right}; or beside {other} alone. */
  topic: Readonly<Record<'between' | 'beside', Readonly<Record<Mood, readonly string[]>>>>;
  /** Who the Man, the Woman or both are, where the question does not say; and where it does. */
  somebody: Readonly<Record<'man' | 'woman' | 'both', string>> & { named: (card: Spoken, who: string) => string };
}

/** The lines of three round the centre of the nine. */
export const OUTER_LINES = ['above', 'below', 'before', 'after'] as const;
export type OuterLine = (typeof OUTER_LINES)[number];

/** The phrases by which a language joins Lenormand cards. What is a sentence has its capital and its full stop. */
export interface LenormandPhrases {
  /** How the person asking and the partner, or whom the question names in their place, are spoken of instead of their cards. */
  persons: { me: { noun: string }; partner: (who?: string) => { noun: string } };
  nouns: NounsByArea;
  furtherNouns: FurtherNouns;
  /** What each card stands for on a journey, by its number. */
  journeyNouns: Readonly<Record<number, string>>;
  closeness: CloseWords;
  answering: AnsweringPhrases;
  /** Cards as one noun phrase, each by what it stands for. */
  matter: (cards: readonly Spoken[]) => string;
  /** Two cards as a sentence by their nouns; `turn` chooses among wordings. */
  pair: (first: Spoken, second: Spoken, tone: Tone, turn: number) => string;
  /** A pair written by hand, led in by the names of its cards. */
  namedPair?: (first: Spoken, second: Spoken, text: string) => string;
  /** Once all pairs are written by hand: how a line of cards is named before its pairs speak, and how one follows on another. */
  inTurn: { names: (cards: readonly Spoken[]) => string; next: (text: string, turn: number) => string };
  /** Three to seven cards as one story, the centre of five and of seven set apart; `steps` lead from each card to the next; `ofRow`: of the nine, its middle row. */
  story: (cards: readonly Spoken[], steps: readonly Step[], ofRow?: boolean) => string;
  line: {
    centre: (card: Spoken) => string;
    frame: (first: Spoken, last: Spoken) => string;
    /** `turn`: how many such pairs were told before. */
    mirror: (left: Spoken, right: Spoken, turn: number) => string;
    /** Leads to what the last card says to the question. */
    close: (card: Spoken) => string;
  };
  ninefold: {
    rows: readonly [Frame, Frame, Frame];
    columns: readonly [Frame, Frame, Frame];
    /** A line that says the same as the answer, or the good in a mixed one; and one that says otherwise. */
    bears: (line: OuterLine, cards: readonly Spoken[], mood: Mood) => string;
    objects: (line: OuterLine, cards: readonly Spoken[], mood: Mood) => string;
  };
  tableau: TableauPhrases;
  titles: Readonly<Record<PartKey, string>>;
  /** Where a sentence comes from, for the person who asks. */
  rules: Readonly<Record<LenormandRule, string>>;
}
