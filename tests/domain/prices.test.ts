import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepPrice } from '../../src/domain/prices.ts';

const STEPS = [
  { cards: 1, coins: 6 },
  { cards: 3, coins: 10 },
  { cards: 78, coins: 48 },
];

it.each([
  [1, 6],
  [2, 10],
  [3, 10],
  [4, 48],
  [78, 48],
  [80, 48],
])('a reading of %i cards costs %i coins', (cards, coins) => {
  expect(stepPrice(STEPS, cards)).toBe(coins);
});

it('is the price of the smallest step that has room for the cards', () => {
  const steps = fc
    .uniqueArray(fc.record({ cards: fc.integer({ min: 1, max: 78 }), coins: fc.nat(1000) }), {
      selector: ({ cards }) => cards,
      minLength: 1,
    })
    .map((all) => all.sort((a, b) => a.cards - b.cards));
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 78 }), (all, cards) => {
      const roomy = all.filter((step) => step.cards >= cards);
      const least = Math.min(...(roomy.length ? roomy : all.slice(-1)).map((step) => step.cards));
      expect(stepPrice(all, cards)).toBe(all.find((step) => step.cards === least)!.coins);
    }),
  );
});

it('is never made up where there is none', () => {
  expect(() => stepPrice([], 3)).toThrow();
});
