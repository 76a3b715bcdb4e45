import { PLANETS } from '../sky/planets.ts';

/** The star dice: three dice of twelve faces. A throw is three numbers from 1 to 12 in this order. */
export const DICE_POINTS = [...PLANETS, 'NorthNode', 'SouthNode'] as const;
export type DicePoint = (typeof DICE_POINTS)[number];

export const DICE_SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type DiceSign = (typeof DICE_SIGNS)[number];

export interface Throw {
  point: DicePoint;
  sign: DiceSign;
  /** 1 to 12. */
  house: number;
}
