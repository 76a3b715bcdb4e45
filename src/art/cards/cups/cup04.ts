import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, place, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { flat, g, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Four of Cups: youth with folded arms under a tree; three cups before him, a fourth offered from a cloud.
// Azurite, malachite, cinnabar; light from the upper left.
export const focus: Focus = [38, 136, 234, 328];
const SKIN = C.skin[1];

/** Shoe, ankle at x, y, toe to the left (flip: to the right). */
const shoe = (x: number, y: number, flip: boolean): string =>
  sh(blob(place('12,-14! -8,-14! -12,-3 -24,5 -35,9 -36,16! 12,16! 15,6', { x, y, flip })), C.blue3, 2.2);

/** One knee drawn up behind, the other leg folded on the grass. */
function legs(): string {
  return (
    flat('M64 424Q150 414 262 420Q272 428 250 432Q150 436 64 424z', C.green) +
    shoe(106, 408, false) +
    union([limb('226,398 128,326 108,396', [46, 40, 20])], C.red2, 2.4) +
    strokes(['116,332 114,360 104,388', '142,352 166,368 180,374'], 2.8) +
    shoe(214, 414, true) +
    union([limb('144,400 176,413 214,418', [36, 29, 21])], C.red2, 2.4) +
    union([limb('226,386 186,386 138,397', [50, 50, 39])], C.red, 2.6) +
    strokes(['128,386 122,398 132,412', '184,368 164,374 144,386', '196,404 176,406 156,411'], 2.8, C.red2)
  );
}
/** Back against the trunk, shoulders sunk forward. */
function trunk(): string {
  return (
    union([limb('190,326 162,368', [28, 27])], C.grey2, 2.4) +
    sh(
      blob(
        '212,297! 232,303 247,320 256,348 258,380 254,405! 236,416 212,411 188,405! 177,392 175,372 176,344 180,318 194,302!',
      ),
      C.blue,
      2.6,
    ) +
    flat(blob('232,306! 246,321 254.500,348 256.500,380 253,404! 242,410 241,380 241,340'), C.blue3) +
    strokes(['226,376 212,388 197,404', '236,380 228,396 222,410', '204,376 192,384 184,398'], 2.8, C.blue3) +
    ln(line('187,402 212,409 236,414 254,402'), 2.6, C.gold)
  );
}
/** Near arm bent over the breast, the hand of the far arm laid on its sleeve. */
function arms(): string {
  return (
    union([limb('223,322 202,376 172,360', [36, 33, 26])], C.paper, 2.4) +
    strokes(['230,330 226,352 214,370', '205,364 196,369 188,366', '214,332 206,346 202,358'], 2.6, C.grey) +
    union([limb('162,369 178,364 196,356', [26, 23, 18])], C.paper, 2.4) +
    strokes(['156,374 170,377 186,368'], 2.6, C.grey) +
    sh(
      blob(
        '194,346! 203,339 212,333 219,334 217,341! 227,338 234,340 234,347! 238,349 237,355 232,357! 234,361 231,366 225,366! 224,371 216,371 206,369 197,366!',
      ),
      SKIN,
      2,
    ) +
    strokes(
      ['232,347.500 222,349 212,351', '231,357 222,358 212,359', '225,366 217,365 211,365', '217,341 209,345 205,350'],
      1.7,
    ) +
    sh(blob('189,345! 196,343! 200,355 200,368! 193,370! 189,358'), C.gold, 1.9)
  );
}
/** Bowed head in profile, eyes shut to all that is offered. */
function head(): string {
  const turn = { x: 190, y: 262, s: 29, flip: true, r: -15 };
  const h = placer(turn);
  return (
    headProfile(turn.x, turn.y, turn.s, { flip: true, r: turn.r, skin: SKIN }) +
    sh(
      blob(
        h(
          '0.66,-0.66! 0.5,-1.02 0,-1.24 -0.6,-1.12 -1.04,-0.6 -1.1,0 -1,0.5 -1.06,0.98! -0.72,1.02 -0.36,0.84! -0.3,0.46 -0.24,0.06! 0,-0.12 0.06,-0.34! 0.36,-0.4 0.66,-0.66!',
        ),
      ),
      C.gold,
      2.3,
    ) +
    strokes(
      [h('0.4,-0.84 0.06,-0.74 -0.16,-0.4'), h('0.1,-1.06 -0.44,-0.8 -0.5,0.3'), h('-0.4,-1.02 -0.84,-0.6 -0.8,0.7')],
      2.4,
      C.gold3,
    )
  );
}

export function draw(): string {
  let o = sky('cup04', 'day', 350);
  o += ridge('10,330 40,296 76,324 110,300 150,330 300,330', 370, C.blue2, C.blue);
  o += sh(blob('10,352! 90,340 200,338 312,350! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('36,376 72,392 150,456 190,462 282,456 226,456', { rise: 15, spread: 8, w: 2.6 });
  // tree
  o += union(
    [
      taper('266,436 264,384 262,320 262,230 266,110', [64, 50, 44, 40, 34]),
      taper('254,222 216,166 186,128', [24, 15, 9]),
      taper('254,398 240,430 216,448', [32, 20, 1]),
      taper('274,398 290,428 318,444', [36, 24, 8]),
    ],
    C.gold3,
    2.5,
  );
  o += strokes(
    ['276,370 280,330 276,290', '276,262 272,220 276,180', '256,250 252,214 236,186', '268,330 264,300 266,262'],
    3.4,
  );
  o += each(
    [
      [286, 140, 36, 3],
      [168, 106, 44, 5],
      [232, 88, 62, 2],
    ],
    (x, y, r, k) => foliage(x, y, r, k),
  );
  o += g(legs() + trunk() + arms() + head() + collar(), 'transform="translate(2 -8)"');
  // fourth cup from the cloud
  o += cup(116, 168, 50) + cloudHand(116, 220, { dir: -1, s: 17, sleeve: C.red, fold: C.red2 }) + cloud(20, 237, 118);
  // three cups
  o += at('47,422 84,426 121,422', (x, y) => cup(x, y, 28));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
/** Round collar that lies on the shoulders. */
const collar = (): string =>
  sh(blob('186,300! 196,305 206,303 216,292! 229,297 243,310! 230,323 206,328 182,320! 180,309'), C.gold, 2.2) +
  strokes(['188,308 204,315 226,306'], 2, C.gold3);
