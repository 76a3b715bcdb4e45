import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { flat, graded, sh, strokes, tone, union } from '../../kit/marks.ts';

/** Leaves in the light from the upper left, and in the shade of the others. */
const LIT = { dark: C.green, mid: C.green2, light: C.green2 };
const SHADED = { mid: C.green3, light: C.green };
export const focus: Focus = [48, 62, 224, 314];

export function draw(): string {
  let o = graded('len05g', 22, 22, 276, 360, [
    [0, C.blue2],
    [0.6, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 320, 48, 2, 0.3, C.blue);
  o += ridge('22,360 64,328 104,352 150,318 196,350 240,322 300,354', 400, C.blue2, C.blue);
  o += sh(blob('10,388! 80,372 160,382 240,370 310,384! 310,480! 10,480!'), C.green2, 2.4);
  // far leaves
  const leaves = (list: readonly (readonly [number, number, number])[]) =>
    list.map(([x, y, r], i) => foliage(x, y, r, 3 + i + x, x + y < 300 ? LIT : x + y > 370 ? SHADED : {})).join('');
  o += leaves([
    [70, 204, 34],
    [246, 196, 46],
    [104, 132, 50],
    [216, 134, 40],
    [156, 92, 48],
  ]);
  // trunk, roots, boughs: one body
  o += union(
    [
      taper('160,404 155,340 161,280 157,216 160,160', [50, 30, 25, 17, 8]),
      taper('157,304 130,266 98,250 70,232', [20, 14, 9, 4]),
      taper('163,304 190,266 222,250 250,232', [20, 14, 9, 4]),
      taper('157,250 134,212 110,184 96,160', [15, 11, 7, 4]),
      taper('161,250 186,212 210,184 224,160', [15, 11, 7, 4]),
      taper('150,384 120,412 84,422 46,446', [30, 17, 11, 2]),
      taper('170,384 200,412 236,422 274,446', [30, 17, 11, 2]),
      taper('155,392 138,428 112,458', [24, 13, 2]),
      taper('165,392 182,428 208,458', [24, 13, 2]),
      taper('160,396 159,432 163,466', [19, 11, 2]),
    ],
    C.gold3,
    2.4,
  );
  o +=
    strokes(
      [
        '149,392 147,336 154,282',
        '160,402 159,336 161,250',
        '170,392 171,336 167,290',
        '142,404 120,420 92,430',
        '178,404 200,420 228,430',
      ],
      3,
      C.ink,
    ) + strokes(['144,376 143,336 150,292', '150,288 134,270 110,258', '148,400 136,424 122,444'], 2.8, C.gold);
  // near leaves
  o += leaves([
    [60, 236, 26],
    [262, 234, 30],
    [104, 218, 42],
    [214, 224, 34],
    [136, 168, 42],
    [194, 174, 34],
    [164, 128, 30],
  ]);
  // fruit
  o += at(
    '92,196 228,196 128,226 194,230 160,178 120,140 202,136 66,226 254,222 160,108',
    (x, y) => sh(disc(x, y, 5.2), C.red, 1.5) + flat(disc(x - 1.5, y - 1.6, 1.4), C.coral),
  );
  o += tufts('44,406 280,404 92,398 230,400 62,464 258,466 138,472 190,474', { rise: 16, spread: 9, w: 2.8 });
  return card({ id: 'len05', ground: C.paper, picture: o });
}
