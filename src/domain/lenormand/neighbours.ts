import { cellOf, type Layout, positionAt } from './cell.ts';

/**
 * The 3 by 3 round a position in reading order, the position itself in the middle (index 4), null where the table ends.
 * Throws RangeError for a bad position or layout.
 */
export function ninefold(layout: Layout, position: number): (number | null)[] {
  const { row, column } = cellOf(layout, position);
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across) => positionAt(layout, row + down, column + across) ?? null),
  );
}

/** The positions that touch this one, diagonals included, sorted: three in a corner, at most eight. */
export function neighbours(layout: Layout, position: number): number[] {
  return ninefold(layout, position).filter((other) => other !== null && other !== position) as number[];
}
