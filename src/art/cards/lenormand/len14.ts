import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, each, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { pine, tufts } from '../../kit/land.ts';
import { flat, graded, sh, strokes, tone, union } from '../../kit/marks.ts';
import { starfield } from '../../kit/stars.ts';

export const focus: Focus = [34, 112, 256, 358];
const COAT = C.red;

/** Leg in a walk from shoulder or hip to the paw, which points left. */
const leg = (bones: string, widths: readonly number[]): string => {
  const [x, y] = points(bones).at(-1)!;
  return taper(bones, widths) + paw(x, y);
};
const paw = (x: number, y: number): string =>
  blob([
    [x + 4, y - 8, 1],
    [x + 4.5, y + 5, 1],
    [x - 11, y + 5, 1],
    [x - 12, y + 1],
    [x - 8, y - 3],
    [x - 4.5, y - 8, 1],
  ]);
/** Black stocking over the lower part of a leg. */
const stocking = (bones: string, widths: readonly number[]): string => sh(leg(bones, widths), C.ink, 1.6);

/** Head of the fox, low, stretched forward, seen from the side. */
function head(): string {
  const h = placer({ x: 80, y: 328, s: 27, flip: true, r: -12 });
  const skull =
    '-1.2,0.5! -1,-0.2 -0.6,-0.66 0,-0.8 0.5,-0.56 0.86,-0.12 1.5,0.24 1.74,0.4 1.68,0.56 1.3,0.64 0.8,0.78 0.3,0.98 -0.3,1.06 -0.8,0.96!';
  return (
    sh(blob(h('-0.06,-0.7! -0.1,-1.4 0.02,-1.62! 0.4,-1.2 0.5,-0.5!')), C.red2, 2.1) +
    sh(blob(h(skull)), COAT, 2.4) +
    flat(
      blob(h('-0.4,-0.4 -0.76,-0.58 -1.7,-0.5 -1.9,0.4 -1.5,0.96 -1.05,1.16 -0.74,1.16 -0.5,0.3')) + disc(102, 350, 3),
      COAT,
    ) +
    // white cheek that ends in tufts
    flat(
      blob(
        h(
          '1.64,0.48! 1.1,0.36 0.62,0.3 0.3,0.42 0,0.36! -0.2,0.5 -0.62,0.5! -0.5,0.68 -0.86,0.84! -0.6,0.94 -0.7,1.2! -0.3,1.06 0.3,0.96 0.8,0.77 1.3,0.63!',
        ),
      ),
      C.paper,
    ) +
    strokes([h('1.62,0.47 1.1,0.35 0.62,0.29'), h('0.62,0.29 0.3,0.42 0,0.36')], 1.8) +
    sh(blob(h('-0.74,-0.4! -1,-1.1 -0.94,-1.6! -0.5,-1.34 -0.1,-0.76!')), COAT, 2.3) +
    flat(blob(h('-0.66,-0.56! -0.86,-1.1 -0.82,-1.36! -0.5,-1.1 -0.26,-0.76!')), C.ink) +
    flat(disc(...(h('1.68,0.4')[0] as [number, number]), 4.2), C.ink) +
    // narrowed eye
    flat(blob(h('0.2,-0.12! 0.52,-0.16 0.9,0.12! 0.58,0.1')), C.gold2) +
    flat(disc(...(h('0.58,-0.03')[0] as [number, number]), 2.4), C.ink) +
    strokes([h('0.04,-0.26 0.5,-0.26 1,0.16'), h('0.22,-0.08 0.52,0.13 0.92,0.13')], 2.6) +
    strokes([h('1.62,0.54 1.3,0.56 1,0.44 0.86,0.3')], 1.8)
  );
}
/** Brush from a narrow root at the end of the spine, hanging clear of the haunch. */
const BRUSH =
  '202,315! 209,311 219,311.6 234,317 252,328 269,344 280,364 282,384 273,402 256,414! 255,402 245,391 237,376 234,360 230,344 222,332 208,323!';
const FORE_FAR = ['116,340 102,364 86,392 71,420', [28, 17, 9.5, 8]] as const;
const FORE_NEAR = ['126,334 126,364 132,396 127,428', [36, 20, 10.5, 9]] as const;
const HIND_FAR = ['190,336 170,362 178,392 165,420', [38, 23, 10.5, 8.5]] as const;
const HIND_NEAR = ['206,332 194,362 222,394 213,428', [46, 29, 11.5, 9]] as const;

/** Fox slinking to the left: four legs in a walk, back level, head low. */
function fox(): string {
  return (
    union([leg(...FORE_FAR)], C.red2, 2.2) +
    stocking('101,368 87,392 71,420', [1, 9.5, 8]) +
    union([leg(...HIND_FAR)], C.red2, 2.2) +
    stocking('177,378 178,394 165,420', [1, 10.5, 8.5]) +
    union(
      [
        blob(
          '72,312! 88,303 108,303 130,307 156,311 180,309 200,310 216,319 223,334 217,350 200,358 180,349 160,353 140,363 120,366 104,357 90,346!',
        ),
        leg(...FORE_NEAR),
        leg(...HIND_NEAR),
      ],
      COAT,
      2.5,
    ) +
    stocking('128,370 132,396 127,428', [1, 11, 9]) +
    stocking('215,374 222,396 213,428', [1, 12, 9.5]) +
    // brush on the rump, its root open into the back
    sh(blob(BRUSH), COAT, 2.5) +
    flat(blob('190,313! 200,312 209,312.4 219,313! 228,324! 227.6,336! 224,338.4! 217,335! 210,330 190,326!'), COAT) +
    // white tip of the brush, breast, pale belly
    sh(
      blob('282,382! 280,394 271,405 256,414! 256,402 244,389! 256,392 258,384! 264,389 268,380! 274,386 282,382!'),
      C.paper,
      2,
    ) +
    flat(blob('90,347! 100,340 110,346 116,362! 104,357 97,352'), C.paper) +
    flat(blob('144,360! 160,348 178,343 192,352! 180,350 160,354'), C.coral) +
    strokes(
      [
        '142,322 148,338 141,354',
        '202,320 190,338 194,360',
        '160,320 176,316 190,317',
        '230,325 250,342 258,370',
        '254,338 268,356 270,374',
        '240,350 246,368 254,380',
      ],
      2.6,
      C.red2,
    ) +
    strokes(['205,328 213,340 211,356'], 2.6) +
    head()
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
      [40, 286, 120],
      [78, 280, 92],
      [280, 292, 120],
      [246, 286, 88],
      [116, 280, 72],
      [208, 284, 68],
    ],
    (x, y, h) => pine(x, y, h, C.blue3),
  );
  o += sh(blob('10,276! 80,266 160,280 240,270 310,284! 310,480! 10,480!'), C.blue2, 2.3);
  o += strokes(
    [
      '150,296 190,290 232,295',
      '246,308 270,304 296,308',
      '26,378 42,374 62,377',
      '240,330 258,326 290,331',
      '22,310 36,306 52,309',
    ],
    3,
    C.paper,
  );
  o += sh(blob('10,406! 80,412 160,404 240,414 310,404! 310,480! 10,480!'), C.paper, 2.3);
  o += strokes(['56,427 110,432 150,429', '150,427 186,436 236,435', '60,456 110,462 160,454'], 2.8, C.blue2);
  o += fox();
  // tracks in the snow
  o += flat(
    at(
      '292,428 276,434 266,428 250,436',
      (x, y) =>
        disc(x, y, 3.2, 2) + disc(x - 4, y - 3, 1.2, 0.9) + disc(x - 5, y, 1.2, 0.9) + disc(x - 4, y + 3, 1.2, 0.9),
    ),
    C.blue2,
  );
  // near grass
  o += tufts('40,424 276,462 176,464 100,456 38,470 286,424', { rise: 22, spread: 12, w: 2.8 });
  return card({ id: 'len14', ground: C.night2, picture: o });
}
