import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { sentencesOf } from '../../../src/domain/reading/compose.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { chanceOf } from '../../seeded.ts';
import { readingOf } from './material.ts';

const LOVE: readonly Partial<Matter>[] = [
  { intent: 'contact', form: 'whether', area: 'love', sure: true },
  { intent: 'feelings', form: 'what', area: 'love', sure: true },
  { intent: 'bond', form: 'what', area: 'love', sure: true },
];

/** The share in hundredths of the sentences of the last reading that the person has read already, over people and draws. */
function repeated(language: Language, spreadId: number, readings: number, people: number): number {
  const spread = tarotSpread(spreadId)!;
  let [known, all] = [0, 0];
  for (let person = 0; person < people; person += 1) {
    const chance = chanceOf(person * 7919 + spreadId);
    const read = new Set<number>();
    for (let day = 0; day < readings; day += 1) {
      const pile = TAROT.map(({ id }) => ({ id, at: chance() })).sort((a, b) => a.at - b.at);
      const cards = spread.positions.map(({ key, crossing }, index) => ({
        id: pile[index]!.id,
        reversed: !crossing && chance() < 0.5,
        position: key,
      }));
      const seal = Math.floor(chance() * 2 ** 32)
        .toString(16)
        .padStart(8, '0')
        .repeat(8);
      const said = sentencesOf(readingOf(language, { spread, cards, seal, matter: LOVE[day % 3]!, read })).map(
        ({ text }) => hashOf(text),
      );
      known += said.filter((one) => read.has(one)).length;
      all += said.length;
      for (const one of said) read.add(one);
    }
  }
  return (100 * known) / all;
}

describe.each(LANGUAGES)('what a person reads in %s', (language) => {
  it('is seldom what they have read already: thirty daily readings of three cards, ten Celtic Crosses', () => {
    const [daily, crosses] = [repeated(language, 3, 30, 12), repeated(language, 11, 10, 12)];
    console.info(language, `daily ${daily.toFixed(1)} %, Celtic Crosses ${crosses.toFixed(1)} %`);
    expect(daily).toBeLessThanOrEqual(10);
    expect(crosses).toBeLessThanOrEqual(12);
  });
});
