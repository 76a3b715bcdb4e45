import { DICE_POINTS, DICE_SIGNS } from '../../../domain/dice/faces.ts';
import type { DiceWords } from '../words.ts';
import { houses } from './houses.ts';
import { points } from './points.ts';
import { signs } from './signs.ts';

/** Three ways to say the same throw, so that a follow-up throw does not sound like the one before it. */
const FORMS = [
  (point: string, sign: string, house: string) => `${house}，${point}，用的是${sign}的方式。`,
  (point: string, sign: string, house: string) => `${house}，${point}，做起來${sign}。`,
  (point: string, sign: string, house: string) => `${point}，地方${house}，步調是${sign}。`,
];

export const dice: DiceWords = {
  points,
  signs,
  houses,
  sentence: (point, sign, house) => {
    const turn = (DICE_POINTS.indexOf(point) + DICE_SIGNS.indexOf(sign) + house) % FORMS.length;
    return FORMS[turn]!(points[point].part, signs[sign].part, houses[house]!.part);
  },
};
