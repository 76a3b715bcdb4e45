import { cellOf, type Layout } from './cell.ts';
import { cloudsTurned, PICTURE_SIDES, type Side, sideOf } from './facing.ts';
import { type Laid, placeOf } from './laid.ts';
import { ofDistance, type Tone } from './philippe.ts';

/** `touching` is one step from the person, `near` two, `far` three or four, `remote` five and more. */
export type Distance = 'touching' | 'near' | 'far' | 'remote';

export interface Measured {
  readonly card: number;
  readonly position: number;
  /** Steps from the person, a diagonal step counted as one. */
  readonly steps: number;
  readonly distance: Distance;
  /** What the old rule makes of the card here; null where the rule does not judge it by distance. */
  readonly tone: Tone | null;
  /** The Clouds lie beside the card and the card suffers from them. */
  readonly clouded: boolean;
}

/**
 * The method of distance of Philippe's sheet of 1846: a card is judged by how far it lies from the person.
 * The sheet counts nothing; steps are ours. Throws RangeError for a foreign card or layout.
 */
export function measure(
  layout: Layout,
  table: Laid,
  person: number,
  card: number,
  darkSide: Side = PICTURE_SIDES.cloudsDark,
): Measured {
  const position = placeOf(table, card);
  const home = placeOf(table, person);
  const steps = stepsBetween(layout, home, position);
  const distance = distanceOf(steps);
  const clouded = isClouded(layout, table, card);
  return { card, position, steps, distance, tone: toneOf(), clouded };

  function toneOf(): Tone | null {
    const rule = ofDistance(card);
    if (steps === 0 || rule === null) return null;
    if (card === 6) {
      const turned = cloudsTurned(layout, position, home, darkSide);
      return turned === null ? null : turned === 'dark' ? 'unlucky' : 'lucky';
    }
    if (rule.beside) {
      const side = sideOf(layout, home, position);
      if (side !== null) return side === 'right' ? rule.beside.right : rule.beside.left;
      return null;
    }
    if (rule.upright) {
      const down = cellOf(layout, position).row - cellOf(layout, home).row;
      return down === 0 ? null : down < 0 ? rule.upright.above : rule.upright.below;
    }
    const near = isNear(distance);
    if (clouded && rule.clouded && !(near && rule.cloudedOnlyFar)) return rule.clouded;
    return near ? rule.near : rule.far;
  }
}

/** Every other card measured from the person, the nearest first and, among equals, in the order of laying. */
export function measureAll(layout: Layout, table: Laid, person: number, darkSide?: Side): Measured[] {
  return table
    .filter((card) => card !== person)
    .map((card) => measure(layout, table, person, card, darkSide))
    .sort((a, b) => a.steps - b.steps || a.position - b.position);
}

/** Steps between two positions, a diagonal step counted as one; 0 for the same. */
export function stepsBetween(layout: Layout, from: number, to: number): number {
  const a = cellOf(layout, from);
  const b = cellOf(layout, to);
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}

/** The word for a number of steps. */
export function distanceOf(steps: number): Distance {
  if (steps <= 1) return 'touching';
  if (steps === 2) return 'near';
  return steps <= 4 ? 'far' : 'remote';
}

/** Whether the old rule calls a distance near. */
export function isNear(distance: Distance): boolean {
  return distance === 'touching' || distance === 'near';
}

/** Whether the Clouds lie next to a card, diagonals included. */
export function isClouded(layout: Layout, table: Laid, card: number): boolean {
  return card !== 6 && stepsBetween(layout, placeOf(table, 6), placeOf(table, card)) === 1;
}
