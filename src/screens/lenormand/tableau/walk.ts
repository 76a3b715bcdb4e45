import type { KeyboardEvent } from 'react';
import { cellOf, type Layout, positionAt } from '../../../domain/lenormand/cell.ts';

const ARROWS: Record<string, readonly [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** An arrow key pressed on the button of a position: the focus goes to its neighbour in the same list, if one lies there. */
export function walk(event: KeyboardEvent<HTMLElement>, layout: Layout, position: number): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  const { row, column } = cellOf(layout, position);
  const next = positionAt(layout, row + step[0], column + step[1]);
  event.currentTarget.closest('ol')?.querySelector<HTMLElement>(`[data-position="${next}"]`)?.focus();
}
