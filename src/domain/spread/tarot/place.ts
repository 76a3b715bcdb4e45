import type { Position, Role } from '../spread.ts';

export type Place = readonly [key: string, x: number, y: number, role?: Role];

/** Places of a spread: key, centre in card widths and heights, what is asked of the card. */
export function at(...places: Place[]): Position[] {
  return places.map(([key, x, y, role]) => ({ key, x, y, ...(role ? { role } : {}) }));
}

/** Places in a row, a little more than a card apart. */
export function row(...places: (readonly [key: string, role?: Role])[]): Position[] {
  return at(...places.map(([key, role], index): Place => [key, index * 1.12 + 0.5, 0.5, role]));
}
