import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { LIBRARY, readingOf } from './material.ts';

const LIGHT = ['cup10', 'maj19', 'pen10'];
const HEAVY = ['swo10', 'maj16', 'pen05'];
const YEAR = [...LIGHT, ...HEAVY, 'cup09', 'cup02', 'wan04', 'swo03', 'cup05', 'swo09', 'maj10'];

function yearOf(language: (typeof LANGUAGES)[number]) {
  const spread = tarotSpread(19)!;
  const cards = YEAR.map((id, index) => ({ id, reversed: false, position: spread.positions[index]!.key }));
  return readingOf(language, { spread, cards, seal: 'ab'.repeat(32) });
}

describe.each(LANGUAGES)('a year in %s', (language) => {
  it('is told in four quarters, each by how its months lean', () => {
    const { quarters } = yearOf(language);
    const words = LIBRARY.get(language)!.phrases.quarters;
    expect(quarters.map(({ source }) => source.cards)).toEqual([
      YEAR.slice(0, 3),
      YEAR.slice(3, 6),
      YEAR.slice(6, 9),
      YEAR.slice(9, 12),
    ]);
    const moods = quarters.map(({ text }) =>
      (['light', 'heavy'] as const).find((mood) =>
        words[mood].some((way) => new RegExp(`^${way.replace(/\{\w+\}/g, '.+')}$`).test(text)),
      ),
    );
    expect(moods).toEqual(['light', 'heavy', 'light', 'heavy']);
  });

  it('names the months of a quarter, a year no more than once where it stays the same', () => {
    const [first, second] = yearOf(language).quarters.map(({ text }) => text);
    expect(first).toMatch(/2026.*2027/);
    expect(second!.match(/2027/g)).toHaveLength(1);
  });
});

describe('a reading of another spread', () => {
  it('has no quarters', () => {
    const spread = tarotSpread(3)!;
    const cards = LIGHT.map((id, index) => ({ id, reversed: false, position: spread.positions[index]!.key }));
    expect(readingOf('en', { spread, cards, seal: 'ab'.repeat(32) }).quarters).toEqual([]);
  });
});
