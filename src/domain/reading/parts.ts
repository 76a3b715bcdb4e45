import type { DrawnCard } from '../draw/draw.ts';
import { closingTopic, leaningCard, type Material, roleOf, seedOf, sideOf, worded } from './material.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import type { Leads, School } from './texts.ts';
import { toneOf } from './tone.ts';

/** A card in its place. */
export interface ReadingPart {
  position: string;
  card: string;
  reversed: boolean;
  paragraphs: Sentence[][];
}

/** Up to so many cards are told in full where the question has no topic; of a larger table, the first paragraph. */
const FEW = 3;

/**
 * Card by card: what the place asks of it, the heart of its meaning, and what it says to the topic. The first reversed
 * card says how the reversed ones are read.
 */
export function readParts(material: Material, school: School | undefined): ReadingPart[] {
  const said = new Set<string>();
  const firstReversed = material.draw.cards.find((card) => card.reversed);
  return material.draw.cards.map((card) => ({
    position: card.position,
    card: card.id,
    reversed: card.reversed,
    paragraphs: paragraphsOf(material, card, card === firstReversed ? school : undefined, said),
  }));
}

function paragraphsOf(
  material: Material,
  card: DrawnCard,
  school: School | undefined,
  said: Set<string>,
): Sentence[][] {
  const { draw, phrases } = material;
  const side = sideOf(material, card);
  const tell = (text: string, rule: 'lead' | 'gist' | 'school' | 'topic' | 'text' | 'advice'): Sentence[] =>
    splitSentences(text).flatMap((one) => {
      if (said.has(one)) return [];
      said.add(one);
      return [sentence(one, rule, card.id)];
    });
  const [first = '', ...rest] = side.text.split('\n\n');
  const open = draw.topic === 'open';
  const closes = closingTopic(material) !== null && card === leaningCard(material);
  const whole = open ? draw.cards.length <= FEW : draw.cards.length === 1;
  const scene = open || whole || card === leaningCard(material);
  const paragraphs = [
    [...tell(leadOf(material, card), 'lead'), ...tell(side.gist, 'gist')],
    ...(school ? [tell(worded(phrases.school[school], seedOf(material)), 'school')] : []),
    ...(scene ? [tell(first, 'text')] : []),
    ...(whole ? rest.map((one) => tell(one, 'text')) : []),
    ...(draw.topic === 'open' || closes ? [] : [tell(side[draw.topic], 'topic')]),
    ...(advises(material, card) ? [tell(side.advice, 'advice')] : []),
  ];
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/**
 * Places that counsel or help give the advice of their card; that of the card the answer leans on closes the reading.
 * Where the words for a topic hold the step to take, they are advice enough.
 */
function advises(material: Material, card: DrawnCard): boolean {
  if (closingTopic(material)) return false;
  return ['counsel', 'support'].includes(roleOf(material, card)) && card !== leaningCard(material);
}

/**
 * What the place asks of its card, in the place's own words where it has some, else in those of its role. A single card
 * needs no entrance; dates and a person's own places speak for themselves.
 */
function leadOf(material: Material, card: DrawnCard): string {
  const { draw, spread, phrases } = material;
  const own = phrases.places?.[`${spread.key}.${card.position}`];
  if (own) return worded(waysFor(own, card), Math.floor(seedOf(material) / 3 ** draw.cards.indexOf(card)));
  if (draw.cards.length === 1 || spread.dated || spread.free) return '';
  const role = roleOf(material, card);
  const before = draw.cards.slice(0, draw.cards.indexOf(card)).filter((one) => roleOf(material, one) === role).length;
  const ways = waysFor(phrases.leads[role] ?? [], card);
  return before < ways.length ? ways[(seedOf(material) + before) % ways.length]! : '';
}

function waysFor(leads: Leads, card: DrawnCard): readonly string[] {
  return 'plain' in leads ? leads[toneOf(card)] : leads;
}
