import type { Focus } from '../../art.ts';
import { limb, sleeve } from '../../figures/body.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, place, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Four of Cups: youth with folded arms under a tree; three cups before him, a fourth offered from a cloud.
// Azurite, malachite, cinnabar; light from the upper left.
export const focus: Focus = [38, 116, 252, 353];
const SKIN = C.skin[1];

/** Shoe with the toe to the left, ankle at x, y. */
const shoe = (x: number, y: number): string =>
  sh(blob(place('-9,-9 8,-9 12,4 10,15! -26,15! -27,9! -12,4', { x, y })), C.gold, 2.2);

/** The youth against the trunk, knees drawn up, arms folded, head bowed. */
function youth(): string {
  let o =
    union([limb('232,390 149,360 156,424', [40, 29, 19])], C.red2, 2.4) +
    shoe(156, 428) +
    union([limb('240,392 168,347 178,428', [48, 34, 20])], C.red, 2.5) +
    strokes(['196,352 180,346 168,343', '166,362 172,394 174,418', '182,366 186,396 186,420'], 2.6, C.red2) +
    shoe(178, 438);
  o += sh(
    blob(
      '210,268! 196,278 188,302 190,328 199,346! 186,360 177,385! 196,398 214,411 238,420 264,414! 268,380 264,330 258,294 246,272 228,262!',
    ),
    C.blue,
    2.7,
  );
  o += strokes(['256,366 226,366 204,360', '258,378 224,384 196,382', '256,390 234,402 210,402'], 3, C.blue3);
  o += ln(line('203,350 190,364 182,384'), 2.4, C.gold);
  o += rod(line('197,342 226,354 266,348'), 4, C.gold, 1.8);
  // head
  o += headProfile(210, 230, 26, { flip: true, r: -14, skin: SKIN });
  const h = placer({ x: 210, y: 230, s: 26, flip: true, r: -14 });
  o += sh(
    blob(
      h(
        '0.66,-0.5! 0.6,-0.98 0,-1.24 -0.7,-1.04 -1.04,-0.4 -0.98,0.3 -0.8,0.9! -0.46,0.8 -0.16,0.86! -0.02,0.2 0.12,-0.3 0.4,-0.46',
      ),
    ),
    C.gold3,
    2.2,
  );
  o += strokes([h('0.3,-0.9 -0.3,-0.6 -0.46,0.3'), h('-0.1,-1.1 -0.74,-0.6 -0.74,0.5')], 2.2, C.ink);
  o += sh(blob('208,266! 218,270 231,267 239,267! 246,274 240,284 216,287 198,281 199,272'), C.gold, 2);
  // folded arms: the near hand is tucked under the far elbow, the far hand lies on the near upper arm
  const look = { fill: C.paper, fold: C.grey };
  o +=
    sleeve('244,290 243,342 196,330', { ...look, w: [30, 27, 20] }) +
    sleeve('204,288 186,334 217,317', { ...look, w: [25, 23, 19] });
  return (
    o +
    sh(
      blob('218,305! 226,301 237,301 243,304 242,308! 246,311 243,314! 244,318 239,320! 236,323 227,323 219,321!'),
      SKIN,
      1.9,
    ) +
    strokes(['242,308 236,307 230,309', '243,314 236,313 230,314', '239,320 234,319 229,319'], 1.5) +
    sh(blob(place('-3,-9.5! 3,-9.5! 3,9.5! -3,9.5!', { x: 216, y: 313.5, r: -8 })), C.gold, 1.8)
  );
}

export function draw(): string {
  let o = sky('cup04', 'day', 350);
  o += ridge('10,330 46,284 88,320 130,292 172,328 214,300 310,326', 370, C.blue2, C.blue);
  o += sh(blob('10,352! 90,340 200,338 312,350! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('40,374 84,386 100,366 288,420 226,452 268,456 196,460', {
    rise: 15,
    spread: 8,
    w: 2.6,
  });
  // tree
  o += union(
    [
      taper('268,440 266,400 266,330 262,240 266,120', [44, 42, 38, 34, 30]),
      taper('264,224 228,172 196,128', [24, 15, 9]),
      taper('262,412 240,440 206,452', [34, 19, 1]),
      blob('280,388! 256,404 226,412 206,424 192,446! 238,452 290,446!'),
      taper('272,412 292,444 314,450', [34, 22, 8]),
    ],
    C.gold3,
    2.5,
  );
  o += strokes(
    [
      '288,436 277,400 276,340',
      '214,444 236,428 262,418',
      '244,448 256,436 272,430',
      '256,250 256,210 246,190',
      '270,200 272,170 270,146',
    ],
    3.4,
  );
  o += each(
    [
      [284, 136, 40, 3],
      [176, 106, 42, 5],
      [240, 92, 58, 2],
    ],
    (x, y, r, k) => foliage(x, y, r, k),
  );
  o += youth();
  // fourth cup from the cloud
  o += cloud(54, 226, 84) + cup(118, 184, 38) + cloudHand(118, 228, { dir: -1, s: 17, sleeve: C.red, fold: C.red2 });
  // three cups
  o += at('45,397 80,402 115,397', (x, y) => cup(x, y, 37));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
