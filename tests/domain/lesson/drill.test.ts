import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, LAYOUTS } from '../../../src/domain/lenormand/cell.ts';
import { laidTable, placeOf } from '../../../src/domain/lenormand/laid.ts';
import type { Pair } from '../../../src/domain/lenormand/phrase.ts';
import { DRILLS, judged, newDrill } from '../../../src/domain/lesson/drill.ts';
import { pairs as written } from '../../../src/library/lenormand/en/pairs.ts';

const PAIRS = Object.keys(written).map((key) => key.split('+').map(Number) as unknown as Pair);
const makings = fc.record({
  layout: fc.constantFrom(...LAYOUTS),
  person: fc.constantFrom(28, 29),
  pairs: fc.constant(PAIRS),
});

describe('a drill', () => {
  it('lays a whole table and asks what can be answered', () => {
    fc.assert(
      fc.property(makings, fc.constantFrom(...DRILLS), (given, kind) => {
        const drill = newDrill(kind, given);
        expect(laidTable(drill.table)).toHaveLength(36);
        if (drill.kind === 'distance') {
          expect(drill.card).not.toBe(given.person);
          expect(drill.right).toBe(drill.steps <= 2 ? 'near' : 'far');
        } else if (drill.kind === 'pair') {
          const [left, right] = drill.pair.map((card) => cellOf(given.layout, placeOf(drill.table, card)));
          expect([left!.row, left!.column + 1]).toEqual([right!.row, right!.column]);
          expect(new Set(drill.options.map(String)).size).toBe(3);
          expect(drill.options).toContainEqual(drill.pair);
          expect(drill.options).not.toContainEqual([...drill.pair].reverse());
        } else {
          expect(drill.right.length).toBeGreaterThan(0);
          expect(judged(drill, new Set(drill.right))).toEqual({ missed: [], wrong: [] });
        }
      }),
    );
  });

  it('of a knight asks for cards two steps one way and one the other; of a house for one place', () => {
    const drill = newDrill('knights', { layout: '8x4+4', person: 29, pairs: PAIRS });
    if (drill.kind !== 'knights') throw new Error('another drill than was asked for');
    const here = cellOf('8x4+4', placeOf(drill.table, drill.card));
    for (const position of drill.right) {
      const there = cellOf('8x4+4', position);
      expect(Math.abs((there.row - here.row) * (there.column - here.column))).toBe(2);
    }
    const house = newDrill('house', { layout: '9x4', person: 29, pairs: PAIRS });
    expect(house.kind === 'house' && house.right).toEqual([house.kind === 'house' && house.card]);
  });

  it('tells what was missed and what was wrong', () => {
    const drill = { kind: 'mirrors', layout: '8x4+4', table: [], card: 1, right: [8, 25, 32] } as const;
    expect(judged(drill, new Set([32, 9, 8]))).toEqual({ missed: [25], wrong: [9] });
  });
});
