import { type Curve, crossings, type Sampled, sampled, turnings } from './fine/crossings.ts';
import { type Eclipse, eclipseNear } from './fine/eclipse.ts';
import { isoOf, type SkyTracks, sharedSky, terrestrialDays } from './fine/sky-tracks.ts';
import { PLANETS, type PlanetName } from './planets.ts';
import { SIGNS, type Sign } from './sign.ts';

/** The Ptolemaic aspects, degrees. */
export const EXACT_ANGLES = [0, 60, 90, 120, 180] as const;
export type ExactAngle = (typeof EXACT_ANGLES)[number];
export type Quarter = 'new' | 'firstQuarter' | 'full' | 'lastQuarter';

/** Something of the sky that has an instant; `at` and `until` are ISO 8601 in UTC, to the second. */
export type SkyEvent = { at: string } & (
  | { kind: 'lunation'; phase: Quarter }
  /** The body enters the sign, forwards or going back. */
  | { kind: 'ingress'; body: PlanetName; sign: Sign }
  /** Mercury to Pluto stand still in longitude. */
  | { kind: 'station'; body: PlanetName; turns: 'retrograde' | 'direct' }
  /** In the order of PLANETS. */
  | { kind: 'aspect'; bodies: [PlanetName, PlanetName]; angle: ExactAngle }
  /** The greatest eclipse, wherever on Earth it is seen; partial ones of the Sun and penumbral ones of the Moon too. */
  | { kind: 'eclipse'; of: Eclipse }
  /** From the Moon's last exact aspect to her leaving the sign. */
  | { kind: 'void'; until: string }
);

/**
 * What happens in the sky from one instant (ISO UTC, included) to another (excluded), in order of time: apparent
 * geocentric tropical longitudes. Within a minute of the Swiss Ephemeris, 1950-2050 (docs/accuracy.md).
 * @throws RangeError for an instant that is not a date between 1800 and 2399
 */
export function skyEvents(from: string, to: string): SkyEvent[] {
  const [start, end] = [terrestrialDays(from), terrestrialDays(to)];
  if (!(start < end)) return [];
  const sky = sharedSky();
  // A void Moon begins in the range and ends up to three days after it.
  const times = daysBetween(start - MARGIN_DAYS, end + MARGIN_DAYS);
  const paths = new Map(PLANETS.map((body) => [body, pathOf(body, sky, times)]));
  const changes = [...paths.values()].flatMap((path) => [...ingresses(path), ...stations(path, sky)]);
  const aspects = pairs(paths).flatMap(([a, b]) => aspectsOf(a, b));
  const events = [changes, aspects, voids(changes, aspects)].flat();
  for (const { time, which } of crossings(...meeting(paths.get('Moon')!, paths.get('Sun')!), [0, 90, 180, 270])) {
    const phase = QUARTERS[which]!;
    events.push({ time, event: { kind: 'lunation', phase } });
    if (phase !== 'new' && phase !== 'full') continue;
    const of = phase === 'new' ? 'Sun' : 'Moon';
    const greatest = eclipseNear(time, of, sky);
    if (greatest !== null) events.push({ time: greatest, event: { kind: 'eclipse', of } });
  }
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return events
    .sort((a, b) => a.time - b.time)
    .map(({ time, event }) => ({ ...event, at: isoOf(time) }) as SkyEvent)
    .filter(({ at }) => Date.parse(at) >= first && Date.parse(at) < last);
}

const MARGIN_DAYS = 4;
const QUARTERS: readonly Quarter[] = ['new', 'firstQuarter', 'full', 'lastQuarter'];
const SIGN_BOUNDS = SIGNS.map((_, index) => index * 30);
const ASPECT_LEVELS = [0, 60, 90, 120, 180, 240, 270, 300];

type Omitted<E> = E extends SkyEvent ? Omit<E, 'at'> : never;
interface Timed {
  /** Days of Terrestrial Time since J2000. */
  time: number;
  event: Omitted<SkyEvent>;
}

interface Path {
  body: PlanetName;
  curve: Curve;
  grid: Sampled;
}

/** Whole days, so that the same days are looked at whichever range was asked. */
function daysBetween(start: number, end: number): Float64Array {
  const first = Math.floor(start);
  return Float64Array.from({ length: Math.ceil(end) - first + 1 }, (_, index) => first + index);
}

function pathOf(body: PlanetName, sky: SkyTracks, times: Float64Array): Path {
  const curve = { value: (time: number) => sky.longitude(body, time), slope: (time: number) => sky.speed(body, time) };
  return { body, curve, grid: sampled(curve, times) };
}

function pairs(paths: ReadonlyMap<PlanetName, Path>): [Path, Path][] {
  const all = [...paths.values()];
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [Path, Path] => [a, b]));
}

/** How far the first is ahead of the second. */
function meeting(a: Path, b: Path): [Curve, Sampled] {
  const { times } = a.grid;
  const minus = (one: ArrayLike<number>, other: ArrayLike<number>) =>
    Float64Array.from({ length: times.length }, (_, i) => one[i]! - other[i]!);
  return [
    {
      value: (time) => a.curve.value(time) - b.curve.value(time),
      slope: (time) => a.curve.slope(time) - b.curve.slope(time),
    },
    { times, values: minus(a.grid.values, b.grid.values), slopes: minus(a.grid.slopes, b.grid.slopes) },
  ];
}

function ingresses({ body, curve, grid }: Path): Timed[] {
  return crossings(curve, grid, SIGN_BOUNDS).map(({ time, which, up }) => {
    const sign = SIGNS[(up ? which : which + 11) % 12]!;
    return { time, event: { kind: 'ingress', body, sign } };
  });
}

function stations({ body, curve: { value }, grid: { times, values } }: Path, sky: SkyTracks): Timed[] {
  if (body === 'Sun' || body === 'Moon') return [];
  const slope = (time: number) => sky.tabledSpeed(body, time);
  const grid = { times, values, slopes: Float64Array.from(times, slope) };
  return turnings({ value, slope }, grid).map(({ time, step }) => {
    const turns = grid.slopes[step]! > 0 ? 'retrograde' : 'direct';
    return { time, event: { kind: 'station', body, turns } };
  });
}

function aspectsOf(a: Path, b: Path): Timed[] {
  const bodies: [PlanetName, PlanetName] = [a.body, b.body];
  return crossings(...meeting(a, b), ASPECT_LEVELS).map(({ time, which }) => {
    const apart = ASPECT_LEVELS[which]!;
    const angle = (apart > 180 ? 360 - apart : apart) as ExactAngle;
    return { time, event: { kind: 'aspect', bodies, angle } };
  });
}

function voids(changes: readonly Timed[], aspects: readonly Timed[]): Timed[] {
  const exact = aspects
    .filter(({ event }) => event.kind === 'aspect' && event.bodies.includes('Moon'))
    .map(({ time }) => time)
    .sort((a, b) => a - b);
  return changes.flatMap(({ time, event }): Timed[] => {
    if (event.kind !== 'ingress' || event.body !== 'Moon') return [];
    const last = exact.findLast((one) => one <= time);
    return last === undefined ? [] : [{ time: last, event: { kind: 'void', until: isoOf(time) } }];
  });
}
