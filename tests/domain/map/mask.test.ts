import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isShown, maskPaths, readMask, takeMask } from '../../../src/domain/map/mask.ts';

const ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const hole = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];
const elsewhere = ring.map(([x, y]) => [x! + 5, y! + 5]);

describe('reading a mask', () => {
  it('takes arrays 2, 3 or 4 deep', () => {
    expect(readMask(ring)).toEqual([[ring]]);
    expect(readMask([ring, hole])).toEqual([[ring, hole]]);
    expect(readMask([[ring, hole], [elsewhere]])).toEqual([[ring, hole], [elsewhere]]);
  });

  it.each([
    [[]],
    [[1, 2]],
    [[[[[ring]]]]],
    ['polygon'],
    [{}],
    [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [[...ring, [Number.NaN, 1]]],
    [[...ring, [ring]]],
    [[ring, []]],
  ])('does not take %j', (wrong) => {
    expect(readMask(wrong)).toBeNull();
  });

  it('warns and keeps the one before', () => {
    const warn = vi.fn();
    const before = readMask(ring);
    expect(takeMask([1, 2], before, warn)).toBe(before);
    expect(warn).toHaveBeenCalledExactlyOnceWith('mask数据格式不正确');
    expect(takeMask(null, before, warn)).toBeNull();
    expect(takeMask(hole, before, warn)).toEqual([[hole]]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('inside and outside', () => {
  it('is inside the ring and not in its hole', () => {
    const mask = readMask([ring, hole]);
    expect(isShown(mask, [1, 1])).toBe(true);
    expect(isShown(mask, [5, 5])).toBe(false);
    expect(isShown(mask, [11, 5])).toBe(false);
    expect(isShown(null, [99, 9])).toBe(true);
  });

  it('joins polygons that overlap, and one may fill the hole of another', () => {
    const mask = readMask([[ring, hole], [elsewhere]]);
    expect(isShown(mask, [5.5, 5.5])).toBe(true);
    expect(isShown(mask, [4.5, 4.5])).toBe(false);
    expect(isShown(mask, [14, 14])).toBe(true);
  });

  it('draws as one fill by the non-zero rule what it says is inside', () => {
    const coordinate = fc.double({ min: -2, max: 17, noNaN: true });
    const turned = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() });
    fc.assert(
      fc.property(coordinate, coordinate, turned, (x, y, { a, b, c }) => {
        const way = (points: number[][], back: boolean) => (back ? [...points].reverse() : points);
        const mask = readMask([[way(ring, a), way(hole, b)], [way(elsewhere, c)]])!;
        const paths = maskPaths(mask, ([lon, lat]) => [lon, lat]);
        const winding = paths.reduce((sum, path) => sum + windingOf(path, x, y), 0);
        expect(winding !== 0).toBe(isShown(mask, [x, y]));
      }),
      { numRuns: 500 },
    );
  });
});

function windingOf(path: [number, number][], x: number, y: number): number {
  return path.reduce((sum, [x0, y0], index) => {
    const [x1, y1] = path[(index + 1) % path.length]!;
    if (y0 > y === y1 > y) return sum;
    const crossing = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
    if (x >= crossing) return sum;
    return sum + (y1 > y0 ? 1 : -1);
  }, 0);
}
