import { each } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { ridge } from '../kit/land.ts';
import { flat, ln } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { sky, stars, W, wallpaper } from './plate.ts';

/** x in units, y as a share of the height of the box of the asterism, size. */
const SEVEN = [
  [46, 0.06, 15],
  [104, 0.2, 17],
  [146, 0.42, 16],
  [196, 0.6, 14],
  [202, 0.92, 17],
  [304, 0.94, 16],
  [318, 0.56, 20],
] as const;

/** The seven stars of the north stand over the peaks. */
export const draw = wallpaper('dipper', (p) => {
  const top = p.h * 0.36;
  const box = p.h * 0.26;
  const base = p.h * 0.82;
  const at = SEVEN.map(([x, t, r]) => [x, top + t * box, r] as const);
  const [a, b, c, d, e, f, g] = at.map(([x, y]) => `${x} ${Math.round(y)}`);
  let o =
    sky(p, 'night', 'day', base) +
    stars(
      p,
      base - 60,
      57,
      at.map(([x, y]) => [x, y, 30] as const),
    );
  o += ln(`M${a}L${b}L${c}L${d}L${e}L${f}L${g}L${d}`, 1.6, p.pick(C.gold, C.gold3));
  o += ln(`M${g}L344 ${Math.round(top - box * 0.3)}`, 1.2, p.metal, ' stroke-dasharray="1 6"');
  o += each(
    at,
    (x, y, r) =>
      flat(disc(x, y, r * 0.9), p.pick(C.night, C.paper)) +
      ln(disc(x, y, r * 0.9), 1, p.metal) +
      star(x, y, r * 1.35, { contour: 1.2, light: p.pick(C.gold2, C.gold2), dark: C.gold }),
  );
  o += ridge(
    [
      [-10, base - 26],
      [52, base - 92],
      [98, base - 40],
      [178, base - 128],
      [236, base - 44],
      [300, base - 88],
      [372, base - 30],
    ],
    p.h,
    p.pick(C.blue, C.green2),
    p.pick(C.blue3, C.green),
  );
  o += cloudBank(-30, W + 20, base - 2, 26, 5, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.blue2) });
  o += ridge(
    [
      [-10, base + 34],
      [60, base - 6],
      [116, base + 34],
      [190, base + 2],
      [232, base + 34],
      [280, base - 14],
      [320, base + 30],
      [372, base - 14],
    ],
    p.h,
    p.pick(C.night2, C.blue),
    p.pick(C.night, C.blue3),
  );
  return o + cloudBank(-40, W + 20, base + 86, 34, 9, { fill: p.pick(C.paper, C.paper), inner: C.blue2 });
});
