import type { DrawnCard } from '../draw/draw.ts';
import { bridgeTo } from './bridge.ts';
import { type Material, roleOf, seedOf, worded } from './material.ts';
import type { Leads } from './texts.ts';
import { toneOf } from './tone.ts';

/** A sentence before a card, or none. */
export interface Lead {
  text: string;
  rule: 'lead' | 'bridge';
  /** The ids of the cards it speaks of. */
  cards: string[];
}

/**
 * What the place asks of its card, in the place's own words where it has some, else in those of its role. Of dates each
 * follows upon the one before. A single card needs no entrance; a person's own places speak for themselves.
 */
export function leadOf(material: Material, card: DrawnCard): Lead {
  const { draw, spread, phrases } = material;
  const index = draw.cards.indexOf(card);
  const own = phrases.places?.[`${spread.key}.${card.position}`];
  if (own) return lead(card, worded(waysFor(own, card), Math.floor(seedOf(material) / 3 ** index)));
  if (spread.dated) {
    const cards = draw.cards.slice(Math.max(0, index - 1), index + 1).map(({ id }) => id);
    return { text: bridgeTo(material, index), rule: 'bridge', cards };
  }
  if (draw.cards.length === 1 || spread.free) return lead(card, '');
  const role = roleOf(material, card);
  const before = sameBefore(material, card);
  const ways = waysFor(phrases.leads[role] ?? [], card);
  return lead(card, before < ways.length ? ways[(seedOf(material) + before) % ways.length]! : '');
}

/** How many cards before this one lie in a place of the same role. */
export function sameBefore(material: Material, card: DrawnCard): number {
  const { cards } = material.draw;
  const role = roleOf(material, card);
  return cards.slice(0, cards.indexOf(card)).filter((one) => roleOf(material, one) === role).length;
}

const lead = ({ id }: DrawnCard, text: string): Lead => ({ text, rule: 'lead', cards: [id] });

function waysFor(leads: Leads, card: DrawnCard): readonly string[] {
  return 'plain' in leads ? leads[toneOf(card)] : leads;
}
