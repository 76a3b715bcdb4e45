import type { Focus } from '../../art.ts';
import { farBoot, horse, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { mirror, n, type Point, placer, polar, spot, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tower } from '../../kit/land.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { rays, star } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

function skull(cx: number, cy: number, s: number): string {
  const put = placer({ x: cx, y: cy, s });
  const eye = '-0.52,-0.1 -0.28,-0.2 -0.1,0.02 -0.2,0.26 -0.46,0.24 -0.6,0.08';
  const nose = '0,0.22 -0.12,0.46 0,0.4 0.12,0.46';
  const teeth = [
    '-0.4,0.62 0.4,0.62',
    '-0.26,0.5 -0.26,0.76',
    '-0.09,0.5 -0.09,0.76',
    '0.09,0.5 0.09,0.76',
    '0.26,0.5 0.26,0.76',
  ];
  const half = '0,-1 -0.58,-0.86 -0.84,-0.35 -0.76,0.14 -0.52,0.36 -0.46,0.72 -0.28,0.94 0,0.98';
  return (
    sh(blob(put(sym(half, 0))), C.paper, 2.2) +
    flat(blob(put(eye)) + blob(put(mirror(eye, 0))) + poly(put(nose)), C.ink) +
    ln(teeth.map((l) => poly(put(l), false)).join(''), 1.2)
  );
}
const AT = { x: 38, y: 464, s: 1.18, pose: 'walk' } as const;
/** Skeleton in black armour on a white horse, with the banner of the white rose. */
function death(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0] - 2, y: seat[1] + 4, s: 1 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  const arm = { u: 19, skin: C.paper, fill: C.night, fold: C.grey2, cuff: C.grey } as const;
  const cloak =
    sh(blob(p('-6,-84! -24,-78 -44,-44 -70,-10 -104,6! -82,12 -90,30! -58,24 -34,26 -6,10!')), C.red2, 2.4) +
    strokes([p('-20,-70 -46,-26 -84,6'), p('-12,-60 -30,-12 -50,16')], 3, C.ink);
  const body =
    sh(
      blob(p('-8,-84! 12,-84 23,-74 26,-56 21,-34 27,-14 38,2! 24,12 2,14 -22,10! -22,-8 -15,-34 -19,-56 -18,-74')),
      C.night,
      2.5,
    ) +
    strokes(
      [
        '2,-76 3,-58 3,-40',
        '0,-66 -9,-64 -14,-70',
        '0,-56 -9,-54 -15,-60',
        '1,-46 -7,-44 -12,-50',
        '5,-66 14,-64 19,-70',
        '5,-56 14,-54 20,-60',
        '5,-46 12,-44 17,-50',
      ].map((l) => p(l)),
      2.6,
      C.grey2,
    ) +
    rod(line(p('-15,-34 3,-30 21,-34')), 3.6, C.gold, 1.8) +
    strokes([p('-8,-28 -12,-8 -14,6'), p('6,-28 8,-8 8,8'), p('16,-28 22,-10 28,2')], 2.4, C.grey);
  const [bx, by] = to(-38, -58);
  const top: Point = [bx - 14, 58];
  const pole =
    rod(`M${n(bx + 9)} ${n(by + 82)}L${n(top[0])} 64`, 3, C.gold, 2) +
    star(top[0], 58, 13, { points: 4, inner: 0.4, contour: 1.4 });
  const f = placer({ x: top[0] + 4, y: 72 });
  const flag =
    sh(blob(f('0,0! 30,9 62,-2 100,8! 95,48 106,92! 72,82 44,94 13,86!')), C.ink, 2.4) +
    ln(blob(f('8,10! 33,17 63,6 92,14! 88,48 97,82! 71,73 43,84 19,78!')), 1.2, C.gold);
  const [rx, ry] = f('53,46')[0]!;
  let white = '';
  for (let i = 0; i < 5; i++) {
    const a = -54 + i * 72;
    const [x, y] = polar(rx, ry, 18, a);
    white += leaf(x, y, 16, a, { fill: C.green2, w: 0.5 });
  }
  const [hx, hy] = to(5, -110);
  const h = placer({ x: hx, y: hy, s: 22 });
  const helm =
    sh(
      blob(h('-1,0! -1.04,-0.86 -0.56,-1.48 0,-1.7 0.56,-1.48 1.04,-0.86 1,0! 0.6,-0.42 0,-0.6 -0.6,-0.42')),
      C.night,
      2.3,
    ) +
    ln(line(h('-0.96,-0.34 0,-0.84 0.96,-0.34')), 1.6, C.gold) +
    sh(blob(h('0,-1.62! -0.5,-2 -0.6,-2.6 -1.4,-2.7! -2.2,-2.2 -2,-1.6! -1.6,-1.9 -1.2,-1.4 -0.6,-1.5!')), C.red, 2);
  return (
    cloak +
    farBoot(AT, C.night2) +
    horse({ ...AT, mane: C.grey2, bridle: C.ink }) +
    saddleCloth(AT, C.red2, C.gold) +
    pole +
    flag +
    white +
    rose(rx, ry, 25) +
    reach({ ...arm, from: to(17, -70), to: hand, bend: -1, long: [1.5, 1.6], hand: 'grip' }) +
    riderLeg(AT, { hose: C.night, fold: C.grey2, boot: C.night2, metal: C.gold }) +
    body +
    sh(poly(p('-1,-96 9,-96 10,-82 -2,-82')), C.paper, 1.8) +
    skull(hx, hy, 22) +
    helm +
    reach({ ...arm, from: to(-9, -70), to: [bx, by], bend: -1, long: [2, 2.1], hand: 'grip', flip: true, r: -8 }) +
    [to(-10, -72), to(18, -74)]
      .map(([x, y]) => sh(disc(x, y, 10.5), C.grey, 2.1) + flat(disc(x - 3, y - 3, 3.6), C.grey2))
      .join('')
  );
}
/** King on his back under the hooves, his crown rolled away. */
function king(): string {
  const place = 'transform="translate(-56 -9)"';
  return g(
    sh(blob('70,478! 84,458 112,444 140,430 162,420 180,422 196,434 204,452! 204,468 196,478!'), C.red, 2.4) +
      strokes(['88,470 118,452 150,438', '104,474 140,460 170,452', '150,474 172,466 184,458'], 3, C.red2) +
      sh(blob('172,424! 188,422 202,436 210,450 208,466 198,474! 190,456 180,440'), C.paper, 2) +
      strokes(['184,430 188,434 189,438', '194,442 197,446 197,451', '199,458 202,461 201,466'], 2.2) +
      headProfile(216, 459, 13, { skin: C.skin[1], r: -84, sw: 1.8 }) +
      sh(blob('206,466! 212,472 226,474 232,466! 236,474! 204,476!'), C.grey, 1.6) +
      g(
        sh('M224 452l-4-24l12 10l9-15l9 15l12-10l-4 24z', C.gold, 2.2) +
          sh(rect(223, 450, 36, 7.4), C.gold, 2) +
          flat(disc(232, 453.7, 1.9) + disc(241, 453.7, 1.9) + disc(250, 453.7, 1.9), C.red),
        'transform="translate(-96 18) rotate(-14 241 446)"',
      ),
    place,
  );
}
/** Bishop who meets Death upright, and a kneeling child that holds up a flower. */
function met(): string {
  const robe = '268,340! 254,343 247,362 246,396 241,428 234,460! 304,460! 300,410 296,364 286,344';
  const mitre = placer({ x: 272, y: 300, s: 16 });
  return (
    sh(blob(robe), C.gold, 2.4) +
    strokes(['258,384 254,420 248,456', '270,388 270,424 266,458', '284,384 288,420 292,456'], 2.4, C.gold3) +
    rod('M262 346L256 456', 5, C.paper, 1.6) +
    headProfile(270, 322, 14.5, { skin: C.skin[2], flip: true, r: 6, mood: 'sad', sw: 1.9 }) +
    sh(blob(mitre('-0.9,0.8! -0.98,0 -0.62,-0.9 -0.1,-1.6! 0.6,-0.9 0.96,0.1 0.9,0.96!')), C.paper, 2) +
    ln(line(mitre('-0.9,0.72 0,0.6 0.9,0.86')), 2.6, C.gold) +
    ln(line(mitre('-0.12,-1.3 -0.06,-0.4 0,0.5')), 2.6, C.gold) +
    reach({
      from: [276, 354],
      to: [243, 362],
      u: 13,
      bend: -1,
      hand: 'rest',
      r: -140,
      skin: C.skin[2],
      fill: C.gold,
      fold: C.gold3,
      cuff: C.paper,
      bell: 0.5,
      sw: 2,
      into: [284, 364],
    }) +
    sh(
      blob('236,404 246,400 254,406 257,420 259,436 264,452! 250,458 236,458 222,454 219,446 226,436 233,424'),
      C.coral,
      2.2,
    ) +
    strokes(['246,414 244,432 234,448', '252,420 252,438 250,452'], 2, C.red2) +
    reach({
      from: [242, 414],
      to: [226, 408],
      u: 8.6,
      bend: 1,
      hand: 'grip',
      flip: true,
      r: 10,
      skin: C.skin[0],
      fill: C.coral,
      fold: C.red2,
      long: [1.3, 1.5],
      sw: 1.8,
      into: [246, 420],
    }) +
    headThreeQuarter(244, 389, 11.5, { skin: C.skin[0], flip: true, r: 12, sw: 1.8 }) +
    sh(blob('236,382! 240,374 250,374 257,382 257,397 253,404! 251,392 244,384'), C.straw, 1.7) +
    rod('M226 410L223 390', 1.6, C.green2, 1.1) +
    rose(223, 385, 7.4, { sw: 1.1 })
  );
}
export const focus: Focus = [44, 74, 250, 350];

export function draw(): string {
  let o = graded('maj13g', 22, 22, 276, 290, [
    [0, '#5f6d8c'],
    [0.36, '#a98a92'],
    [0.68, C.coral],
    [0.86, C.gold2],
    [1, C.coral],
  ]);
  o += tone(22, 24, 276, 250, 40, 2.4, 0.3, C.night2);
  // rising sun between two towers
  o += rays(262, 276, 22, 92, 32, { wavy: false, w: 0.5, fill: C.paper });
  o += sh(disc(262, 276, 23), C.gold2, 2);
  o += ridge('22,300 60,272 96,296 132,266 166,292 206,282 298,298', 340, C.blue2, C.blue);
  o += tower(228, 226, 76) + tower(280, 226, 76);
  // river
  o += sh(rect(18, 298, 284, 60), C.blue, 2.2) + ripples(22, 302, 276, 40, 5, { seed: 12 });
  // ground
  o += sh(blob('10,350! 80,338 170,346 240,336 312,346! 312,480! 10,480!'), C.plum, 2.4);
  o += strokes(
    [
      '30,366 66,360 104,366',
      '236,360 262,356 296,362',
      '32,462 76,468 118,462',
      '196,468 236,472 286,464',
      '28,410 44,406 60,410',
    ],
    3,
    C.ink,
  );
  o += king() + death() + met();
  return card({ id: 'maj13', ground: C.grey2, picture: o });
}
