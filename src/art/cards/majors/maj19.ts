import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { headChild } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { at, each, n, placer, points, polar, spot } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { star, sun } from '../../kit/stars.ts';

const SKIN = C.skin[1];
const AT = { x: 56, y: 466, s: 1.08, pose: 'walk' } as const;

/** The child astride, from the side, arms wide, face to us; a red banner in the near hand. */
function child(): string {
  const { seat } = rider(AT);
  // the child leans back
  const placing = { x: seat[0] - 2, y: seat[1] + 6, s: 0.98, r: -9 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  const t = onTrunk(AT);
  const far = reach({
    from: to(12, -50),
    to: to(52, -94),
    u: 15.5,
    bend: 1,
    long: [2, 2.2],
    hand: 'palm',
    turn: -24,
    skin: SKIN,
  });
  // near leg along the flank, toes forward
  const leg =
    union(
      [
        limb(t('84,60 111,82 98,114'), [26, 19, 10.5]),
        blob(t('107,84 100,92 92.5,101 94,110 103,99')),
        blob(t('92,111! 102.5,111! 105,118 113,122 123,125 127,129! 126,133 115,133 107,130 101,133 92,132 88,126')),
      ],
      SKIN,
      2.2,
    ) +
    strokes(
      [
        t('113,78 116,85 112,92'),
        t('95,115 99,118 103,115'),
        t('122,126 120,129 121,132'),
        t('118,125 116,128 117,132'),
      ],
      1.9,
    );
  const trunk = union(
    [blob(p('-6,-58 8,-59 19,-52 20,-36 17,-20 21,0 14,10 -14,10 -18,0 -14,-22 -17,-42 -15,-53'))],
    SKIN,
    2.3,
  );
  const cloth =
    sh(blob(p('-20,-10! 0,-5 20,-10! 30,4 24,16 2,20 -18,16')), C.red, 2.2) +
    strokes([p('-8,-4 -8,6 -12,14'), p('6,-4 8,6 6,16')], 2, C.red2);
  const [bx, by] = spot(-47, -68, { ...placing, r: 0 });
  const pole = rod(`M${n(bx + 6)} ${n(by + 96)}L${n(bx - 9)} ${n(by - 86)}`, 2.6, C.gold, 1.9);
  const q = placer({ x: bx - 9, y: by - 84 });
  const flag =
    sh(blob(q('2,8! -16,18 -34,8 -58,18! -53,52 -60,90! -36,80 -18,92 9,82!')), C.red, 2.4) +
    strokes([q('-8,20 -12,50 -6,82'), q('-34,16 -32,50 -36,78')], 2.8, C.red2) +
    star(bx - 34, by - 36, 17);
  const near = reach({
    from: to(-9, -50),
    to: [bx, by],
    u: 15.5,
    bend: -1,
    long: [2, 2.2],
    hand: 'grip',
    turn: 40,
    skin: SKIN,
    into: to(-2, -40),
  });
  return (
    far +
    leg +
    trunk +
    cloth +
    pole +
    flag +
    star(bx - 9.5, by - 91, 10, { points: 4, inner: 0.4, contour: 1.2 }) +
    near +
    head(...(to(3, -80) as unknown as [number, number]))
  );
}
function head(x: number, y: number): string {
  const curls = (list: string, reachOut: number) =>
    at(list, (a, r) => disc(...(polar(x, y - 3, reachOut, a) as unknown as [number, number]), r));
  let o =
    union([curls('-184,7.4 -156,8.2 -124,8.6 -90,8.8 -56,8.6 -24,8.2 4,7.4', 18.5)], C.gold, 2.1) +
    headChild(x, y, 19.5, SKIN) +
    union([curls('-150,5.4 -120,6 -90,6.4 -60,6 -30,5.4', 15.5)], C.gold, 1.6);
  for (const a of [-162, -126, -90, -54, -18]) {
    const [fx, fy] = polar(x, y - 5, 20.5, a);
    o += sunflower(fx, fy, 7.2, { petals: 8, fill: C.paper, heart: C.red });
  }
  return o;
}

export const focus: Focus = [22, 40, 276, 386];

export function draw(): string {
  let o = graded('maj19g', 22, 22, 276, 300, [
    [0, C.gold2],
    [0.75, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 290, 46, 2.2, 0.4, C.straw);
  const great = sun(160, 130, 50, { count: 28, R: 115, ray: C.gold, ray2: C.red, contour: 1.8, w: 0.66 });
  o += great;
  // sunflowers behind the garden wall
  o += each(
    [
      [50, 276, 22],
      [96, 290, 16],
      [222, 290, 16],
      [268, 270, 24],
    ],
    (x, y, r) =>
      rod(`M${x} ${y}V318`, 2.2, C.green, 1.3) +
      leaf(x, y + 32, 19, -30) +
      leaf(x, y + 34, 19, -150) +
      sunflower(x, y, r),
  );
  let br = '';
  for (let r = 0; r < 3; r++) {
    const y = 310 + r * 13.4;
    br += `M22 ${n(y + 13.4)}h276`;
    for (let x = 22 + (r % 2 ? 14 : 0); x < 298; x += 28) br += `M${x} ${n(y)}v13.4`;
  }
  o += sh(rect(18, 310, 284, 44), C.coral, 2.2) + ln(br, 1.1, C.red2) + sh(rect(18, 304, 284, 9), C.paper2, 2);
  // meadow
  o += sh(blob('10,356! 90,346 160,350 230,344 310,354! 310,480! 10,480!'), C.green2, 2.2);
  o += tufts('40,384 268,376 40,440 280,440 166,466 230,462 106,468', { rise: 15, spread: 8, w: 2.6 });
  for (const [x, y] of points('34,420 286,408 262,456 44,464'))
    o += sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.gold });
  o += horse({ ...AT, mane: C.straw2 }) + saddleCloth(AT, C.blue, C.gold2) + child();
  return card({ id: 'maj19', ground: C.paper, picture: o, over: { art: great, within: rect(0, 0, 320, 100) } });
}
