import type { Distance } from '../../distance.ts';
import type { Subject } from '../../topics.ts';
import type { Frame, Spoken } from '../spoken.ts';
import type { Ways } from './ways.ts';

type Direction = 'past' | 'future' | 'thoughts' | 'ground';
type Corner = 'upperLeft' | 'upperRight' | 'lowerLeft' | 'lowerRight';
export type Standing = 'ahead' | 'past' | 'events' | 'thoughts' | 'middle';
export type Gaze = 'meet' | 'mine' | 'theirs' | 'apart' | 'level';
/** Where a card lies from the person asking: how far, on which side, above or below. */
export type Where = readonly [distance: Distance, across: 'left' | 'right' | null, down: 'above' | 'below' | null];
type OfCard = (card: Spoken) => string;
type OfCards = (cards: readonly Spoken[]) => string;

/** The phrases of the Grand Tableau; what a table says more than once, or every table says, can be said in several ways. */
export interface TableauPhrases {
  opening: Ways<string>;
  corners: Ways<(upper: string, lower: string) => string>;
  heart: Ways<(upper: string, lower: string | null) => string>;
  fate: Ways<(from: string, to: string) => string>;
  standing: Readonly<Record<Standing, Ways<string>>>;
  /** How the person and the partner look at each other; `level` where they lie one above the other. */
  gaze: Readonly<Record<Gaze, Ways<string>>>;
  lines: Readonly<Record<Direction, { none: Ways<string>; told: Ways<Frame>; further: Ways<OfCards> }>>;
  round: Readonly<Record<'above' | 'beside' | 'below', Ways<Frame>>>;
  near: Ways<OfCards>;
  far: Ways<OfCards>;
  /** The Ring at the person's side, the Lily above or below. */
  sides: Readonly<Record<'ringLeft' | 'ringRight' | 'lilyAbove' | 'lilyBelow', Ways<string>>>;
  clouds: Readonly<Record<'dark' | 'clear' | 'level', Ways<string>>> & { over: Ways<OfCards> };
  /** Where a card lies, in the house of another. */
  house: Ways<(card: Spoken, house: Spoken) => string>;
  /** A card in the house of the person asking. */
  myHouse: Ways<OfCard>;
  /** Whose house the person asking lies in. */
  ownHouse: Ways<(house: Spoken) => string>;
  /** What lies in the house that bears the name of the person's card. */
  guest: Ways<OfCard>;
  chain: Ways<(cards: readonly Spoken[], whole: boolean) => string>;
  exchange: Ways<(first: Spoken, second: Spoken) => string>;
  atHome: Ways<OfCard>;
  /** The person asking in the house of their own card. */
  meAtHome: Ways<string>;
  diagonals: Readonly<Record<Corner, Ways<Frame>>>;
  mirrors: Readonly<Record<'across' | 'over' | 'both', Ways<OfCard>>>;
  knights: Ways<OfCards>;
  meeting: Ways<(topic: Spoken, met: readonly Spoken[]) => string>;
  distance: Ways<(card: Spoken, ...where: Where) => string>;
  /** Leads to what the neighbour of a topic card says. */
  beside: Ways<(card: Spoken, neighbour: Spoken) => string>;
  /** Enters a subject; health says here what cards cannot say. */
  subjects: Readonly<Record<Subject, Ways<OfCard>>>;
  story: StoryPhrases;
}

/**
 * The sentences that answer before all lenses. Cards come as words: `explained` with what they stand for, `list` as what
 * they stand for alone.
 */
export interface StoryPhrases {
  /** Who asks and where they lie, in the house of another or in their own. */
  stands: (card: string, standing: Standing, house: string | null) => string;
  ahead: { none: string; told: (list: string) => string };
  behind: { none: string; told: (list: string) => string };
  mind: { none: string; told: (list: string) => string };
  /** What is near and what is far, by the old rule of distance; a kind card far off is missed. */
  near: Readonly<Record<'kind' | 'hard' | 'none', (explained: string) => string>>;
  far: Readonly<Record<'kind' | 'missed' | 'harmless' | 'none', (explained: string) => string>>;
  /** Joins the two. */
  nearAndFar: (near: string, far: string) => string;
  /** The card of the question: where it lies, in whose house (null: its own), beside which; `nearest`: of the great
   * subjects the one that lies nearest, where no area was asked about. */
  topic: (explained: string, where: string, house: string | null, beside: string | null, nearest: boolean) => string;
  /** Who is asked about, by which card, where it lies, and how the two look at each other. */
  person: (who: string, card: string | null, where: string, gaze: Gaze | null) => string;
  /** Goes on after `person`: the person card that stands for nobody who was named. */
  stranger: (card: string) => string;
  /** Of people who part: what lies nearer to the asker, and what to the other one; null where nothing does. */
  parted: (mine: string | null, theirs: string | null, other: string) => string;
  /** Nobody is asked about: the person card that is left. */
  nobody: (card: string, where: string) => string;
  hinders: (explained: string, where: string) => string;
  helps: (explained: string, where: string) => string;
  where: (...where: Where) => string;
  /** Lead into the answer; `despite`: what lies ahead looks otherwise. */
  whole: string;
  despite: Readonly<Record<'lighter' | 'heavier', string>>;
}
