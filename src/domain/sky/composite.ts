import { type Aspect, type AspectPoint, aspectsWithin, MAJOR_ONLY, type Mover } from './aspects.ts';
import type { Cast } from './birth.ts';
import type { NatalChart } from './chart.ts';
import { evenHouses } from './houses/cusps.ts';
import { POINTS, type PointName } from './positions.ts';
import { arc, turn } from './turn.ts';

/** One chart of two births: every point halves the shorter arc between theirs. Longitudes in degrees. */
export interface CompositeChart {
  points: Readonly<Record<PointName, { longitude: number }>>;
  /** The major ones, the closest first. Without both times of birth the Moon has none, and there are no houses. */
  aspects: readonly Aspect[];
  houses?: { ascendant: number; midheaven: number; cusps: readonly number[] };
}

/** The composite of two charts by midpoints; the same whichever comes first, but for points that lie opposite. */
export function compositeOf(mine: Cast, theirs: Cast): CompositeChart {
  const points = Object.fromEntries(
    POINTS.map((point) => [point, { longitude: midpoint(mine, theirs, point) }]),
  ) as CompositeChart['points'];
  const houses = mine.timed && theirs.timed ? housesBetween(mine.chart, theirs.chart) : undefined;
  // No time goes by in a composite, so nothing applies or separates.
  const movers = new Map<AspectPoint, Mover>(POINTS.map((point) => [point, { ...points[point], speed: null }]));
  if (!houses) movers.delete('Moon');
  return { points, aspects: aspectsWithin(movers, MAJOR_ONLY), ...(houses && { houses }) };
}

function midpoint(mine: Cast, theirs: Cast, point: PointName): number {
  return halfway(mine.chart.points[point].longitude, theirs.chart.points[point].longitude);
}

function halfway(from: number, to: number): number {
  return turn(from + arc(from, to) / 2);
}

/**
 * The Midheaven halves the shorter arc; what lies between it and the cusps is the mean of both, so that the twelve keep
 * their order. Houses of thirty degrees are counted again from the Ascendant.
 */
function housesBetween(mine: NatalChart, theirs: NatalChart): NonNullable<CompositeChart['houses']> {
  const midheaven = halfway(mine.angles.midheaven, theirs.angles.midheaven);
  const beyond = (one: number, other: number) =>
    turn(midheaven + (turn(one - mine.angles.midheaven) + turn(other - theirs.angles.midheaven)) / 2);
  const ascendant = beyond(mine.angles.ascendant, theirs.angles.ascendant);
  const system = [mine.houseSystem, theirs.houseSystem].find((one) => one === 'whole' || one === 'equal');
  const cusps = system
    ? evenHouses(system, ascendant)
    : mine.cusps.map((cusp, house) => (house === TENTH ? midheaven : beyond(cusp, theirs.cusps[house]!)));
  return { ascendant, midheaven, cusps };
}

/** The place of the tenth cusp, which in unequal houses is the Midheaven. */
const TENTH = 9;
