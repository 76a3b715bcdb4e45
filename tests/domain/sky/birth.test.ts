import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Birth, birthFaults, castBirth, clockOfBirth } from '../../../src/domain/sky/birth.ts';
import { patternOf } from '../../../src/domain/sky/pattern.ts';
import { positionsAt } from '../../../src/domain/sky/positions.ts';
import { signPlace } from '../../../src/domain/sky/sign.ts';
import { skyEvents } from '../../../src/domain/sky/sky-events.ts';
import { INGRESS_DAYS, ingressesAfter, skyNow } from '../../../src/domain/sky/tonight.ts';
import { BIRTH } from './sample-birth.ts';

describe('a birth', () => {
  it('names every fault beside its field', () => {
    expect(birthFaults(BIRTH)).toEqual([]);
    const faults: [Partial<Birth>, string][] = [
      [{ name: ' ' }, 'name empty'],
      [{ name: 'x'.repeat(61) }, 'name long'],
      [{ date: '' }, 'date empty'],
      [{ date: '1990-02-31' }, 'date no-such-day'],
      [{ date: '1900-02-29' }, 'date no-such-day'],
      [{ date: '1990-13-01' }, 'date no-such-day'],
      [{ date: '1799-12-31' }, 'date too-early'],
      [{ date: '2400-01-01' }, 'date too-late'],
      [{ time: '24:00' }, 'time no-such-time'],
      [{ place: '' }, 'place empty'],
      [{ latitude: 90.5 }, 'place off-the-globe'],
      [{ longitude: Number.NaN }, 'place off-the-globe'],
      [{ zone: 'Asia/Atlantis' }, 'place unknown-zone'],
    ];
    for (const [wrong, said] of faults)
      expect(birthFaults({ ...BIRTH, ...wrong }).map(({ field, fault }) => `${field} ${fault}`)).toEqual([said]);
    expect(birthFaults({ ...BIRTH, date: '2000-02-29' })).toEqual([]);
  });

  it('is never cast into something that is no number, wherever its form is without a fault', () => {
    const births = fc.record({
      date: fc
        .date({ min: new Date('1800-01-03'), max: new Date('2399-12-30'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      time: fc.constantFrom(null, '00:00', '11:59', '23:59'),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      zone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Amsterdam', 'Pacific/Kiritimati'),
    });
    fc.assert(
      fc.property(births, (some) => {
        const birth = { ...BIRTH, ...some };
        expect(birthFaults(birth)).toEqual([]);
        const { chart } = castBirth(birth, 'placidus');
        expect(JSON.stringify(chart)).not.toMatch(/null,"speed|NaN|Infinity/);
        for (const { longitude } of Object.values(chart.points)) expect(longitude).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('knows summer time and a time that the clock showed twice', () => {
    expect(clockOfBirth(BIRTH)).toMatchObject({ utc: '1988-06-30T23:30:00Z', offsetSeconds: 32_400, daylight: true });
    const twice = { ...BIRTH, zone: 'Europe/London', date: '1990-10-28', time: '01:30' };
    expect(clockOfBirth(twice)).toMatchObject({ kind: 'overlap', utc: '1990-10-28T00:30:00Z', offsetSeconds: 3600 });
    expect(clockOfBirth({ ...twice, later: true })).toMatchObject({ utc: '1990-10-28T01:30:00Z', offsetSeconds: 0 });
  });

  it('without its time has no houses, and says which points changed their sign that day', () => {
    const cast = castBirth({ ...BIRTH, time: null, date: '1988-07-02' }, 'placidus');
    if (cast.timed) throw new Error('cast with houses');
    expect(cast.chart).not.toHaveProperty('cusps');
    expect(cast.chart.points.Sun).not.toHaveProperty('house');
    for (const { point, signs } of cast.chart.changing) expect(signs[0], point).not.toBe(signs[1]);
    const days = Array.from({ length: 27 }, (_, day) => `1988-07-${String(day + 1).padStart(2, '0')}`);
    const moonDays = days.filter((date) => {
      const day = castBirth({ ...BIRTH, time: null, date }, 'placidus');
      return !day.timed && day.chart.changing.some(({ point }) => point === 'Moon');
    });
    expect(moonDays.length).toBeGreaterThanOrEqual(10);
    expect(moonDays.length).toBeLessThanOrEqual(14);
  });
});

describe('the sky of a moment', () => {
  const now = new Date('2026-03-10T00:00:00Z');

  it('tells what goes backwards and where the Moon stands', () => {
    const sky = skyNow(now);
    expect(sky.retrograde).toContain('Mercury');
    expect(sky.moon.sign).toBe(signPlace(positionsAt(now.toISOString()).Moon.longitude).sign);
  });

  it('tells the next sign that the Moon enters, and the next that one of Sun to Saturn does', () => {
    const coming = ingressesAfter(skyEvents('2026-03-09T00:00:00Z', '2026-04-12T00:00:00Z'), now);
    expect(coming.map(({ body }) => body === 'Moon')).toEqual([true, false]);
    for (const { body, sign, at } of coming) {
      const [before, after] = [-120_000, 120_000].map((apart) => new Date(Date.parse(at) + apart).toISOString());
      expect(signPlace(positionsAt(after!)[body].longitude).sign).toBe(sign);
      expect(signPlace(positionsAt(before!)[body].longitude).sign).not.toBe(sign);
      expect(Date.parse(at)).toBeGreaterThan(now.getTime());
    }
  });

  it('finds both on any day of ten years', () => {
    for (let day = 0; day < 3650; day += 97) {
      const moment = new Date(now.getTime() + day * 86_400_000);
      const until = new Date(moment.getTime() + INGRESS_DAYS * 86_400_000);
      expect(ingressesAfter(skyEvents(moment.toISOString(), until.toISOString()), moment)).toHaveLength(2);
    }
  });
});

describe('the shape of a chart', () => {
  it.each([
    ['bundle', [0, 5, 12, 20, 31, 44, 58, 70, 90, 110]],
    ['bowl', [0, 15, 30, 50, 70, 90, 110, 130, 150, 172]],
    ['bucket', [0, 15, 30, 50, 70, 90, 110, 130, 150, 255]],
    ['locomotive', [0, 25, 50, 75, 100, 125, 150, 180, 210, 238]],
    ['seesaw', [0, 10, 20, 35, 50, 170, 185, 200, 215, 230]],
    ['splash', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
  ] as const)('%s', (pattern, longitudes) => {
    expect(patternOf(longitudes).pattern).toBe(pattern);
  });

  it('does not hang on where the wheel begins', () => {
    // Eighths of a degree add without rounding, so that no shape changes by a last bit.
    const eighth = fc.integer({ min: 0, max: 2879 }).map((eighths) => eighths / 8);
    const ten = fc.array(eighth, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(ten, fc.integer({ min: 1, max: 359 }), (longitudes, shift) => {
        const turned = longitudes.map((longitude) => (longitude + shift) % 360);
        expect(patternOf(turned).pattern).toBe(patternOf(longitudes).pattern);
      }),
    );
  });
});
