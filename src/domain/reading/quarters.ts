import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { type Material, placeOf, roleOf } from './material.ts';
import { leanOf } from './polarity.ts';
import { type Sentence, sentence } from './sentence.ts';
import { moodOf } from './standing.ts';
import { filled, spokenCard } from './words-of.ts';

const MONTHS = 3;

/** A year of months in its quarters, before the months are told one by one: how each goes, and the card that sets its tone. */
export function readQuarters(material: Material, choose: Choose): Sentence[] {
  const { spread, draw, matter } = material;
  if (spread.dated !== 'months' || focusOf(material)) return [];
  const months = draw.cards.filter((card) => roleOf(material, card) === 'ahead');
  const quarters = Array.from({ length: Math.floor(months.length / MONTHS) }, (_, index) =>
    months.slice(index * MONTHS, (index + 1) * MONTHS),
  );
  return quarters.map((cards) => {
    const leans = cards.map((card) => leanOf(card, matter.intent));
    const mean = leans.reduce((sum, lean) => sum + lean, 0) / MONTHS;
    const tone = [...cards].sort((a, b) => weightOf(b, mean) - weightOf(a, mean))[0]!;
    return quarterSentence(material, choose, cards, mean, tone);
  });

  /** A card that leans as its quarter does weighs most, a Major more than others. */
  function weightOf(card: DrawnCard, mean: number): number {
    const lean = leanOf(card, matter.intent);
    const major = tarotCard(card.id).arcana === 'major' ? 0.5 : 0;
    return major + (mean === 0 ? Math.abs(lean) : lean * Math.sign(mean));
  }
}

function quarterSentence(
  material: Material,
  choose: Choose,
  cards: readonly DrawnCard[],
  mean: number,
  tone: DrawnCard,
): Sentence {
  const { quarters } = material.phrases;
  const [from, to] = quarters.months(placeOf(material, cards[0]!), placeOf(material, cards.at(-1)!));
  const values = { from, to, card: spokenCard(material, tone) };
  const ways = quarters[moodOf(mean)];
  // The dates make every sentence new, so the words are chosen before they are filled.
  return sentence(filled(choose('quarter', ways), values), 'quarters', ...cards.map(({ id }) => id));
}
