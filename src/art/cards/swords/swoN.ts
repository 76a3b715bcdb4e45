import type { Focus } from '../../art.ts';
import { farBoot, type HorsePlace, horse, onTrunk, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { butterfly, gulls, heldSword } from '../../kit/wind.ts';

// Knight of Swords: horse at full charge, sword forward; blown trees and clouds; birds and butterflies on the tack.
// Lead, cinnabar, azurite; storm from the left.
export const focus: Focus = [22, 54, 276, 386];
const SKIN = C.skin[0];
const AT: HorsePlace = { x: 257, y: 438, s: 1.04, flip: true, pose: 'charge' };
const TORN = [
  [-0.5, 0.035, 0.096],
  [-0.28, -0.04, 0.15],
  [0, -0.06, 0.13],
  [0.3, 0.02, 0.1],
  [0.5, 0.035, 0.096],
] as const;

/** Tree bent by the wind; foot at x, y. */
function bent(x: number, y: number, h: number): string {
  const put = placer({ x, y, s: h / 100 });
  return (
    sh(taper(put('0,0 -4,-34 6,-62 30,-84'), [h * 0.12, h * 0.07, h * 0.05, h * 0.02]), C.gold3, 1.8) +
    sh(
      blob(put('0,-60! 4,-92 30,-106 58,-104 92,-92! 74,-88 88,-76! 64,-76 70,-62! 46,-66 40,-52! 20,-62')),
      C.blue,
      2,
    ) +
    strokes([put('16,-82 44,-92 74,-90'), put('18,-72 40,-78 62,-74')], h * 0.03, C.blue2)
  );
}
function landscape(): string {
  return (
    sky('swoN', 'grey', 430) +
    cloud(216, 74, 140, { inner: C.grey, lobes: TORN, sw: 2 }) +
    gulls('84,62 106,50 244,150 262,166', 9) +
    bent(252, 394, 40) +
    sh(blob('10,392! 60,384 120,396 200,388 260,384 312,392! 312,440! 10,440!'), C.blue2, 2.2) +
    sh(blob('10,414! 90,404 200,412 312,402! 312,480! 10,480!'), C.paper2, 2.3) +
    strokes(
      ['28,444 60,438 100,442', '140,462 190,456 240,460', '236,432 262,428 292,432', '40,464 66,460 96,464'],
      3,
      C.gold3,
    ) +
    bent(46, 452, 52) +
    cloud(250, 450, 64, { inner: C.gold, lobes: TORN, sw: 2 })
  );
}
/** Steel helm with a red plume blown back, the face in profile. */
function head(x: number, y: number): string {
  const h = placer({ x, y, s: 20, flip: true, r: -6 });
  const plume = '-0.1,-1.1! -0.6,-1.7 -1.5,-1.9 -2.2,-1.5 -3.1,-1.7! -2.7,-1.1 -3,-0.8! -2.2,-0.8 -1.6,-0.6 -0.8,-0.7!';
  const helm =
    '0.7,-0.46! 0.5,-1 -0.1,-1.28 -0.8,-1.04 -1.1,-0.4 -1.06,0.5 -1.16,1.3! -0.5,1.44 0.1,1.3! 0,0.8 -0.2,0.5 -0.24,0.06! -0.14,-0.26 0.16,-0.4';
  return (
    sh(blob(h(plume)), C.red, 2.2) +
    strokes([h('-0.5,-1.2 -1.4,-1.5 -2.4,-1.3'), h('-0.8,-0.9 -1.5,-1 -2.3,-0.96')], 2.4, C.red2) +
    headProfile(x, y, 20, { flip: true, skin: SKIN, r: -6 }) +
    sh(blob(h(helm)), C.grey2, 2.3) +
    strokes([h('-0.2,-1.1 -0.8,-0.6 -0.84,0.4')], 2.8, C.grey) +
    rod(line(h('0.7,-0.48 0.14,-0.44 -0.18,-0.24 -0.26,0.1 -0.16,0.6')), 2.8, C.gold, 1.5)
  );
}

export function draw(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0], y: seat[1] + 4, s: 0.9, flip: true, r: -12 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = landscape();
  // cloak in the wind, clear of the horse
  o +=
    sh(
      blob(
        p(
          '6,-92! -22,-98 -46,-84 -76,-96 -112,-84! -100,-70 -112,-54! -92,-52 -96,-38! -64,-50 -40,-40 -16,-44! 0,-64',
        ),
      ),
      C.red,
      2.5,
    ) + strokes([p('-12,-88 -46,-76 -88,-80'), p('-14,-74 -50,-64 -92,-64'), p('-14,-58 -44,-52 -74,-52')], 3, C.red2);
  o +=
    farBoot(AT, C.gold3) +
    horse({ ...AT, coat: C.grey, far: C.night2, mane: C.paper, fold: C.night2, bridle: C.red, eye: C.gold2 }) +
    saddleCloth(AT, C.blue, C.gold);
  const [fx, fy] = onTrunk(AT)('68,92')[0]!;
  o += butterfly(fx, fy, 11, { sw: 1.3, r: 6 });
  // far arm with the sword
  const [hx, hy] = [91, 172] as const;
  o += heldSword(hx, hy, 116, -35, { w: 14, guard: 38, blade: C.paper, shade: C.grey2 });
  o += reach({
    from: to(16, -78),
    to: [hx, hy],
    u: 19,
    bend: -1,
    hand: 'grip',
    r: -35,
    skin: C.grey2,
    fill: C.grey,
    fold: C.night2,
  });
  o += riderLeg(AT, { hose: C.grey2, fold: C.grey, boot: C.gold3, metal: C.gold });
  // tabard over the plate
  o += sh(
    blob(p('-8,-90! 12,-90 24,-76 28,-56 22,-34 30,-14 42,4! 26,16 2,18 -26,14! -22,-8 -15,-34 -20,-58 -17,-80')),
    C.blue,
    2.6,
  );
  o += strokes([p('-8,-26 -12,-6 -14,12'), p('4,-26 6,-6 8,14'), p('14,-28 22,-10 32,4')], 2.8, C.blue3);
  const [bx, by] = to(8, -58);
  o += butterfly(bx, by, 12, { sw: 1.3, r: 8 });
  o += rod(line(p('-16,-34 3,-28 22,-34')), 4.4, C.gold, 1.8);
  o += head(...(to(8, -117) as [number, number]));
  o += sh(blob(p('-20,-76! -14,-88 4,-94 20,-86 26,-76! 10,-66 -8,-66')), C.red, 2.2);
  // near arm with the reins
  o += reach({
    from: to(-6, -74),
    to: hand,
    u: 19,
    bend: -1,
    long: [1.9, 1.9],
    hand: 'grip',
    flip: true,
    skin: C.grey2,
    fill: C.grey2,
    fold: C.grey,
    cuff: C.gold,
  });
  const [sx, sy] = to(-7, -74);
  o += sh(disc(sx, sy, 14), C.grey2, 2.2) + ln(disc(sx, sy, 9), 1.3, C.grey) + flat(disc(sx - 4, sy - 5, 3.6), C.paper);
  return card({ id: 'swoN', ground: C.grey2, picture: o });
}
