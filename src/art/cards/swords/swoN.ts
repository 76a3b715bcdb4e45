import type { Focus } from '../../art.ts';
import { type HorsePlace, horse, onTrunk, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { type Point, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { butterfly, gulls, heldSword } from '../../kit/wind.ts';

// Knight of Swords: horse at full charge, sword forward; blown trees and clouds; birds and butterflies on the tack.
// Lead and night, cinnabar, malachite; storm from the left.
export const focus: Focus = [22, 54, 276, 386];
const SKIN = C.skin[0];
const AT: HorsePlace = { x: 272, y: 438, s: 0.98, flip: true, pose: 'charge' };
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
  const bough = (l: string, w: number) => sh(taper(put(l), [h * w, h * w * 0.7, h * 0.016]), C.gold3, 1.6);
  const crown = [
    '20,-84! 34,-100 62,-104 96,-98! 84,-92 92,-86! 66,-82 40,-80',
    '4,-66! 14,-90 40,-98 66,-92! 56,-86 62,-80! 40,-76 22,-66',
    '26,-62! 40,-76 66,-80 94,-72! 80,-68 86,-60! 60,-58 42,-54',
  ];
  return (
    bough('2,-44 22,-64 52,-70', 0.06) +
    sh(taper(put('-2,2 -6,-28 2,-58 30,-88'), [h * 0.15, h * 0.09, h * 0.065, h * 0.02]), C.gold3, 1.9) +
    sh(crown.map((l) => blob(put(l))).join(''), C.green3, 1.9) +
    strokes([put('30,-90 56,-96 82,-94'), put('16,-76 36,-88 56,-86'), put('36,-64 60,-72 82,-68')], h * 0.035, C.gold2)
  );
}
function landscape(): string {
  return (
    sky('swoN', 'dusk', 430) +
    cloud(216, 74, 140, { inner: C.grey, lobes: TORN, sw: 2 }) +
    cloud(52, 214, 92, { inner: C.grey, lobes: TORN, sw: 1.9 }) +
    gulls('54,62 76,50 70,150 92,138', 9) +
    sh(blob('10,396! 60,386 120,396 200,388 260,384 312,392! 312,440! 10,440!'), C.grey2, 2.2) +
    sh(blob('10,416! 90,406 200,414 312,404! 312,480! 10,480!'), C.paper2, 2.3) +
    strokes(['110,440 150,434 190,438', '176,462 214,457 250,461', '246,432 272,428 294,432'], 3, C.gold3) +
    bent(100, 466, 38) +
    bent(42, 452, 66)
  );
}
/** Arm in plate: pauldron, arm, couter at the elbow, vambrace with a flared cuff, gauntlet. */
function plated(shoulder: Point, elbow: Point, fist: Point): string {
  const upper = (Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]) * 180) / Math.PI;
  const fore = (Math.atan2(fist[1] - elbow[1], fist[0] - elbow[0]) * 180) / Math.PI;
  const cap = placer({ x: shoulder[0], y: shoulder[1], r: upper });
  const arm = placer({ x: fist[0], y: fist[1], r: fore });
  const [ex, ey] = elbow;
  return (
    grip(fist[0], fist[1], 10.5, { skin: C.grey2, dir: 1, r: fore + 180 }) +
    union([limb([shoulder, elbow, arm('-20,0')[0]!], [21, 17, 14])], C.grey2, 2.3) +
    strokes([arm('-44,4 -32,5 -20,4')], 2.6, C.grey) +
    sh(blob(arm('-24,-7! -10,-10! -8,0 -10,10! -24,7!')), C.grey2, 2) +
    ln(line(arm('-13,-9 -11,0 -13,9')), 1.4, C.grey) +
    sh(disc(ex, ey, 11), C.grey2, 2.1) +
    sh(blob(placer({ x: ex, y: ey, r: (upper + fore) / 2 + 90 })('-5,-4! 0,-16 5,-4! 4,4 -4,4')), C.grey, 1.7) +
    flat(disc(ex - 3, ey - 3, 3), C.paper) +
    sh(blob(cap('-14,-13 2,-16 20,-15 26,-12! 28,0 26,12! 18,15 2,16 -14,12 -19,0')), C.grey2, 2.2) +
    strokes([cap('10,-14 13,0 10,14'), cap('19,-14 21,0 19,13')], 2.2, C.grey) +
    flat(disc(...(cap('-6,5')[0] as [number, number]), 3.6), C.paper)
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
    headProfile(x, y, 20, { flip: true, skin: SKIN, r: -6, mood: 'fierce' }) +
    sh(blob(h(helm)), C.grey2, 2.3) +
    strokes([h('-0.2,-1.1 -0.8,-0.6 -0.84,0.4')], 2.8, C.grey) +
    rod(line(h('0.7,-0.48 0.14,-0.44 -0.18,-0.24 -0.26,0.1 -0.16,0.6')), 2.8, C.gold, 1.5)
  );
}

export function draw(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0], y: seat[1] + 2, s: 0.88, flip: true, r: -40 };
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
    horse({ ...AT, coat: C.paper, far: C.grey2, mane: C.grey, fold: C.grey, bridle: C.red, eye: C.ink }) +
    saddleCloth(AT, C.night, C.gold);
  const [fx, fy] = onTrunk(AT)('68,92')[0]!;
  o += butterfly(fx, fy, 11, { sw: 1.3, r: 6 });
  o += riderLeg(AT, {
    hose: C.grey2,
    fold: C.grey,
    boot: C.gold3,
    metal: C.gold,
    bones: '80,64 120,84 96,124',
    w: 36,
  });
  // far arm in plate, thrust forward with the sword
  const fist: Point = [seat[0] - 92, seat[1] - 104];
  o += heldSword(fist[0], fist[1], 108, -48, { w: 14, guard: 38, blade: C.paper, shade: C.grey2 });
  o += plated(to(14, -76), [seat[0] - 66, seat[1] - 72], fist);
  // tabard over the plate
  o += sh(
    blob(p('-8,-90! 12,-90 24,-76 28,-56 22,-34 27,-18 35,-5! 20,4 0,6 -25,3! -21,-12 -15,-34 -20,-58 -17,-80')),
    C.night2,
    2.6,
  );
  o += strokes([p('-8,-28 -12,-12 -14,2'), p('4,-28 6,-12 6,3'), p('14,-29 20,-16 26,-4')], 2.8, C.ink);
  const [bx, by] = to(11, -49);
  o += butterfly(bx, by, 12, { sw: 1.3, r: 8 });
  o += rod(line(p('-16,-34 3,-28 22,-34')), 4.4, C.gold, 1.8);
  o += head(...(to(8, -117) as [number, number]));
  o += sh(blob(p('-20,-76! -14,-88 4,-94 20,-86 26,-76! 10,-66 -8,-66')), C.red, 2.2);
  // near arm to the reins
  const rein: Point = [hand[0] - 4, hand[1] + 12];
  o += reach({
    from: to(-6, -72),
    to: rein,
    u: 18,
    bend: -1,
    hand: 'grip',
    skin: C.grey2,
    fill: C.grey2,
    fold: C.grey,
    cuff: C.grey,
    long: [1.7, 1.8],
  });
  const [px, py] = to(-6, -74);
  o += sh(disc(px, py, 12.5), C.grey2, 2.2) + flat(disc(px - 4, py - 4, 3.6), C.paper);
  return card({ id: 'swoN', ground: C.grey2, picture: o });
}
