import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, place, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { rod, sh, strokes, union } from '../../kit/marks.ts';
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
    union([limb('222,394 142,352 126,412', [42, 32, 20])], C.red2, 2.4) +
    shoe(126, 414) +
    union([limb('230,402 162,350 152,420', [44, 34, 21])], C.red, 2.5) +
    strokes(['218,388 188,366 168,354', '152,368 148,392 148,410', '170,366 166,388 160,412'], 2.8, C.red2) +
    shoe(152, 424);
  o += sh(
    blob('206,262! 192,274 184,300 188,330 190,372 194,406! 222,414 256,404! 262,352 258,302 246,272 228,262!'),
    C.blue,
    2.7,
  );
  o += strokes(['248,300 252,344 248,392', '204,352 204,378 206,402', '228,350 230,378 228,404'], 3, C.blue3);
  o += rod(line('190,366 222,376 259,366'), 4, C.gold, 1.8);
  // head
  o += headProfile(208, 230, 26, { flip: true, r: -12, skin: SKIN });
  const h = placer({ x: 208, y: 230, s: 26, flip: true, r: -12 });
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
  o += sh(blob('192,262! 208,266 230,264 240,270! 236,284 210,284 190,276!'), C.gold, 2);
  // folded arms
  o += union([limb('236,288 224,330', [32, 28]), limb('224,330 186,316', [27, 20])], C.blue, 2.4);
  o += strokes(['228,290 222,310 214,322', '245,292 241,316 234,332'], 2.8, C.blue3);
  o += union([limb('188,296 176,320', [26, 25]), limb('178,322 220,302', [24, 18])], C.blue, 2.4);
  o += strokes(['184,314 200,315 212,308', '182,296 176,308 174,322'], 2.6, C.blue3);
  return (
    o +
    sh(blob('213,293! 224,288 238,287 243,292 242,300 235,307 219,311!'), SKIN, 1.9) +
    strokes(['240,294 232,296 226,297', '240,300 232,302 226,303'], 1.5)
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
      taper('262,446 266,400 266,330 262,240 266,120', [84, 46, 38, 34, 30]),
      taper('264,224 228,172 196,128', [24, 15, 9]),
    ],
    C.gold3,
    2.5,
  );
  o += strokes(
    ['286,440 276,400 276,340', '240,442 256,420 258,400', '256,250 256,210 246,190', '270,200 272,170 270,146'],
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
  o += cloud(54, 226, 84) + cup(118, 180, 42) + cloudHand(118, 228, { dir: -1, s: 17, sleeve: C.red, fold: C.red2 });
  // three cups
  o += at('52,398 97,398 142,398', (x, y) => cup(x, y, 42));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
