import { describe, expect, test } from 'vitest';
import { EMBLEMS, emblem, isEmblem, spreadPicture } from '../../src/art/emblems.ts';
import { glyphPath } from '../../src/art/glyphs.ts';
import { moon } from '../../src/art/sky.ts';
import type { WheelChart } from '../../src/art/wheel/plan.ts';
import { wheel } from '../../src/art/wheel.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';

const BROKEN = /NaN|undefined|Infinity/;

test('every emblem draws, and a stranger is no emblem', () => {
  for (const name of EMBLEMS) expect(emblem(name)).not.toMatch(BROKEN);
  expect(isEmblem('tarot')).toBe(true);
  expect(isEmblem('constructor')).toBe(false);
});

describe('the picture of a spread', () => {
  const centres = (svg: string) =>
    [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, x, y]) => [+x!, +y!] as const);
  test('keeps the cards of a full tableau apart and inside', () => {
    const places = Array.from({ length: 36 }, (_, i) => ({
      x: i < 32 ? i % 8 : i - 30,
      y: i < 32 ? Math.floor(i / 8) : 4,
    }));
    const spots = centres(spreadPicture(places));
    expect(new Set(spots.map(String)).size).toBe(36);
    for (const [x, y] of spots) expect(x > 0 && x < 92 && y > 0 && y < 88).toBe(true);
  });
  test('lays the crossing card across and makes the first gold', () => {
    const svg = spreadPicture([
      { x: 1, y: 1 },
      { x: 1, y: 1, crossing: true },
    ]);
    expect(svg.match(/rotate\(90\)/g)).toHaveLength(1);
    expect(svg.indexOf('#d6a94f', svg.indexOf('<g'))).toBeLessThan(svg.indexOf('rotate(90)'));
  });
});

test('the half moon has a straight edge, a quarter of light a quarter of the width', () => {
  expect(moon(0, 0, 40, 0.5, true)).toContain('A0 40');
  expect(moon(0, 0, 40, 0.25, true)).toContain('A20 40');
  expect(moon(0, 0, 40, 0.25, false)).not.toBe(moon(0, 0, 40, 0.25, true));
});

describe('the wheel', () => {
  const natal = natalChart({
    instant: '1996-08-16T00:42:00Z',
    latitude: 30.25,
    longitude: 120.17,
    houseSystem: 'whole',
  });
  const points: WheelChart['points'] = Object.entries(natal.points).map(([point, p]) => ({
    point: point as keyof typeof natal.points,
    longitude: p.longitude,
    retrograde: p.retrograde,
  }));
  const houses = { ascendant: natal.angles.ascendant, midheaven: natal.angles.midheaven, cusps: natal.cusps };
  test('shows every point and the axes', () => {
    const svg = wheel({ points, aspects: natal.aspects, houses });
    expect(svg).not.toMatch(BROKEN);
    expect(svg.match(/data-point="/g)).toHaveLength(points.length);
    expect(svg).toContain('>AC<');
    expect(svg).toContain(glyphPath('chiron'));
  });
  test('has no houses without a time of birth', () => {
    const svg = wheel({ points, aspects: natal.aspects });
    expect(svg).not.toMatch(BROKEN);
    expect(svg).not.toContain('>AC<');
    expect(svg).not.toContain('>12<');
  });
});
