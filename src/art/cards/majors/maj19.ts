import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { headChildTurned } from '../../figures/child.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, n, placer, points, polar, spot } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { star, sun } from '../../kit/stars.ts';

const SKIN = C.skin[1];
const AT = { x: 56, y: 466, s: 1.08, pose: 'walk' } as const;

/** Small child astride, round and short in the limb, one arm in the air, a red banner in the other hand. */
function child(): string {
  const { seat } = rider(AT);
  // the child leans back
  const placing = { x: seat[0] - 4, y: seat[1] + 3, s: 1.06, r: -7 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  const t = onTrunk(AT);
  const arm = { u: 17, skin: SKIN, s: 8.6, long: [1.45, 1.6] } as const;
  const far = reach({ ...arm, from: to(13, -44), to: to(52, -72), bend: 1, hand: 'palm', turn: -20 });
  // near leg along the flank, toes forward
  const leg =
    union(
      [
        limb(t('82,60 107,74 99,96'), [33, 27, 17]),
        blob(t('91,92! 106,93! 108,100 116,103 122,107 123,113! 119,116 110,114 101,115 93,115 89,108')),
      ],
      SKIN,
      2.2,
    ) +
    strokes([t('108,64 115,73 110,84'), t('92,95 98,98 105,97'), t('97,80 92,84 92,90')], 2) +
    strokes([t('116,108 115,111 116,115'), t('111,108 110,111 111,114'), t('120,109 119,112 120,115')], 1.5);
  const trunk =
    union(
      [blob(p('-7,-54 9,-55 18,-48 20,-36 26,-22 27,-8 22,6 8,12 -12,12 -21,4 -21,-12 -18,-28 -19,-42 -15,-50'))],
      SKIN,
      2.3,
    ) +
    strokes([p('2,-36 8,-33 14,-36'), p('-14,-38 -13,-30 -15,-22')], 2, C.skin[2]) +
    strokes([p('13,-17 15,-14 13,-12')], 2.2);
  const cloth =
    sh(
      blob(p('-21,-8! -4,-1 12,-2 27,-10! 32,4 27,15 4,19 -19,14! -26,22 -44,26 -58,20! -48,14 -40,4 -30,2')),
      C.red,
      2.2,
    ) +
    strokes([p('-6,1 -8,8 -12,13'), p('8,1 10,8 8,16'), p('20,-3 22,6 20,14'), p('-22,2 -32,12 -46,18')], 2.2, C.red2);
  const [bx, by] = spot(-46, -62, { ...placing, r: 0 });
  const pole = rod(`M${n(bx + 6)} ${n(by + 96)}L${n(bx - 9)} ${n(by - 86)}`, 2.6, C.gold, 1.9);
  const q = placer({ x: bx - 9, y: by - 84 });
  const flag =
    sh(blob(q('2,8! -16,18 -34,8 -58,18! -53,52 -60,90! -36,80 -18,92 9,82!')), C.red, 2.4) +
    strokes([q('-8,20 -12,50 -6,82'), q('-34,16 -32,50 -36,78')], 2.8, C.red2) +
    star(bx - 34, by - 36, 17);
  const near = reach({ ...arm, from: to(-9, -44), to: [bx, by], bend: -1, hand: 'grip', turn: 40, into: to(-2, -34) });
  return (
    far +
    leg +
    trunk +
    cloth +
    pole +
    flag +
    star(bx - 9.5, by - 91, 10, { points: 4, inner: 0.4, contour: 1.2 }) +
    near +
    head(...(to(4, -80) as [number, number]))
  );
}
function head(x: number, y: number): string {
  let o = headChildTurned(x, y, 27, { r: -7, skin: SKIN, hair: C.gold });
  for (const a of [-168, -138, -108, -78, -48, -20]) {
    const [fx, fy] = polar(x - 2, y - 4, 27, a);
    o += sunflower(fx, fy, 8.4, { petals: 8, fill: C.paper, heart: C.red });
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
