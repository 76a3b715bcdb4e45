import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { focusOf } from './focus.ts';
import { type Material, roleOf, sideOf } from './material.ts';
import { outcomeAreaOf } from './places.ts';
import { leanOf } from './polarity.ts';
import { splitSentences } from './sentence.ts';

/** Places whose own words know no area, those first in which it is missed most. */
const PLACES: readonly Role[] = ['between', 'now', 'self', 'ahead', 'obstacle', 'aim'];

/** So many cards of a reading say a sentence of the area of the question. */
const MAX_CARDS = 3;

/**
 * What a card says of the area of the question in a place that knows none; null for a card that need not, for a question of
 * no area, and for a kind card that hinders. Its own page says it: of love nothing, because a page knows neither how long
 * two have been together nor what stands between them, and of a family nothing, of which a card has no page.
 */
export function inArea(material: Material, card: DrawnCard): string | null {
  const { matter } = material;
  const area = outcomeAreaOf(matter);
  if (area === 'open' || area === 'home' || area === 'love') return null;
  if (!speaking(material).includes(card)) return null;
  return splitSentences(sideOf(material, card)[area === 'self' ? 'spirit' : area])[0]!;
}

function speaking(material: Material): readonly DrawnCard[] {
  const { draw, spread, matter } = material;
  if (spread.free || spread.options || matter.intent === 'health') return [];
  const focus = focusOf(material);
  if (spread.dated) return focus ? [focus] : [];
  const rank = (card: DrawnCard) => PLACES.indexOf(roleOf(material, card));
  return draw.cards
    .filter((card) => rank(card) >= 0)
    .filter((card) => roleOf(material, card) !== 'obstacle' || leanOf(card, matter.intent) < 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_CARDS);
}
