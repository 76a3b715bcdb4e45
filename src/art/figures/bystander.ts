import { blob } from '../geom/paths.ts';
import { placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { sh, strokes } from '../kit/marks.ts';

/** Small person for the background: gown, folded arm, hair and a calm face. Feet at x, y. */
export function bystander(
  x: number,
  y: number,
  h: number,
  { robe = C.blue as string, skin = C.skin[1] as string, hair = C.ink as string, flip = false, lean = 0 } = {},
): string {
  const placing = { x, y, s: h / 100, flip, r: lean };
  const put = placer(placing);
  const [hx, hy] = spot(1, -88, placing);
  const [ax, ay] = spot(5, -52, placing);
  const k = h / 100;
  return (
    sh(blob(put('-8,-4! 0,-4! 3,1 -9,1')) + blob(put('4,-4! 11,-4! 16,1 4,1')), C.ink, 1) +
    sh(
      blob(put('-5,-77 -12,-74 -15,-62 -12,-50 -15,-28 -19,-2! 0,0 19,-2! 15,-28 12,-50 15,-62 12,-74 5,-77')),
      robe,
      2,
    ) +
    strokes([put('-4,-46 -6,-26 -9,-5'), put('4,-44 6,-26 9,-5')], 2.4 * k) +
    sh(disc(ax, ay, 4.4 * k), skin, 1.3) +
    sh(blob(put('-13,-72! -5,-74 -5,-60 2,-56! 2,-48! -8,-49 -15,-56')), robe, 1.6) +
    sh(disc(hx, hy, 10.4 * k, 11.6 * k), skin, 1.8) +
    sh(blob(put('-9,-76! -12,-88 -8,-99 3,-102 12,-96 11.4,-89! 4,-95 -3,-91 -5,-84!')), hair, 1.5) +
    (h > 40
      ? strokes([put('-1,-87 1.4,-85.6 3.6,-87'), put('6,-87 8,-85.6 10,-87'), put('2,-80 4.6,-79 7,-80')], 1.7 * k)
      : '')
  );
}
