import type { Point } from '../geom/points.ts';
import { RINGS, type Spot } from './plan.ts';

/** Ends of the leaders at the ring of degrees and at the signs. */
const ENDS = { outer: RINGS.degrees, inner: RINGS.glyphs + 10.5 } as const;

/**
 * From the true place on the ring of degrees to the place where something stands, as path data without its first letter.
 * Every leader comes inwards by the same rule, so two of them cross only if true and shown places were in different order.
 */
export function leader(at: Spot, truly: number, shown: number): string {
  const fine = (value: number): number => Math.round(value * 100) / 100;
  return leaderPoints(at, truly, shown, 1.5)
    .map(([x, y]) => `${fine(x)} ${fine(y)}`)
    .join('L');
}

/** The points of a leader, one for so many degrees. */
export function leaderPoints(at: Spot, truly: number, shown: number, degrees: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(shown - truly) / degrees));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return at(ENDS.outer + (ENDS.inner - ENDS.outer) * t ** 1.3, truly + (shown - truly) * t);
  });
}
