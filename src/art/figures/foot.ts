import { blob } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';

interface FootLook {
  /** Toes to the left of the card, to the right if flipped. */
  flip?: boolean;
  fill?: string;
  /** Shaded side and sole. */
  dark?: string;
  /** Light on the instep. */
  light?: string;
  /** Colour of the shadow on the ground, none if left out. */
  shadow?: string;
}
/**
 * Shoe flat on the ground, seen from the front and a little above: toes outwards and towards the reader.
 * x, y: middle of the ankle, where the hem or the stocking goes in; at s = 1 it is 18 wide there, the toe is 36 to the
 * left and 42 below.
 */
export function footOut(x: number, y: number, s: number, look: FootLook = {}): string {
  const { flip = false, fill = C.red, dark = C.red2, light = C.coral, shadow } = look;
  const put = placer({ x, y, s, flip });
  const sole = '10,16! 11,23 2,33 -9,40 -22,45 -32,44 -36.5,38 -35,32! -20,34';
  return (
    (shadow ? flat(blob(put('-34,46! -20,50 -4,47 10,40 20,30 16,20! 8,20 -20,38')), shadow) : '') +
    sh(blob(put(sole)), dark, 2) +
    sh(blob(put('-9,-2! 9,-2! 9.6,8 11,16 9,21 0,30 -10,37 -22,41.5 -31,41 -35,35 -31.5,26 -23,17 -13,8')), fill, 2) +
    flat(blob(put('8,-1! 8.8,8 9.8,16 8,20.5 -0.6,28.5 -10.6,35.5 -20,39.5! -11,31 -3,24 2,14 4,-1!')), dark) +
    flat(blob(put('-21,18! -27,25 -31,33 -26,31 -19,23 -15,14!')), light) +
    strokes([put('-12,8 -4,10 4,9 9.6,5')], 2.4 * s)
  );
}
