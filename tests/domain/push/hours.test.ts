import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuiet, isQuiet, minuteInUtc, minuteOf, nextAt, utcMinute } from '../../../src/domain/push/hours.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const DAY_MS = 86_400_000;

describe('the hour of a reminder', () => {
  it('is another one in UTC, and comes back by the same way', () => {
    expect(minuteInUtc(minuteOf('08:00'), -480)).toBe(0);
    expect(minuteInUtc(minuteOf('07:30'), -480)).toBe(minuteOf('23:30'));
    expect(minuteInUtc(minuteOf('22:15'), 300)).toBe(minuteOf('03:15'));
    fc.assert(
      fc.property(minute, fc.integer({ min: -840, max: 720 }), (local, offset) => {
        expect(minuteInUtc(minuteInUtc(local, offset), -offset)).toBe(local);
      }),
    );
  });

  it('comes next within a day, at its minute, and never now', () => {
    fc.assert(
      fc.property(minute, moment, (wanted, now) => {
        const next = nextAt(wanted, now);
        expect(utcMinute(next)).toBe(wanted);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS);
      }),
    );
  });
});

describe('quiet hours', () => {
  it('go past midnight where they end before they begin, and are none where they end as they begin', () => {
    const night = { from: minuteOf('22:00'), until: minuteOf('08:00') };
    expect(
      ['21:59', '22:00', '23:59', '00:00', '07:59', '08:00'].map((time) => isQuiet(minuteOf(time), night)),
    ).toEqual([false, true, true, true, true, false]);
    expect(isQuiet(600, { from: 600, until: 600 })).toBe(false);
  });

  it('are over after them: what waits for their end is not quiet, and what is not quiet does not wait', () => {
    fc.assert(
      fc.property(minute, minute, moment, (from, until, now) => {
        const quiet = { from, until };
        const after = afterQuiet(now, quiet);
        expect(isQuiet(utcMinute(after), quiet)).toBe(false);
        if (!isQuiet(utcMinute(now), quiet)) expect(after).toBe(now);
      }),
    );
  });
});
