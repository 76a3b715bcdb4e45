import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { distanceOf, isClouded, measure, measureAll, stepsBetween } from '../../../src/domain/lenormand/distance.ts';
import { cloudsTurned, gazes, looksTowards, sideOf, underTheBlade } from '../../../src/domain/lenormand/facing.ts';
import { cardsAtHome, exchanges, houseChain, lodgingOf } from '../../../src/domain/lenormand/houses.ts';
import { cardAt, laidTable, placeOf } from '../../../src/domain/lenormand/laid.ts';
import { neighbours } from '../../../src/domain/lenormand/neighbours.ts';
import { castPersons, courtCards, gazeOf } from '../../../src/domain/lenormand/persons.ts';
import { ofDistance } from '../../../src/domain/lenormand/philippe.ts';
import { SUBJECTS, subjectsOf, topicCards } from '../../../src/domain/lenormand/topics.ts';

const anyLayout = fc.constantFrom(...LAYOUTS);
const anyPosition = fc.integer({ min: 1, max: 36 });
const anyTable = fc.shuffledSubarray([...POSITIONS], { minLength: 36 }).map(laidTable);
const inOrder = laidTable(POSITIONS);

/** The table in order with some cards put at given positions, the displaced ones swapped back. */
function lay(places: Record<number, number>) {
  const cards = [...POSITIONS];
  for (const [card, position] of Object.entries(places)) {
    const from = cards.indexOf(Number(card));
    [cards[from], cards[position - 1]] = [cards[position - 1]!, cards[from]!];
  }
  return laidTable(cards);
}

describe('a laid table', () => {
  it('holds every card once', () => {
    expect(() => laidTable(POSITIONS.slice(1))).toThrow(RangeError);
    expect(() => laidTable([1, ...POSITIONS.slice(1, 35), 1])).toThrow(RangeError);
    expect(() => laidTable([0, ...POSITIONS.slice(1)])).toThrow(RangeError);
    expect(() => placeOf(inOrder, 37)).toThrow(RangeError);
    expect(() => cardAt(inOrder, 0)).toThrow(RangeError);
  });
});

describe('houses', () => {
  it('follows a chain until it closes', () => {
    const table = lay({ 1: 5, 5: 9 });
    expect(lodgingOf(table, 1)).toEqual({ house: 5, card: 1 });
    const chain = houseChain(table, 1);
    expect(chain[0]?.house).toBe(1);
    expect(chain.at(-1)).toEqual({ house: 5, card: 1 });
    expect(houseChain(inOrder, 24)).toEqual([{ house: 24, card: 24 }]);
    expect(() => houseChain(inOrder, 99)).toThrow(RangeError);
  });

  it('parts the cards into chains, each the same ring from any of its cards', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const seen = new Set<number>();
        for (const card of POSITIONS) {
          const chain = houseChain(table, card);
          const ring = chain.map((link) => link.card);
          expect(new Set(ring).size).toBe(ring.length);
          expect(chain.at(-1)?.card).toBe(card);
          chain.forEach((link, index) => {
            expect(cardAt(table, link.house)).toBe(link.card);
            expect(chain[(index + 1) % chain.length]?.house).toBe(link.card);
          });
          if (!seen.has(card)) for (const each of ring) seen.add(each);
        }
        expect(seen.size).toBe(36);
        expect(cardsAtHome(table)).toEqual(POSITIONS.filter((card) => houseChain(table, card).length === 1));
        const swapped = POSITIONS.filter((card) => houseChain(table, card).length === 2);
        expect(
          exchanges(table)
            .flat()
            .sort((a, b) => a - b),
        ).toEqual(swapped);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the method of distance', () => {
  it('measures steps with the fifth row where it lies', () => {
    expect(stepsBetween('8x4+4', 33, 27)).toBe(1);
    expect(stepsBetween('8x4+4', 33, 25)).toBe(2);
    expect(stepsBetween('8x4+4', 1, 36)).toBe(5);
    expect([1, 2, 3, 4, 5, 8].map(distanceOf)).toEqual(['touching', 'near', 'far', 'far', 'remote', 'remote']);
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, anyPosition, anyPosition, (layout, a, b, c) => {
        const ab = stepsBetween(layout, a, b);
        expect(ab).toBe(stepsBetween(layout, b, a));
        expect(ab === 0).toBe(a === b);
        expect(ab).toBeLessThanOrEqual(stepsBetween(layout, a, c) + stepsBetween(layout, c, b));
        expect(ab === 1).toBe(neighbours(layout, a).includes(b));
      }),
    );
  });

  it('judges by the sheet of 1846', () => {
    const near = lay({ 28: 12, 8: 13, 5: 20, 6: 32 });
    expect(measure('8x4+4', near, 28, 8)).toMatchObject({ distance: 'touching', tone: 'unlucky' });
    expect(measure('8x4+4', near, 28, 5).tone).toBe('unlucky');
    const far = lay({ 28: 1, 8: 32, 5: 24, 6: 36 });
    expect(measure('8x4+4', far, 28, 8).tone).toBe('mild');
    expect(measure('8x4+4', far, 28, 5).tone).toBe('lucky');
  });

  it('finds the Clover bad only beside the Clouds', () => {
    const beside = lay({ 29: 1, 2: 12, 6: 13 });
    expect(isClouded('8x4+4', beside, 2)).toBe(true);
    expect(measure('8x4+4', beside, 29, 2)).toMatchObject({ tone: 'unlucky', clouded: true });
    const apart = lay({ 29: 1, 2: 12, 6: 32 });
    expect(measure('8x4+4', apart, 29, 2)).toMatchObject({ tone: 'lucky', clouded: false });
  });

  it('minds the side of the Ring and the height of the Lily', () => {
    const table = lay({ 28: 13, 25: 14, 30: 21 });
    expect(measure('8x4+4', table, 28, 25).tone).toBe('lucky');
    expect(measure('8x4+4', table, 28, 30).tone).toBe('unlucky');
    const turned = lay({ 28: 13, 25: 12, 30: 5 });
    expect(measure('8x4+4', turned, 28, 25).tone).toBe('unlucky');
    expect(measure('8x4+4', turned, 28, 30).tone).toBe('lucky');
  });

  it('lets the Dog down by Clouds only when far', () => {
    expect(measure('8x4+4', lay({ 28: 1, 18: 2, 6: 3 }), 28, 18).tone).toBe('lucky');
    expect(measure('8x4+4', lay({ 28: 1, 18: 8, 6: 7 }), 28, 18).tone).toBe('unlucky');
  });

  it('measures every card but the person, nearest first', () => {
    fc.assert(
      fc.property(anyLayout, anyTable, fc.constantFrom(28, 29, 24), (layout, table, person) => {
        const all = measureAll(layout, table, person);
        expect(all).toHaveLength(35);
        all.slice(1).forEach((each, index) => {
          expect(each.steps).toBeGreaterThanOrEqual(all[index]!.steps);
        });
      }),
      { numRuns: 30 },
    );
    expect(() => ofDistance(0)).toThrow(RangeError);
    expect(ofDistance(28)).toBeNull();
  });
});

describe('what the pictures face', () => {
  it('turns the dark side of the Clouds by where they lie', () => {
    expect(cloudsTurned('8x4+4', 14, 12)).toBe('dark');
    expect(cloudsTurned('8x4+4', 10, 12)).toBe('clear');
    expect(cloudsTurned('8x4+4', 4, 12)).toBeNull();
    expect(cloudsTurned('8x4+4', 14, 12, 'right')).toBe('clear');
    expect(measure('8x4+4', lay({ 28: 12, 6: 14 }), 28, 6).tone).toBe('unlucky');
    expect(measure('8x4+4', lay({ 28: 12, 6: 14 }), 28, 6, 'right').tone).toBe('lucky');
    expect(measure('8x4+4', lay({ 28: 12, 6: 4 }), 28, 6).tone).toBeNull();
  });

  it('tells dark from clear whichever way the deck is drawn', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, anyPosition, (layout, clouds, person) => {
        const left = cloudsTurned(layout, clouds, person, 'left');
        const right = cloudsTurned(layout, clouds, person, 'right');
        if (left === null) expect(right).toBeNull();
        else expect(new Set([left, right])).toEqual(new Set(['dark', 'clear']));
      }),
    );
  });

  it('knows who looks at whom', () => {
    expect(sideOf('9x4', 1, 2)).toBe('right');
    expect(looksTowards('9x4', 2, 'right', 1)).toBe(false);
    const man = { position: 10, gaze: gazeOf(28)! };
    expect(gazes('9x4', man, { position: 12, gaze: gazeOf(29)! })).toBe('meet');
    expect(gazes('9x4', { ...man, position: 14 }, { position: 12, gaze: 'left' })).toBe('apart');
    expect(gazes('9x4', man, { position: 12, gaze: 'right' })).toBe('first');
    expect(gazes('9x4', { position: 14, gaze: 'right' }, { position: 12, gaze: 'right' })).toBe('second');
    expect(gazes('9x4', man, { position: 1, gaze: 'left' })).toBeNull();
    expect(gazeOf(1)).toBeNull();
  });

  it('cuts along the row on the side of the blade', () => {
    expect(underTheBlade('8x4+4', 21)).toEqual([22, 23, 24]);
    expect(underTheBlade('8x4+4', 21, 'left')).toEqual([20, 19, 18, 17]);
    expect(underTheBlade('8x4+4', 36)).toEqual([]);
    expect(underTheBlade('8x4+4', 33, 'left')).toEqual([]);
  });
});

describe('persons and topics', () => {
  it('makes nobody a partner unasked', () => {
    expect(castPersons(28)).toEqual({ me: 28, partner: null, others: [29], taken: [] });
    expect(castPersons(29, 28)).toEqual({ me: 29, partner: 28, others: [], taken: [] });
    expect(castPersons(18, 29)).toEqual({ me: 18, partner: 29, others: [28], taken: [18] });
    expect(() => castPersons(28, 28)).toThrow(RangeError);
    expect(() => castPersons(37)).toThrow(RangeError);
    expect(courtCards()).toHaveLength(12);
  });

  it('finds the cards of a subject and the subjects of a card', () => {
    expect(topicCards('love')).toEqual([24, 25]);
    expect(topicCards('work')).toEqual([35, 14]);
    expect(topicCards('work', 'fox')).toEqual([14, 35]);
    expect(subjectsOf(34)).toEqual(['money']);
    expect(subjectsOf(1)).toEqual([]);
    for (const subject of SUBJECTS) {
      for (const card of topicCards(subject)) expect(subjectsOf(card)).toContain(subject);
    }
  });
});
