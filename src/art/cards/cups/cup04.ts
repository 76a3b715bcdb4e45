import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, placer, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { g, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Four of Cups: youth with folded arms under a tree; three cups before him, a fourth offered from a cloud.
// Azurite, malachite, cinnabar; light from the upper left.
export const focus: Focus = [34, 116, 252, 353];
const SKIN = C.skin[1];

export function draw(): string {
  let o = sky('cup04', 'day', 360);
  o += ridge('10,330 50,288 96,322 140,296 186,330 232,300 310,326', 380, C.blue2, C.blue);
  o += sh(blob('10,360! 90,340 200,334 312,346! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('36,386 76,372 282,380 36,440 284,446 134,462 192,464', { rise: 15, spread: 8, w: 2.6 });
  // tree
  o += sh(taper('232,398 226,320 232,230 224,130', [46, 34, 30, 26]), C.gold3, 2.6);
  o += sh(taper('228,200 250,160 268,130', [18, 13, 9]), C.gold3, 2.4);
  o += strokes(['222,390 218,320 224,230', '238,396 234,320 238,240', '228,180 226,160 220,140'], 3.4);
  o += each(
    [
      [264, 122, 42, 3],
      [172, 104, 38, 5],
      [222, 92, 54, 2],
    ],
    (x, y, r, k) => foliage(x, y, r, k),
  );
  // youth on the ground, arms folded
  const h = placer({ x: 186, y: 234, s: 25, r: 6 });
  o +=
    sh(blob('160,350! 226,350! 222,404 190,410 160,404'), C.red2, 2) +
    union([limb('222,352 254,376 226,404', [40, 36, 26])], C.red, 2.4) +
    union([limb('158,352 122,376 152,404', [40, 36, 26])], C.red, 2.4);
  o += strokes(['146,356 124,374 138,396', '232,358 250,376 240,394'], 3, C.red2);
  o +=
    sh(blob('214,392! 190,400 160,404 154,414 164,420 200,420! 226,416!'), C.gold, 2.2) +
    sh(blob('164,392! 190,400 222,406 228,414 218,422 184,422! 154,416!'), C.gold, 2.2);
  o += sh(
    blob('188,262! 166,266 152,284 154,320 146,356 150,372 190,380 230,372 234,356 224,320 226,284 210,266'),
    C.blue,
    2.7,
  );
  o += strokes(['168,340 164,358 158,370', '182,344 184,360 180,374', '206,342 212,360 222,370'], 2.8, C.blue3);
  o +=
    sh(poly('175,244 196,248 202,274 174,272'), SKIN, 1.8) +
    g(headFront(186, 234, 25, SKIN), 'transform="rotate(6 186 234)"');
  o += sh(
    blob(h(sym('0,-1.22! -0.6,-1.12 -1,-0.6 -1.02,0.2! -0.8,0.1 -0.7,-0.3 -0.2,-0.56 0,-0.66!', 0))),
    C.gold3,
    2.1,
  );
  o += sh(blob('166,266! 178,274 198,276 212,266! 214,276 190,288 162,276!'), C.gold, 2);
  o += union([limb('160,284 146,322', [28, 26]), limb('148,324 186,334 216,326', [25, 22, 18])], C.blue, 2.4);
  o += union([limb('220,284 234,320', [28, 26]), limb('232,322 196,318 168,306', [25, 22, 18])], C.blue, 2.4);
  o += sh(blob('170,298 160,293 150,294 147,303 152,309 168,314'), SKIN, 1.9);
  o += strokes(
    ['154,290 148,308 150,322', '226,290 234,308 230,320', '216,326 200,324 184,316', '160,334 182,340 204,336'],
    2.6,
    C.blue3,
  );
  o += rod(line('146,360 190,372 234,360'), 4, C.gold, 1.8);
  // fourth cup from the cloud
  o += cup(110, 138, 48) + cloudHand(110, 193, { dir: -1, s: 15.5, sleeve: C.red, fold: C.red2 });
  // three cups
  o += at('58,392 112,396 262,394', (x, y) => cup(x, y, 48));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
