import { each } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { pine, ridge } from '../kit/land.ts';
import { flat, ln } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { hill, sky, stars, W, wallpaper } from '../wallpapers/plate.ts';

const SEVEN: readonly (readonly [x: number, y: number, r: number])[] = [
  [40, 46, 13],
  [92, 34, 14],
  [138, 52, 12],
  [184, 66, 12],
  [196, 108, 14],
  [286, 110, 13],
  [300, 64, 16],
];

/** The seven stars of the north stretch over a lake of mist. */
export const draw = wallpaper('dipper-wide', (p) => {
  const [a, b, c, d, e, f, g] = SEVEN.map(([x, y]) => `${x} ${y}`);
  let o =
    sky(p, 'night', 'day', 190) +
    stars(
      p,
      140,
      57,
      SEVEN.map(([x, y]) => [x, y, 24] as const),
    );
  o += ln(`M${a}L${b}L${c}L${d}L${e}L${f}L${g}L${d}`, 1.5, p.pick(C.gold, C.gold3));
  o += ln(`M${g}L314 18`, 1.2, p.metal, ' stroke-dasharray="1 6"');
  o += each(
    SEVEN,
    (x, y, r) =>
      flat(disc(x, y, r * 0.9), p.pick(C.night, C.paper)) +
      ln(disc(x, y, r * 0.9), 1, p.metal) +
      star(x, y, r * 1.3, { contour: 1.1 }),
  );
  o += ridge(
    '-10,176 40,132 78,160 130,120 176,166 226,140 262,164 316,126 372,170',
    230,
    p.pick(C.blue, C.green2),
    p.pick(C.blue3, C.green),
  );
  o += cloudBank(-30, W + 20, 184, 17, 5, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.blue2) });
  o += hill(216, [22, 8, 16, 4, 20], 230, p.pick(C.ink, C.green), 2.2);
  for (const [x, h] of [
    [22, 58],
    [46, 40],
    [318, 44],
    [340, 66],
  ] as const)
    o += pine(x, 212, h, p.pick(C.night, C.green3), 1.8);
  return o;
});
