import type { Area } from '../../question/matter-kinds.ts';
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
/** The areas of life, in the order in which a card has a noun for each. */
export const AREAS = ['love', 'work', 'money', 'study', 'home', 'self'] as const satisfies readonly Area[];

/** What each card stands for in each area, by its number; where nothing is written, its usual noun. */
export type NounsByArea = Readonly<
  Record<number, readonly [love: string, work: string, money: string, study: string, home: string, self: string]>
>;

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
  'unsure',
  'answer',
  'voice',
  'sides',
  'odds',
  'deed',
  'prompt',
] as const;
export type LenormandRule = (typeof LENORMAND_RULES)[number];

/** What a card is in the sentence of another: what that one does, how it is, or a matter beside it. */
export type Form = 'verb' | 'adjective' | 'noun';

type Road = (from: Spoken, through: Spoken, to: Spoken) => string;

/** How a card follows upon the one before it: as kind or as hard, hard upon kind, or kind upon hard. */
export type Step = 'on' | 'heavier' | 'lighter';

/** What joins the cards of a reading to its answer. `{card}` and `{other}` are cards with what they stand for. */
export interface AnsweringPhrases {
  /** Leads into an answer that does not name the person. */
  person: (who: string) => string;
  /** Leads into an answer that names neither the matter nor the person; `steps`: into things to do. */
  asked: (topic: string, steps: boolean) => string;
  /** A card with what it stands for here. */
  gloss: (card: Spoken) => string;
  /** On which card the answer rests; against which other; between which two it stays open; on which it hangs. */
  rests: readonly string[];
  despite: readonly string[];
  even: readonly string[];
  hangs: readonly string[];
  /** Which card sets the pace. */
  tempo: readonly string[];
  /** Which card lies beneath, and which keeps it going. */
  beneath: readonly string[];
  kept: readonly string[];
}

type AsPerson = Pick<Spoken, 'noun' | 'adjective' | 'verb'>;

/** The phrases by which a language joins Lenormand cards. What is a sentence has its capital and its full stop. */
export interface LenormandPhrases {
  /** How the person asking and the partner, or whom the question names in their place, are spoken of instead of their cards. */
  persons: { me: AsPerson; partner: (who?: string) => AsPerson };
  nouns: NounsByArea;
  answering: AnsweringPhrases;
  /** Cards as one noun phrase, each by what it stands for. */
  matter: (cards: readonly Spoken[]) => string;
  /** Two cards as a sentence, by grammar; the second in the form that is asked for, where it can be said so. `brief`:
   * what one does about it was said already. `alone`: nothing has led up to it, so that it may name its cards. */
  pair: (first: Spoken, second: Spoken, form: Form, brief?: boolean, alone?: boolean) => string;
  /** A pair written by hand, led in by the names of its cards. */
  namedPair?: (first: Spoken, second: Spoken, text: string) => string;
  /** Once all pairs are written by hand: how a line of cards is named before its pairs speak, and how one follows on another. */
  inTurn: { names: (cards: readonly Spoken[]) => string; next: (text: string, turn: number) => string };
  /** Three to seven cards as one story, the centre of five and of seven set apart; `steps` lead from each card to the next. */
  story: (cards: readonly Spoken[], steps: readonly Step[]) => string;
  line: {
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
  titles: Readonly<Record<PartKey, string>>;
  /** Where a sentence comes from, for the person who asks. */
  rules: Readonly<Record<LenormandRule, string>>;
}
