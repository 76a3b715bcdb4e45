import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthCards, birthSums, isBirthDate } from '../../../src/domain/quiz/birth-cards.ts';

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const numberOf = (id: string) => Number(id.slice(3)) || 22;
const root = (number: number): number => (number < 10 ? number : root([...String(number)].reduce((a, b) => a + +b, 0)));

describe('birth cards', () => {
  it.each([
    ['1990-05-17', [2012, 5], ['maj14', 'maj05']],
    ['1984-02-29', [2015, 8], ['maj17', 'maj08']],
    ['1970-10-10', [1990, 19], ['maj19', 'maj10', 'maj01']],
    ['1975-12-06', [1993, 22], ['maj00', 'maj04']],
    ['1957-12-30', [1999, 28, 10], ['maj10', 'maj01']],
    ['1968-11-13', [1992, 21], ['maj21', 'maj03']],
  ])('of %s', (date, sums, cards) => {
    expect(birthSums(date).sums).toEqual(sums);
    expect(birthCards(date)).toEqual(cards);
  });

  it('are two Majors for every date, three for the Sun, of one root with the date', () => {
    fc.assert(
      fc.property(days, (date) => {
        const cards = birthCards(date);
        for (const card of cards) expect(card).toMatch(/^maj(0\d|1\d|2[01])$/);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.length).toBe(cards[0] === 'maj19' ? 3 : 2);
        const roots = cards.map((card) => root(numberOf(card)));
        expect(new Set(roots)).toEqual(new Set([root(birthSums(date).sums[0]!)]));
        expect(numberOf(cards.at(-1)!)).toBe(roots[0]);
      }),
    );
  });

  it('are of days that were', () => {
    const today = '2026-11-21';
    fc.assert(fc.property(days, (date) => isBirthDate(date, '2099-12-31')));
    for (const date of [
      '1990-02-30',
      '1899-12-31',
      '2026-11-22',
      '2026-1-1',
      'yesterday',
      '',
      '1990-13-01',
      '1990-00-10',
    ])
      expect(isBirthDate(date, today)).toBe(false);
    expect(isBirthDate('2026-11-21', today)).toBe(true);
  });
});
