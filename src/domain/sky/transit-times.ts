import { anglesOf } from './angles.ts';
import type { UntimedChart } from './birth.ts';
import type { NatalChart } from './chart.ts';
import { type Crossing, crossings, sampled } from './fine/crossings.ts';
import { fineMoment } from './fine/fine-moment.ts';
import { natalMoonCorrection } from './fine/natal-moon.ts';
import { isoOf, type SkyTracks, sharedSky, terrestrialDays } from './fine/sky-tracks.ts';
import { PLANETS, type PlanetName } from './planets.ts';
import { EXACT_ANGLES, type ExactAngle } from './sky-events.ts';
import { turn } from './turn.ts';

/** A planet, or with a known hour of birth one of the two great angles. */
export type NatalPoint = PlanetName | 'Ascendant' | 'Midheaven';

/** A planet of the sky on a point of a birth. Instants are ISO 8601 in UTC, to the second. */
export interface TransitTime {
  transiting: PlanetName;
  natal: NatalPoint;
  angle: ExactAngle;
  /** When it comes within its orb for the first time, and when it leaves it for good. */
  from: string;
  until: string;
  /** Every pass in order: one, or three and more where the planet turns back over the point. */
  exact: string[];
}

/** Degrees from exact within which the transit of a planet is counted: wider for those that are slow but not yet vague. */
export const TRANSIT_ORBS: Readonly<Record<PlanetName, number>> = {
  Sun: 1,
  Moon: 1,
  Mercury: 1,
  Venus: 1,
  Mars: 1.5,
  Jupiter: 1.5,
  Saturn: 1.5,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

/**
 * The transits over a chart that are in orb at any time from one instant (ISO UTC) to another, whole: also the part and
 * the passes that lie outside the range. What comes near but never becomes exact is left out, and so is the Moon of a
 * birth whose hour is not known. In order of `from`. Of `bodies` only: three of four transits of a year are the Moon's.
 * @throws RangeError for an instant that is not a date between 1800 and 2399
 */
export function transitTimes(
  chart: NatalChart | UntimedChart,
  from: string,
  to: string,
  bodies: readonly PlanetName[] = PLANETS,
): TransitTime[] {
  const [start, end] = [terrestrialDays(from), terrestrialDays(to)];
  if (!(start < end)) return [];
  const sky = sharedSky();
  const points = natalPoints(chart, sky);
  return bodies
    .flatMap((body) => transitsOf(body, points, sky, start, end))
    .sort((a, b) => a.first - b.first)
    .map(({ transiting, natal, angle, first, passes, last }) => ({
      transiting,
      natal,
      angle,
      from: isoOf(first),
      exact: passes.map(isoOf),
      until: isoOf(last),
    }));
}

/** Times in days of Terrestrial Time since J2000. */
interface Transit extends Pick<TransitTime, 'transiting' | 'natal' | 'angle'> {
  first: number;
  passes: number[];
  last: number;
}

/** For how many days before and after the range a transit of it can still last, and how often the planet is looked at. */
const REACH: Readonly<Record<PlanetName, { days: number; step: number }>> = {
  Sun: { days: 4, step: 1 },
  Moon: { days: 2, step: 1 },
  Mercury: { days: 80, step: 2 },
  Venus: { days: 130, step: 4 },
  Mars: { days: 280, step: 4 },
  Jupiter: { days: 400, step: 8 },
  Saturn: { days: 500, step: 8 },
  Uranus: { days: 750, step: 16 },
  Neptune: { days: 1000, step: 16 },
  Pluto: { days: 1500, step: 16 },
};

/** The longitudes of a birth as finely as the sky is known: an arc second is hours of Pluto. */
function natalPoints(chart: NatalChart | UntimedChart, sky: SkyTracks): [NatalPoint, number][] {
  const born = terrestrialDays(chart.instant);
  const timed = 'angles' in chart;
  const points = PLANETS.filter((body) => timed || body !== 'Moon').map((body): [NatalPoint, number] => [
    body,
    turn(sky.longitude(body, born) + (body === 'Moon' ? natalMoonCorrection(born) : 0)),
  ]);
  if (!timed) return points;
  const { ascendant, midheaven } = anglesOf(fineMoment(chart.instant), chart.latitude, chart.longitude);
  return [...points, ['Ascendant', ascendant], ['Midheaven', midheaven]];
}

interface Level {
  degrees: number;
  target: number;
  exact: boolean;
}

function transitsOf(
  body: PlanetName,
  points: readonly [NatalPoint, number][],
  sky: SkyTracks,
  start: number,
  end: number,
): Transit[] {
  const { days, step } = REACH[body];
  const curve = { value: (time: number) => sky.longitude(body, time), slope: (time: number) => sky.speed(body, time) };
  const first = Math.floor((start - days) / step);
  const count = Math.ceil((end + days) / step) - first + 1;
  const grid = sampled(
    curve,
    Float64Array.from({ length: count }, (_, index) => (first + index) * step),
  );
  const targets = points.flatMap(([natal, longitude]) =>
    EXACT_ANGLES.flatMap((angle) =>
      (angle % 180 === 0 ? [angle] : [angle, -angle]).map((ahead) => ({ natal, angle, degrees: longitude + ahead })),
    ),
  );
  const orb = TRANSIT_ORBS[body];
  const levels: Level[] = targets
    .flatMap(({ degrees }, target) =>
      [-orb, 0, orb].map((off) => ({ degrees: turn(degrees + off), target, exact: off === 0 })),
    )
    .sort((a, b) => a.degrees - b.degrees);
  const found = crossings(
    curve,
    grid,
    levels.map(({ degrees }) => degrees),
  );
  const transits = new Map<string, Transit>();
  for (const crossing of found) {
    const level = levels[crossing.which]!;
    const { natal, angle, degrees } = targets[level.target]!;
    const key = `${level.target} ${roundOf(crossing, level, degrees)}`;
    let transit = transits.get(key);
    if (!transit) {
      transit = { transiting: body, natal, angle, first: crossing.time, passes: [], last: crossing.time };
      transits.set(key, transit);
    }
    transit.last = Math.max(transit.last, crossing.time);
    transit.first = Math.min(transit.first, crossing.time);
    if (level.exact) transit.passes.push(crossing.time);
  }
  for (const { passes } of transits.values()) passes.sort((a, b) => a - b);
  return [...transits.values()].filter((one) => one.passes.length > 0 && one.first < end && one.last >= start);
}

/** On which of its rounds the planet meets the target: one round is one transit, however often the planet turns. */
function roundOf({ turns }: Crossing, level: Level, target: number): number {
  return Math.round((turns * 360 + level.degrees - turn(target)) / 360);
}
