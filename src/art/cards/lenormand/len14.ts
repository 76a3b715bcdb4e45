import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, each, type Point, place, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { pine, tufts } from '../../kit/land.ts';
import { flat, graded, sh, strokes, tone, union } from '../../kit/marks.ts';
import { starfield } from '../../kit/stars.ts';

export const focus: Focus = [30, 200, 196, 274];
const COAT = C.red;

/** Slender leg of three bones with a dark stocking. */
function leg(pts: string, w: readonly number[], fill: string): string {
  const p = points(pts);
  const [hip, elbow, wrist, paw] = [p[0]!, p[1]!, p[2]!, p[3]!];
  const [a = 0, b = 0, c = 0] = w;
  const mid: Point = [(wrist[0] + paw[0]) / 2, (wrist[1] + paw[1]) / 2];
  return (
    union(
      [
        taper([hip, elbow], [a, b], 1),
        disc(elbow[0], elbow[1], b / 2),
        taper([elbow, wrist], [b, c], 1),
        disc(wrist[0], wrist[1], c / 2),
        taper([wrist, mid], [c, c * 0.9], 1),
      ],
      fill,
      2.3,
    ) +
    union(
      [
        taper([[wrist[0] * 0.6 + paw[0] * 0.4, wrist[1] * 0.6 + paw[1] * 0.4], paw], [c * 0.96, c * 0.86], 1),
        blob(place('-13,6! -11,-1 -4,-6 5,-6 6,6!', { x: paw[0], y: paw[1] })),
      ],
      C.ink,
      1,
    )
  );
}
/** Fox going left, head low, brush up. */
function fox(): string {
  const head = { x: 92, y: 296, s: 30, flip: true, r: 10 };
  const h = placer(head);
  const skull =
    '-0.9,0.7 -0.92,0 -0.6,-0.62 0,-0.82 0.5,-0.6 0.86,-0.14 1.5,0.24 1.72,0.4 1.66,0.54 1.3,0.62 0.8,0.78 0.2,1.02 -0.5,1.1';
  return (
    sh(blob('214,328! 236,336 262,326 276,300 274,262 252,226! 296,244 308,288 290,332 256,356 222,352!'), COAT, 2.5) +
    sh(blob('252,226! 292,240 305,274 300,296! 292,284 290,296! 282,278 276,288! 274,258'), C.paper, 2) +
    strokes(['232,346 262,342 284,316'], 2.6, C.red2) +
    leg('146,338 152,362 148,388 152,412', [26, 15, 9.5], C.red2) +
    leg('196,336 188,364 206,390 194,416', [34, 19, 9.5], C.red2) +
    union(
      [
        blob(
          '104,282 124,284 144,300 176,306 206,304 228,314 238,334 232,354 214,360 190,356 164,362 136,366 112,362 94,348 84,326 88,300',
        ),
      ],
      COAT,
      2.6,
    ) +
    leg('218,338 204,366 232,390 220,418', [44, 22, 10], COAT) +
    leg('118,340 112,366 116,390 104,418', [36, 18, 10], COAT) +
    flat(blob('206,312 228,318 234,336 224,352 206,352 198,332'), COAT) +
    flat(blob('106,316 126,318 134,338 124,354 108,352'), COAT) +
    sh(blob('74,326! 96,334 112,342! 116,354 110,362! 104,360 102,372! 94,366 88,372! 84,356 72,344'), C.paper, 2) +
    strokes(['204,316 196,334 202,352', '136,318 142,334 138,350', '158,350 170,346 182,348'], 2.6, C.red2) +
    sh(blob(h('-0.06,-0.72! 0.2,-1.5 0.36,-1.56! 0.58,-0.5!')), C.red2, 2.1) +
    sh(blob(h(skull)), COAT, 2.5) +
    sh(
      blob(
        h(
          '1.72,0.4! 1.1,0.36 0.62,0.3 0.16,0.5 -0.3,0.34 -0.62,0.5! -0.76,0.84! -0.5,0.86 -0.42,1.12! -0.06,1.04 0.2,1.04! 0.8,0.8 1.3,0.64 1.66,0.56!',
        ),
      ),
      C.paper,
      2,
    ) +
    sh(blob(h('-0.72,-0.46! -0.8,-1.3 -0.66,-1.64! -0.3,-1.3 0,-0.8!')), COAT, 2.3) +
    flat(blob(h('-0.6,-0.6! -0.66,-1.2 -0.58,-1.36! -0.34,-1.1 -0.18,-0.8!')), C.ink) +
    flat(disc(...(h('1.66,0.42')[0] as [number, number]), 4.4), C.ink) +
    flat(blob(h('0.3,-0.02! 0.52,-0.24 0.84,-0.02! 0.56,0.04')), C.ink) +
    flat(disc(...(h('0.6,-0.08')[0] as [number, number]), 1.3), C.gold2) +
    strokes([h('0.22,-0.16 0.5,-0.36 0.84,-0.16'), h('1.6,0.56 1.2,0.56 0.9,0.48')], 2)
  );
}

export function draw(): string {
  let o = graded('len14g', 22, 22, 276, 300, [
    [0, C.ink],
    [0.6, C.night2],
    [1, C.blue],
  ]);
  o += tone(22, 24, 276, 280, 44, 0.3, 1.8, C.night2);
  o += starfield(30, 36, 260, 190, 34, 31, { avoid: [[226, 104, 52]] });
  o +=
    sh(disc(226, 104, 38), C.gold2, 2.2) +
    flat(disc(214, 94, 6) + disc(236, 116, 8) + disc(238, 92, 4) + disc(216, 120, 3.6), C.gold);
  o += each(
    [
      [40, 330, 130],
      [78, 322, 100],
      [280, 328, 124],
      [246, 320, 92],
      [116, 318, 80],
      [208, 316, 74],
    ],
    (x, y, h) => pine(x, y, h, C.blue3),
  );
  o += sh(blob('10,322! 80,310 160,318 240,306 310,318! 310,480! 10,480!'), C.blue2, 2.3);
  o += strokes(['30,352 70,344 112,350', '176,344 214,338 256,344', '236,366 262,362 292,366'], 3, C.paper);
  o += sh(blob('10,388! 80,398 160,388 240,400 310,390! 310,480! 10,480!'), C.paper, 2.3);
  o += strokes(['40,420 90,426 140,420', '190,440 236,446 286,438', '60,456 110,462 160,454'], 2.8, C.blue2);
  o += fox();
  // tracks in the snow
  o += flat(
    at(
      '150,440 170,448 192,444 214,452 236,448 258,456',
      (x, y) =>
        disc(x, y, 3.2, 2) + disc(x - 4, y - 3, 1.2, 0.9) + disc(x - 5, y, 1.2, 0.9) + disc(x - 4, y + 3, 1.2, 0.9),
    ),
    C.blue2,
  );
  // near grass
  o += tufts('44,412 270,424 160,424 140,470 248,468 36,466', { rise: 22, spread: 12, w: 2.8 });
  return card({ id: 'len14', ground: C.night2, picture: o });
}
