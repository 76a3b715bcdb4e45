import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, placer, polar } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { crescentPath, starfield } from '../../kit/stars.ts';

// Mice: three mice gnawing a sack of grain. Lead, straw, red; night.
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
  // sack of grain, tied, with a hole that they have gnawed
  o +=
    sh(blob('120,222! 132,210 146,222 160,208 174,222 190,210 200,224! 188,250 132,250'), C.paper2, 2.4) +
    strokes(['140,246 138,232 132,220', '160,246 160,232 160,216', '178,246 182,232 188,220'], 2.4, C.gold3) +
    sh(blob('132,248! 160,254 188,248! 216,262 240,298 250,346 240,394! 76,394! 68,346 78,298 102,262'), C.paper, 3) +
    flat(blob('206,262! 230,290 242,332 244,362 236,392! 206,392! 222,350 220,300'), C.paper2) +
    strokes(
      ['138,258 116,286 102,330', '152,262 142,300 138,350', '172,262 182,300 184,340', '96,372 120,382 150,386'],
      3,
      C.gold3,
    ) +
    rod(line('130,248 146,254 160,255 176,254 190,248'), 5, C.red, 2) +
    sh(blob('180,254! 194,262 200,280 192,292! 188,276 178,264'), C.red, 1.8) +
    strokes(['112,366 122,330 126,296'], 3.4, C.red) +
    sh(
      at('118,300 132,306 114,316 132,322 112,334', (x, y, i) => leafPath(x, y, 17, i % 2 ? -46 : -128, 0.5)),
      C.red,
      1.2,
    ) +
    sh(blob('196,346! 206,332 222,334 230,348! 224,352 232,364 218,370 208,364 200,368 192,358'), C.ink, 1.8) +
    strokes(
      [
        '198,348 190,342 184,344',
        '204,334 198,326 190,326',
        '214,332 214,322 208,318',
        '224,336 230,328 237,329',
        '229,348 238,346 244,352',
      ],
      3,
      C.gold3,
    ) +
    sh(blob('198,360! 212,356 226,362! 240,384 268,400 286,412! 150,412! 184,398 196,384'), C.straw2, 2.2) +
    sh(
      at('206,372 216,384 226,378 200,390 238,394 212,400 252,402 184,402 228,404 168,406', (x, y, i) =>
        leafPath(x, y, 9, i * 50, 0.5),
      ),
      C.straw,
      1.2,
    );
  o += mouse(126, 258, 1.1, -30, false, C.grey2, '-48,-6 -74,-2 -86,-26 -72,-44');
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
