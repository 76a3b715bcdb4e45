import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { strainOf } from './cell.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { type Material, roleOf, sideOf } from './material.ts';
import { outcomeAreaOf } from './places.ts';
import { leanOf } from './polarity.ts';
import { splitSentences } from './sentence.ts';

/** Places whose own words know no area, those first in which it is missed most. */
const PLACES: readonly Role[] = ['between', 'now', 'self', 'ahead', 'obstacle', 'aim'];

/** So many cards of a reading say a sentence of the area of the question. */
const MAX_CARDS = 3;
/** Of a whole suit there is little to say, so that it is said once. */
const MAX_OF_SUIT = 1;

/** Cards whose own words go against their suit, so that what the suit says would unsay them. */
const AGAINST_SUIT: ReadonlySet<string> = new Set(['cup04', 'cup05', 'cup07', 'cup08', 'swo07']);

/**
 * What a card says of the area of the question in a place that knows none; null for a card that need not, for a question of
 * no area, and for a kind card that hinders. Of work, money, study and oneself its own page says it, of love and home its
 * suit: neither a couple nor a family is taken for granted.
 */
export function inArea(material: Material, card: DrawnCard, choose: Choose): string | null {
  if (!speaking(material).includes(card)) return null;
  const area = outcomeAreaOf(material.matter);
  if (area === 'open') return null;
  if (isOfSuit(area)) {
    if (AGAINST_SUIT.has(card.id)) return null;
    return choose(`area ${card.id}`, material.phrases.ofArea[area][strainOf(card)][card.reversed ? 1 : 0]);
  }
  return splitSentences(sideOf(material, card)[area === 'self' ? 'spirit' : area])[0]!;
}

/** Areas of which a card has no page of its own. */
function isOfSuit(area: ReturnType<typeof outcomeAreaOf>): area is 'love' | 'home' {
  return area === 'love' || area === 'home';
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
    .slice(0, isOfSuit(outcomeAreaOf(matter)) ? MAX_OF_SUIT : MAX_CARDS);
}
