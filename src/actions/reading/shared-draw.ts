import type { SealedDraw as SentDraw } from '../../contract/draw.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';

/** A sealed draw as the server tells it, as this phone keeps its own. */
export function sharedDraw(sent: SentDraw, facts: Pick<SealedDraw, 'spreadId' | 'question' | 'topic'>): SealedDraw {
  const { drawn_at, by_hand, significator, jumpers, begins, table, ...rest } = sent;
  return {
    ...rest,
    ...facts,
    drawnAt: drawn_at,
    ...(by_hand ? { byHand: true as const } : {}),
    ...(significator ? { significator } : {}),
    ...(jumpers ? { jumpers } : {}),
    ...(begins ? { begins } : {}),
    ...(table ? { table } : {}),
  } as SealedDraw;
}
