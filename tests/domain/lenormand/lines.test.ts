import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { lineOfFate } from '../../../src/domain/lenormand/lineoffate.ts';
import { intersection, linesFrom, standing } from '../../../src/domain/lenormand/lines.ts';
import { neighbours, ninefold } from '../../../src/domain/lenormand/neighbours.ts';
import { NINEFOLD, ninefoldPairs, phraseOf } from '../../../src/domain/lenormand/phrase.ts';
import { column, row } from '../../../src/domain/lenormand/tableau.ts';

const anyLayout = fc.constantFrom(...LAYOUTS);
const anyPosition = fc.integer({ min: 1, max: 36 });

describe('the lines round the significator', () => {
  it('walks out nearest first', () => {
    expect(linesFrom('8x4+4', 19)).toEqual({
      past: [18, 17],
      future: [20, 21, 22, 23, 24],
      thoughts: [11, 3],
      ground: [27, 33],
    });
    expect(linesFrom('8x4+4', 34)).toEqual({ past: [33], future: [35, 36], thoughts: [28, 20, 12, 4], ground: [] });
  });

  it('covers the row and the column, no more', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, (layout, position) => {
        const { past, future, thoughts, ground } = linesFrom(layout, position);
        const byNumber = (a: number, b: number) => a - b;
        expect([...past, position, ...future].sort(byNumber)).toEqual(row(layout, position));
        expect([...thoughts, position, ...ground].sort(byNumber)).toEqual(column(layout, position));
      }),
    );
  });

  it('reads the edge on which the person stands', () => {
    expect(standing('9x4', 1)).toEqual({
      looksAhead: true,
      heldByPast: false,
      ledByEvents: true,
      ledByThoughts: false,
    });
    expect(standing('9x4', 36)).toMatchObject({ heldByPast: true, ledByThoughts: true });
    expect(standing('8x4+4', 27).ledByThoughts).toBe(false);
    expect(standing('8x4+4', 26).ledByThoughts).toBe(true);
    expect(standing('8x4+4', 33)).toMatchObject({ looksAhead: false, ledByThoughts: true });
  });
});

describe('intersection', () => {
  it('crosses row with column both ways', () => {
    expect(intersection('8x4+4', 1, 12)).toEqual([4, 9]);
    expect(intersection('9x4', 36, 1)).toEqual([9, 28]);
  });

  it('has one crossing where the other falls beside the fifth row, none in one line', () => {
    expect(intersection('8x4+4', 1, 33)).toEqual([3]);
    expect(intersection('8x4+4', 1, 8)).toEqual([]);
    expect(intersection('8x4+4', 3, 33)).toEqual([]);
    expect(intersection('9x4', 5, 5)).toEqual([]);
  });

  it('does not mind the order', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, anyPosition, (layout, one, other) => {
        expect(intersection(layout, one, other)).toEqual(intersection(layout, other, one));
      }),
    );
  });
});

describe('the 3 by 3 round a card', () => {
  it('shows where the table ends', () => {
    expect(ninefold('9x4', 14)).toEqual([4, 5, 6, 13, 14, 15, 22, 23, 24]);
    expect(ninefold('8x4+4', 33)).toEqual([26, 27, 28, null, 33, 34, null, null, null]);
    expect(ninefold('8x4+4', 1)).toEqual([null, null, null, null, 1, 2, null, 9, 10]);
  });

  it('is symmetrical and has 3 to 8 neighbours', () => {
    for (const layout of LAYOUTS) {
      for (const one of POSITIONS) {
        const near = neighbours(layout, one);
        expect(near.length).toBeGreaterThanOrEqual(3);
        expect(near.length).toBeLessThanOrEqual(8);
        for (const other of near) expect(neighbours(layout, other)).toContain(one);
      }
    }
  });
});

describe('line of fate', () => {
  it('is a setting of the table with four cards below', () => {
    expect(lineOfFate('8x4+4', 'line')).toEqual([33, 34, 35, 36]);
    expect(lineOfFate('8x4+4', 'ordinary')).toEqual([]);
    expect(lineOfFate('9x4', 'line')).toEqual([]);
    expect(() => lineOfFate('5x5' as '9x4', 'line')).toThrow(RangeError);
  });
});

describe('lines of 3, 5 and 7 and the 3 by 3', () => {
  it('reads pairs in order, with a centre and a frame', () => {
    expect(phraseOf(3)).toEqual({
      pairs: [
        [1, 2],
        [2, 3],
      ],
      centre: 2,
      frame: [1, 3],
      mirrors: [[1, 3]],
    });
    expect(phraseOf(5)).toMatchObject({
      centre: 3,
      frame: [1, 5],
      mirrors: [
        [1, 5],
        [2, 4],
      ],
    });
    expect(phraseOf(7).mirrors).toEqual([
      [1, 7],
      [2, 6],
      [3, 5],
    ]);
    expect(() => phraseOf(4 as 3)).toThrow(RangeError);
  });

  it('uses every place of the nine alike', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(NINEFOLD.rows.flat()).toEqual(places);
    expect([...NINEFOLD.columns.flat()].sort()).toEqual(places);
    expect([NINEFOLD.centre, ...NINEFOLD.cross, ...NINEFOLD.corners].sort()).toEqual(places);
    expect(NINEFOLD.mirrors.every(([a, b]) => a + b === 10)).toBe(true);
    expect(NINEFOLD.diagonals).toEqual([
      [1, 5, 9],
      [3, 5, 7],
    ]);
    expect(ninefoldPairs()).toHaveLength(12);
    expect(ninefoldPairs()[0]).toEqual([1, 2]);
  });
});
