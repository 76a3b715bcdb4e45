import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Birds: two small birds on a twig, open beaks. Blue, red, green; gold dawn.
export const focus: Focus = [46, 146, 232, 325];

function bird(x: number, y: number, s: number, flip: boolean, coat: string, shade: string, breast: string): string {
  const put = placer({ x, y, s, flip, r: flip ? 22 : -22 });
  const shape = (l: string) => blob(put(l));
  const eye = put('19,-72 20.4,-72');
  return (
    sh(shape('-48,-12! -86,4 -112,18! -106,28! -84,22 -44,8!'), shade, 2.2) +
    strokes([put('-54,-2 -78,8 -102,20')], 2, C.ink) +
    sh(shape('33,-74! 60,-76! 37,-66!') + shape('36,-64! 55,-54! 32,-57!'), C.straw, 1.8) +
    sh(
      shape('36,-66! 32,-82 16,-90 -2,-84 -14,-66 -34,-42 -58,-14! -56,2! -30,8 0,8 26,-4 40,-26 40,-48 34,-58!'),
      coat,
      2.7,
    ) +
    flat(shape('34,-60! 14,-62 6,-44 8,-20 -4,4! 24,-5 38,-26 38,-48'), breast) +
    strokes([put('20,-44 24,-36 22,-28'), put('26,-24 26,-16 20,-10'), put('14,-22 16,-14 12,-6')], 2.2, C.ink) +
    sh(shape('-4,-56! 8,-42 4,-22 -20,-8 -48,2 -72,6! -54,-16 -32,-40'), shade, 2.3) +
    strokes([put('2,-34 -20,-20 -46,-8'), put('-6,-46 -24,-32 -46,-14'), put('0,-24 -18,-10 -44,-2')], 2.2, C.paper) +
    strokes(
      [
        put('0,-46 -8,-46 -13,-40'),
        put('4,-36 -4,-36 -10,-30'),
        put('-10,-38 -18,-38 -24,-31'),
        put('2,-26 -7,-27 -14,-20'),
        put('-20,-29 -28,-28 -34,-21'),
        put('-10,-19 -19,-19 -26,-11'),
        put('-32,-19 -40,-17 -46,-9'),
      ],
      2.4,
      C.ink,
    ) +
    sh(disc(eye[0]![0], eye[0]![1], 4.6 * s), C.paper, 1.5) +
    flat(disc(eye[1]![0], eye[1]![1], 2.5 * s), C.ink)
  );
}

export function draw(): string {
  let o = sky('len12', 'dawn', 472, 60);
  o +=
    sh(disc(96, 122, 44), C.paper, 2.2) +
    ln(disc(96, 122, 38), 1.1, C.gold3) +
    rays(96, 122, 47, 82, 40, { wavy: false, w: 0.36, fill: C.gold });
  // twigs
  o += union(
    [
      taper('10,400 80,366 160,352 240,322 312,262', [22, 16, 13, 10, 4]),
      taper('150,354 190,372 240,380 288,372', [11, 9, 6, 2]),
      taper('70,370 46,340 40,300', [9, 6, 2]),
      taper('226,330 262,326 290,336', [7, 5, 2]),
    ],
    C.gold3,
    2.5,
  );
  o += strokes(['30,396 90,368 150,358', '170,352 220,334 262,306', '170,366 200,374 240,378'], 3, C.straw);
  o +=
    leaf(42, 308, 40, -104) +
    leaf(44, 330, 34, 200, { fill: C.green2 }) +
    leaf(46, 326, 34, -30) +
    leaf(286, 372, 36, 16) +
    leaf(262, 378, 34, 66, { fill: C.green2 }) +
    leaf(240, 380, 32, 110) +
    leaf(288, 334, 30, 40, { fill: C.green2 }) +
    leaf(120, 364, 38, 76) +
    leaf(96, 370, 32, 118, { fill: C.green2 }) +
    leaf(296, 282, 34, -96, { fill: C.green2 });
  o += at('190,378 62,366 252,336 148,366', (x, y, i) =>
    sunflower(x, y + 6, i % 2 ? 15 : 18, { petals: 9, fill: C.coral, heart: C.red }),
  );
  // feet, birds
  o += rod('M96 344l-2 22M108 340l2 22M226 304l-2 26M214 308l-2 26', 2.4, C.gold, 1.5);
  o += bird(112, 344, 1.2, false, C.blue, C.blue3, C.coral) + bird(208, 312, 1.2, true, C.red, C.red2, C.straw2);
  return card({ id: 'len12', ground: C.paper, picture: o });
}
