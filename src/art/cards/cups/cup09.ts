import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { lerp, type Point, place, placer, polar, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [26, 62, 268, 375];
const SKIN = C.skin[2];

/** Shoe of one who sits half turned to the right, ankle at x, y. */
const shoe = (x: number, y: number, fill: string): string =>
  sh(
    blob([
      [x - 15, y - 8, 1],
      [x + 13, y - 8, 1],
      [x + 20, y + 2],
      [x + 38, y + 9],
      [x + 43, y + 17],
      [x + 36, y + 21, 1],
      [x - 12, y + 19, 1],
      [x - 17, y + 8],
    ]),
    fill,
    2.2,
  );

/** Long robe over the lap of one who sits half turned: thighs to the right, cloth straight down from the knees. */
function lap(): string {
  const near = blob(
    '104,320! 92,340 90,362 102,382 112,408 108,441! 136,449 176,450 213,444! 209,420 209,390 211,366 204,348 188,338 160,330',
  );
  return (
    shoe(236, 430, C.gold3) +
    sh(
      blob('176,322! 214,322 242,332 254,350 254,384 252,412 256,431! 232,438 204,437! 200,390 190,350'),
      C.red2,
      2.5,
    ) +
    strokes(['240,358 242,396 238,436', '226,366 226,400 222,436'], 3) +
    rod(line('208,437 232,438 256,431'), 4.5, C.gold, 1.8) +
    shoe(192, 441, C.gold) +
    sh(near, C.red, 2.7) +
    clip('cup09r', near, flat(blob('80,364! 122,384 160,394 172,398! 166,420 169,460! 80,460!'), C.red2)) +
    ln(near, 2.7) +
    strokes(['94,362 122,383 156,393 184,386', '171,394 165,420 168,450'], 3.4) +
    strokes(['126,400 128,422 123,442', '148,404 149,424 146,446'], 3) +
    strokes(
      ['186,388 190,416 186,446', '200,374 198,404 201,440', '118,338 140,350 172,358', '112,352 130,366 150,374'],
      3.2,
      C.red2,
    ) +
    rod(line('108,441 136,449 176,450 213,444'), 5, C.gold, 1.9)
  );
}
/** Host on the bench, half turned to us, arms folded, the face of one who has what he wants. */
function host(): string {
  const h = placer({ x: 152, y: 190, s: 27, r: -4 });
  return (
    lap() +
    sh(
      blob(
        '152,218! 132,220 112,230 102,252 106,290 104,322! 128,334 160,336 186,332 202,322! 204,290 204,252 196,232 176,220',
      ),
      C.red,
      2.7,
    ) +
    rod(line('104,322 128,333 160,335 186,331 202,322'), 6, C.gold, 1.9) +
    arms() +
    sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2) +
    headThreeQuarter(152, 190, 27, { skin: SKIN, r: -4 }) +
    sh(blob(sym('152,230! 140,226 131,217! 113,224 101,239! 126,251 152,256', 152)), C.gold, 2.3) +
    sh(
      blob(
        h('-0.7,0.1! -0.56,0.6 -0.16,0.98 0.2,1.2 0.46,1.12 0.6,0.8! 0.5,0.72 0.36,0.78 0.16,0.74 -0.2,0.5 -0.48,0.1!'),
      ),
      C.ink,
      1.6,
    ) +
    flat(brush(h('0.08,0.46 0.26,0.36 0.42,0.44'), 2.6) + brush(h('0.42,0.44 0.52,0.38 0.64,0.46'), 2.4), C.ink) +
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58')], 1.5) +
    sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8) +
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4, C.gold, 1.8) +
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey)
  );
}
/** One forearm lies level over the other; its hand holds the sleeve, the other hand is hidden. */
function arms(): string {
  const put = (l: string) => place(l, { x: -2, y: -10 });
  return (
    union([limb('194,251 217,305 126,300', [30, 30, 21])], C.grey2, 2.5) +
    strokes(['208,268 208,284 202,292', '222,308 212,318 196,318', '196,312 180,316 160,313'], 2.8, C.grey) +
    union([limb('108,250 94,299 165,280', [31, 31, 21])], C.paper, 2.6) +
    strokes(
      ['105,262 111,278 113,286', '87,284 91,302 106,310', '114,290 132,282 146,280', '122,306 138,300 150,292'],
      2.8,
      C.grey,
    ) +
    sh(blob(put(HAND)), SKIN, 2) +
    strokes(['212,273 200,277 190,281', '215,283 202,286 191,288', '212,292 201,294 192,295'].map(put), 1.5) +
    sh(blob(put('161,278! 168,275! 172,287 172,300! 165,303! 161,290')), C.gold, 1.9)
  );
}
const HAND =
  '169,279! 176,272 184,264 192,260 197,264 192,271! 202,266 209,266 210,273! 217,275 218,281 213,283! 217,287 215,292 210,292! 210,298 204,301 190,302 171,298!';

export function draw(): string {
  let o = sky('cup09', 'day', 400);
  o +=
    sh(rect(18, 398, 284, 90), C.gold2, 2.3) + ln('M22 416H298M22 440H298M90 400L70 480M230 400L250 480', 1.1, C.gold3);
  // level steps under a drape, one for each cup
  const shelf: Point[] = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, 0, 1, 204 + i * 16.5);
    return [160 + x * 130, Math.round(250 + y * 162)];
  });
  const steps: Point[] = [[22, shelf[0]![1]]];
  for (const [i, [x, y]] of shelf.entries()) {
    const next = shelf[i + 1];
    if (!next) break;
    const edge = lerp(x, next[0], i < 4 ? 0.58 : 0.42);
    steps.push([edge, y], [edge, next[1]]);
  }
  steps.push([298, shelf[8]![1]]);
  o += sh(`${poly(steps, false)}V420H22z`, C.blue, 2.5);
  o += strokes(
    shelf.flatMap(([x, y]): Point[][] => [
      [
        [x - 4, y + 12],
        [x - 3, 290],
        [x - 6, 408],
      ],
    ]),
    5,
    C.blue3,
  );
  o += rod(poly(steps, false), 5, C.gold, 2);
  o += shelf.map(([x, y]) => cup(x, y - 37.4, 24)).join('');
  // bench
  o +=
    sh(rect(64, 364, 13, 64) + rect(243, 364, 13, 64), C.gold3, 2.1) +
    sh(rect(50, 370, 18, 84) + rect(252, 370, 18, 84), C.gold3, 2.3) +
    sh(poly('62,340 258,340 276,358 44,358'), C.gold, 2.3) +
    sh(rounded(42, 357, 236, 17, 3), C.gold3, 2.4) +
    ln('M58 348H262', 1.2, C.gold3);
  o += host();
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
