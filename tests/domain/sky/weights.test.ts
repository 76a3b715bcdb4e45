import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { rulerOf } from '../../../src/domain/sky/dignity.ts';
import { weighChart } from '../../../src/domain/sky/portrait/weights.ts';
import { signPlace } from '../../../src/domain/sky/sign.ts';
import { BIRTH } from './sample-birth.ts';

const births = fc.record({
  date: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15`),
  latitude: fc.integer({ min: -55, max: 60 }),
});

describe('what outweighs what in a chart', () => {
  it('names two planets, the heavier one with what adds and the lighter one with what takes away', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const cast = castBirth({ ...BIRTH, ...birth }, 'whole');
        const { strongest, weakest, aspect } = weighChart(cast);
        expect(strongest.weight).toBeGreaterThanOrEqual(weakest.weight);
        expect(strongest.planet).not.toBe(weakest.planet);
        for (const reason of ['detriment', 'fall', 'hidden', 'alone'] as const)
          expect(strongest.reasons).not.toContain(reason);
        for (const reason of ['domicile', 'exaltation', 'angle', 'ruler', 'sect'] as const)
          expect(weakest.reasons).not.toContain(reason);
        expect(strongest.reasons.length).toBeGreaterThan(0);
        const { angles, dayBirth, points } = cast.timed ? cast.chart : (undefined as never);
        if (strongest.reasons.includes('ruler'))
          expect(rulerOf(signPlace(angles.ascendant).sign, false)).toBe(strongest.planet);
        if (strongest.reasons.includes('sect')) expect(strongest.planet).toBe(dayBirth ? 'Sun' : 'Moon');
        if (weakest.reasons.includes('hidden')) expect([3, 6, 9, 12]).toContain(points[weakest.planet].house);
        if (aspect) expect(['conjunction', 'opposition', 'trine', 'square', 'sextile']).toContain(aspect);
      }),
      { numRuns: 60 },
    );
  });

  it('finds a Sun at home in Leo at noon, high in the sky, the weightiest', () => {
    const { strongest } = weighChart(castBirth({ ...BIRTH, date: '1990-08-05', time: '12:10' }, 'placidus'));
    expect(strongest.planet).toBe('Sun');
    expect(strongest.reasons).toEqual(expect.arrayContaining(['domicile', 'sect']));
  });

  it('without a time of birth says nothing of houses, angles and the Moon', () => {
    const { strongest, weakest } = weighChart(castBirth({ ...BIRTH, time: null }, 'placidus'));
    for (const { planet, reasons } of [strongest, weakest]) {
      expect(planet).not.toBe('Moon');
      for (const reason of ['angle', 'seen', 'hidden', 'ruler', 'sect'] as const) expect(reasons).not.toContain(reason);
    }
  });
});
