import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
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

/** Both knees drawn up, the far one higher. */
function legs(): string {
  return (
    flat('M64 424Q150 414 262 420Q272 428 250 432Q150 436 64 424z', C.green) +
    shoe(106, 408, false) +
    union([limb('226,398 128,326 108,396', [46, 40, 20])], C.red2, 2.4) +
    strokes(['116,332 114,360 104,388', '142,352 166,368 180,374'], 2.8) +
    stride('222,388 138,358 158,412', {
      w: 40,
      fill: C.red,
      fold: C.red2,
      shoe: C.blue3,
      dir: -1,
      foot: 0.84,
      high: 0.22,
    }) +
    strokes(['186,368 200,376 212,388', '184,380 194,386 202,394'], 2.8, C.red2)
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
      C.blue2,
      2.6,
    ) +
    flat(blob('232,306! 246,321 254.500,348 256.500,380 253,404! 242,410 241,380 241,340'), C.blue) +
    strokes(['226,376 212,388 197,404', '236,380 228,396 222,410', '204,376 192,384 184,398'], 2.8, C.blue) +
    ln(line('187,402 212,409 236,414 254,402'), 2.6, C.gold)
  );
}
/** Arms crossed over the breast, the fingers of the far hand tucked under the near arm. */
function arms(): string {
  return (
    union([limb('203,374 188,369 172,360', [32, 29, 26])], C.paper, 2.4) +
    union([limb('160,370 174,364 189,355', [26, 23, 18])], C.paper, 2.4) +
    strokes(['154,375 168,378 182,369'], 2.6, C.grey) +
    sh(blob('188,346! 196,337 203,331 208,333 206,340! 214,340 222,346 222,360 210,366 194,365!'), SKIN, 2) +
    strokes(['206,340 202,344 199,349', '214,349 208,350 203,352', '214,357 208,358 203,359'], 1.6) +
    sh(blob('183,346! 190,343! 194,354 195,366! 188,368! 184,358'), C.gold, 1.9) +
    sh(
      blob('206,318! 224,306 240,320 239,344 230,366 221,384 208,390 198,389! 197,380 205,372 211,358 212,338'),
      C.paper,
      2.4,
    ) +
    strokes(['231,330 228,352 217,370', '205,384 200,381 196,378'], 2.6, C.grey)
  );
}
/** Bowed head in profile, eyes shut to all that is offered. */
function head(): string {
  const turn = { x: 190, y: 262, s: 29, flip: true, r: -15 };
  const h = placer(turn);
  return (
    headProfile(turn.x, turn.y, turn.s, { flip: true, r: turn.r, skin: SKIN, mood: 'sad' }) +
    sh(
      blob(
        h(
          '0.66,-0.66! 0.5,-1.02 0,-1.24 -0.6,-1.12 -1.04,-0.6 -1.1,0 -1,0.5 -1.06,0.98! -0.72,1.02 -0.36,0.84! -0.3,0.46 -0.24,0.06! 0,-0.12 0.06,-0.34! 0.36,-0.4 0.66,-0.66!',
        ),
      ),
      C.straw,
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
  let o = sky('cup04', 'gloaming', 350);
  o += ridge('10,330 40,296 76,324 110,300 150,330 300,330', 370, C.blue2, C.blue);
  o += sh(blob('10,352! 90,340 200,338 312,350! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('36,376 72,388 86,462 146,464 282,456 226,456', { rise: 15, spread: 8, w: 2.6 });
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
    (x, y, r, k) => foliage(x, y, r, k, { dark: C.green, mid: C.green2, light: C.green2 }),
  );
  o += g(legs() + trunk() + arms() + head() + collar(), 'transform="translate(12 -20)"');
  // fourth cup from the cloud
  o += cup(116, 168, 50) + cloudHand(116, 220, { dir: -1, s: 17, sleeve: C.red, fold: C.red2 }) + cloud(20, 237, 118);
  // three cups
  o += at('58,404 116,410 174,406', (x, y) => cup(x, y, 40));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
/** Round collar that lies on the shoulders. */
const collar = (): string =>
  sh(blob('186,300! 196,305 206,303 216,292! 229,297 243,310! 230,323 206,328 182,320! 180,309'), C.gold, 2.2) +
  strokes(['188,308 204,315 226,306'], 2, C.gold3);
