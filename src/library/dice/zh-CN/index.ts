import type { DicePoint } from '../../../domain/dice/faces.ts';
import type { DiceWords } from '../words.ts';
import { houses } from './houses.ts';
import { points } from './points.ts';
import { signs } from './signs.ts';

/** Joins the manner of a sign to what a point wants. */
const HOW: Readonly<Record<DicePoint, (manner: string) => string>> = {
  Sun: (manner) => `靠的是${manner}`,
  Moon: (manner) => `要用${manner}去安顿`,
  Mercury: (manner) => `得拿${manner}去理清`,
  Venus: (manner) => `要用${manner}去回应`,
  Mars: (manner) => `正好配上${manner}`,
  Jupiter: (manner) => `要用${manner}去接住`,
  Saturn: (manner) => `得凭${manner}去扛`,
  Uranus: (manner) => `要拿${manner}去应付`,
  Neptune: (manner) => `要用${manner}去照看`,
  Pluto: (manner) => `得凭${manner}去收拾`,
  NorthNode: (manner) => `要带着${manner}走进去`,
  SouthNode: (manner) => `要用${manner}跟它道别`,
};

export const dice: DiceWords = {
  points,
  signs,
  houses,
  sentence: (point, sign, house) => `${houses[house]!.part}，${points[point].part}，${HOW[point](signs[sign].part)}。`,
  dignity: {
    domicile: (point, sign) => `${point}在${sign}入庙，是回了自己的家，东西都放在顺手的地方，做起来省力，也做得像样。`,
    exaltation: (point, sign) => `${point}到了${sign}入旺，被当成贵客，大家让出上座，能出彩，只是别端得太高。`,
    detriment: (point, sign) => `${point}在${sign}落陷，像借住在别人家，力气是有的，规矩却不一样，凡事多绕一步反而快。`,
    fall: (point, sign) => `${point}在${sign}入弱，声音小，不容易被听见，给它多一点时间，先从小处做起。`,
  },
  naturalHouse: {
    ofSign: (sign, house) => `${house}本来就是${sign}的位置，方式和场合都对路，这层意思可以读重一分。`,
    ofPoint: (point, house) => `${house}是${point}自家的地盘，事情做得到点子上，分量也更足。`,
  },
};
