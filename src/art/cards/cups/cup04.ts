import type { Focus } from '../../art.ts';
import { limb, sleeve } from '../../figures/body.ts';
import { clasp, cloudHand } from '../../figures/hand.ts';
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

/** The youth on a stone before the trunk, knees drawn up, arms folded, head bowed away from what is offered. */
function youth(): string {
  let o =
    sh(blob('208,396! 226,388 262,388 280,396 288,418 280,437 248,443 214,438 203,418'), C.paper2, 2.4) +
    strokes(['276,404 280,420 276,436', '222,422 240,428 260,426'], 2.4, C.gold3);
  o +=
    union([limb('232,372 146,358 152,424', [40, 33, 20])], C.red2, 2.4) +
    shoe(152, 428) +
    union([limb('244,378 170,346 180,428', [48, 39, 22])], C.red, 2.5) +
    strokes(['158,336 156,348 162,360', '178,364 182,396 182,418', '192,372 190,396 188,420'], 2.6, C.red2) +
    shoe(180, 438);
  // skirt drawn tight over the thigh
  o += sh(
    blob('212,340! 200,333 187,329! 180,346 183,368 194,384! 216,394 240,404 264,402 274,386 272,364 264,342!'),
    C.blue,
    2.5,
  );
  o += strokes(['262,352 232,350 196,342', '264,362 236,368 194,362', '268,376 242,386 204,382'], 3, C.blue3);
  o += ln(line('190,331 183,347 186,367 197,384'), 2.6, C.gold);
  o += sh(
    blob('210,266! 196,278 190,304 194,326 208,344! 240,350 266,344! 268,318 264,294 254,274 240,266!'),
    C.blue,
    2.5,
  );
  o += rod(line('207,340 234,349 267,342'), 4, C.gold, 1.8);
  // head
  const h = placer({ x: 210, y: 236, s: 26, flip: true, r: -27 });
  o += headProfile(210, 236, 26, { flip: true, r: -27, skin: SKIN });
  o += sh(
    blob(
      h(
        '0.62,-0.46! 0.72,-0.84 0.34,-1.2 -0.3,-1.24 -0.86,-0.92 -1.08,-0.3 -1.02,0.2 -1.2,0.6! -0.92,0.56 -0.84,0.86! -0.62,0.7 -0.46,0.84! -0.36,0.5 -0.34,0.3! -0.3,-0.06 -0.06,-0.06 0.02,0.16! 0.08,-0.24 0.3,-0.34! 0.32,-0.5 0.62,-0.46!',
      ),
    ),
    C.gold3,
    2.2,
  );
  o += sh(blob(h('-0.04,0.06 -0.16,-0.04 -0.3,0.08 -0.26,0.3 -0.12,0.38')), SKIN, 1.7);
  o += strokes(
    [h('0.4,-0.94 -0.1,-0.8 -0.44,-0.3'), h('0,-1.1 -0.62,-0.8 -0.78,-0.1'), h('-0.5,-0.3 -0.72,0.1 -0.7,0.5')],
    2,
    C.ink,
  );
  o += strokes([h('0.22,-0.34 0.46,-0.34 0.7,-0.18')], 3.2);
  // folded arms: the far hand lies on the near upper arm, the near hand holds the far elbow
  const look = { fill: C.paper2, fold: C.gold3, w: [27, 25, 18] };
  o += sleeve('206,284 188,318 228,304', look) + sleeve('247,286 247,336 207,326', { ...look, cuff: C.gold });
  o += sh(blob('206,266! 220,270 234,266 240,262! 254,270 262,280! 244,286 214,287 194,283! 198,272'), C.gold, 2.1);
  return (
    o +
    clasp(195, 323, 11.5, { skin: SKIN, flip: true, r: 12 }) +
    clasp(244, 299, 11.5, { skin: SKIN, r: -16 }) +
    sh(blob(place('-3,-10! 3,-10! 3,10! -3,10!', { x: 231, y: 303, r: -18 })), C.gold, 1.8)
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
  o += cloud(54, 226, 84) + cup(118, 180, 42) + cloudHand(118, 230, { dir: -1, s: 14, sleeve: C.red, fold: C.red2 });
  // three cups
  o += at('41,404 74,411 107,404', (x, y) => cup(x, y, 27));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
