import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headFront, headThreeQuarter } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, each, placer, polar, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { flat, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';

// Cinnabar, azurite, malachite; noon, the sun over all.
function flames(x: number, y: number, s: number): string {
  const f = blob(placer({ x, y, s: s * 1.25 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6'));
  return (
    sh(f, C.red, 1.6) +
    flat(blob(placer({ x, y: y + 2, s: s * 0.64 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6')), C.gold2)
  );
}
/** She looks up to the angel, one hand in his. */
function woman(): string {
  const skin = C.skin[2];
  const arm = { u: 16, skin, fill: C.blue, fold: C.blue3, cuff: C.gold, sw: 2.1 } as const;
  return (
    sh(blob('98,262 88,276 90,310 80,342 86,352! 98,346 112,330! 124,300 120,268'), C.ink, 2) +
    sh(
      blob('90,456! 102,452 108,462 106,468! 86,468!') + blob('112,458! 126,454 134,464 132,469! 112,469!'),
      C.red,
      1.7,
    ) +
    sh(
      blob(
        '97,302! 108,298 118,302! 126,316 120,346 130,384 138,456! 122,464 106,458 92,464 76,454! 84,400 94,346 90,320',
      ),
      C.blue,
      2.6,
    ) +
    strokes(['100,352 96,400 88,450', '108,352 108,404 106,456', '116,352 122,404 124,454'], 2.6, C.blue3) +
    rod(line('94,344 107,348 120,344'), 3, C.gold, 1.6) +
    reach({ ...arm, from: [95, 314], to: [78, 376], bend: 1, hand: 'rest', turn: 6 }) +
    sh(poly('104,288 113,288 115,301 108,308 101,302'), skin, 1.6) +
    headThreeQuarter(108, 276, 17, { skin, r: -16, sw: 1.9 }) +
    sh(blob('122,260! 108,251 92,258 88,274 90,294 96,304! 99,284 103,270'), C.ink, 1.8) +
    strokes(['104,256 94,268 94,290'], 1.6, C.plum)
  );
}
function man(): string {
  const skin = C.skin[1];
  const arm = { u: 16.5, skin, fill: C.coral, fold: C.red, cuff: C.gold, sw: 2.1 } as const;
  return (
    union([limb('208,392 206,422 208,452', [23, 19, 11])], C.paper, 2.1) +
    sh(blob('202,448! 215,448 216,468! 192,468! 194,460'), C.gold3, 1.9) +
    union([limb('226,392 232,422 230,452', [24, 19, 11])], C.paper, 2.1) +
    sh(blob('224,448! 237,448 248,460 248,468! 224,468!'), C.gold3, 1.9) +
    sh(
      blob(
        '204,300! 217,296 230,300! 238,314 232,346 242,400! 230,408 218,402 206,408 194,400! 202,370 204,346 196,318',
      ),
      C.coral,
      2.6,
    ) +
    strokes(
      ['210,356 208,380 204,400', '219,356 220,380 219,400', '227,356 232,380 234,400', '214,312 217,330 215,340'],
      2.6,
      C.red,
    ) +
    rod(line('203,344 217,349 232,344'), 3.4, C.red, 1.7) +
    reach({ ...arm, from: [231, 313], to: [246, 376], bend: -1, hand: 'rest', flip: true, turn: -6 }) +
    sh(poly('211,288 221,288 223,300 217,307 209,301'), skin, 1.6) +
    headThreeQuarter(216, 275, 17.5, { skin, flip: true, r: 4, sw: 1.9 }) +
    sh(blob('202,268! 205,256 220,252 233,262 234,282 227,292! 224,278 216,266'), C.red2, 1.8)
  );
}
/** Their inner hands, joined. */
function hands(): string {
  const her = { u: 16, skin: C.skin[2], fill: C.blue, fold: C.blue3, cuff: C.gold, sw: 2.1, long: [2, 2.1] } as const;
  const his = { u: 16.5, skin: C.skin[1], fill: C.coral, fold: C.red, cuff: C.gold, sw: 2.1, long: [2, 2.1] } as const;
  return (
    reach({ ...her, from: [119, 313], to: [158, 346], bend: 1, hand: 'rest', turn: 8, into: [112, 322] }) +
    reach({ ...his, from: [204, 313], to: [165, 343], bend: -1, hand: 'grip', flip: true, turn: -10, into: [212, 322] })
  );
}
export const focus: Focus = [34, 70, 252, 353];

export function draw(): string {
  let o = graded('maj06g', 22, 22, 276, 400, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 330, 48, 1.6, 0.3, C.blue3);
  o += rays(160, 104, 74, 150, 32, { w: 0.42, fill: C.gold2, fill2: C.gold }) + sh(disc(160, 104, 72), C.gold2, 2.4);
  // peak, land
  o += ridge('30,420 96,340 116,352 162,286 186,322 200,312 290,420', 430, C.blue2, C.blue);
  o += sh(blob('10,408! 80,398 160,406 240,396 312,406! 312,480! 10,480!'), C.green2, 2.2);
  // her tree with fruit and serpent, his tree of flames
  o += sh(taper('52,446 46,400 50,300', [26, 18, 13]), C.gold3, 2.2) + foliage(62, 284, 46, 4);
  o += at('34,290 46,262 66,252 40,312', (x, y) => sh(disc(x, y, 5.5), C.red, 1.6));
  o +=
    sh(
      taper('26,436 44,430 62,416 52,404 34,396 36,382 54,376 62,362 48,350 36,344', [2, 7, 9, 9, 9, 9, 9, 9, 9, 8]),
      C.gold2,
      1.8,
    ) +
    sh(blob('40,338! 30,336 26,344 30,351 42,350!'), C.gold2, 1.8) +
    flat(disc(32, 342, 1.4), C.ink);
  o +=
    sh(taper('272,446 276,400 270,300', [26, 18, 9]), C.gold3, 2.2) +
    rod('M274 360L288 330M272 330L254 300', 4, C.gold3, 1.8);
  o += each(
    [
      [268, 284, 1.5],
      [248, 296, 1.1],
      [290, 306, 1.2],
      [286, 274, 1],
      [264, 256, 0.9],
      [284, 340, 0.9],
      [262, 326, 0.8],
    ] as [number, number, number][],
    (x, y, k) => flames(x, y, k),
  );
  // angel
  const rows = [C.paper, C.coral, C.red] as const;
  o +=
    wing({ x: 176, y: 172, s: 0.98, spread: 0.9, rows }) +
    wing({ x: 144, y: 172, s: 0.98, spread: 0.9, rows, flip: true });
  o +=
    sh(blob(sym('160,158! 138,162 126,178 130,208 122,246! 160,250!')), C.paper, 2.5) +
    strokes([...both('144,170 150,200 146,230'), '160,196 160,216 160,236'], 2.4, C.grey);
  o += sh(blob(sym('160,158! 138,162 134,172! 148,172 160,186')), C.gold, 2);
  const bless = {
    u: 21,
    skin: C.skin[3],
    fill: C.paper,
    fold: C.grey,
    cuff: C.gold,
    bell: 0.5,
    hand: 'palm',
    long: [1.8, 1.9],
  } as const;
  o += reach({ ...bless, from: [137, 176], to: [96, 214], bend: 1, turn: 0, into: [148, 190] });
  o += reach({ ...bless, from: [183, 176], to: [224, 214], bend: -1, flip: true, turn: 0, into: [172, 190] });
  o += sh(disc(160, 122, 33), C.gold, 2);
  let curls = '';
  for (let a = 165; a <= 375; a += 30) {
    const [x, y] = polar(160, 124, 19, a);
    curls += disc(x, y, 8.5);
  }
  o +=
    union([curls], C.ink, 1.8) +
    flat(blob('152,136! 168,136! 170,160 160,168 150,160'), C.skin[3]) +
    headFront(160, 128, 21, C.skin[3]);
  o += cloud(160, 250, 150, {
    lobes: [
      [-0.44, 0, 0.11],
      [-0.24, -0.06, 0.14],
      [0.02, -0.08, 0.15],
      [0.26, -0.06, 0.14],
      [0.45, 0, 0.1],
    ],
  });
  o += tufts('30,460 290,462 150,470 176,456', { rise: 12 });
  o += woman() + man() + hands();
  return card({ id: 'maj06', ground: C.blue2, picture: o });
}
