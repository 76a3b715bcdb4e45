import { type MoonTonight, moonOf } from './moon.ts';
import { POINTS, type PointName, positionsAt } from './positions.ts';
import { type Sign, signPlace } from './sign.ts';

export interface Ingress {
  point: PointName;
  sign: Sign;
  /** ISO UTC, to the minute. */
  at: string;
}

export interface SkyNow {
  moon: MoonTonight;
  /** Mercury to Pluto, in that order. */
  retrograde: PointName[];
  /** When the Moon enters its next sign, and the next of Sun to Saturn that enters one within two months. */
  moonIngress: Ingress;
  nextIngress: Ingress | null;
}

/** The sky of a moment as the list of charts shows it. @throws RangeError outside 1800-2399 */
export function skyNow(now: Date): SkyNow {
  const here = positionsAt(iso(now.getTime()));
  const coming = POINTS.slice(0, 7)
    .filter((point) => point !== 'Moon')
    .flatMap((point) => ingressOf(point, now, DAY_MS, 62) ?? [])
    .sort((a, b) => a.at.localeCompare(b.at));
  return {
    moon: moonOf(iso(now.getTime())),
    retrograde: POINTS.slice(2, 10).filter((point) => here[point].speed < 0),
    moonIngress: ingressOf('Moon', now, DAY_MS / 4, 14)!,
    nextIngress: coming[0] ?? null,
  };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The first change of sign within so many steps, found by halving to the minute. */
function ingressOf(point: PointName, now: Date, step: number, steps: number): Ingress | null {
  const signAt = (time: number) => signPlace(positionsAt(iso(time))[point].longitude).sign;
  const sign = signAt(now.getTime());
  let before = now.getTime();
  for (let count = 1; count <= steps; count += 1) {
    let after = now.getTime() + count * step;
    if (signAt(after) === sign) {
      before = after;
      continue;
    }
    while (after - before > MINUTE_MS) {
      const middle = (before + after) / 2;
      if (signAt(middle) === sign) before = middle;
      else after = middle;
    }
    return { point, sign: signAt(after), at: iso(Math.ceil(after / MINUTE_MS) * MINUTE_MS) };
  }
  return null;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
