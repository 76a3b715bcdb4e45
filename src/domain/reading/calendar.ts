import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import { focusOf } from './focus.ts';
import { type Material, placeOf, roleOf, seedOf } from './material.ts';
import { leanOf } from './polarity.ts';
import { type Sentence, sentence } from './sentence.ts';
import { toneOf } from './tone.ts';

/** More dates than this in one sentence are a list. */
const MAX_DATES = 3;

/** So many of many dates are named. */
const STANDING_OUT = 2;

/** A year of twelve months as a whole: which of them weigh something, which are good to use, and where a Major falls. */
export function readCalendar(material: Material): Sentence[] {
  const { spread, draw, phrases } = material;
  if (spread.dated !== 'months' || focusOf(material)) return [];
  const months = draw.cards.filter((card) => roleOf(material, card) === 'ahead');
  const said = (kind: 'heavy' | 'light' | 'majors', cards: readonly DrawnCard[]) => {
    const dated = kind === 'majors' || cards.length <= MAX_DATES ? cards : weightiest(cards);
    if (dated.length === 0 || dated.length > MAX_DATES) return [];
    const dates = dated.map((card) => placeOf(material, card));
    return [sentence(phrases.calendar[kind](dates, seedOf(material)), 'calendar', ...dated.map(({ id }) => id))];
  };
  /** Of many dates those that stand out most, in their order. */
  const weightiest = (cards: readonly DrawnCard[]) => {
    const weight = (card: DrawnCard) =>
      Math.abs(leanOf(card, material.matter.intent)) + (tarotCard(card.id).arcana === 'major' ? 0.5 : 0);
    const first = [...cards].sort((a, b) => weight(b) - weight(a)).slice(0, STANDING_OUT);
    return cards.filter((card) => first.includes(card));
  };
  return [
    ...said(
      'majors',
      months.filter(({ id }) => tarotCard(id).arcana === 'major'),
    ),
    ...said(
      'heavy',
      months.filter((card) => toneOf(card) === 'hard' && !card.reversed),
    ),
    ...said(
      'light',
      months.filter((card) => toneOf(card) === 'welcome'),
    ),
  ];
}
