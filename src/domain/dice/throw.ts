import { platformWords, randomBelow, type WordSource } from '../chance/random.ts';
import { DICE_POINTS, DICE_SIGNS, type Throw } from './faces.ts';

/** Throws the three dice: every one of the 1,728 throws equally likely, decided before anything rolls on the screen. */
export function throwDice(words: WordSource = platformWords): Throw {
  return {
    point: DICE_POINTS[randomBelow(12, words)]!,
    sign: DICE_SIGNS[randomBelow(12, words)]!,
    house: randomBelow(12, words) + 1,
  };
}
