import type { DrawnCard } from '../draw/draw.ts';
import { bridgeTo } from './bridge.ts';
import { focusOf } from './focus.ts';
import { practiceOf } from './in-practice.ts';
import { type Material, roleOf, seedOf } from './material.ts';
import type { Leads } from './texts.ts';
import { toneOf } from './tone.ts';
import { filled, isCalled, personValues } from './words-of.ts';

/** A sentence before a card, or none. */
export interface Lead {
  text: string;
  rule: 'lead' | 'bridge';
  /** The ids of the cards it speaks of. */
  cards: string[];
}

/**
 * What the place asks of its card, in the place's own words where it has some, else in those of its role. Most places need
 * none. Of dates each follows upon the one before. A single card needs no entrance; a person's own places and two ways that
 * have names speak for themselves.
 */
export function leadOf(material: Material, card: DrawnCard): Lead {
  const { draw, spread, phrases, options } = material;
  const index = draw.cards.indexOf(card);
  const own = phrases.places?.[`${spread.key}.${card.position}`];
  if (options && /[AB]$/.test(card.position)) return lead(card, '');
  if (practiceOf(material).has(card.id)) return lead(card, '');
  if (own) return lead(card, wayOf(waysFor(own, card), Math.floor(seedOf(material) / 3 ** index)));
  if (card === focusOf(material)) return lead(card, '');
  // Months that are told after the one asked about make no course of their own.
  if (spread.dated && focusOf(material)) return lead(card, '');
  if (spread.dated) {
    const cards = draw.cards.slice(Math.max(0, index - 1), index + 1).map(({ id }) => id);
    return { text: bridgeTo(material, index), rule: 'bridge', cards };
  }
  if (draw.cards.length === 1 || spread.free) return lead(card, '');
  const role = roleOf(material, card);
  if (role === 'other' && !isCalled(material)) return lead(card, '');
  const before = sameBefore(material, card);
  const ways = waysFor(phrases.leads[role] ?? [], card);
  const text = before < ways.length ? ways[(seedOf(material) + before) % ways.length]! : '';
  return lead(card, role === 'other' && before > 0 ? '' : filled(text, personValues(material)));
}

/** How many cards before this one lie in a place of the same role. */
export function sameBefore(material: Material, card: DrawnCard): number {
  const { cards } = material.draw;
  const role = roleOf(material, card);
  return cards.slice(0, cards.indexOf(card)).filter((one) => roleOf(material, one) === role).length;
}

const lead = ({ id }: DrawnCard, text: string): Lead => ({ text, rule: 'lead', cards: [id] });

function waysFor(leads: Leads, card: DrawnCard): readonly string[] {
  return isPlain(leads) ? leads : (leads[toneOf(card)] ?? []);
}

function wayOf(ways: readonly string[], seed: number): string {
  return ways[seed % ways.length] ?? '';
}

function isPlain(leads: Leads): leads is readonly string[] {
  return Array.isArray(leads);
}
