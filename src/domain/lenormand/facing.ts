import { cellOf, type Layout } from './cell.ts';

export type Side = 'left' | 'right';

/**
 * The sides of our own pictures that carry meaning; a deck drawn otherwise passes its own.
 * Clouds are dark on the left, the Scythe cuts to the right, the Man looks right and the Woman left.
 */
export const PICTURE_SIDES = {
  cloudsDark: 'left',
  scytheBlade: 'right',
  manLooks: 'right',
  womanLooks: 'left',
} as const satisfies Record<string, Side>;

/**
 * On which side of `from` the position `to` lies, or null in the same column.
 * Throws RangeError for a bad position or layout.
 */
export function sideOf(layout: Layout, from: number, to: number): Side | null {
  const across = cellOf(layout, to).column - cellOf(layout, from).column;
  if (across === 0) return null;
  return across < 0 ? 'left' : 'right';
}

/**
 * Which side of the Clouds is turned to the person. Philippe's sheet of 1846: the clear side is lucky, the dark side
 * not. Straight above or below the person neither is turned to them: null.
 */
export function cloudsTurned(
  layout: Layout,
  clouds: number,
  person: number,
  darkSide: Side = PICTURE_SIDES.cloudsDark,
): 'dark' | 'clear' | null {
  const towards = sideOf(layout, clouds, person);
  if (towards === null) return null;
  return towards === darkSide ? 'dark' : 'clear';
}

/** Whether a card that looks to one side has the other position before its eyes; null in the same column. */
export function looksTowards(layout: Layout, from: number, gaze: Side, to: number): boolean | null {
  const side = sideOf(layout, from, to);
  return side === null ? null : side === gaze;
}

/** How two people stand to each other: both look, one looks, or back to back; null in the same column. */
export function gazes(
  layout: Layout,
  one: { position: number; gaze: Side },
  other: { position: number; gaze: Side },
): 'meet' | 'first' | 'second' | 'apart' | null {
  const first = looksTowards(layout, one.position, one.gaze, other.position);
  const second = looksTowards(layout, other.position, other.gaze, one.position);
  if (first === null || second === null) return null;
  if (first) return second ? 'meet' : 'first';
  return second ? 'second' : 'apart';
}

/** Positions in the same row on the blade's side of the Scythe, nearest first: what it cuts. */
export function underTheBlade(layout: Layout, scythe: number, blade: Side = PICTURE_SIDES.scytheBlade): number[] {
  const { row } = cellOf(layout, scythe);
  const step = blade === 'right' ? 1 : -1;
  const cut: number[] = [];
  for (let next = scythe + step; next >= 1 && next <= 36 && cellOf(layout, next).row === row; next += step) {
    cut.push(next);
  }
  return cut;
}
