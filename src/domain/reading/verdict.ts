import { verdictOf } from './count.ts';
import type { Material } from './material.ts';
import type { Verdict } from './matter-words.ts';
import { isHeavyYes } from './polarity.ts';
import { moodOf, standingOf } from './standing.ts';

/** Whether the cards answer yes: of a spread that is counted the count decides, of any other how the table stands. */
export function verdictOn(material: Material): Verdict {
  const { spread, draw, matter } = material;
  if (spread.counts) return verdictOf(draw.cards.filter((card) => !card.reversed).length, draw.cards.length);
  const mood = moodOf(standingOf(material));
  if (mood === 'mixed') return 'unclear';
  return (mood === 'light') === isHeavyYes(matter) ? 'no' : 'yes';
}
