import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';
import { scaleWaves } from '../../kit/water.ts';

// Fish: three fish, waves, bubbles. Blue, red, gold; under water.
export const focus: Focus = [40, 130, 240, 336];

function fish(
  x: number,
  y: number,
  s: number,
  r: number,
  flip: boolean,
  id: string,
  coat: string,
  light: string,
  dark: string,
): string {
  const put = placer({ x, y, s, r, flip });
  const b = (l: string) => blob(put(l));
  const body = b('58,2! 50,-10 30,-24 2,-30 -26,-20 -48,-5! -48,7! -26,20 2,28 30,24 50,12');
  let scales = '';
  for (let i = 0; i < 9; i++)
    for (let j = -4; j <= 4; j++)
      scales += line(
        put([
          [14 - i * 8, j * 8 - 4 + (i % 2) * 4],
          [9 - i * 8, j * 8 + (i % 2) * 4],
          [14 - i * 8, j * 8 + 4 + (i % 2) * 4],
        ]),
      );
  const [ex, ey] = put('40,-6')[0]!;
  return (
    sh(b('-44,-4! -64,-26 -84,-34! -78,-12 -72,1! -78,14 -82,34! -62,26 -44,6!'), dark, 2.2) +
    strokes([put('-48,0 -64,-14 -78,-26'), put('-48,2 -64,15 -78,26'), put('-48,1 -60,1 -70,1')], 2.2 * s, light) +
    sh(b('24,-24! 6,-46 -20,-44! -18,-32 -28,-18!') + b('4,26! -8,44 -26,42! -22,30 -24,18!'), dark, 2) +
    sh(body, coat, 2.8) +
    clip(id, body, flat(b('60,6! 30,10 0,14 -50,4! -40,40! 60,40!'), light) + ln(scales, 1.3, dark)) +
    ln(body, 2.8) +
    flat(b('56,2! 48,-10 30,-22 22,0 30,22 48,12'), coat) +
    strokes([put('26,-24 18,0 26,22'), put('58,3 50,6 44,5')], 3 * s) +
    ln(body, 2.8) +
    strokes([put('50,-11 26,-23 0,-26 -30,-16')], 5.4 * s, C.paper) +
    sh(b('14,4! 4,16 -10,20! -12,10 -2,2!'), dark, 1.8) +
    sh(disc(ex, ey, 5.6 * s), C.paper, 1.6) +
    flat(disc(ex, ey, 2.8 * s), C.ink)
  );
}

export function draw(): string {
  let o = flat(rect(22, 22, 276, 120), C.straw2) + tone(22, 24, 276, 80, 16, 2, 0.4, C.straw);
  o += sh(disc(238, 92, 30), C.paper, 2) + rays(238, 92, 32, 60, 32, { wavy: false, w: 0.36, fill: C.gold });
  o += graded('len34g', 22, 150, 276, 322, [
    [0, C.blue2],
    [0.55, C.blue2],
    [1, C.blue],
  ]);
  o += tone(22, 204, 276, 262, 33, 0.3, 2, C.blue3);
  // the surface: two rows of waves that melt into the deep
  o += scaleWaves(22, 122, 276, 4, 20, { fills: [C.blue, C.blue2], inner: C.paper, rings: 1, sw: 1.6 });
  o += flat(rect(10, 171.5, 300, 26), C.blue2);
  // light that falls into the deep
  o += flat(
    poly('84,188 118,188 74,480 12,480') +
      poly('150,188 172,188 164,480 124,480') +
      poly('212,188 246,188 262,480 206,480'),
    C.blue2,
    0.5,
  );
  // weeds
  o += sh(
    [
      taper('46,480 34,440 52,410 40,372', [9, 9, 7, 1]),
      taper('66,480 76,450 64,424 74,398', [8, 8, 6, 1]),
      taper('272,480 284,440 266,404 278,366', [9, 9, 7, 1]),
      taper('252,480 244,456 254,436 246,416', [8, 7, 5, 1]),
    ].join(''),
    C.green,
    2,
  );
  o += fish(178, 232, 1.16, -10, false, 'len34a', C.red, C.coral, C.red2);
  o += fish(140, 338, 1.16, 8, true, 'len34b', C.gold, C.gold2, C.gold3);
  o += fish(196, 424, 0.72, -6, false, 'len34c', C.paper, C.gold2, C.coral);
  o += at(
    '264,212 272,196 258,190 56,300 48,284 62,274 252,394 262,382 44,330',
    (x, y, i) => sh(disc(x, y, 4 + (i % 3) * 2), C.blue2, 1.6) + flat(disc(x - 1.5, y - 1.6, 1.6), C.paper),
  );
  return card({ id: 'len34', ground: C.blue, picture: o });
}
