import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_WITHIN_MS, deskHours, isReachable } from '../../../src/domain/desk/hours.ts';

/** A moment of the desk's own clock, as it hangs on the wall in Shanghai. */
const wall = (local: string) => new Date(`${local}+08:00`);

describe('the hours of the desk', () => {
  it.each([
    ['2026-11-20T09:59:59', false, '2026-11-20T10:00:00'],
    ['2026-11-20T10:00:00', true, '2026-11-20T19:00:00'],
    ['2026-11-20T18:59:59', true, '2026-11-20T19:00:00'],
    ['2026-11-20T19:00:00', false, '2026-11-23T10:00:00'],
    ['2026-11-21T12:00:00', false, '2026-11-23T10:00:00'],
    ['2026-11-22T23:30:00', false, '2026-11-23T10:00:00'],
    ['2026-11-24T02:00:00', false, '2026-11-24T10:00:00'],
    ['2026-11-24T20:00:00', false, '2026-11-25T10:00:00'],
  ])('at %s: open %s until %s', (now, open, until) => {
    expect(deskHours(wall(now))).toEqual({ open, until: wall(until) });
  });

  it('tells when no reader will come before the coins go back', () => {
    expect(isReachable(wall('2026-11-20T18:00:00'))).toBe(true);
    expect(isReachable(wall('2026-11-20T19:00:00'))).toBe(false);
    expect(isReachable(wall('2026-11-22T10:00:00'))).toBe(false);
    expect(isReachable(wall('2026-11-22T10:00:01'))).toBe(true);
    expect(isReachable(wall('2026-11-24T20:00:00'))).toBe(true);
  });

  it('changes at `until` and not before, on weekdays, at ten or seven of the wall', () => {
    const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }).map((time) => new Date(time));
    fc.assert(
      fc.property(moments, fc.double({ min: 0, max: 1, noNaN: true }), (now, share) => {
        const { open, until } = deskHours(now);
        const between = new Date(now.getTime() + Math.floor(share * (until.getTime() - now.getTime() - 1)));
        expect(deskHours(between)).toEqual({ open, until });
        expect(deskHours(until).open).toBe(!open);
        const clock = new Date(until.getTime() + 8 * 3_600_000);
        expect([clock.getUTCHours(), clock.getUTCMinutes()]).toEqual([open ? 19 : 10, 0]);
        expect([0, 6]).not.toContain(clock.getUTCDay());
        expect(isReachable(now)).toBe(open || until.getTime() - now.getTime() < ANSWER_WITHIN_MS);
      }),
    );
  });
});
