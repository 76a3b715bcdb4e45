import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayLeft, FIRST_DELAY_MS, holdOff, MAX_DELAY_MS, retryDelay } from '../../../src/domain/outbox/backoff.ts';

const attempts = fc.integer({ min: 1, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });
const clock = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the pause before the next try', () => {
  it('doubles from two seconds and ends at ten minutes', () => {
    const whole = [1, 2, 3, 4, 9, 10, 11, 5000].map((tried) => retryDelay(tried, 0));
    expect(whole).toEqual([2000, 4000, 8000, 16_000, 512_000, 600_000, 600_000, 600_000]);
  });

  it('is never shorter than half of it nor longer than the whole, whatever chance takes', () => {
    fc.assert(
      fc.property(attempts, chance, (tried, share) => {
        const pause = retryDelay(tried, share);
        expect(pause).toBeGreaterThanOrEqual(Math.floor(retryDelay(tried, 0) / 2));
        expect(pause).toBeLessThanOrEqual(retryDelay(tried, 0));
        expect(pause).toBeGreaterThanOrEqual(FIRST_DELAY_MS / 2);
        expect(pause).toBeLessThanOrEqual(MAX_DELAY_MS);
      }),
    );
  });

  it('grows or stays with every try', () => {
    fc.assert(
      fc.property(attempts, chance, (tried, share) => {
        expect(retryDelay(tried + 1, share)).toBeGreaterThanOrEqual(retryDelay(tried, share));
      }),
    );
  });

  it('differs by chance, so that phones do not come back together', () => {
    expect(retryDelay(3, 0.2)).not.toBe(retryDelay(3, 0.8));
  });

  it('holds nothing up for longer than itself when the clock is set back, and ends when it is set forward', () => {
    fc.assert(
      fc.property(attempts, chance, clock, clock, (tried, share, then, now) => {
        const left = delayLeft(then + retryDelay(tried, share), now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(MAX_DELAY_MS);
        if (now >= then + MAX_DELAY_MS) expect(left).toBe(0);
      }),
    );
    expect(delayLeft(10_000, 4000)).toBe(6000);
  });
});

describe('what the server asks for', () => {
  it('is kept at the least, half as long again at most, and never longer than seven and a half minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), chance, (asked, share) => {
        const hold = holdOff(asked, share);
        expect(hold).toBeGreaterThanOrEqual(asked);
        expect(hold).toBeLessThanOrEqual(Math.ceil(asked * 1.5));
      }),
    );
    expect(holdOff(86_400_000, 1)).toBe(450_000);
    expect(holdOff(-5, 1)).toBe(0);
  });
});
