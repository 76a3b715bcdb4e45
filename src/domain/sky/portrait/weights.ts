import type { AspectName } from '../aspects.ts';
import type { Cast } from '../birth.ts';
import { dignityOf, rulerOf } from '../dignity.ts';
import { PLANETS, type PlanetName } from '../planets.ts';
import { signPlace } from '../sign.ts';
import { arc } from '../turn.ts';

/** Why a planet weighs much or little in a chart. */
export type WeightReason =
  | 'domicile'
  | 'exaltation'
  | 'detriment'
  | 'fall'
  | 'angle'
  | 'seen'
  | 'hidden'
  | 'ruler'
  | 'sect'
  | 'joined'
  | 'alone';

export interface Weighed {
  planet: PlanetName;
  weight: number;
  /** The weightiest first: those that add, or of a light planet those that take away. */
  reasons: readonly WeightReason[];
}

export interface ChartWeights {
  strongest: Weighed;
  weakest: Weighed;
  /** The major aspect between the two; null where there is none. */
  aspect: AspectName | null;
}

/**
 * What outweighs what in a chart: dignity, angles and houses, the ruler of the Ascendant, the light of the sect (the Sun
 * by day, the Moon by night) and aspects, added up for the seven visible planets. Without a time of birth dignity and
 * aspects alone count, and the Moon is left out.
 */
export function weighChart(cast: Cast): ChartWeights {
  const weighed = SEVEN.filter((planet) => cast.timed || planet !== 'Moon')
    .map((planet) => weigh(cast, planet))
    .sort((a, b) => b.weight - a.weight);
  const [strongest, weakest] = [weighed[0]!, weighed.at(-1)!];
  const pair = [strongest.planet, weakest.planet];
  const between = cast.chart.aspects.find(
    ({ first, second, aspect }) =>
      MAJOR.has(aspect) && pair.includes(first as PlanetName) && pair.includes(second as PlanetName),
  );
  return {
    strongest: { ...strongest, reasons: strongest.reasons.filter((reason) => POINTS_OF[reason] > 0) },
    weakest: { ...weakest, reasons: weakest.reasons.filter((reason) => POINTS_OF[reason] < 0) },
    aspect: between?.aspect ?? null,
  };
}

const SEVEN = PLANETS.slice(0, 7);
const MAJOR: ReadonlySet<AspectName> = new Set(['conjunction', 'opposition', 'trine', 'square', 'sextile']);
/** Essential dignities as Lilly counts them, the rest in proportion. */
const POINTS_OF: Readonly<Record<WeightReason, number>> = {
  domicile: 5,
  exaltation: 4,
  angle: 5,
  ruler: 4,
  seen: 3,
  sect: 3,
  joined: 2,
  alone: -2,
  hidden: -3,
  fall: -4,
  detriment: -5,
};
/** Degrees within which a planet stands on an angle. */
const ON_ANGLE_DEGREES = 6;
const SEEN_HOUSES = [1, 4, 7, 10];
const HIDDEN_HOUSES = [3, 6, 9, 12];
/** From so many close aspects on a planet is joined to the others. */
const MANY_ASPECTS = 4;
/** Below this weight an aspect does not count. */
const FAINT = 0.35;

function weigh(cast: Cast, planet: PlanetName): Weighed {
  const reasons = [...dignityReasons(cast, planet), ...placeReasons(cast, planet), ...aspectReasons(cast, planet)];
  return {
    planet,
    weight: reasons.reduce((sum, reason) => sum + POINTS_OF[reason], 0),
    reasons: [...reasons].sort((a, b) => Math.abs(POINTS_OF[b]) - Math.abs(POINTS_OF[a])),
  };
}

function dignityReasons(cast: Cast, planet: PlanetName): WeightReason[] {
  const changes = !cast.timed && cast.chart.changing.some(({ point }) => point === planet);
  const dignity = changes ? null : dignityOf(planet, cast.chart.points[planet].sign);
  return dignity ? [dignity] : [];
}

function placeReasons(cast: Cast, planet: PlanetName): WeightReason[] {
  if (!cast.timed) return [];
  const { points, angles, dayBirth } = cast.chart;
  const { longitude, house } = points[planet];
  const onAngle = [angles.ascendant, angles.midheaven].some((angle) =>
    [0, 180].some((across) => Math.abs(arc(longitude, angle + across)) <= ON_ANGLE_DEGREES),
  );
  const reasons: WeightReason[] = [];
  if (onAngle) reasons.push('angle');
  else if (SEEN_HOUSES.includes(house)) reasons.push('seen');
  else if (HIDDEN_HOUSES.includes(house)) reasons.push('hidden');
  if (rulerOf(signPlace(angles.ascendant).sign, false) === planet) reasons.push('ruler');
  if (planet === (dayBirth ? 'Sun' : 'Moon')) reasons.push('sect');
  return reasons;
}

function aspectReasons({ chart }: Cast, planet: PlanetName): WeightReason[] {
  const close = chart.aspects.filter(
    ({ first, second, aspect, weight }) =>
      MAJOR.has(aspect) && weight >= FAINT && (first === planet || second === planet),
  );
  if (close.length === 0) return ['alone'];
  return close.length >= MANY_ASPECTS ? ['joined'] : [];
}
