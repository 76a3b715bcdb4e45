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
  dignity: {
    domicile: (point, sign) => `${point}在${sign}入廟，像回到自己家裡，東西擺在哪裡都知道，做起事來順手。`,
    exaltation: (point, sign) => `${point}在${sign}入旺，像受邀的貴客，被捧在手心，力氣也用得出來。`,
    detriment: (point, sign) => `${point}在${sign}入陷，像住在別人家裡，習慣都不同，要多花力氣協調。`,
    fall: (point, sign) => `${point}在${sign}入弱，聲音一時出不來，從小地方做起，會比硬撐走得遠。`,
  },
  naturalHouse: {
    ofSign: (sign, house) => `${house}本來就是${sign}的地盤，方式和場地是一家人，這件事的味道會特別濃。`,
    ofPoint: (point, house) => `${house}也是${point}的老家，它在這裡熟門熟路，話會說得格外清楚。`,
  },
};
