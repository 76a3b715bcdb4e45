import { type Cell, cellOf, checkPosition, type Layout, POSITIONS, positionAt, widthOf } from './cell.ts';

/**
 * The geometry of the Grand Tableau. Positions are 1 to 36 in the order of laying; every answer is sorted and,
 * `row` and `column` apart, leaves the position itself out. All throw RangeError for a bad position or layout.
 */

/** The four corners of the full rows; the four cards below `8x4+4` have none. */
export function corners(layout: Layout): number[] {
  const width = widthOf(layout);
  return [1, width, 3 * width + 1, 4 * width];
}

/**
 * The middle of the table: the four cards where the diagonals of the 8 by 4 cross.
 * A table of nine columns has no middle four, so there it is the middle two of its middle column.
 */
export function heart(layout: Layout): number[] {
  return widthOf(layout) === 8 ? [12, 13, 20, 21] : [14, 23];
}

/** Positions a chess knight's move away. */
export function knights(layout: Layout, position: number): number[] {
  return others(layout, position, (across, down) => Math.abs(across * down) === 2);
}

/** Positions folded onto this one sideways, upside down and both; the fifth row of `8x4+4` folds only sideways. */
export function mirrors(layout: Layout, position: number): number[] {
  const { row, column } = cellOf(layout, position);
  const acrossColumn = widthOf(layout) + 1 - column;
  const acrossRow = row <= 4 ? 5 - row : row;
  const folded = [
    positionAt(layout, row, acrossColumn),
    positionAt(layout, acrossRow, column),
    positionAt(layout, acrossRow, acrossColumn),
  ];
  return sorted(new Set(folded.filter((other) => other !== undefined && other !== position) as number[]));
}

/** Positions on the four diagonal lines out from this one, to the edge of the table. */
export function diagonals(layout: Layout, position: number): number[] {
  return others(layout, position, (across, down) => across !== 0 && Math.abs(across) === Math.abs(down));
}

/** The whole row of a position, itself included. */
export function row(layout: Layout, position: number): number[] {
  return sharing(layout, position, 'row');
}

/** The whole column of a position, itself included. */
export function column(layout: Layout, position: number): number[] {
  return sharing(layout, position, 'column');
}

function sharing(layout: Layout, position: number, line: keyof Cell): number[] {
  const here = cellOf(layout, position)[line];
  return POSITIONS.filter((other) => cellOf(layout, other)[line] === here);
}

function others(layout: Layout, position: number, fits: (across: number, down: number) => boolean): number[] {
  checkPosition(position);
  const here = cellOf(layout, position);
  return POSITIONS.filter((other) => {
    const there = cellOf(layout, other);
    return fits(there.column - here.column, there.row - here.row);
  });
}

function sorted(positions: Iterable<number>): number[] {
  return [...positions].sort((a, b) => a - b);
}
