import { DICE_POINTS, DICE_SIGNS, type Throw } from './faces.ts';

/** A face as a draw names it: `pnt01` the Sun to `pnt12` the South Node, `sgn01` Aries on, `hse01` to `hse12`. */
export type DiceId = `${'pnt' | 'sgn' | 'hse'}${string}`;

const DIE_OF = { point: 'pnt', sign: 'sgn', house: 'hse' } as const;
type Die = keyof typeof DIE_OF;

const idOf = (die: Die, number: number): DiceId => `${DIE_OF[die]}${String(number).padStart(2, '0')}`;

/** The three faces of a throw by their dice. */
export function faceIds({ point, sign, house }: Throw): Record<Die, DiceId> {
  return {
    point: idOf('point', DICE_POINTS.indexOf(point) + 1),
    sign: idOf('sign', DICE_SIGNS.indexOf(sign) + 1),
    house: idOf('house', house),
  };
}

/** Whether an id is a face of the die that a place of a dice spread (`point`, `signB`) asks for. */
export function fitsDie(id: string, place: string): boolean {
  const die = /^(point|sign|house)[AB]?$/.exec(place)?.[1] as Die | undefined;
  return die !== undefined && id.startsWith(DIE_OF[die]) && /^[a-z]{3}(0[1-9]|1[0-2])$/.test(id);
}

/** The throw that three faces make. @throws RangeError when one is missing or of another die. */
export function throwOf(point: string, sign: string, house: string): Throw {
  if (!fitsDie(point, 'point') || !fitsDie(sign, 'sign') || !fitsDie(house, 'house')) {
    throw new RangeError(`no throw: ${point}, ${sign}, ${house}`);
  }
  return {
    point: DICE_POINTS[Number(point.slice(3)) - 1]!,
    sign: DICE_SIGNS[Number(sign.slice(3)) - 1]!,
    house: Number(house.slice(3)),
  };
}
