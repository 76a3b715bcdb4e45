import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, placer, polar } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { crescentPath, starfield } from '../../kit/stars.ts';

// Mice: three mice gnawing a cheese, crumbs. Lead, gold, red; night.
export const focus: Focus = [44, 150, 230, 322];

function mouse(x: number, y: number, s: number, r: number, flip: boolean, coat: string, tail: string): string {
  const put = placer({ x, y, s, r, flip });
  const dot = (l: string, k: number) => at(put(l), (a, b) => disc(a, b, k * s));
  return (
    sh(taper(put(tail), [7 * s, 6 * s, 5 * s, 3]), C.coral, 1.7) +
    sh(dot('22,-40', 11), C.coral, 2) +
    sh(blob(put('58,-10! 46,-26 26,-38 2,-46 -26,-44 -46,-28 -50,-8 -40,4 0,5 26,3 46,-1')), coat, 2.6) +
    strokes([put('-14,4 -26,-6 -24,-22'), put('20,3 26,-6 22,-14')], 2.6 * s, C.grey) +
    sh(blob(put('-30,2! -12,0 -4,6! -32,8!')) + blob(put('26,1! 42,0 48,6! 24,7!')), C.coral, 1.6) +
    sh(dot('12,-40', 13), coat, 2.2) +
    flat(dot('12,-39', 7.6), C.coral) +
    flat(dot('36,-20', 3.4) + dot('58,-11', 3.4), C.ink) +
    flat(dot('37,-21', 1), C.paper) +
    strokes([put('50,-10 62,-18 72,-20'), put('50,-8 64,-8 74,-6'), put('50,-6 60,0 68,4')], 1.6, C.paper)
  );
}

export function draw(): string {
  let o = sky('len23', 'night', 400);
  o +=
    sh(crescentPath(84, 118, 34, 0.5, 20), C.gold2, 2.2) +
    starfield(34, 50, 252, 180, 26, 14, { avoid: [[84, 122, 50]] });
  o +=
    sh(rect(10, 392, 300, 90), C.red2, 2.5) +
    ln('M10 416H310M10 448H310M90 392v24M220 392v24M150 416v32M270 416v32M60 416v32', 1.6);
  // cheese
  o +=
    sh(
      blob('52,318! 196,226! 262,292! 262,322! 249,330 252,344 241,354 250,366 262,372! 262,392! 52,392!'),
      C.straw,
      2.9,
    ) + sh(poly('52,318 196,226 262,292'), C.straw2, 2.5);
  o += flat(blob('222,304! 260,294! 260,320! 247,330 250,344 239,354 248,366 260,373! 260,390! 238,390!'), C.gold3);
  o +=
    sh(
      blob('52,352! 66,348 74,358 70,372 52,376!') +
        disc(122, 350, 17, 15) +
        disc(186, 330, 12, 10) +
        disc(176, 374, 10) +
        disc(228, 330, 9, 11) +
        disc(92, 372, 7),
      C.gold3,
      2.2,
    ) + sh(disc(176, 272, 13, 7) + disc(120, 298, 9, 5) + disc(216, 278, 9, 5), C.straw, 2);
  o += mouse(176, 268, 1.12, -12, true, C.grey2, '-48,-6 -74,-2 -86,-26 -72,-44');
  // bites
  o += mouse(96, 432, 1.2, -8, false, C.grey2, '-46,-2 -46,16 -14,22 16,15');
  o += mouse(240, 436, 1.1, -4, true, C.grey, '-46,-2 -46,14 -16,20 12,14');
  o += sh(
    at('160,424 172,432 168,448 182,442 158,458 176,462', (x, y, i) =>
      poly([0, 1, 2, 3, 4].map((k) => polar(x, y, 4 + ((i * 3 + k * 5) % 4), k * 72 + i * 20))),
    ),
    C.straw2,
    1.5,
  );
  return card({ id: 'len23', ground: C.night2, picture: o });
}
