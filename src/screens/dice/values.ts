import { DICE_POINTS, DICE_SIGNS, type Throw } from '../../domain/dice/faces.ts';
import type { DiceSpeech } from '../../domain/dice/texts.ts';

/** A throw as the drawn dice count it: point, sign and house from 0 to 11. */
export function valuesOf({ point, sign, house }: Throw): [number, number, number] {
  return [DICE_POINTS.indexOf(point), DICE_SIGNS.indexOf(sign), house - 1];
}

/** The three faces by name. */
export function facesOf(words: DiceSpeech, { point, sign, house }: Throw): string {
  return [words.points[point].name, words.signs[sign].name, words.houses[house]?.name].join(' · ');
}
