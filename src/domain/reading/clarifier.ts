import type { Choose } from './choice.ts';
import type { Material } from './material.ts';
import { type ReadingPart, statement } from './parts.ts';
import { leanOf } from './polarity.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import type { Rule } from './texts.ts';
import { filled, spokenCard } from './words-of.ts';

/** From so far the two cards of a place lean apart. */
const APART = 2;

/** What a card adds that was drawn afterwards for a place: how it stands to the card there, then what it says there. */
export function readClarifier(material: Material, choose: Choose): ReadingPart | null {
  const { clarifier: card, draw, matter, phrases } = material;
  const laid = draw.cards.find(({ position }) => position === card?.position);
  if (!card || !laid) return null;
  const apart = leanOf(card, matter.intent) - leanOf(laid, matter.intent);
  const ways = phrases.clarifier[apart >= APART ? 'lighter' : apart <= -APART ? 'heavier' : 'same'];
  const values = { card: spokenCard(material, card), other: spokenCard(material, laid) };
  const sentences = (text: string, rule: Rule): Sentence[] =>
    splitSentences(text).map((one) => sentence(one, rule, card.id));
  const lead = choose(
    'clarifier',
    ways.map((way) => filled(way, values)),
  );
  const adds = [...sentences(lead, 'clarifier'), ...sentences(...statement(material, card, choose))];
  return { position: card.position, card: card.id, reversed: card.reversed, paragraphs: [adds] };
}
