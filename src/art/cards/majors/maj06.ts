import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { palm } from '../../figures/hand.ts';
import { headFront, headThreeQuarter } from '../../figures/head.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, both, mirror, placer, polar, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { flat, g, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';

// Cinnabar, azurite, malachite; noon, the sun over all.
function flames(x: number, y: number): string {
  const f = blob(placer({ x, y, s: 1.25 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6'));
  return (
    sh(f, C.red, 1.6) + flat(blob(placer({ x, y, s: 0.64 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6')), C.gold2)
  );
}
/** She stands on the right leg, face up to the angel; one hand open at her side, one towards him. */
function woman(): string {
  const skin = C.skin[2];
  let o = sh(blob('80,266 72,282 74,318 66,348 76,352! 84,344 96,330! 106,300 104,272'), C.ink, 2);
  o += union([taper('76,312 62,340 56,366', [15, 13, 8])], skin, 2) + palm(54, 374, 7.5, { skin, r: 196 });
  o += sh(
    blob('80,302! 92,298 104,302! 110,322 104,346 114,380 120,452! 96,460 62,450! 70,400 76,366 80,344 74,322'),
    C.blue,
    2.6,
  );
  o += strokes(
    ['82,356 80,400 72,444', '92,356 94,404 90,452', '102,356 106,404 110,448', '86,312 90,330 88,342'],
    2.4,
    C.blue3,
  );
  o +=
    rod(line('78,346 92,350 106,345'), 3, C.gold, 1.6) +
    sh(blob('78,452! 92,452 94,462! 74,462!'), C.gold, 1.7) +
    sh(blob('100,454! 112,450 120,460 118,464! 100,464!'), C.gold, 1.7);
  o += union([taper('106,310 124,330 140,324', [15, 12, 8])], skin, 2) + palm(148, 318, 7.5, { skin, r: 64 });
  o +=
    sleeve('104,306 112,316 117,324', { fill: C.blue, fold: C.blue3, w: [17, 18, 19], sw: 2 }) +
    sleeve('80,306 74,316 70,326', { fill: C.blue, fold: C.blue3, w: [17, 18, 19], sw: 2 });
  o += headThreeQuarter(92, 278, 15.5, { skin, r: -14, sw: 1.9 });
  return (
    o +
    sh(blob('104,264! 92,256 78,262 74,278 76,296 82,304! 84,284 88,272'), C.ink, 1.8) +
    strokes(['90,260 80,272 80,292'], 1.6, C.plum)
  );
}
function man(): string {
  const skin = C.skin[1];
  let o =
    union([taper('222,386 218,420 222,450', [22, 18, 11])], C.paper, 2.1) +
    sh(blob('216,446! 228,446 230,458 226,464! 204,464! 206,458'), C.gold, 1.9);
  o +=
    union([taper('240,386 250,420 246,450', [24, 18, 11])], C.paper, 2.1) +
    sh(blob('240,446! 252,446 264,458 264,464! 240,464!'), C.gold, 1.9);
  o +=
    union([taper('246,312 264,336 262,364', [15, 13, 8])], skin, 2) + palm(263, 372, 7.5, { skin, r: 176, flip: true });
  o += sh(
    blob('218,302! 232,298 246,302! 252,322 246,346 258,398! 244,404 232,400 222,406 208,398! 216,370 218,346 212,322'),
    C.coral,
    2.6,
  );
  o += strokes(
    ['224,358 222,380 218,398', '234,358 236,380 234,396', '242,356 248,380 250,396', '228,312 232,330 230,342'],
    2.4,
    C.red,
  );
  o += rod(line('217,346 231,350 247,346'), 3.4, C.red, 1.7);
  o +=
    union([taper('218,310 198,330 182,324', [15, 12, 8])], skin, 2) + palm(174, 318, 7.5, { skin, r: -64, flip: true });
  o +=
    sleeve('220,306 210,318 204,326', { fill: C.coral, fold: C.red, w: [18, 20, 20], sw: 2 }) +
    sleeve('244,306 254,318 260,330', { fill: C.coral, fold: C.red, w: [18, 20, 20], sw: 2 });
  o += headThreeQuarter(230, 278, 15.5, { skin, flip: true, r: 2, sw: 1.9 });
  return o + sh(blob('218,270! 222,260 236,258 246,268 246,284 240,292! 238,280 230,268'), C.red2, 1.8);
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
  o += ridge('84,420 128,340 164,280 190,334 240,420', 430, C.blue2, C.blue);
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
  o += at('270,290 250,290 290,316 286,282 266,262 252,266 284,344 288,366', flames);
  // angel
  const rows = [C.paper, C.coral, C.red] as const;
  o +=
    wing({ x: 176, y: 172, s: 0.98, spread: 0.9, rows }) +
    wing({ x: 144, y: 172, s: 0.98, spread: 0.9, rows, flip: true });
  o +=
    sh(blob(sym('160,158! 138,162 126,178 130,208 122,246! 160,250!')), C.paper, 2.5) +
    strokes([...both('144,170 150,200 146,230'), '160,196 160,216 160,236'], 2.4, C.grey);
  o += sh(blob(sym('160,158! 138,162 134,172! 148,172 160,186')), C.gold, 2);
  o += at('96,218 224,218', (x, y, i) => palm(x, y, 10, { skin: C.skin[3], r: i ? 136 : -136, flip: !i }));
  for (const f of [0, 1]) {
    const m = f ? mirror('138,172 116,184 106,206') : '138,172 116,184 106,206';
    o += sleeve(m, { fill: C.paper, fold: C.grey, w: [22, 26, 32], cuff: C.gold });
  }
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
  o += g(woman(), 'transform="translate(12)"') + g(man(), 'transform="translate(-10)"');
  return card({ id: 'maj06', ground: C.blue2, picture: o });
}
