import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headChildTurned } from '../../figures/child.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { each, type Line, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Child: small child running with a toy windmill, ball, meadow. Red, blue, green; blue day, wind from the right.
export const focus: Focus = [36, 94, 252, 353];
const SKIN = C.skin[3];

function meadow(): string {
  return (
    sky('len13', 'day', 370) +
    cloud(78, 112, 96) +
    cloud(262, 322, 64, { flip: true }) +
    sh(blob('10,364! 80,338 160,352 240,334 310,356! 310,480! 10,480!'), C.green2, 2.4) +
    sh(blob('10,412! 90,400 170,408 250,396 310,406! 310,480! 10,480!'), C.green, 2.2) +
    // tall flowers show how small the child is
    each(
      [
        [48, 304, 19, 1],
        [40, 364, 12, 0],
        [284, 344, 15, 1],
      ],
      (x, y, r, gold) =>
        rod(`M${x} ${y}V428`, 2.2, C.green, 1.3) +
        leaf(x, y + 46, 22, -30) +
        leaf(x, y + 58, 22, -150) +
        sunflower(x, y, r, { petals: 10, fill: gold ? C.gold2 : C.paper, heart: gold ? C.gold3 : C.gold }),
    ) +
    tufts('40,446 112,456 272,452 218,464 76,466', { rise: 18, spread: 10, w: 2.8, fill: C.green3 })
  );
}
/** Striped ball that rolls away. */
function ball(x: number, y: number, s: number): string {
  const put = placer({ x, y, s, r: 28 });
  return (
    sh(disc(x, y, s), C.red, 2.4) +
    flat(blob(put('0,-1! 0.6,-0.48 0.6,0.48 0,1! -0.3,0.48 -0.3,-0.48')), C.gold2) +
    ln(disc(x, y, s), 2.4) +
    strokes([put('0,-0.98 -0.56,0 0,0.98'), put('0,-0.98 0.8,0 0,0.98')], 2.6)
  );
}
/** Bare leg with sock and shoe: hip, knee, ankle, turn of the shoe. */
function leg(pts: Line, r: number): string {
  const p = place(pts);
  const [x, y] = p[2]!;
  const put = placer({ x, y, r });
  return (
    union([limb(p, [33, 24, 16])], SKIN, 2.3) +
    sh(blob(put('-9,-14! 9,-14! 10,4! -10,4!')), C.paper, 1.9) +
    sh(blob(put('-12,2! -2,0 11,0 25,7 31,14 29,20! -12,20! -14,10')), C.red2, 2.2) +
    ln(line(put('-6,7 4,9 12,6')), 1.7, C.gold2)
  );
}
/** Toy windmill in the hand at hx, hy. */
function windmill(hx: number, hy: number): string {
  const [x, y] = [hx + 18, hy - 92];
  let o = rod(`M${hx - 5} ${hy + 28}L${x} ${y}`, 3.4, C.gold, 1.8);
  for (let i = 0; i < 4; i++) {
    const put = placer({ x, y, r: i * 90 + 24 });
    o +=
      sh(poly(put('0,0 0,-44 24,-24')), i % 2 ? C.gold : C.red, 2.1) +
      sh(poly(put('0,0 0,-44 -9,-18')), i % 2 ? C.gold2 : C.coral, 1.8);
  }
  return o + sh(disc(x, y, 5.4), C.paper, 1.8);
}

export function draw(): string {
  let o = meadow();
  o += flat(blob('150,437 164,432 196,430 226,432 238,437 226,442 194,444 162,442'), C.green3) + ball(262, 430, 22);
  // far leg flung back, far arm with the windmill
  o += leg('150,312 124,362 82,378', 62);
  o += windmill(228, 222);
  o += reach({
    from: [178, 232],
    to: [228, 222],
    u: 18,
    bend: 1,
    long: [1.9, 1.9],
    hand: 'grip',
    r: 10,
    skin: SKIN,
    fill: C.blue3,
    fold: C.ink,
    cuff: C.paper,
  });
  o += leg('164,314 194,356 186,414', -4);
  o += sh(blob('128,322! 204,322! 207,348! 190,356 172,354! 164,349 156,358! 142,356 128,344!'), C.blue3, 2.2);
  // smock, swinging back
  o += sh(
    blob('150,214! 186,214! 194,236 192,268 198,296 210,326! 184,342 148,346 112,338 98,326! 118,300 132,268 134,236'),
    C.blue,
    2.6,
  );
  o += strokes(['140,292 128,316 116,334', '158,294 154,318 146,342', '178,292 182,314 184,338'], 2.8, C.blue3);
  o += ln(line('103,321 134,334 168,333 206,319'), 3, C.gold2);
  // sash with its ends in the wind
  o += sh(blob('136,276! 116,270 100,280 80,274! 86,284 78,292! 102,294 118,286 134,288!'), C.red, 2);
  o += sh(blob('130,270! 160,280 194,270! 195,283! 162,293 128,283!'), C.red, 2.1);
  o += union([limb('166,200 168,216 169,226', [19, 19, 18])], SKIN, 2);
  o += sh(blob('146,212! 158,222 178,222 190,211! 198,226 186,238 168,232! 152,240 136,230'), C.paper, 2.1);
  // near arm flung out behind
  o += reach({
    from: [142, 236],
    to: [84, 240],
    u: 18,
    bend: -1,
    long: [1.9, 1.9],
    hand: 'palm',
    skin: SKIN,
    fill: C.blue,
    fold: C.blue3,
    cuff: C.paper,
    into: [156, 244],
  });
  o += headChildTurned(170, 178, 38, { r: -7, skin: SKIN });
  return card({ id: 'len13', ground: C.paper, picture: o });
}
