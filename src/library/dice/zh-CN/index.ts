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
};
