import type { Focus } from '../../art.ts';
import { farBoot, horse, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { place, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Rider: horseman at a trot to the right, letter in hand, road. Red, night, gold, green; gold day.
export const focus: Focus = [58, 112, 220, 308];
const SKIN = C.skin[0];
const AT = { x: 44, y: 446, s: 1.2, pose: 'walk' } as const;

function letter(x: number, y: number, r: number): string {
  const at = { x, y, r };
  return (
    sh(poly(place('-27,-18 27,-18 27,18 -27,18', at)), C.paper, 2.4) +
    ln(poly(place('-26,-17 0,4 26,-17', at), false), 1.8) +
    sh(disc(spot(0, 3, at)[0], spot(0, 3, at)[1], 6), C.red, 1.5)
  );
}
/** Head with hair and a hat with a feather. */
function head(x: number, y: number): string {
  const h = placer({ x, y, s: 20.5 });
  return (
    headProfile(x, y, 20.5, { skin: SKIN, mood: 'glad' }) +
    sh(blob(h('0.5,-0.8! -0.4,-0.94 -0.96,-0.5 -1,0.3 -0.72,0.96 -0.3,0.86! -0.2,0.2! 0.1,-0.34')), C.gold3, 2) +
    sh(
      blob(h('-1.3,-0.46! -0.4,-0.74 0.6,-0.84 1.5,-0.7! 1.3,-1.06 0.8,-1.24 0.72,-1.9 0,-2.2 -0.72,-1.8 -0.84,-1')),
      C.night2,
      2.3,
    ) +
    ln(line(h('-0.84,-1 0,-1.22 0.78,-1.22')), 3.4, C.gold) +
    sh(
      blob(h('-0.6,-1.3! -1.4,-1.5 -2,-2.3 -3,-2.4! -2.5,-1.9 -2.8,-1.5! -2,-1.3 -1.5,-0.8 -0.66,-0.9!')),
      C.paper,
      2,
    ) +
    strokes([h('-0.7,-1.1 -1.5,-1.3 -2.3,-2')], 2, C.grey)
  );
}

export function draw(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0] - 4, y: seat[1] + 4, s: 0.96 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = sky('len01', 'gold', 400);
  o += cloud(86, 104, 78, { inner: C.gold });
  o += ridge('10,330 60,292 106,326 150,300 196,328 250,286 312,326', 360, C.coral, C.red2);
  o +=
    sh(blob('10,344! 80,330 160,342 240,328 310,340! 310,480! 10,480!'), C.green2, 2.3) +
    roundTree(282, 360, 62, C.green, C.green2) +
    roundTree(40, 356, 46, C.green, C.green2);
  o +=
    sh(blob('10,404! 100,394 200,400 312,388! 312,480! 10,480!'), C.paper, 2.4) +
    strokes(
      ['30,420 70,414 104,418', '226,426 256,420 290,418', '40,460 110,456 160,460', '206,460 250,456 292,452'],
      3,
      C.gold,
    );
  // cloak in the wind
  o +=
    sh(blob(p('-8,-88! -44,-80 -76,-84 -112,-60! -94,-48 -108,-28! -78,-24 -84,-4! -44,-8 -12,-2!')), C.red2, 2.5) +
    strokes([p('-18,-78 -50,-64 -86,-48'), p('-16,-60 -42,-38 -66,-20')], 3);
  o +=
    farBoot(AT, C.gold3) +
    horse({ ...AT, coat: C.night2, far: C.night, mane: C.grey2, bridle: C.gold, eye: C.gold2, fold: C.ink });
  o += saddleCloth(AT, C.red, C.gold);
  // far arm lifts the letter
  o += letter(...(to(80, -141) as unknown as [number, number]), -12);
  o += reach({
    u: 20,
    from: to(12, -74),
    to: to(60, -131),
    bend: 1,
    hand: 'grip',
    turn: 20,
    skin: SKIN,
    fill: C.red2,
    fold: C.ink,
    cuff: C.gold,
    long: [1.9, 1.9],
  });
  o += riderLeg(AT, { boot: C.gold3, metal: C.gold });
  o +=
    sh(
      blob(p('-8,-88! 12,-88 23,-76 26,-54 21,-32 28,-14 40,2! 26,14 4,18 -28,16! -24,-6 -15,-32 -19,-56 -17,-78')),
      C.red,
      2.6,
    ) +
    strokes([p('-8,-28 -14,-6 -18,12'), p('4,-28 6,-6 6,14'), p('14,-28 20,-8 30,4')], 3, C.red2) +
    rod(line(p('-16,-33 3,-28 21,-33')), 3.8, C.gold, 1.9);
  o +=
    head(...(to(6, -112) as unknown as [number, number])) +
    sh(blob(p('-20,-74! -12,-88 4,-92 20,-86 24,-76! 10,-70 -6,-68')), C.paper, 2);
  // near arm with the rein
  const arm = { u: 20, skin: SKIN, fold: C.red2, cuff: C.gold };
  o += reach({
    ...arm,
    from: to(-5, -72),
    to: [hand[0] + 4, hand[1] + 9],
    bend: 1,
    hand: 'grip',
    turn: 6,
    fill: C.red,
    into: to(2, -58),
    long: [2.2, 2.1],
  });
  o += tufts('40,398 284,386', { w: 2.8, rise: 14 });
  return card({ id: 'len01', ground: C.paper, picture: o });
}
