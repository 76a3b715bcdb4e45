import { describe, expect, test } from 'vitest';
import { flatten } from '../../src/art/geom/flatten.ts';
import { disc, rect } from '../../src/art/geom/shapes.ts';
import { C } from '../../src/art/ink.ts';
import { engraved } from '../../src/art/kit/cuts.ts';
import { sh, union } from '../../src/art/kit/marks.ts';

const area = (ring: readonly (readonly [number, number])[]) =>
  Math.abs(
    ring.reduce((sum, [ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return sum + ax * by - bx * ay;
    }, 0) / 2,
  );
/** Points of what was added to a solid. */
const marks = (solid: string) => {
  const added = engraved(solid).slice(solid.length);
  const d = / d="([^"]+)"/.exec(added)?.[1];
  return d ? flatten(d).flat() : [];
};

describe('path data as polygons', () => {
  test('has the area of the shape', () => {
    expect(area(flatten(rect(3, 4, 20, 30))[0]!)).toBeCloseTo(600, 5);
    expect(area(flatten(disc(50, 60, 40))[0]!) / (Math.PI * 1600)).toBeGreaterThan(0.88);
    expect(area(flatten(disc(50, 60, 40))[0]!) / (Math.PI * 1600)).toBeLessThanOrEqual(1);
    expect(area(flatten('M0 0Q30 0 30 30H0z')[0]!)).toBeCloseTo(900 - 150, -2);
  });
  test('follows every command and refuses what it does not know', () => {
    expect(flatten('M1 2l3 0h2v4H1zm10 0l1 1')).toEqual([
      [
        [1, 2],
        [4, 2],
        [6, 2],
        [6, 6],
        [1, 6],
      ],
      [
        [11, 2],
        [12, 3],
      ],
    ]);
    expect(() => flatten('M0 0S1 1 2 2')).toThrow();
  });
});

describe('the cuts of a solid', () => {
  test('lie inside it, at its shaded edge', () => {
    const points = marks(sh(rect(100, 100, 60, 80), C.red));
    expect(points.length).toBeGreaterThan(30);
    for (const [x, y] of points) {
      expect(x > 130 && x <= 160).toBe(true);
      expect(y >= 100 && y <= 182).toBe(true);
    }
  });
  test('do not start where two parts of one body overlap', () => {
    const points = marks(union([rect(100, 100, 60, 80), rect(140, 100, 60, 80)], C.blue));
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(160);
  });
  test('are not made on skin, on ground and on small parts', () => {
    expect(marks(sh(rect(100, 100, 60, 80), C.skin[1]))).toEqual([]);
    expect(marks(sh(rect(10, 300, 300, 180), C.green))).toEqual([]);
    expect(marks(sh(rect(100, 100, 60, 80), C.red, 1.4))).toEqual([]);
    expect(marks(sh(rect(100, 100, 8, 80), C.red))).toEqual([]);
  });
});
