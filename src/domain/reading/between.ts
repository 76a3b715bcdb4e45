import type { DrawnCard } from '../draw/draw.ts';
import type { Choose } from './choice.ts';
import { leaningCard, type Material } from './material.ts';
import { leanOf } from './polarity.ts';
import type { Sentence } from './sentence.ts';
import { type Voice, voicesOf } from './standing.ts';
import { said } from './told.ts';

/** Ways that lie closer to each other than this, in what their cards say, are even. */
const EVEN = 1;

/**
 * Of two options the one whose cards lie better, by its name; even where neither does. A spread that has no two ways is
 * read from its middle: the cards before it speak for the first, those after it for the second.
 */
export function readBetween(material: Material, choose: Choose): Sentence[] {
  const { which } = material.phrases.matter;
  const [first, second] = waysOf(material);
  if (!first.card || !second.card) return [said(material, choose, 'answer', which.even, leaningCard(material))];
  const ahead = first.says - second.says;
  const ways = Math.abs(ahead) < EVEN ? which.even : ahead > 0 ? which.a : which.b;
  return [
    said(material, choose, 'answer', ways, first.card, second.card),
    said(material, choose, 'voice', which.cards, first.card, second.card),
  ];
}

/** What the cards of a way say together, and the card that speaks for it. */
interface Way {
  says: number;
  card: DrawnCard | undefined;
}

function waysOf(material: Material): [first: Way, second: Way] {
  const { draw, matter, spread } = material;
  const voices = spread.options
    ? voicesOf(material)
    : draw.cards.map((card) => ({ card, says: leanOf(card, matter.intent) }));
  const onWay = (way: 'A' | 'B') => voices.filter(({ card }) => [`path${way}`, `end${way}`].includes(card.position));
  if (spread.options) return [wayOf(onWay('A'), true), wayOf(onWay('B'), true)];
  const half = Math.floor(voices.length / 2);
  return [wayOf(voices.slice(0, half)), wayOf(voices.slice(voices.length - half))];
}

/** A way that has an end is spoken for by its last card, else by the one that says most. */
function wayOf(voices: readonly Voice[], ends = false): Way {
  const sum = voices.reduce((all, { says }) => all + says, 0);
  const strongest = [...voices].sort((a, b) => Math.abs(b.says) - Math.abs(a.says))[0];
  return { says: sum, card: (ends ? voices.at(-1) : strongest)?.card };
}
