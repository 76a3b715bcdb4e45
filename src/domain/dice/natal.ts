import { houseOf } from '../sky/houses/cusps.ts';
import type { PointName } from '../sky/positions.ts';
import { SIGNS, signPlace } from '../sky/sign.ts';
import { turn } from '../sky/turn.ts';
import { DICE_POINTS, DICE_SIGNS, type DicePoint, type DiceSign, type Throw } from './faces.ts';
import { skySign } from './strength.ts';

/** What of a birth chart is needed: longitudes in degrees, and twelve cusps, or null without a time of birth. */
export interface NatalGround {
  points: Readonly<Partial<Record<PointName, { longitude: number }>>>;
  cusps: readonly number[] | null;
}

export interface NatalTouch {
  /** Natal houses whose cusps lie in the thrown sign; where none does, the one house that holds the whole sign. */
  signHouses: readonly number[];
  /** No cusp lies in the thrown sign: it is intercepted. */
  intercepted: boolean;
  /** Where the thrown point stands at birth. */
  point: { sign: DiceSign; degree: number; house: number | null } | null;
  /** Natal points in the thrown house, in the order of the dice. */
  inHouse: readonly DicePoint[];
}

/** Which part of a birth chart a throw touches. Houses are left empty where the time of birth is unknown. */
export function natalTouch({ points, cusps }: NatalGround, { point, sign, house }: Throw): NatalTouch {
  const placeOf = (one: DicePoint): number | null => {
    const found = one === 'NorthNode' || one === 'SouthNode' ? points.TrueNode : points[one];
    if (!found) return null;
    return one === 'SouthNode' ? turn(found.longitude + 180) : found.longitude;
  };
  const place = placeOf(point);
  const start = SIGNS.indexOf(skySign(sign)) * 30;
  const opened = (cusps ?? []).flatMap((cusp, index) => (turn(cusp - start) < 30 ? [index + 1] : []));
  return {
    signHouses: cusps && opened.length === 0 ? [houseOf(start + 15, cusps)] : opened,
    intercepted: cusps !== null && opened.length === 0,
    point: place === null ? null : { ...standing(place), house: cusps ? houseOf(place, cusps) : null },
    inHouse: cusps
      ? DICE_POINTS.filter((one) => {
          const there = placeOf(one);
          return there !== null && houseOf(there, cusps) === house;
        })
      : [],
  };
}

function standing(longitude: number): { sign: DiceSign; degree: number } {
  const { sign, degree } = signPlace(longitude);
  return { sign: DICE_SIGNS[SIGNS.indexOf(sign)]!, degree };
}
