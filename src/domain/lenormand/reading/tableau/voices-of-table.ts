import type { Intent } from '../../../question/matter-kinds.ts';
import { stepsBetween } from '../../distance.ts';
import { linesFrom } from '../../lines.ts';
import { neighbours } from '../../neighbours.ts';
import { leanOf } from '../../polarity.ts';
import type { Voices } from '../voices.ts';
import { leadOf } from './question.ts';
import { besideOf } from './subjects.ts';
import type { Table } from './table.ts';

const CROSSROADS = 22;
const NEAREST = 3;
/** What the cards ahead add, the nearest first; a card that touches the person; one beside the card of the question. */
const AHEAD = [2, 1.5, 1];
const TOUCHING = 1;
const AFTER_TOPIC = 2;
const BEFORE_TOPIC = 1;

/** The nearest cards in the line to the right of the person asking. */
export function aheadOf({ layout, home, at }: Table): number[] {
  return linesFrom(layout, home).future.slice(0, NEAREST).map(at);
}

/** The cards that answer: those ahead, those that touch the person, the card of the question and its neighbours in the row. */
export function voicesOfTable(table: Table, intent: Intent): Voices {
  const { layout, home, cast, at, placeOf } = table;
  const weights = new Map<number, number>();
  const add = (card: number, weight: number) => {
    if (card !== cast.me && card !== cast.partner) weights.set(card, (weights.get(card) ?? 0) + weight);
  };
  const ahead = aheadOf(table);
  for (const [index, card] of ahead.entries()) add(card, AHEAD[index]!);
  for (const place of neighbours(layout, home)) add(at(place), TOUCHING);
  const lead = leadOf(table);
  if (lead !== null) {
    const { past, future } = linesFrom(layout, placeOf(lead));
    add(lead, TOUCHING);
    for (const place of past.slice(0, 1)) add(at(place), BEFORE_TOPIC);
    for (const place of future.slice(0, 1)) add(at(place), AFTER_TOPIC);
  }
  const all = [...weights].map(([card, weight]) => ({ card, weight }));
  const centre = lead ?? all[0]!.card;
  const last = (lead === null ? null : besideOf(table, lead)) ?? ahead[0] ?? loudest(table, intent, 1);
  return { all, last, centre, sides: sidesOf(table) };
}

/** The card that says most for (1) or against (-1) the matter, the nearer the louder; not one taken for a person. */
export function loudest({ layout, home, laid, cast, placeOf }: Table, intent: Intent, sign: 1 | -1): number {
  const says = (card: number) => (sign * leanOf(card, intent)) / (1 + stepsBetween(layout, home, placeOf(card)));
  return laid.filter((card) => card !== cast.me && card !== cast.partner).sort((a, b) => says(b) - says(a))[0]!;
}

/** Of two options the cards before the Crossroads speak for the first, those after it for the second; at an edge, above and below. */
function sidesOf({ layout, at, placeOf, cast }: Table): Voices['sides'] {
  const { past, future, thoughts, ground } = linesFrom(layout, placeOf(CROSSROADS));
  const near = (places: readonly number[]) =>
    places
      .slice(0, 2)
      .map(at)
      .filter((card) => card !== cast.me && card !== cast.partner);
  const [left, right] = [near(past), near(future)];
  return left.length > 0 && right.length > 0 ? [left, right] : [near(thoughts), near(ground)];
}
