import type { Prices } from '../../src/domain/prices.ts';
import { WALLPAPER_ITEMS } from './wallpapers.ts';

/** Prices until an operator gives others; the phone's word about a price is never asked. A person needs half an hour for three cards. */
export const BUILT_PRICES: Prices = {
  ai: steps([1, 6], [3, 10], [5, 15], [7, 20], [12, 28], [78, 48]),
  person: steps([1, 38], [3, 68], [5, 98], [7, 128], [12, 168], [78, 288]),
  chart: 20,
  dream: 20,
  tests: 0,
  wallpapers: Object.fromEntries(WALLPAPER_ITEMS.map(({ wallpaperId, price }) => [wallpaperId, price])),
};

function steps(...pairs: readonly (readonly [cards: number, coins: number])[]): Prices['ai'] {
  return pairs.map(([cards, coins]) => ({ cards, coins }));
}
