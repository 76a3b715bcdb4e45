import type { Topic } from '../../topic.ts';
import type { Frame, Spoken } from './spoken.ts';
import type { TableauPhrases } from './tableau/phrases.ts';

/** What a reading takes from the meaning of a card (library/lenormand/meaning.ts). */
export interface CardWords {
  gist: string;
  text: string;
  noun: string;
  adjective: string;
  verb: string;
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
/** By the card's number, 1 to 36. */
export type CardsWords = Readonly<Record<number, CardWords>>;
/** Pairs written by hand, by `first+second`. */
export type PairWords = Readonly<Record<`${number}+${number}`, string>>;

/** The parts of a reading in the order in which a reader takes them; on the tableau each is a lens of its own. */
export const PARTS = [
  'card',
  'phrase',
  'pairs',
  'centre',
  'frame',
  'cross',
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
  'advice',
  'pair',
  'traditional',
  'phrase',
  'centre',
  'frame',
  'mirror',
  'cross',
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
  'answer',
] as const;
export type LenormandRule = (typeof LENORMAND_RULES)[number];

/** What a card is in the sentence of another: what that one does, how it is, or a matter beside it. */
export type Form = 'verb' | 'adjective' | 'noun';

type Road = (from: Spoken, through: Spoken, to: Spoken) => string;

/** The phrases by which a language joins Lenormand cards. What is a sentence has its capital and its full stop. */
export interface LenormandPhrases {
  /** How the person asking and the partner are spoken of, in place of the card chosen for them. */
  persons: Readonly<Record<'me' | 'partner', Pick<Spoken, 'noun' | 'adjective' | 'verb'>>>;
  /** One to three cards as one noun phrase: the first the matter, the second its attribute, the third what it does
   * or, as a noun, what it comes to. */
  matter: (cards: readonly Spoken[], third?: 'verb' | 'noun') => string;
  /** Two cards as a sentence, by grammar; the second in the form that is asked for, where it can be said so. `brief`:
   * what one does about it was said already. `alone`: nothing has led up to it, so that it may name its cards. */
  pair: (first: Spoken, second: Spoken, form: Form, brief?: boolean, alone?: boolean) => string;
  /** A pair written by hand, led in by the names of its cards. */
  namedPair?: (first: Spoken, second: Spoken, text: string) => string;
  /**
   * For a language whose pairs are all written by hand: how a line of cards is named before its pairs speak, and how one
   * pair follows on another.
   */
  inTurn?: { names: (cards: readonly Spoken[]) => string; next: (text: string, turn: number) => string };
  /** Three cards as a sentence. */
  clause: (first: Spoken, second: Spoken, third: Spoken) => string;
  line: {
    /** The whole line in one sentence. */
    five: (cards: readonly Spoken[]) => string;
    seven: (cards: readonly Spoken[]) => string;
    centre: (card: Spoken) => string;
    frame: (first: Spoken, last: Spoken) => string;
    /** `turn`: how many such pairs were told before. */
    mirror: (left: Spoken, right: Spoken, turn: number) => string;
    /** Leads to what the last card says to the question. */
    close: (card: Spoken) => string;
  };
  ninefold: {
    cross: Readonly<Record<'above' | 'left' | 'right' | 'below', (card: Spoken) => string>>;
    rows: readonly [Frame, Frame, Frame];
    columns: readonly [Frame, Frame, Frame];
    /** From corner to corner through the centre. */
    diagonals: readonly [Road, Road];
    corners: (upper: string, lower: string) => string;
  };
  tableau: TableauPhrases;
  /** Opens the summary in the topic of the question: the matter on which the answer leans. */
  answer: Readonly<Record<Topic, Frame>>;
  titles: Readonly<Record<PartKey, string>>;
  /** Where a sentence comes from, for the person who asks. */
  rules: Readonly<Record<LenormandRule, string>>;
}
