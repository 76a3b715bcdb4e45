import type { Distance } from '../../distance.ts';
import type { Subject } from '../../topics.ts';
import type { Frame, Spoken } from '../spoken.ts';
import type { Ways } from './ways.ts';

type Direction = 'past' | 'future' | 'thoughts' | 'ground';
type Corner = 'upperLeft' | 'upperRight' | 'lowerLeft' | 'lowerRight';
type OfCard = (card: Spoken) => string;
type OfCards = (cards: readonly Spoken[]) => string;

/** The phrases of the Grand Tableau; what a table says more than once, or every table says, can be said in several ways. */
export interface TableauPhrases {
  opening: Ways<string>;
  corners: Ways<(upper: string, lower: string) => string>;
  heart: Ways<(upper: string, lower: string | null) => string>;
  fate: Ways<(from: string, to: string) => string>;
  standing: Readonly<Record<'ahead' | 'past' | 'events' | 'thoughts' | 'middle', Ways<string>>>;
  /** How the person and the partner look at each other; `level` where they lie one above the other. */
  gaze: Readonly<Record<'meet' | 'mine' | 'theirs' | 'apart' | 'level', Ways<string>>>;
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
  distance: Ways<
    (card: Spoken, distance: Distance, across: 'left' | 'right' | null, down: 'above' | 'below' | null) => string
  >;
  /** Leads to what the neighbour of a topic card says. */
  beside: Ways<(card: Spoken, neighbour: Spoken) => string>;
  /** Enters a subject; health says here what cards cannot say. */
  subjects: Readonly<Record<Subject, Ways<OfCard>>>;
}
