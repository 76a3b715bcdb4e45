import { describe, expect, it } from 'vitest';
import { readThrow } from '../../../src/domain/dice/reading.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { chanceOf } from '../../seeded.ts';
import { everyThrow, materialOf } from './material.ts';

const LOVE: readonly Partial<Matter>[] = [
  { intent: 'contact', form: 'whether', area: 'love', sure: true },
  { intent: 'feelings', form: 'what', area: 'love', sure: true },
  { intent: 'bond', form: 'what', area: 'love', sure: true },
];

/** The share in hundredths of the sentences that the person has read already, over people and thirty days. */
function repeated(language: Language, people: number): number {
  let [known, all] = [0, 0];
  for (let person = 0; person < people; person += 1) {
    const chance = chanceOf(person * 7919 + 1);
    const read = new Set<number>();
    for (let day = 0; day < 30; day += 1) {
      const thrown = everyThrow[Math.floor(chance() * everyThrow.length)]!;
      const seal = Math.floor(chance() * 2 ** 32)
        .toString(16)
        .padStart(8, '0')
        .repeat(8);
      const { answer, parts, deed, prompt } = readThrow(
        materialOf(language, thrown, { seal, matter: LOVE[day % 3]!, read }),
      );
      const said = [...answer, ...parts.flatMap(({ paragraphs }) => paragraphs.flat()), ...deed, ...prompt];
      const hashes = said.map(({ text }) => hashOf(text));
      known += hashes.filter((one) => read.has(one)).length;
      all += hashes.length;
      for (const one of hashes) read.add(one);
    }
  }
  return (100 * known) / all;
}

describe.each(LANGUAGES)('what a person reads of thirty daily throws in %s', (language) => {
  it('is seldom what they have read already', () => {
    const share = repeated(language, 20);
    console.info(language, `daily throws ${share.toFixed(1)} %`);
    expect(share).toBeLessThanOrEqual(10);
  });
});
