import { platformWords, randomBelow, type WordSource } from '../chance/random.ts';
import { shuffle } from '../chance/shuffle.ts';
import { cellOf, type Layout, POSITIONS, positionAt } from '../lenormand/cell.ts';
import { distanceOf, isNear, stepsBetween } from '../lenormand/distance.ts';
import { cardAt, type Laid, laidTable, placeOf } from '../lenormand/laid.ts';
import type { Pair } from '../lenormand/phrase.ts';
import { knights, mirrors } from '../lenormand/tableau.ts';

/** What is practised on a whole table. */
export const DRILLS = ['knights', 'mirrors', 'house', 'distance', 'pair'] as const;
export type DrillKind = (typeof DRILLS)[number];

interface OnTable {
  layout: Layout;
  table: Laid;
}

/** Tap every card that stands so to the card asked about. */
export interface FindDrill extends OnTable {
  kind: 'knights' | 'mirrors' | 'house';
  /** The card asked about; of `house`: the one after which the house is named. */
  card: number;
  /** Positions, sorted. */
  right: readonly number[];
}

/** Is the card near the person or far from them, by the old rule? */
export interface DistanceDrill extends OnTable {
  kind: 'distance';
  person: number;
  card: number;
  steps: number;
  right: 'near' | 'far';
}

/** Two cards side by side: which of three pairs of words is theirs? */
export interface PairDrill extends OnTable {
  kind: 'pair';
  pair: Pair;
  /** Three pairs, one of them the right one. */
  options: readonly Pair[];
}

export type Drill = FindDrill | DistanceDrill | PairDrill;

interface DrillMakings {
  layout: Layout;
  /** The card of the person asking. */
  person: number;
  /** Pairs that readers have long read in one way. */
  pairs: readonly Pair[];
}

/** A new table and what is asked of it. */
export function newDrill(kind: DrillKind, makings: DrillMakings, words: WordSource = platformWords): Drill {
  const { layout, person, pairs } = makings;
  const table = laidTable(shuffle(POSITIONS, words));
  if (kind === 'pair') return pairDrill({ layout, table }, pairs, words);
  const others = POSITIONS.filter((card) => card !== person);
  const card = pick(kind === 'distance' ? others : POSITIONS, words);
  if (kind === 'distance') {
    const steps = stepsBetween(layout, placeOf(table, person), placeOf(table, card));
    return { kind, layout, table, person, card, steps, right: isNear(distanceOf(steps)) ? 'near' : 'far' };
  }
  const right = { knights: knights, mirrors: mirrors, house: () => [card] }[kind](layout, placeOf(table, card));
  return { kind, layout, table, card, right };
}

/** What of the right positions was not chosen, and what was chosen wrongly. */
export function judged({ right }: FindDrill, chosen: ReadonlySet<number>): { missed: number[]; wrong: number[] } {
  return {
    missed: right.filter((position) => !chosen.has(position)),
    wrong: [...chosen].filter((position) => !right.includes(position)).sort((a, b) => a - b),
  };
}

/**
 * A traditional pair is brought side by side on the table. The two others share a card with it where they can, so that
 * one known word alone does not tell; its own reverse, which says nearly the same, is none of them.
 */
function pairDrill({ layout, table }: OnTable, pairs: readonly Pair[], words: WordSource): PairDrill {
  const pair = pick(pairs, words);
  const [first, second] = pair;
  const strange = shuffle(
    pairs.filter(([a, b]) => !(a === first && b === second) && !(a === second && b === first)),
    words,
  );
  const likeness = ([a, b]: Pair) => (a === first || b === second ? 0 : 1);
  const others = strange.sort((a, b) => likeness(a) - likeness(b)).slice(0, 2);
  const lefts = POSITIONS.filter((position) => rightOf(layout, position) !== undefined);
  const place = pick(lefts, words);
  const laid = swapped(swapped(table, first, place), second, rightOf(layout, place)!);
  return { kind: 'pair', layout, table: laid, pair, options: shuffle([pair, ...others], words) };
}

function rightOf(layout: Layout, position: number): number | undefined {
  const { row, column } = cellOf(layout, position);
  return positionAt(layout, row, column + 1);
}

/** The table with a card brought to a position; what lay there goes where the card was. */
function swapped(table: Laid, card: number, position: number): Laid {
  const other = cardAt(table, position);
  return table.map((one) => (one === card ? other : one === other ? card : one));
}

function pick<Item>(items: readonly Item[], words: WordSource): Item {
  return items[randomBelow(items.length, words)]!;
}
