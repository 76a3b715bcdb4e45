import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import { focusOf } from './focus.ts';
import { type Material, placeOf, roleOf, seedOf } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';
import { toneOf } from './tone.ts';

/** More dates than this in one sentence are a list. */
const MAX_DATES = 3;

/** A year of twelve months as a whole: which of them weigh something, which are good to use, and where a Major falls. */
export function readCalendar(material: Material): Sentence[] {
  const { spread, draw, phrases } = material;
  if (spread.dated !== 'months' || focusOf(material)) return [];
  const months = draw.cards.filter((card) => roleOf(material, card) === 'ahead');
  const said = (kind: 'heavy' | 'light' | 'majors', cards: readonly DrawnCard[]) => {
    if (cards.length === 0 || cards.length > MAX_DATES) return [];
    const dates = cards.map((card) => placeOf(material, card));
    return [sentence(phrases.calendar[kind](dates, seedOf(material)), 'calendar', ...cards.map(({ id }) => id))];
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
