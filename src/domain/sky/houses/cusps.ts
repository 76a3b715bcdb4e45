import type { Angles } from '../angles.ts';
import { turn } from '../turn.ts';
import { campanusCusps, regiomontanusCusps } from './great-circles.ts';
import { kochCusps } from './koch.ts';
import { placidusCusps } from './placidus.ts';
import { porphyryCusps } from './porphyry.ts';
import type { Quadrants } from './quadrants.ts';

export const HOUSE_SYSTEMS = ['placidus', 'koch', 'regiomontanus', 'campanus', 'porphyry', 'equal', 'whole'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export interface Houses {
  /** Twelve longitudes in degrees, from the first house on. */
  cusps: number[];
  /** True where the wanted system does not exist so far north or south, and Porphyry stands in. */
  fellBack: boolean;
}

/**
 * The twelve cusps. Placidus and Koch do not exist where a part of the ecliptic never rises. Regiomontanus and Campanus
 * turn backwards there while the midheaven is below the horizon: no wheel can show that, so Porphyry stands in too.
 */
export function housesOf(system: HouseSystem, angles: Angles, latitude: number): Houses {
  const { ascendant, midheaven, obliquity } = angles;
  if (system === 'equal' || system === 'whole') return { cusps: evenHouses(system, ascendant), fellBack: false };
  const polar = Math.abs(latitude) >= 90 - obliquity;
  const missing = polar && (system === 'placidus' || system === 'koch');
  const wanted = missing ? null : QUADRANT_SYSTEMS[system](angles, latitude);
  const fellBack = !wanted || !inOrder(wanted, angles);
  const [eleven, twelve, two, three] = fellBack ? porphyryCusps(angles) : wanted;
  const half = [ascendant, two, three, turn(midheaven + 180), turn(eleven + 180), turn(twelve + 180)];
  return { cusps: [...half, ...half.map((cusp) => turn(cusp + 180))], fellBack };
}

/** Twelve cusps of thirty degrees each, from the Ascendant or from the beginning of its sign; degrees. */
export function evenHouses(system: 'equal' | 'whole', ascendant: number): number[] {
  const first = system === 'equal' ? ascendant : Math.floor(ascendant / 30) * 30;
  return Array.from({ length: 12 }, (_, house) => turn(first + house * 30));
}

/** The house, 1 to 12, that holds a longitude: a cusp belongs to the house it opens. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  for (let house = 0; house < 12; house++) {
    const width = turn(cusps[(house + 1) % 12]! - cusps[house]!);
    // Two cusps that coincide can miss one another by a rounding, which must not make a house of the whole circle.
    if (width < 359 && turn(longitude - cusps[house]!) < width) return house + 1;
  }
  // Only where two cusps coincide: the house whose cusp was passed last.
  let nearest = 0;
  for (let house = 1; house < 12; house++) {
    if (turn(longitude - cusps[house]!) < turn(longitude - cusps[nearest]!)) nearest = house;
  }
  return nearest + 1;
}

const QUADRANT_SYSTEMS: Record<
  Exclude<HouseSystem, 'equal' | 'whole'>,
  (angles: Angles, latitude: number) => Quadrants
> = {
  placidus: placidusCusps,
  koch: kochCusps,
  regiomontanus: regiomontanusCusps,
  campanus: campanusCusps,
  porphyry: porphyryCusps,
};

/** Degrees. At the very poles the house circles fall into one. */
const LEAST_WIDTH = 1e-6;

/** Whether midheaven, 11, 12, ascendant, 2, 3, lower heaven follow one another. */
function inOrder(quadrants: Quadrants, { ascendant, midheaven }: Angles): boolean {
  const [eleven, twelve, two, three] = quadrants.map((cusp) => turn(cusp - midheaven)) as Quadrants;
  const rising = turn(ascendant - midheaven);
  const places = [0, eleven, twelve, rising, two, three, 180];
  return places.every((place, i) => i === 0 || place - places[i - 1]! > LEAST_WIDTH);
}
