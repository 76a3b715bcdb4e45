import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../src/domain/day.ts';
import { isSealIntact } from '../../../src/domain/draw/seal.ts';
import { dayDraw, newSeed } from '../../../src/domain/lesson/day-card.ts';
import { cardsOf } from '../../../src/domain/lesson/deck.ts';

const DRAWN = '2026-11-21T08:00:00.000Z';
const asked = { day: '2026-11-21', deck: 'tarot', reversals: 'half', drawnAt: DRAWN } as const;
const anySeed = fc.uuid();

describe('the card of the day', () => {
  it('is the same all day, a card of the deck on the one place of its spread, under an intact seal', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom('tarot' as const, 'lenormand' as const), (seed, deck) => {
        const draw = dayDraw({ ...asked, seed, deck });
        expect(dayDraw({ ...asked, seed, deck })).toEqual(draw);
        expect(isSealIntact(draw)).toBe(true);
        expect(draw.order.map((mark) => mark.replace('-', '')).sort()).toEqual([...cardsOf(deck)].sort());
        expect(draw.order[0]).toBe(`${draw.cards[0]!.reversed ? '-' : ''}${draw.cards[0]!.id}`);
        expect(deck === 'lenormand' && draw.cards[0]!.reversed).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('stays the same card whatever the share of reversed cards; without reversals it is upright', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const [off, half] = (['off', 'half'] as const).map(
          (reversals) => dayDraw({ ...asked, seed, reversals }).cards[0]!,
        );
        expect(off!.id).toBe(half!.id);
        expect(off!.reversed).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('changes with the day and the seed, and leaves no card out over the years', () => {
    const cards = Array.from({ length: 1000 }, (_, index) => {
      const draw = dayDraw({ ...asked, seed: 'a', day: daysAfter('2026-01-01', index) });
      return draw.cards[0]!;
    });
    expect(new Set(cards.map(({ id }) => id)).size).toBe(78);
    const reversed = cards.filter((card) => card.reversed).length;
    expect(reversed > 420 && reversed < 580).toBe(true);
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});
