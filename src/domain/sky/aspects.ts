import type { PointName } from './positions.ts';
import { arc } from './turn.ts';

/** The aspects in degrees, with the orb of each. */
export const ASPECTS = {
  conjunction: { angle: 0, orb: 8 },
  opposition: { angle: 180, orb: 8 },
  trine: { angle: 120, orb: 8 },
  square: { angle: 90, orb: 7 },
  sextile: { angle: 60, orb: 6 },
  quincunx: { angle: 150, orb: 3 },
  semisextile: { angle: 30, orb: 2 },
  semisquare: { angle: 45, orb: 2 },
  sesquiquadrate: { angle: 135, orb: 2 },
} as const;
export type AspectName = keyof typeof ASPECTS;
export type Orbs = Partial<Record<AspectName, number>>;
/** The minor aspects left out. */
export const MAJOR_ONLY = { quincunx: 0, semisextile: 0, semisquare: 0, sesquiquadrate: 0 } as const satisfies Orbs;
/** A point of the chart or one of its two great angles. */
export type AspectPoint = PointName | 'Ascendant' | 'Midheaven';

export interface Aspect {
  first: AspectPoint;
  second: AspectPoint;
  aspect: AspectName;
  /** Degrees from exact, never negative. */
  orb: number;
  /** Of the orb allowed to this pair, how much is left: 1 exact, 0 at the edge. */
  weight: number;
  /** True while the pair moves towards exactness; null where one of the two is an angle. */
  applying: boolean | null;
}

export interface Mover {
  longitude: number;
  /** Degrees a day; null for an angle, which turns with the Earth. */
  speed: number | null;
}

/** The aspects inside one chart, the closest first. `orbs` replaces the customary ones; 0 leaves an aspect out. */
export function aspectsWithin(points: ReadonlyMap<AspectPoint, Mover>, orbs: Orbs = {}): Aspect[] {
  const names = [...points.keys()];
  const found: Aspect[] = [];
  names.forEach((first, i) => {
    for (const second of names.slice(i + 1)) {
      if (SAME_BY_NATURE.has(`${first} ${second}`)) continue;
      const aspect = aspectOf([first, points.get(first)!], [second, points.get(second)!], orbs);
      if (aspect) found.push(aspect);
    }
  });
  return found.sort((a, b) => b.weight - a.weight);
}

/** The aspects of one chart (or of today's sky) to another, the closest first: `first` is of the former. */
export function aspectsAcross(
  here: ReadonlyMap<AspectPoint, Mover>,
  there: ReadonlyMap<AspectPoint, Mover>,
  orbs: Orbs = {},
): Aspect[] {
  const found: Aspect[] = [];
  for (const one of here) {
    for (const other of there) {
      const aspect = aspectOf(one, other, orbs);
      if (aspect) found.push(aspect);
    }
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** Pairs that say the same thing twice. */
const SAME_BY_NATURE = new Set(['TrueNode MeanNode', 'Ascendant Midheaven']);
/** Degrees more when a light takes part. */
const LIGHTS_ORB_DEG = 2;

function aspectOf([first, a]: [AspectPoint, Mover], [second, b]: [AspectPoint, Mover], orbs: Orbs): Aspect | null {
  const apart = arc(a.longitude, b.longitude);
  const light = [first, second].some((name) => name === 'Sun' || name === 'Moon');
  let best: Aspect | null = null;
  for (const [aspect, { angle, orb: usual }] of Object.entries(ASPECTS) as [
    AspectName,
    { angle: number; orb: number },
  ][]) {
    const base = orbs[aspect] ?? usual;
    if (base <= 0) continue;
    const allowed = base + (light ? LIGHTS_ORB_DEG : 0);
    const beyond = Math.abs(apart) - angle;
    const orb = Math.abs(beyond);
    if (orb > allowed || (best && best.orb <= orb)) continue;
    const weight = 1 - orb / allowed;
    best = { first, second, aspect, orb, weight, applying: applying(apart, beyond, a.speed, b.speed) };
  }
  return best;
}

/** The distance |apart| changes with the difference of the speeds; it applies when that brings it nearer the angle. */
function applying(apart: number, beyond: number, first: number | null, second: number | null): boolean | null {
  if (first === null || second === null) return null;
  const widening = Math.sign(apart || 1) * (second - first);
  return beyond > 0 ? widening < 0 : widening > 0;
}
