import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { cradle, rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { lemniscate } from '../../kit/lemniscate.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath, rose } from '../../kit/plants.ts';

// Azurite, malachite, cinnabar; clear morning.
const SKIN = C.skin[3];
export const focus: Focus = [66, 132, 222, 311];

/** Sitting lion, facing left: tail, far legs, haunch and trunk. */
function lionBody(): string {
  return (
    sh(taper('256,458 276,456 285,430 277,402 280,380', [10, 9, 8, 7, 5]), C.straw, 2.2) +
    sh(blob('279,388! 270,376 272,362 284,350! 290,364 289,380'), C.gold3, 2.1) +
    union(
      [taper('196,366 186,420 182,456', [32, 19, 15]), blob('190,450 176,447 164,456 161,468! 196,468!')],
      C.gold3,
      2.3,
    ) +
    union(
      [
        blob('188,318 212,304 232,312 246,340 252,372 262,408 266,440 258,462 232,466 222,440 214,410 196,396 186,360'),
        taper('212,362 210,418 207,456', [42, 23, 17]),
        blob('216,450 200,447 186,456 182,470! 220,470!'),
        blob('230,470! 226,454 240,410 256,404 268,424 270,452 266,470!'),
        blob('250,456 236,452 222,458 218,470! 262,470!'),
      ],
      C.straw,
      2.9,
    ) +
    strokes(['262,402 244,402 230,424 228,448', '214,392 220,416 219,440', '222,330 232,352 236,384'], 3.2, C.gold3) +
    strokes(
      [
        '192,460 190,465 191,470',
        '202,458 201,464 202,470',
        '211,459 211,464 212,470',
        '230,461 229,465 230,470',
        '240,458 239,464 240,470',
        '171,458 170,463 171,468',
      ],
      2,
    )
  );
}
/** Head and mane of the lion; local points look right, the head is turned to the left. */
function lionHead(): string {
  const placing = { x: 194, y: 292, s: 31, r: 12, flip: true };
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
    sh(blob(h('0.06,-0.72! -0.34,-0.78 -0.62,-1.04 -0.66,-1.3! -0.3,-1.24 0.1,-1.08 0.24,-0.8!')), C.straw, 2) +
    strokes([h('-0.54,-1.2 -0.3,-1 0,-0.84'), h('-0.4,-1.16 -0.16,-1 0.06,-0.88')], 2.4, C.red2) +
    sh(blob(h('0.5,0.34! 1.2,0.3! 1.1,0.66! 0.5,0.6!')), C.red2, 1.8) +
    sh(blob(h(skull)), C.straw, 2.4) +
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
/** Gown in white with bare arms from the elbow, standing at the left, a little bent to the lion. */
const gown = (): string =>
  flat(blob('110,173! 124,173! 127,184 140,194! 128,214 104,200! 110,188'), SKIN) +
  ln(line('110,170! 110,186 103,195!'), 2.2) +
  ln(line('125,172! 127,184 139,193!'), 2.2) +
  strokes(['110,194 117,198 122,203', '134,193 129,197 126,203'], 1.6) +
  sh(
    blob(
      '103,193! 107,205 116,213 127,212 136,205 140,191! 147,195 150,204 146,216 148,228 140,244 130,262 136,284 150,312 157,342 151,376 150,420 160,464! 134,471 104,464 72,472 44,465 14,470! 22,458 44,440 62,400 76,330 94,270 94,240 90,214 94,199',
    ),
    C.paper,
    2.7,
  ) +
  ln(line('103,194! 107,205 116,213 127,212 136,205 140,192!'), 5) +
  ln(line('103,194! 107,205 116,213 127,212 136,205 140,192!'), 2.4, C.gold) +
  flat(blob('132,340! 148,368 145,400 142,430 148,464! 128,467 108,462! 124,420 134,380'), C.grey2) +
  strokes(
    [
      '96,280 78,350 50,440',
      '104,282 92,370 66,462',
      '112,284 110,360 92,460',
      '122,282 140,312 150,340',
      '152,350 130,380 112,440',
      '150,374 138,410 134,458',
      '140,222 132,240 126,258',
      '120,220 120,240 116,260',
    ],
    2.8,
    C.grey,
  );
/** The far arm: a hand laid on the bridge of the muzzle. */
const onMuzzle = (): string =>
  rest(167, 268, 11, { skin: SKIN, r: 40 }) +
  union([limb('148,222 146,246 159,261', [17, 13, 9])], SKIN, 2) +
  flat(taper('152,254 163,265', [8, 8]), SKIN) +
  sh(blob('139,196! 149,196 156,208 160,228 157,242! 146,247 135,243! 136,224'), C.paper, 2.4) +
  strokes(['147,206 152,222 150,240'], 2.4, C.grey);
/** The near arm: a hand under the lower jaw. */
const underJaw = (): string =>
  cradle(158, 322, 11.5, { skin: SKIN, r: -14 }) +
  union([limb('100,250 105,284 146,322', [18, 15.5, 9.5])], SKIN, 2.1) +
  flat(taper('138,313 150,324', [9, 9]), SKIN) +
  joined('94,202! 86,214 82,236 85,254! 100,261 116,254! 117,240 112,228!', C.paper, 2.5) +
  strokes(['95,214 92,234 95,256', '104,232 107,244 105,257'], 2.6, C.grey) +
  ln(line('85,252! 100,259 116,252!'), 2.2, C.gold);
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
  o += lemniscate(122, 82);
  // hair, gown
  o += sh(blob('104,126 90,144 86,178 80,212 70,246! 86,244 86,258! 100,240 108,214 122,184'), C.ink, 2);
  o += strokes(['98,142 90,178 80,226', '104,150 100,190 92,228'], 2, C.plum);
  // head
  o += headThreeQuarter(124, 148, 21.5, { skin: SKIN, r: 14 });
  o += sh(blob('140,126! 124,116 107,120 98,138 102,164 105,178! 112,152 116,138 128,130'), C.ink, 2);
  o += flat(
    at('103,146 105,128 116,119 130,116 142,122', (x, y, i) => leafPath(x, y, 14, -170 + i * 30, 0.5)),
    C.green2,
  );
  o += roses('104,138 114,123 128,117 141,123', 7.6);
  o += gown() + rod(line('93,268 110,276 130,267'), 4, C.green, 1.8);
  o += lionBody();
  // garland from her belt to the lion
  o +=
    rod(line('128,268 138,322 166,356 210,340'), 3, C.green, 1.5) +
    flat(
      at('133,300 148,342 182,356', (x, y) => leafPath(x, y, 14, 40, 0.5) + leafPath(x, y, 14, 200, 0.5)),
      C.green2,
    ) +
    roses('95,269 112,276 129,267 138,322 164,355', 8.6);
  o += lionHead();
  // the hands: one on the muzzle, one under the jaw
  o += onMuzzle() + underJaw();
  return card({ id: 'maj08', ground: C.paper, picture: o });
}
