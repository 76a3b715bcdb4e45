import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, placer, points, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { pine, ridge, tufts } from '../../kit/land.ts';
import { clip, flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Bear: upright brown bear at a tree with a honeycomb, pines. Brown, green, red; glowing sky.
export const focus: Focus = [52, 84, 210, 294];
const COAT = C.gold3;

const cell = (x: number, y: number, r: number) => poly([30, 90, 150, 210, 270, 330].map((a) => polar(x, y, r, a)));
/** Comb that hangs in a tongue from the branch, its wax run along the bark, and drips. */
function comb(): string {
  const tongue = blob(
    '180,77! 190,87 188,100 190,118 198,132 210,140 222,138 232,126 237,110 236,96 244,82! 226,90 206,94 192,86',
  );
  const cells = [96, 110.4, 124.8, 139.2].flatMap((y, row) =>
    [180, 196.6, 213.2, 229.8, 246.4].map((x) => [x - (row % 2) * 8.3, y] as const),
  );
  return (
    sh(
      blob('203,134! 202,146 205,154 208,146! 209,134!') + blob('218,134! 216,156 220,168 224,156! 223,134!'),
      C.gold,
      1.6,
    ) +
    sh(tongue, C.gold2, 2.5) +
    clip(
      'len15c',
      tongue,
      flat(cells.map(([x, y]) => cell(x, y, 7)).join(''), C.gold) +
        ln(cells.map(([x, y]) => cell(x, y, 7)).join(''), 1.7),
    ) +
    ln(tongue, 2.5)
  );
}
/** Tree at the right edge with bark and a branch that carries the comb; three bees. */
function tree(): string {
  let o =
    sh(taper('284,96 246,80 206,86 176,74', [24, 17, 12, 5]), C.red2, 2.3) +
    sh(blob('258,10! 252,120 256,240 250,360 236,446 222,470! 310,480! 310,10!'), C.red2, 2.6) +
    strokes(
      [
        '268,40 264,120 268,190',
        '284,90 280,180 284,270',
        '266,250 264,320 260,390',
        '282,330 278,390 270,450',
        '254,420 248,444 240,462',
      ],
      3.2,
    );
  for (const [x, y, a] of [
    [178, 76, -160],
    [190, 80, -80],
    [204, 84, -110],
    [228, 80, -70],
  ] as const)
    o += leaf(x, y, 24, a, { fill: a === -80 ? C.green2 : C.green });
  o += comb();
  for (const [x, y, r] of [
    [164, 116, 20],
    [104, 104, -24],
    [148, 86, -10],
  ] as const) {
    const p = placer({ x, y, r });
    o +=
      sh(blob(p('-1,-3! -6,-11 2,-12 3,-3!')) + blob(p('1,-3! 2,-11 9,-9 5,-2!')), C.paper, 1.2) +
      sh(blob(p('-8,0 -3,-4.4 4,-4.2 8,0 4,4.2 -3,4.4')), C.straw, 1.5) +
      strokes([p('-2,-4 -1,0 -2,4'), p('3,-4 4,0 3,4')], 2.6);
  }
  return o;
}
const claws = (roots: string, dx: number, dy: number): string =>
  flat(
    at(roots, (x, y) =>
      poly([
        [x - 2, y - 2],
        [x + 2, y + 2],
        [x + dx, y + dy],
      ]),
    ),
    C.paper,
  ) +
  strokes(
    points(roots).map(([x, y]) => [
      [x, y],
      [x + dx * 0.6, y + dy * 0.6],
      [x + dx, y + dy],
    ]),
    1.4,
  );
/** Head from the side, raised to the honey. */
function head(): string {
  const h = placer({ x: 146, y: 164, s: 35, r: -16 });
  return (
    sh(blob(h('-0.7,-0.5! -0.98,-0.9 -0.7,-1.24 -0.3,-1.08 -0.16,-0.7!')), COAT, 2.4) +
    flat(blob(h('-0.6,-0.66! -0.76,-0.9 -0.62,-1.06 -0.42,-0.9 -0.36,-0.7!')), C.coral) +
    union(
      [
        blob(
          h(
            '-1,0.7! -1.04,0 -0.86,-0.56 -0.4,-0.86 0.06,-0.84 0.36,-0.62 0.58,-0.36 1.02,-0.34 1.34,-0.24 1.42,0 1.34,0.2 1,0.34! 1.04,0.48 0.86,0.6 0.5,0.62 0.2,0.84! -0.2,1.3',
          ),
        ),
        blob('96,206 108,170 134,160 172,184 186,220 150,250'),
      ],
      COAT,
      2.8,
    ) +
    flat(
      blob(h('0.62,-0.3! 1,-0.3 1.3,-0.22 1.36,0 1.28,0.16 0.96,0.28! 0.98,0.44 0.8,0.5 0.56,0.46! 0.42,0.1')),
      C.straw,
    ) +
    sh(blob(h('1.12,-0.32! 1.4,-0.28 1.48,-0.1 1.36,0.06 1.2,-0.04')), C.ink, 1) +
    strokes(
      [
        h('1.3,0.06 1.2,0.26 0.94,0.32'),
        h('0.98,0.32 0.74,0.3 0.58,0.2'),
        h('0.2,-0.34 0.36,-0.28 0.5,-0.36'),
        h('-0.5,0.2 -0.3,0.5 -0.34,0.9'),
      ],
      3,
    ) +
    flat(disc(...(h('0.34,-0.26')[0] as [number, number]), 3), C.ink)
  );
}

/** Tufts of the coat: light on the back, dark on the belly and the legs. */
function fur(): string {
  const tufts = (roots: string, dx: number, dy: number, fill: string) =>
    strokes(
      points(roots).map(([x, y]) => [
        [x, y],
        [x + dx * 0.4 - 2, y + dy * 0.5],
        [x + dx, y + dy],
      ]),
      3.4,
      fill,
    );
  return (
    tufts(
      '112,196 102,214 116,216 96,238 110,242 91,262 104,270 88,288 100,298 85,316 97,326 84,342 96,354',
      -3,
      17,
      C.straw,
    ) +
    tufts(
      '122,296 134,326 120,334 150,304 162,334 142,362 128,370 156,370 116,396 134,404 150,396 122,420 138,428',
      3,
      15,
      C.ink,
    )
  );
}

export function draw(): string {
  let o = sky('len15', 'gold', 400);
  o += ridge('10,350 50,300 92,340 130,296 190,296 236,330 272,290 312,336', 410, C.paper2, C.straw);
  o += pine(46, 412, 200, C.green) + pine(84, 410, 130, C.green3) + pine(216, 408, 110, C.green3);
  o += sh(blob('10,400! 90,390 160,400 230,390 310,400! 310,480! 10,480!'), C.green2, 2.4) + tree();
  // far arm up to the comb, far leg
  o +=
    union(
      [limb('168,218 206,214 226,178', [46, 36, 27]), blob('212,184 216,164 230,156 244,166 242,186 226,192')],
      COAT,
      2.6,
    ) + claws('222,160 231,158 240,163', 1, -7);
  o +=
    union(
      [limb('166,380 184,418 174,448', [62, 44, 33]), blob('160,440 190,438 210,448 218,459 210,467! 160,467!')],
      COAT,
      2.7,
    ) +
    claws('206,460 213,461 199,459', 7, 6) +
    strokes(['196,400 192,424 184,440'], 3);
  // trunk with the near leg
  o += union(
    [
      blob('150,170 118,180 94,214 80,268 74,326 80,378 104,404 150,408 186,390 204,346 208,290 200,240 188,206'),
      limb('114,372 132,418 114,446', [78, 52, 37]),
      blob('92,440 122,434 150,444 164,456 156,467! 96,467! 88,454'),
    ],
    COAT,
    3,
  );
  o += flat(blob('186,236! 200,266 202,310 192,350 178,372! 172,330 176,280'), C.straw);
  o +=
    claws('140,459 148,460 156,460', 8, 6) +
    strokes(
      ['100,352 112,384 136,400', '96,230 84,280 82,330', '150,428 138,440 128,446', '176,372 164,384 148,388'],
      3.6,
    ) +
    strokes(
      ['112,264 108,276 112,288', '130,290 126,302 130,314', '106,312 102,324 106,334', '146,320 142,332 146,344'],
      2.4,
    );
  o += fur() + head();
  // near arm on the trunk
  o +=
    union(
      [limb('140,228 184,256 226,222', [60, 44, 30]), blob('212,232 212,210 228,200 246,206 254,222 242,240 224,244')],
      COAT,
      2.8,
    ) +
    flat(
      blob(
        '99.5,213! 104,206 120,190 156,196 174,206 184,217! 187,224! 172,236 156,244 146,262 128,270 108,258 102,236',
      ),
      COAT,
    ) +
    claws('240,206 248,212 252,221', 6, -4) +
    strokes(['120,248 136,262 160,268', '190,258 206,248 216,236', '150,218 166,222 178,232'], 3.4);
  o += tufts('44,432 280,462 62,456 200,452 236,464 36,464', { rise: 18, spread: 10, w: 2.8 });
  return card({ id: 'len15', ground: C.grey2, picture: o });
}
