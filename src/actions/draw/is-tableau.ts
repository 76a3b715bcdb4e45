import type { SealedDraw } from '../../domain/draw/draw.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';

/** Is a draw the table of all Lenormand cards? It has calls of its own. */
export function isTableau(draw: SealedDraw): boolean {
  return draw.deck === 'lenormand' && draw.spreadId === GRAND_TABLEAU;
}
