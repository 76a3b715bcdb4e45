import type { Focus } from '../../art.ts';
import { lionHead } from '../../beasts/lion.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, mirror, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { roundTree, tufts } from '../../kit/land.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Two of Cups: man and woman exchanging cups; winged lion's head above a staff with two snakes; house on a hill.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [40, 96, 240, 336];

export function draw(): string {
  let o = sky('cup02', 'day', 400);
  // hill and house
  o += sh(blob('10,398! 60,384 120,392 170,380 230,366 312,384! 312,480! 10,480!'), C.green2, 2.3);
  o +=
    sh(rect(142, 362, 34, 26), C.paper, 2) +
    sh(poly('136,362 159,342 182,362'), C.red, 2) +
    flat('M154 388v-12h9v12z', C.ink) +
    roundTree(126, 392, 34, C.green);
  o += tufts('44,420 160,424 280,412 130,456 196,452 36,462 288,462', { rise: 15, spread: 8, w: 2.6 });
  // winged lion over the staff
  o += wing({ x: 172, y: 92, s: 0.74, spread: 0.9 }) + wing({ x: 148, y: 92, s: 0.74, spread: 0.9, flip: true });
  o += rod('M160 100V300', 5, C.gold, 2);
  const snake = '163,286 146,262 172,232 148,200 170,174 152,152 142,138';
  for (const l of [snake, mirror(snake)]) o += sh(taper(l, [2, 6, 8, 8, 7, 7, 9], 3), C.green, 1.8);
  o +=
    sh(
      blob('138,140 134,130 142,126 150,132 148,142') + blob('182,140 186,130 178,126 170,132 172,142'),
      C.green,
      1.8,
    ) + flat(disc(142, 132, 1.6) + disc(178, 132, 1.6), C.ink);
  o += lionHead(160, 88, 31);
  // man, on the left, steps forward
  const SKIN = C.skin[0];
  o +=
    union([taper('84,344 72,396 62,442', [34, 26, 14])], C.blue3, 2.3) +
    union([taper('96,344 116,390 118,438', [36, 28, 15])], C.blue2, 2.4);
  o += sh(
    blob('54,434! 69,436 72,448 88,454! 88,462! 50,460!') + blob('110,434! 126,434 130,446 148,454! 147,462! 108,462!'),
    C.red,
    2.1,
  );
  const tunic =
    '76,204! 92,198 108,206 112,240 108,280 122,330 126,354! 108,362 92,354 76,364 58,354! 66,310 76,280 68,240';
  o +=
    sh(blob(tunic), C.blue, 2.7) +
    strokes(['84,290 78,324 72,354', '96,292 98,324 94,352', '104,288 112,322 116,350'], 2.8, C.blue3) +
    rod(line('74,280 92,288 109,281'), 4.6, C.gold, 1.8);
  o += headProfile(94, 166, 24, { skin: SKIN });
  o += sh(blob('78,196! 92,204 108,198! 114,208 96,214 74,206!'), C.red, 2);
  const m = placer({ x: 94, y: 166, s: 24 });
  o += sh(
    blob(m('0.52,-0.76! 0.2,-1.16 -0.5,-1.16 -0.98,-0.6 -1,0.2 -0.8,0.8! -0.5,0.7 -0.2,0.3! -0.1,-0.2 0,-0.5!')),
    C.gold3,
    2.1,
  );
  for (const [x, y, a] of [
    [-0.9, -0.3, -80],
    [-0.72, -0.72, -50],
    [-0.36, -1, -24],
    [0.06, -1.06, 6],
  ] as const) {
    const [lx, ly] = m([[x, y]])[0]!;
    o += leaf(lx, ly, 16, a, { fill: C.green2, sw: 1.4 });
  }
  o +=
    union([limb('86,218 98,258', [30, 30]), limb('98,258 130,250', [28, 20])], C.blue, 2.4) +
    strokes(['92,228 104,250 120,254'], 2.6, C.blue3);
  // woman, on the right
  const W2 = C.skin[2];
  const gown =
    '236,206! 222,204 208,212 208,240 214,274 200,330 190,400 180,454! 214,464 250,458 280,462! 274,400 262,330 244,276 252,240 248,214';
  o +=
    sh(blob(gown), C.paper, 2.7) +
    strokes(['220,286 212,350 204,448', '230,288 232,360 230,452', '240,286 252,350 262,450'], 2.8, C.blue2);
  o += rod(line('212,274 228,280 246,275'), 4.6, C.red, 1.8);
  o +=
    sh(blob('246,160 262,176 262,214 270,248 264,276! 254,262 248,270! 246,232 236,200'), C.ink, 2.1) +
    strokes(['252,190 256,226 258,256'], 2.2, C.night2);
  o += headProfile(228, 170, 23, { skin: W2, flip: true, r: -4 });
  const w = placer({ x: 228, y: 170, s: 23, flip: true, r: -4 });
  o += sh(
    blob(w('0.5,-0.8! 0.2,-1.16 -0.5,-1.16 -1,-0.6 -1.04,0.3 -0.9,1.4! -0.5,1.2 -0.3,0.5! -0.1,-0.1 0.1,-0.5!')),
    C.ink,
    2.1,
  );
  o += at(w('0.44,-0.9 0.1,-1.1 -0.3,-1.12 -0.66,-0.9'), (x, y) =>
    sunflower(x, y, 7, { petals: 6, fill: C.coral, heart: C.red }),
  );
  o += sh(blob('212,204! 226,210 244,202! 250,214 230,222 208,214!'), C.blue, 2);
  o +=
    union([limb('236,222 222,260', [30, 30]), limb('222,260 192,252', [28, 20])], C.paper, 2.4) +
    strokes(['230,232 218,254 202,258'], 2.6, C.blue2);
  // the two cups
  o +=
    cup(138, 204, 40) +
    cup(182, 204, 40) +
    grip(138, 248, 10.5, { skin: SKIN, dir: -1 }) +
    grip(182, 248, 10.5, { skin: W2, dir: 1 });
  return card({ id: 'cup02', ground: C.green2, picture: o });
}
