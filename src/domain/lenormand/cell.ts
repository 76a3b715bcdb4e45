/** Where a position lies on the table of 36: its row and column, and back. */
export interface Cell {
  /** 1 at the top. */
  readonly row: number;
  /** 1 at the left; the last row of `8x4+4` uses columns 3 to 6. */
  readonly column: number;
}

/** Four rows of eight with four cards centred below, or four rows of nine. */
export const LAYOUTS = ['8x4+4', '9x4'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The cell of a position from 1 to 36. Throws RangeError for any other position or layout. */
export function cellOf(layout: Layout, position: number): Cell {
  const width = widthOf(layout);
  checkPosition(position);
  const index = position - 1;
  const row = Math.floor(index / width) + 1;
  const indent = layout === '8x4+4' && row === 5 ? 2 : 0;
  return { row, column: (index % width) + 1 + indent };
}

/** The position at a row and a column, or undefined where no card lies. Throws RangeError for an unknown layout. */
export function positionAt(layout: Layout, row: number, column: number): number | undefined {
  const width = widthOf(layout);
  if (!Number.isInteger(row) || !Number.isInteger(column) || row < 1 || column < 1 || column > width) return undefined;
  if (row <= 4) return (row - 1) * width + column;
  const underTheMiddle = layout === '8x4+4' && row === 5 && column >= 3 && column <= 6;
  return underTheMiddle ? 30 + column : undefined;
}

/** Positions 1 to 36 in the order of laying. */
export const POSITIONS: readonly number[] = Array.from({ length: 36 }, (_, index) => index + 1);

/** Columns of the full rows. Throws RangeError for an unknown layout. */
export function widthOf(layout: Layout): 8 | 9 {
  if (layout === '8x4+4') return 8;
  if (layout === '9x4') return 9;
  throw new RangeError(`no such layout of the Grand Tableau: ${String(layout)}`);
}

/** Throws RangeError unless the position is a whole number from 1 to 36. */
export function checkPosition(position: number): void {
  if (!Number.isInteger(position) || position < 1 || position > 36) {
    throw new RangeError(`a position lies between 1 and 36, not ${String(position)}`);
  }
}
