import { describe, expect, test } from 'vitest';
import { DICE, diceTray, dieFace, lyingDie, POINTS } from '../../src/art/dice.ts';
import { dot, FACE_RADIUS, FACES, INRADIUS, showing } from '../../src/art/geom/dodecahedron.ts';
import { ASPECT, BODY, ZODIAC } from '../../src/art/glyphs.ts';
import { C } from '../../src/art/ink.ts';
import { MARK } from '../../src/art/signs.ts';
import { foreign, ids, strangers } from './svg.ts';

const INKS = Object.values(C).flat();
const VALUES = Array.from({ length: 12 }, (_, i) => i);
const sound = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(foreign(svg)).toEqual([]);
  expect(strangers(svg, INKS)).toEqual([]);
};

describe('the solid', () => {
  test('has twelve faces, opposite ones i and 11 - i', () => {
    for (const i of VALUES) expect(dot(FACES[i]!.normal, FACES[11 - i]!.normal)).toBeCloseTo(-1);
    // neighbours of a regular dodecahedron meet at this angle, five of them at every face
    const near = VALUES.map(
      (i) => FACES.filter((f) => Math.abs(dot(f.normal, FACES[i]!.normal) - 0.4472) < 0.001).length,
    );
    expect(near).toEqual(VALUES.map(() => 5));
    expect(INRADIUS).toBeCloseTo(0.7947, 3);
    expect(FACE_RADIUS).toBeCloseTo(0.607, 3);
  });
  test('shows the face that is up', () => {
    for (const up of VALUES) {
      const turn = showing(up, 0, 0);
      expect(turn(FACES[up]!.normal)[2]).toBeCloseTo(1);
      expect(turn(FACES[up]!.right)[0]).toBeCloseTo(1);
      expect(turn(FACES[up]!.down)[1]).toBeCloseTo(1);
    }
  });
});

describe.each(DICE)('the die of the %s', (die) => {
  test('has twelve faces of its own', () => {
    const faces = VALUES.map((value) => dieFace(die, value));
    expect(new Set(faces).size).toBe(12);
    faces.forEach(sound);
    expect(dieFace(die, 3)).toBe(faces[3]);
  });
  test('lies with every face up, and shows six of them', () => {
    const lying = VALUES.map((value) => lyingDie(die, value, 100, 100, 50));
    expect(new Set(lying).size).toBe(12);
    for (const svg of lying) {
      sound(svg);
      expect(svg.match(/matrix\(/g)).toHaveLength(12);
    }
  });
});

test('the tray shows all three, and two trays can stand on one page', () => {
  const svg = diceTray([3, 7, 6], 'a');
  sound(svg);
  const { all, missing } = ids(svg + diceTray([0, 0, 0], 'b'));
  expect(new Set(all).size).toBe(all.length);
  expect(missing).toEqual([]);
  expect(svg.length).toBeLessThan(40_000);
});
test('every sign that a chart or a throw needs is a path', () => {
  expect(Object.keys(ZODIAC)).toHaveLength(12);
  expect(POINTS).toHaveLength(12);
  for (const body of [...POINTS, 'chiron', 'lilith', 'fortune'] as const) expect(BODY[body]).toMatch(/^M/);
  for (const aspect of ['conjunction', 'opposition', 'square', 'trine', 'sextile', 'quincunx'] as const)
    expect(ASPECT[aspect]).toMatch(/^M/);
  for (const suit of ['wands', 'cups', 'swords', 'pentacles'] as const) expect(MARK[suit](C.ink)).toContain('<path');
});
