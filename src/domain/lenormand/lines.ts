import { type Cell, cellOf, type Layout, positionAt, widthOf } from './cell.ts';

/** The four lines out from a card, each nearest first. */
export interface Lines {
  /** To the left. */
  readonly past: number[];
  /** To the right. */
  readonly future: number[];
  /** Above: what is on the mind. */
  readonly thoughts: number[];
  /** Below: what stands under the feet, what is real and in hand. */
  readonly ground: number[];
}

/** Past, future, thoughts and ground round a position. Throws RangeError for a bad position or layout. */
export function linesFrom(layout: Layout, position: number): Lines {
  const cell = cellOf(layout, position);
  return {
    past: walk(layout, cell, 0, -1),
    future: walk(layout, cell, 0, 1),
    thoughts: walk(layout, cell, -1, 0),
    ground: walk(layout, cell, 1, 0),
  };
}

/** How the place of the significator itself colours a table. */
export interface Standing {
  /** In the left column: nothing behind, all ahead. */
  readonly looksAhead: boolean;
  /** At the right end of its row: the past holds it. */
  readonly heldByPast: boolean;
  /** In the top row: led by events, nothing above to think of. */
  readonly ledByEvents: boolean;
  /** In the last row: led by thoughts, nothing below to stand on. */
  readonly ledByThoughts: boolean;
}

/**
 * What the edge of the table says of a position. In `8x4+4` the left and right ends are those of the eight columns, and
 * the last row is the fifth under the middle columns, else the fourth.
 */
export function standing(layout: Layout, position: number): Standing {
  const { row, column } = cellOf(layout, position);
  return {
    looksAhead: column === 1,
    heldByPast: column === widthOf(layout),
    ledByEvents: row === 1,
    ledByThoughts: positionAt(layout, row + 1, column) === undefined,
  };
}

/**
 * Where the row of one position meets the column of the other, and the reverse: what two cards have to do with each
 * other. Sorted; empty for cards in one line, one position where the other crossing falls beside the fifth row.
 */
export function intersection(layout: Layout, one: number, other: number): number[] {
  const a = cellOf(layout, one);
  const b = cellOf(layout, other);
  if (a.row === b.row || a.column === b.column) return [];
  const met = [positionAt(layout, a.row, b.column), positionAt(layout, b.row, a.column)];
  return met.filter((position) => position !== undefined).sort((x, y) => x - y);
}

function walk(layout: Layout, from: Cell, down: number, across: number): number[] {
  const met: number[] = [];
  for (let step = 1; ; step += 1) {
    const position = positionAt(layout, from.row + down * step, from.column + across * step);
    if (position === undefined) return met;
    met.push(position);
  }
}
