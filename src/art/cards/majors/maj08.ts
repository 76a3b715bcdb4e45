import type { Focus } from '../../art.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { lemniscate } from '../../kit/lemniscate.ts';
import { flat, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath, rose } from '../../kit/plants.ts';

// Azurite, malachite, cinnabar; clear morning.
const SKIN = C.skin[3];
export const focus: Focus = [66, 132, 222, 311];

/** Sitting lion, facing left: tail, far leg, haunch and trunk. */
function lionBody(): string {
  return (
    sh(taper('280,452 300,436 296,396 284,366', [13, 11, 9, 7]), C.gold, 2.3) +
    sh(blob('292,374! 276,370 268,352 276,336! 286,344 294,356'), C.gold3, 2.1) +
    union(
      [taper('196,372 188,416 184,452', [30, 22, 17]), blob('194,450 176,446 162,456 160,467! 196,467!')],
      C.gold3,
      2.3,
    ) +
    union(
      [
        blob('184,320 206,296 236,304 254,330 274,372 288,412 286,444 272,466 232,468 214,440 196,400 182,360'),
        taper('218,370 214,416 212,454', [42, 27, 20]),
        blob('222,452 202,447 188,457 186,470! 224,470!'),
        blob('262,458 236,448 216,456 210,470! 268,470!'),
      ],
      C.gold,
      2.9,
    ) +
    strokes(['276,400 252,398 238,420 240,446', '228,392 222,424 220,448', '196,356 204,376 202,396'], 3.2, C.gold3) +
    strokes(
      [
        '196,460 194,465 195,470',
        '206,459 205,464 206,470',
        '222,461 221,465 222,470',
        '234,458 233,464 234,470',
        '170,458 169,462 170,467',
      ],
      2,
    )
  );
}
/** Head and mane of the lion; local points look right, the head is turned to the left. */
function lionHead(): string {
  const placing = { x: 190, y: 290, s: 34, r: 14, flip: true };
  const h = placer(placing);
  const dot = (x: number, y: number, r: number) => disc(...(spot(x, y, placing) as unknown as [number, number]), r);
  const mane =
    '0.5,-0.86! 0.3,-1.3 -0.1,-1.34! -0.3,-1.62 -0.8,-1.5! -1,-1.5 -1.4,-1.16! -1.7,-1 -1.8,-0.5! -2.06,-0.2 -1.86,0.3! -2.06,0.7 -1.7,1.1! -1.7,1.6 -1.2,1.7! -1,2.1 -0.5,1.9! -0.1,2 0.1,1.5! 0.4,1.4 0.36,0.9! 0.2,0.4';
  const locks = [
    '0.2,-0.9 -0.3,-0.9 -0.8,-1.1',
    '-0.2,-0.6 -0.8,-0.6 -1.3,-0.7',
    '-0.3,-0.1 -0.9,0 -1.5,-0.1',
    '-0.3,0.3 -0.8,0.6 -1.4,0.8',
    '-0.1,0.6 -0.4,1 -0.9,1.3',
    '0.1,0.8 0,1.1 -0.3,1.5',
  ];
  const skull =
    '-0.3,-0.5 0,-0.86 0.4,-0.82 0.62,-0.56 1.16,-0.34 1.36,-0.2 1.38,0 1.28,0.24 1.02,0.36 0.6,0.36! 0.62,0.5! 0.94,0.6 1.14,0.62! 1.1,0.86 0.8,1 0.4,0.94 0,0.8 -0.36,0.4';
  return (
    sh(blob(h(mane)), C.gold3, 2.6) +
    strokes(locks.map(h), 3.4) +
    sh(blob(h('-0.06,-0.66! -0.42,-1 -0.3,-1.3 0.1,-1.2 0.3,-0.8!')), C.gold, 2.1) +
    flat(blob(h('0.02,-0.76! -0.2,-1 -0.14,-1.14 0.1,-1.02')), C.red2) +
    sh(blob(h('0.5,0.34! 1.2,0.3! 1.1,0.66! 0.5,0.6!')), C.red2, 1.8) +
    sh(blob(h(skull)), C.gold, 2.4) +
    flat(blob(h('1.1,-0.36! 1.4,-0.22 1.4,0 1.24,-0.04')), C.ink) +
    strokes(
      [
        '1.32,0 1.22,0.2 1,0.22',
        '0.3,-0.4 0.5,-0.3 0.7,-0.42',
        '0.2,-0.58 0.46,-0.62 0.66,-0.52',
        '0.62,0.42 0.46,0.34 0.4,0.18',
        '0.7,-0.3 0.9,-0.2 1.1,-0.2',
      ].map((l) => h(l)),
      2.8,
    ) +
    flat(dot(0.92, 0.06, 1.3) + dot(1.04, 0.14, 1.3) + dot(0.84, 0.18, 1.3), C.ink)
  );
}
/** Gown in white, standing at the left, a little bent to the lion. */
const gown = (): string =>
  sh(
    blob(
      '100,190! 124,186! 138,194 140,216 130,246 126,268 138,310 150,380 160,466! 130,472 96,468 64,472 40,464! 60,390 76,320 92,268 88,240 86,210',
    ),
    C.paper,
    2.7,
  ) +
  strokes(
    [
      '98,276 82,350 62,456',
      '106,278 98,360 90,462',
      '114,278 118,360 122,462',
      '120,276 136,350 146,456',
      '98,210 98,234 104,256',
    ],
    2.8,
    C.grey,
  ) +
  sh(blob('150,462! 164,460 176,467 174,473! 148,473!'), C.red2, 1.8);
const roses = (line: string, r: number): string =>
  at(line, (x, y) => rose(x, y, r, { fill: C.red, inner: C.coral, sw: 1.3 }));

export function draw(): string {
  let o = graded('maj08g', 22, 22, 276, 340, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.7, 0.3, C.blue3);
  o += ridge('160,376 206,318 236,280 270,236 312,330', 400, C.blue, C.blue3);
  o += sh(blob('10,370! 80,356 160,364 240,354 312,364! 312,480! 10,480!'), C.green, 2.2);
  o += tufts('36,420 284,400 256,384 150,402', { rise: 14 });
  o += lemniscate(118, 84);
  // hair, gown
  o += sh(blob('104,126 88,144 84,178 76,214 66,246! 84,246 82,260! 100,246 108,214 122,184'), C.ink, 2);
  o += strokes(['98,142 90,178 78,226', '104,150 100,190 92,234'], 2, C.plum);
  const arm = { u: 20.5, skin: SKIN, fill: C.paper, fold: C.grey, cuff: C.gold } as const;
  o += reach({ ...arm, from: [132, 202], to: [163, 262], bend: 1, bell: 0.3, r: 62, long: [2.2, 2.3] });
  o += gown() + rod(line('91,268 108,276 127,267'), 4, C.green, 1.8);
  o += lionBody() + lionHead();
  // the hands: one on the muzzle, one under the jaw
  o += reach({
    ...arm,
    from: [132, 202],
    to: [163, 262],
    bend: 1,
    bell: 0.3,
    r: 42,
    long: [2.2, 2.3],
    into: [120, 216],
  });
  o += reach({ ...arm, from: [100, 206], to: [150, 310], bend: 1, bell: 0.3, hand: 'cradle', r: -6, into: [112, 220] });
  // garland from her belt to the lion
  o +=
    rod(line('94,270 104,330 150,366 206,352'), 3, C.green, 1.5) +
    flat(
      at('96,290 108,338 128,356 172,366', (x, y) => leafPath(x, y, 14, 10, 0.5) + leafPath(x, y, 14, 170, 0.5)),
      C.green2,
    ) +
    roses('93,270 109,277 126,268 98,312 118,348 150,366 186,360', 8.6);
  // head
  o += headThreeQuarter(120, 148, 21.5, { skin: SKIN, r: 14 });
  o += sh(blob('98,196! 106,184 118,182 136,188! 140,196 122,202'), C.gold, 2);
  o += sh(blob('136,126! 120,116 103,120 94,138 98,164 102,176! 108,152 112,138 124,130'), C.ink, 2);
  o += flat(
    at('99,146 101,128 112,119 126,116 138,122', (x, y, i) => leafPath(x, y, 14, -170 + i * 30, 0.5)),
    C.green2,
  );
  o += roses('100,138 110,123 124,117 137,123', 7.6);
  return card({ id: 'maj08', ground: C.paper, picture: o });
}
