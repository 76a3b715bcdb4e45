/** Milliseconds before the second try of an act, and the longest pause between two tries. */
export const FIRST_DELAY_MS = 2000;
export const MAX_DELAY_MS = 600_000;

/**
 * Milliseconds until an act is tried again that was tried `attempts` times: 2 s, 4 s, 8 s … up to ten minutes, of which
 * chance (0 to 1) takes up to a half away, so that phones which failed together do not come back together.
 */
export function retryDelay(attempts: number, chance: number): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(Math.max(0, attempts - 1), 30));
  return Math.round(whole * (1 - chance / 2));
}

/** Milliseconds until a moment that was set by this phone's clock; one that was set back meanwhile holds nothing up. */
export function delayLeft(nextTryAt: number, now: number): number {
  const left = nextTryAt - now;
  return left > MAX_DELAY_MS ? 0 : Math.max(0, left);
}

/** So long a server may hold a phone off, whatever it asks for. */
const MAX_HOLD_MS = 300_000;

/** Milliseconds in which nothing is sent, where the server asked for so many; chance (0 to 1) adds up to a half. */
export function holdOff(askedMs: number, chance: number): number {
  return Math.round(Math.min(MAX_HOLD_MS, Math.max(0, askedMs)) * (1 + chance / 2));
}
