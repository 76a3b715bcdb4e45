import type { Cast } from '../birth.ts';
import { rulerOf } from '../dignity.ts';
import { PLANETS, type PlanetName } from '../planets.ts';
import { signPlace } from '../sign.ts';
import type { NatalPoint, TransitTime } from '../transit-times.ts';

/** Transits of one planet that meet the chart in the same way and share one text; the weightiest is the first. */
export interface TransitGroup {
  transits: readonly [TransitTime, ...TransitTime[]];
}

/**
 * Transits in the order in which they matter: returns of Mars to Pluto to their own places, then Jupiter to Pluto on
 * Sun, Moon, angles and the ruler of the Ascendant, then Jupiter to Pluto on the rest, then the yearly returns of Sun,
 * Mercury and Venus, then Mars, then the quick ones, the Moon last. Among equals the one whose next or last pass is closest to `now`.
 */
export function rankTransits(transits: readonly TransitTime[], cast: Cast, now: Date): TransitTime[] {
  const weighty = weightyPoints(cast);
  const order = new Map(transits.map((one) => [one, rankOf(one, weighty)]));
  return [...transits].sort((a, b) => order.get(a)! - order.get(b)! || distance(a, now) - distance(b, now));
}

/** Ranked transits with those together that one text speaks of: the planet, and how it meets. */
export function groupTransits(ranked: readonly TransitTime[]): TransitGroup[] {
  const groups = new Map<string, [TransitTime, ...TransitTime[]]>();
  for (const one of ranked) {
    const key = groupOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => ({ transits: group }));
}

/**
 * The transits of one day that matter most: the two weightiest, and the weightiest of the quick ones that is exact
 * within the day, so that each day has its own. Each has a text of its own.
 */
export function transitsOfDay(ranked: readonly TransitTime[], from: string, to: string): TransitTime[] {
  const exactToday = ({ exact }: TransitTime) => exact.some((at) => at >= from && at < to);
  const quick = ranked.find((one) => isQuick(one.transiting) && exactToday(one));
  const others = groupTransits(ranked.filter((one) => !quick || groupOf(one) !== groupOf(quick)));
  const leads = others.map(({ transits }) => transits[0]);
  return quick ? [...leads.slice(0, TRANSITS_A_DAY - 1), quick] : leads.slice(0, TRANSITS_A_DAY);
}

/** The planets whose transits are shown over a year; those of the Moon belong to a day. */
export const BODIES_OF_YEAR: readonly PlanetName[] = PLANETS.filter((planet) => planet !== 'Moon');

/**
 * Of the transits of a year those that are worth a date: all of Jupiter to Pluto, every return, and of Mars what meets
 * Sun, Moon, an angle or the ruler of the Ascendant. In the order of `rankTransits`.
 */
export function transitsOfYear(transits: readonly TransitTime[], cast: Cast, now: Date): TransitTime[] {
  const weighty = weightyPoints(cast);
  const shown = transits.filter(
    (one) => !isQuick(one.transiting) || isReturn(one) || (one.transiting === 'Mars' && weighty.has(one.natal)),
  );
  return rankTransits(shown, cast, now);
}

/** A planet comes back to where it stood at the birth. */
export function isReturn({ transiting, natal, angle }: Pick<TransitTime, 'transiting' | 'natal' | 'angle'>): boolean {
  return transiting === natal && angle === 0;
}

/** How an angle lets two points meet; each has texts of its own. */
export function wayOf(angle: number): 'union' | 'ease' | 'strain' {
  if (angle === 0) return 'union';
  return angle === 60 || angle === 120 ? 'ease' : 'strain';
}

const TRANSITS_A_DAY = 3;
const groupOf = (one: TransitTime) => `${one.transiting} ${isReturn(one) ? 'return' : wayOf(one.angle)}`;
const isQuick = (planet: PlanetName) => PLANETS.indexOf(planet) < PLANETS.indexOf('Jupiter');

function weightyPoints(cast: Cast): ReadonlySet<NatalPoint> {
  const points: NatalPoint[] = ['Sun', 'Moon', 'Ascendant', 'Midheaven'];
  if (cast.timed) points.push(rulerOf(signPlace(cast.chart.angles.ascendant).sign) as PlanetName);
  return new Set(points);
}

function rankOf(one: TransitTime, weighty: ReadonlySet<NatalPoint>): number {
  const { transiting, natal } = one;
  if (transiting === 'Moon') return 6;
  const yearly = isQuick(transiting) && transiting !== 'Mars';
  if (isReturn(one)) return yearly ? 3 : 0;
  if (!isQuick(transiting)) return weighty.has(natal) ? 1 : 2;
  return yearly ? 5 : 4;
}

/** Milliseconds between now and the nearest exact pass. */
function distance({ exact }: TransitTime, now: Date): number {
  return Math.min(...exact.map((at) => Math.abs(Date.parse(at) - now.getTime())));
}
