import type { Focus } from '../../art.ts';
import { farBoot, horse, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { mirror, n, type Point, placer, polar, spot, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tower } from '../../kit/land.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leaf, leafPath, rose } from '../../kit/plants.ts';
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
const AT = { x: 32, y: 452, s: 1.14, pose: 'walk' } as const;
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
/** King on his back where the horse has passed, one arm flung out towards the crown that rolled away. */
function king(): string {
  const robe =
    '102,444! 112,434 128,430 146,433 160,438 172,428 184,424 196,432 212,448 226,460! 222,470! 170,472 104,472!';
  return (
    sh(blob('216,462! 219,450 221,440 227,436 231,441 231,452 233,464 228,470 218,471!'), C.gold3, 2) +
    sh(blob(robe), C.red, 2.5) +
    flat(blob('110,470! 150,456 176,444 190,430! 197,434 212,448 225,460! 221,469 170,471!'), C.red2) +
    strokes(['126,440 144,452 150,466', '142,437 156,446 166,444', '182,428 172,444 156,462'], 2.8, C.red2) +
    strokes(['190,440 196,452 196,464', '176,452 178,460 174,467'], 2.4, C.ink) +
    sh(blob('95,441! 106,433 118,430! 124,440 127,454 125,466! 112,471 98,469!'), C.paper, 2.1) +
    strokes(['108,440 111,444 111,448', '117,438 120,442 121,446', '117,454 119,458 119,462'], 2.4) +
    headProfile(83, 446, 14.5, { skin: C.skin[1], r: -92, sw: 2, mood: 'sad' }) +
    beardProfile(83, 446, 14.5, { r: -92, fill: C.grey2, length: 1.7 }) +
    sh(blob('84,455! 76,460 68,454 67,443 73,435! 77,441 78,449'), C.grey2, 1.8) +
    reach({
      from: [111, 461],
      to: [55, 466],
      u: 13,
      bend: 1,
      hand: 'rest',
      skin: C.skin[1],
      fill: C.red,
      fold: C.red2,
      cuff: C.paper,
      bell: 0.4,
      long: [2, 2.2],
      sw: 2,
      into: [120, 462],
    }) +
    g(
      sh('M-15 7L-20-14L-9-5L0-19L9-5L20-14L15 7z', C.gold, 2.2) +
        sh(rect(-15.5, 4, 31, 7), C.gold2, 1.9) +
        flat(disc(-8, 7.5, 1.7) + disc(0, 7.5, 1.7) + disc(8, 7.5, 1.7), C.red),
      'transform="translate(47 444) rotate(-24)"',
    )
  );
}
/** Kneeling child that looks up and holds out a flower. */
function child(): string {
  const skin = C.skin[0];
  const arm = { u: 11, skin, fill: C.gold2, fold: C.gold, long: [1.8, 2], sw: 2 } as const;
  return (
    flat(disc(272, 459, 34, 4.5), C.ink, 0.3) +
    reach({ ...arm, from: [262, 420], to: [241, 405], bend: 1, hand: 'grip', flip: true, r: -14, fill: C.gold }) +
    sh(blob('284,448! 296,450 304,454 305,460! 286,460!'), skin, 2) +
    sh(
      blob(
        '264,408! 256,413 254,424 255,434 248,444 245,454 247,461! 292,461! 297,454 292,442 285,432 285,420 280,411 274,407!',
      ),
      C.gold2,
      2.4,
    ) +
    flat(blob('280,412! 284,420 284,432 291,442 296,454 291,460! 270,460! 278,446 277,430!'), C.gold) +
    strokes(['260,436 254,448 252,459', '268,438 264,448 262,459', '276,438 278,450 275,459'], 2.2, C.gold3) +
    rod(line('255,433 266,437 284,432'), 3, C.red, 1.5) +
    sh(blob('260,383! 267,369 281,369 289,380 290,396 293,410 284,415! 276,404 270,394'), C.gold3, 2) +
    headThreeQuarter(266, 387, 15, { skin, flip: true, r: 16, mood: 'watchful', sw: 1.9 }) +
    sh(blob('254,378! 262,369 276,368 286,376 289,390 290,404 285,413! 279,402 278,391 268,380'), C.gold3, 1.9) +
    strokes(['267,374 279,381 283,398', '275,373 284,385 287,400'], 1.7, C.ink) +
    rod('M241 417L232 376', 2, C.green2, 1.3) +
    sh(leafPath(236, 391, 13, 190, 0.5), C.green2, 1.3) +
    rose(230, 366, 12.5, { sw: 1.3 }) +
    reach({ ...arm, from: [272, 424], to: [239, 414], bend: 1, hand: 'grip', flip: true, r: -14, into: [279, 430] })
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
  o += rays(268, 272, 22, 92, 32, { wavy: false, w: 0.5, fill: C.paper });
  o += sh(disc(268, 272, 23), C.gold2, 2);
  o += ridge('22,300 60,272 96,296 132,266 166,292 206,282 298,298', 340, C.blue2, C.blue);
  o += tower(233, 222, 76) + tower(288, 222, 76);
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
  o += death() + king() + child();
  return card({ id: 'maj13', ground: C.grey2, picture: o });
}
