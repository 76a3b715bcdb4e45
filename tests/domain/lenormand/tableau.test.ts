import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, LAYOUTS, type Layout, POSITIONS, positionAt } from '../../../src/domain/lenormand/cell.ts';
import { column, corners, diagonals, heart, knights, mirrors, row } from '../../../src/domain/lenormand/tableau.ts';

const anyLayout = fc.constantFrom(...LAYOUTS);
const anyPosition = fc.integer({ min: 1, max: 36 });
const ofPosition = { knights, mirrors, diagonals, row, column };

describe('worked examples', () => {
  it('knows corners and heart', () => {
    expect(corners('8x4+4')).toEqual([1, 8, 25, 32]);
    expect(corners('9x4')).toEqual([1, 9, 28, 36]);
    expect(heart('8x4+4')).toEqual([12, 13, 20, 21]);
    expect(heart('9x4')).toEqual([14, 23]);
  });

  it('jumps from 33 as the cards really lie, not by counting in eights', () => {
    expect(knights('8x4+4', 33)).toEqual([18, 20, 25, 29]);
    expect(knights('8x4+4', 36)).toEqual([21, 23, 28, 32]);
    expect(knights('9x4', 1)).toEqual([12, 20]);
    expect(knights('9x4', 33)).toEqual([14, 16, 22, 26]);
  });

  it('folds 11, and the fifth row only sideways', () => {
    expect(mirrors('8x4+4', 11)).toEqual([14, 19, 22]);
    expect(mirrors('8x4+4', 34)).toEqual([35]);
    expect(mirrors('8x4+4', 33)).toEqual([36]);
    expect(mirrors('9x4', 1)).toEqual([9, 28, 36]);
    expect(mirrors('9x4', 5)).toEqual([32]);
  });

  it('draws diagonals into the fifth row', () => {
    expect(diagonals('8x4+4', 1)).toEqual([10, 19, 28, 35]);
    expect(diagonals('8x4+4', 33)).toEqual([17, 26, 28, 21, 14, 7].sort((a, b) => a - b));
    expect(diagonals('9x4', 14)).toEqual([4, 6, 22, 24, 30, 34]);
  });

  it('gives whole rows and columns', () => {
    expect(row('8x4+4', 34)).toEqual([33, 34, 35, 36]);
    expect(row('9x4', 28)).toEqual([28, 29, 30, 31, 32, 33, 34, 35, 36]);
    expect(column('8x4+4', 3)).toEqual([3, 11, 19, 27, 33]);
    expect(column('8x4+4', 2)).toEqual([2, 10, 18, 26]);
    expect(column('9x4', 14)).toEqual([5, 14, 23, 32]);
  });

  it('gives 2 to 8 knight targets in 8x4+4 and 2 to 6 in 9x4', () => {
    const counts = (layout: Layout) => POSITIONS.map((position) => knights(layout, position).length);
    expect([Math.min(...counts('8x4+4')), Math.max(...counts('8x4+4'))]).toEqual([2, 8]);
    expect([Math.min(...counts('9x4')), Math.max(...counts('9x4'))]).toEqual([2, 6]);
  });
});

describe('bad input', () => {
  it.each([0, 37, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses position %s', (position) => {
    for (const ask of Object.values(ofPosition)) {
      for (const layout of LAYOUTS) expect(() => ask(layout, position)).toThrow(RangeError);
    }
  });

  it('refuses a layout it does not know', () => {
    const odd = '6x6' as Layout;
    expect(() => corners(odd)).toThrow(RangeError);
    expect(() => heart(odd)).toThrow(RangeError);
    for (const ask of Object.values(ofPosition)) expect(() => ask(odd, 1)).toThrow(RangeError);
    expect(() => positionAt(odd, 1, 1)).toThrow(RangeError);
  });
});

describe('laws', () => {
  it('gives sorted, distinct positions of the table and never the position itself, lines apart', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, (layout, position) => {
        for (const [name, ask] of Object.entries(ofPosition)) {
          const found = ask(layout, position);
          expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
          expect(found.every((other) => POSITIONS.includes(other))).toBe(true);
          expect(found.includes(position)).toBe(name === 'row' || name === 'column');
        }
      }),
    );
  });

  it('is symmetrical: what I reach reaches me', () => {
    for (const layout of LAYOUTS) {
      for (const ask of Object.values(ofPosition)) {
        for (const one of POSITIONS) {
          for (const other of ask(layout, one)) expect(ask(layout, other)).toContain(one);
        }
      }
    }
  });

  it('parts the table into rows and into columns', () => {
    for (const layout of LAYOUTS) {
      for (const line of [row, column]) {
        const lines = new Set(POSITIONS.map((position) => line(layout, position).join()));
        const all = [...lines].flatMap((cells) => cells.split(',').map(Number));
        expect(all.sort((a, b) => a - b)).toEqual(POSITIONS);
      }
    }
  });

  it('closes mirrors into one group: my mirrors mirror each other', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, (layout, position) => {
        const group = [position, ...mirrors(layout, position)].sort((a, b) => a - b);
        for (const other of group) {
          expect([other, ...mirrors(layout, other)].sort((a, b) => a - b)).toEqual(group);
        }
      }),
    );
  });

  it('finds the cell of a position and the position of a cell', () => {
    fc.assert(
      fc.property(anyLayout, anyPosition, (layout, position) => {
        const cell = cellOf(layout, position);
        expect(positionAt(layout, cell.row, cell.column)).toBe(position);
      }),
    );
  });

  it('has no position off the table', () => {
    expect(positionAt('8x4+4', 5, 2)).toBeUndefined();
    expect(positionAt('8x4+4', 5, 7)).toBeUndefined();
    expect(positionAt('8x4+4', 6, 3)).toBeUndefined();
    expect(positionAt('8x4+4', 1, 9)).toBeUndefined();
    expect(positionAt('9x4', 5, 5)).toBeUndefined();
    expect(positionAt('9x4', 0, 1)).toBeUndefined();
    expect(positionAt('9x4', 1.5, 1)).toBeUndefined();
  });
});
