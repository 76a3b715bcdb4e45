import { describe, expect, test } from 'vitest';
import { type AspectPoint, aspectsAcross, aspectsWithin, type Mover } from '../../../src/domain/sky/aspects.ts';
import { balanceOf } from '../../../src/domain/sky/balance.ts';
import { dignityOf, rulerOf } from '../../../src/domain/sky/dignity.ts';
import { signPlace } from '../../../src/domain/sky/sign.ts';

const sky = (...points: [AspectPoint, number, number | null][]) =>
  new Map<AspectPoint, Mover>(points.map(([name, longitude, speed]) => [name, { longitude, speed }]));

describe('aspects', () => {
  test('a faster Moon coming up to a trine applies, and past it separates', () => {
    expect(aspectsWithin(sky(['Sun', 0, 1], ['Moon', 118, 13]))).toMatchObject([
      { first: 'Sun', second: 'Moon', aspect: 'trine', orb: 2, applying: true },
    ]);
    expect(aspectsWithin(sky(['Sun', 0, 1], ['Moon', 122, 13]))[0]?.applying).toBe(false);
    expect(aspectsWithin(sky(['Sun', 0, 1], ['Moon', 242, 13]))[0]?.applying).toBe(false);
    expect(aspectsWithin(sky(['Sun', 0, 1], ['Moon', 238, 13]))[0]?.applying).toBe(true);
  });

  test('a conjunction over 0 Aries, and a retrograde partner', () => {
    const found = aspectsWithin(sky(['Mars', 359, 0.6], ['Mercury', 2, -1]));
    expect(found).toMatchObject([{ aspect: 'conjunction', orb: 3, applying: true }]);
  });

  test('the lights have two degrees more, the others not', () => {
    expect(aspectsWithin(sky(['Sun', 0, 1], ['Mars', 129, 0.5]))).toHaveLength(1);
    expect(aspectsWithin(sky(['Venus', 0, 1], ['Mars', 129, 0.5]))).toHaveLength(0);
  });

  test('the two nodes and the two angles are not set against one another', () => {
    expect(aspectsWithin(sky(['TrueNode', 10, 0], ['MeanNode', 11, -0.05]))).toHaveLength(0);
    expect(aspectsWithin(sky(['Ascendant', 10, null], ['Midheaven', 100, null]))).toHaveLength(0);
    expect(aspectsWithin(sky(['Sun', 10, 1], ['Midheaven', 100, null]))[0]?.applying).toBeNull();
  });

  test('between two charts', () => {
    const found = aspectsAcross(sky(['Saturn', 100, 0.1]), sky(['Sun', 100.5, 0], ['Venus', 10, 0]));
    expect(found.map(({ first, second, aspect }) => `${first} ${aspect} ${second}`)).toEqual([
      'Saturn square Venus',
      'Saturn conjunction Sun',
    ]);
  });
});

describe('signs', () => {
  test('minutes are cut, never rounded into the next sign', () => {
    expect(signPlace(29.99999)).toEqual({ sign: 'aries', degree: 29, minute: 59 });
    expect(signPlace(30)).toEqual({ sign: 'taurus', degree: 0, minute: 0 });
    expect(signPlace(359.9999)).toEqual({ sign: 'pisces', degree: 29, minute: 59 });
  });

  test('elements, modes, dignities and rulers', () => {
    expect(balanceOf(['aries', 'leo', 'pisces'])).toEqual({
      elements: { fire: 2, earth: 0, air: 0, water: 1 },
      modes: { cardinal: 1, fixed: 1, mutable: 1 },
    });
    expect(dignityOf('Mars', 'aries')).toBe('domicile');
    expect(dignityOf('Mars', 'libra')).toBe('detriment');
    expect(dignityOf('Saturn', 'libra')).toBe('exaltation');
    expect(dignityOf('Sun', 'libra')).toBe('fall');
    expect(dignityOf('Mercury', 'pisces')).toBe('detriment');
    expect(dignityOf('Chiron', 'aries')).toBeNull();
    expect([rulerOf('scorpio'), rulerOf('scorpio', false), rulerOf('pisces'), rulerOf('leo')]).toEqual([
      'Pluto',
      'Mars',
      'Neptune',
      'Sun',
    ]);
  });
});
