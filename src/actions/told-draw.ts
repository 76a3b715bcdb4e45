import type { SealedDraw as ToldDraw } from '../contract/draw.ts';
import type { SealedDraw } from '../domain/draw/draw.ts';

/** A sealed draw as the server tells it, as this phone keeps its own. */
export function toldDraw(told: ToldDraw, facts: Pick<SealedDraw, 'spreadId' | 'question' | 'topic'>): SealedDraw {
  const { drawn_at, by_hand, significator, jumpers, begins, table, ...rest } = told;
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
