import type { DrawnCard } from '../draw/draw.ts';
import { verdictOf } from './count.ts';
import { focusOf } from './focus.ts';
import { leaningCard, type Material, roleOf } from './material.ts';
import { isHeavyYes, leanOf } from './polarity.ts';
import { moodOf, standingOf, voicesOf } from './standing.ts';

/** From so far the cards before the end lean clearly one way. */
const CLEARLY = 0.5;

/** From so far two cards really lean apart, of the four steps that there are; an end against the answer is told in any case. */
const APART = 3;

/** Which way the answer leans: 1 to a good end of the matter, -1 against it, 0 where it is unclear. */
export function leaningOf(material: Material): -1 | 0 | 1 {
  const { spread, draw, matter } = material;
  if (!spread.counts) return { light: 1, mixed: 0, heavy: -1 }[moodOf(standingOf(material))] as -1 | 0 | 1;
  const verdict = verdictOf(draw.cards.filter((card) => !card.reversed).length, draw.cards.length);
  if (verdict === 'unclear') return 0;
  return (verdict === 'yes') === isHeavyYes(matter) ? -1 : 1;
}

/**
 * The card that contradicts the answer at the end, and of a table that is not counted the one that it is at odds with; null
 * where the end agrees. A spread that ends in two places has no last word, nor one that is asked about a single date.
 */
export function closingOf(material: Material): [card: DrawnCard, other?: DrawnCard] | null {
  const { draw, spread, matter } = material;
  if (draw.cards.length < 2 || focusOf(material)) return null;
  const leaning = leaningOf(material);
  const end = leaningCard(material);
  const lean = leanOf(end, matter.intent);
  if (spread.counts) return outvoted(material, leaning, Math.sign(lean));
  if (draw.cards.filter((card) => roleOf(material, card) === 'outcome').length > 1 || lean === 0) return null;
  const rest = draw.cards.filter((card) => card !== end);
  const standing = standingOf({ ...material, draw: { ...draw, cards: rest } });
  const clear = Math.abs(standing) >= CLEARLY && Math.sign(standing) !== Math.sign(lean);
  if (!clear && leaning * lean >= 0) return null;
  const other = strongest(material, clear ? Math.sign(standing) : leaning, end);
  if (!other) return null;
  const apart = Math.abs(leanOf(other, matter.intent) - lean) >= APART;
  return apart || leaning * lean < 0 ? [end, other] : null;
}

/** Of a count: the end, else the strongest card where the whole table leans the other way. */
function outvoted(material: Material, leaning: number, end: number): [DrawnCard] | null {
  if (leaning === 0) return null;
  if (end === -leaning) return [leaningCard(material)];
  const mood = Math.sign(standingOf(material));
  if (moodOf(standingOf(material)) === 'mixed' || mood !== -leaning) return null;
  const card = strongest(material, mood);
  return card && [card];
}

/** The card that says most one way. */
function strongest(material: Material, way: number, except?: DrawnCard): DrawnCard | null {
  const voices = voicesOf(material).filter(({ card }) => card !== except);
  return [...voices].sort((a, b) => (b.says - a.says) * way)[0]?.card ?? null;
}
