import type { SealedDraw } from '../../domain/draw/draw.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';

/** The screen on which a kept draw is read again. */
export function answerPath({ deck, spreadId }: Pick<SealedDraw, 'deck' | 'spreadId'>): string {
  if (deck === 'tarot') return '/tarot/answer';
  if (deck === 'stardice') return '/stardice/answer';
  return spreadId === GRAND_TABLEAU ? '/lenormand/grandTableauAnswer' : '/lenormand/answer';
}
