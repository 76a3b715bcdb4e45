import type { DrawnCard } from '../draw/draw.ts';
import { ofCell } from './cell.ts';
import type { Choose } from './choice.ts';
import { leaningCard, type Material } from './material.ts';
import { broughtBy, phrased } from './phrased.ts';
import { leanOf } from './polarity.ts';
import { type Sentence, sentence } from './sentence.ts';
import { type Voice, voicesOf } from './standing.ts';
import { type NamedWay, sentencesOfWays } from './ways.ts';
import { spokenCard } from './words-of.ts';

/** Ways that lie closer to each other than this, in what their cards say, are even. */
const EVEN = 1;

/**
 * Of two options the one whose cards lie better, by its name; even where neither does, and where both lie heavily: a hard
 * way is no favoured one. A spread that has no two ways is read from its middle: the cards before it speak for the first,
 * those after it for the second.
 */
export function readBetween(material: Material, choose: Choose): Sentence[] {
  const { which } = material.phrases.matter;
  const [first, second] = waysOf(material);
  if (!first.card || !second.card) return [phrased(material, choose, 'answer', which.even, leaningCard(material))];
  const way = favoured(first, second);
  const ways = way === null ? which.even : way === first ? which.a : which.b;
  const sentences = sentencesOfWays(
    which,
    choose,
    [named(material, 0, first), named(material, 1, second)],
    way !== null,
  );
  return [
    phrased(material, choose, 'answer', ways, first.card, second.card),
    ...sentences.map(({ text, cards }) => sentence(text, 'voice', ...new Set(cards.map(({ id }) => id)))),
  ];
}

function named(material: Material, index: 0 | 1, { voices }: Way): NamedWay<DrawnCard> {
  const { gives, costs } = material.phrases.matter.which;
  const cards = voices.map(({ card, says }) => ({
    card,
    says,
    spoken: spokenCard(material, card),
    // A card speaks for itself where it really gives or costs; where it leans the other way its suit does.
    gives: says > 0 ? broughtBy(material, card) : ofCell(gives, card),
    costs: says < 0 ? broughtBy(material, card) : ofCell(costs, card),
  }));
  return { name: material.options?.[index] ?? '', cards };
}

/** The cards of the way that is favoured; none where neither is. */
export function cardsOfFavoured(material: Material): readonly DrawnCard[] {
  return favoured(...waysOf(material))?.cards ?? [];
}

function favoured(first: Way, second: Way): Way | null {
  const ahead = first.says - second.says;
  if (Math.abs(ahead) < EVEN || Math.max(first.says, second.says) < 0) return null;
  return ahead > 0 ? first : second;
}

/** What the cards of a way say together, and the card that speaks for it. */
interface Way {
  says: number;
  cards: readonly DrawnCard[];
  voices: readonly Voice[];
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
  return { says: sum, cards: voices.map(({ card }) => card), voices, card: (ends ? voices.at(-1) : strongest)?.card };
}
