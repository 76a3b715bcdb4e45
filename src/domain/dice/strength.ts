import { type Dignity, dignityOf } from '../sky/dignity.ts';
import type { PointName } from '../sky/positions.ts';
import { SIGNS, type Sign } from '../sky/sign.ts';
import type { DicePoint, DiceSign, Throw } from './faces.ts';

/** How the thrown point stands in the thrown sign; null for the Nodes and where the tables say nothing. */
export function dignityOfThrow({ point, sign }: Pick<Throw, 'point' | 'sign'>): Dignity | null {
  return point === 'NorthNode' || point === 'SouthNode' ? null : dignityOf(point satisfies PointName, skySign(sign));
}

/** The house that is a sign's own in the natural wheel: Aries 1, Taurus 2, on to Pisces 12. */
export function naturalHouseOf(sign: DiceSign): number {
  return SIGNS.indexOf(skySign(sign)) + 1;
}

/** Whether the thrown house is the natural house of the thrown sign, and whether it is one of the thrown point. */
export function naturalHouses({ point, sign, house }: Throw): { ofSign: boolean; ofPoint: boolean } {
  return {
    ofSign: naturalHouseOf(sign) === house,
    ofPoint: housesOfPoint(point).includes(house),
  };
}

/** The natural houses of the signs that a point rules, after both the old and the modern rulers; none for the Nodes. */
export function housesOfPoint(point: DicePoint): number[] {
  if (point === 'NorthNode' || point === 'SouthNode') return [];
  return SIGNS.flatMap((sign, index) => (dignityOf(point, sign) === 'domicile' ? [index + 1] : []));
}

/** The sign of a face as the charts name it. */
export function skySign(sign: DiceSign): Sign {
  return sign.toLowerCase() as Sign;
}
