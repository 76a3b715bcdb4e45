import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { folded } from '../../figures/folded.ts';
import { cloudHand } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, place, placer, sym } from '../../geom/points.ts';
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

/** Shoe of a crossed leg, toe to the right, ankle at x, y. */
const shoe = (x: number, y: number, flip: boolean, r: number): string =>
  sh(blob(place('-7,-11! 4,-11 16,-7 30,0 35,7 30,12 6,11 -8,10!', { x, y, flip, r })), C.blue3, 2.2);

/** The youth on the grass before the trunk, legs crossed, arms folded, eyes turned away from what is offered. */
function youth(): string {
  const legs =
    shoe(160, 428, true, -4) +
    union([limb('218,386 266,398 168,426', [46, 37, 21])], C.red2, 2.5) +
    shoe(240, 428, false, 4) +
    union([limb('182,386 134,398 232,426', [46, 37, 21])], C.red, 2.5) +
    strokes(['124,394 134,406 154,412', '150,402 180,410 212,418', '148,386 138,390 130,398'], 2.6, C.red2) +
    strokes(['276,394 266,406 250,410', '252,386 262,390 270,398'], 2.4);
  const skirt =
    sh(
      blob(
        '200,372! 176,372! 166,382 154,394 150,406! 172,413 188,405 200,401 212,405 228,413 250,406! 246,394 234,382 224,372!',
      ),
      C.blue,
      2.4,
    ) +
    strokes(
      ['178,378 170,392 166,404', '188,378 184,390 182,402', '222,378 230,392 234,404', '212,378 216,390 218,402'],
      2.6,
      C.blue3,
    ) +
    ln(line('151,403 172,410 188,402 200,398 212,402 228,410 249,403'), 2.2, C.gold);
  const body =
    sh(blob(sym('200,284! 186,287 172,294 166,306 170,326 171,350 174,374! 200,380', 200)), C.blue, 2.5) +
    rod(line('176,373 200,380 224,373'), 4, C.gold, 1.8) +
    head() +
    folded({ x: 200, y: 304, u: 22, skin: SKIN, fill: C.paper, fold: C.grey }) +
    sh(blob(sym('200,292! 190,288 182,281! 168,289 157,302! 178,312 200,315', 200)), C.gold, 2.1);
  return legs + skirt + body;
}
/** Bowed head, half turned to the cups. */
function head(): string {
  const turn = { x: 190, y: 256, s: 24, flip: true, r: -14 };
  const h = placer(turn);
  return (
    sh(blob(h('-0.3,-1.1! -0.9,-0.8 -1.1,-0.1 -1,0.5 -0.94,0.98! -0.5,1 -0.1,0.7! -0.2,-0.2')), C.gold, 2) +
    headThreeQuarter(turn.x, turn.y, turn.s, { flip: true, r: turn.r, skin: SKIN }) +
    sh(
      blob(
        h(
          '0.74,-0.3! 0.7,-0.84 0.3,-1.2 -0.3,-1.24 -0.86,-0.94 -1.1,-0.3 -1.04,0.3 -0.86,0.8! -0.62,0.56! -0.5,0.16 -0.46,-0.2! -0.1,-0.34 0.2,-0.62! 0.44,-0.5 0.74,-0.3!',
        ),
      ),
      C.gold,
      2.1,
    ) +
    strokes(
      [h('0.1,-1.06 -0.4,-0.84 -0.66,-0.3'), h('-0.3,-1.04 -0.8,-0.6 -0.86,0.1'), h('0.44,-0.9 0.2,-0.8 0.06,-0.66')],
      2,
      C.gold3,
    )
  );
}

export function draw(): string {
  let o = sky('cup04', 'day', 350);
  o += ridge('10,330 46,284 88,320 130,292 172,328 214,300 310,326', 370, C.blue2, C.blue);
  o += sh(blob('10,352! 90,340 200,338 312,350! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('40,374 84,386 100,366 284,446 226,456 262,462 190,464', {
    rise: 15,
    spread: 8,
    w: 2.6,
  });
  // tree
  o += union(
    [
      taper('248,430 248,390 250,330 249,240 252,120', [62, 46, 40, 36, 30]),
      taper('248,226 212,172 178,128', [24, 15, 9]),
      taper('240,396 220,420 190,434', [34, 19, 1]),
      taper('258,396 276,424 306,438', [34, 22, 4]),
    ],
    C.gold3,
    2.5,
  );
  o += strokes(
    ['262,380 264,350 262,320', '264,272 260,230 262,196', '240,250 238,214 224,190', '256,200 260,172 258,146'],
    3.4,
  );
  o += each(
    [
      [276, 140, 40, 3],
      [164, 108, 42, 5],
      [224, 90, 60, 2],
    ],
    (x, y, r, k) => foliage(x, y, r, k),
  );
  o += youth();
  // fourth cup from the cloud
  o += cloud(50, 220, 96) + cup(118, 179, 45) + cloudHand(118, 224, { dir: -1, s: 14.5, sleeve: C.red, fold: C.red2 });
  // three cups
  o += at('46,411 78,421 110,413', (x, y) => cup(x, y, 27.5));
  return card({ id: 'cup04', ground: C.green2, picture: o });
}
