import { taper } from '../geom/paths.ts';
import { type Line, type Point, polar, rng } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine } from '../kit/land.ts';
import { flat, ln } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { gulls } from '../kit/wind.ts';
import { hill, sky, stars, wallpaper } from './plate.ts';

/** The river of the sky, a star on each bank, and the magpies that make a bridge for them. */
export const draw = wallpaper('silver-river', (p) => {
  const y = p.h * 0.58;
  const random = rng(19);
  let o =
    sky(p, 'night', 'rose') +
    stars(p, p.h * 0.82, 23, [
      [84, y - 36, 44],
      [282, y + 84, 44],
    ]);
  const course: Line = [
    [376, p.h * 0.34],
    [286, p.h * 0.46],
    [190, p.h * 0.58],
    [92, p.h * 0.74],
    [-20, p.h * 0.9],
  ];
  o +=
    flat(taper(course, [40, 92, 120, 150, 210]), p.pick(C.night2, C.coral)) +
    flat(taper(course, [14, 46, 58, 76, 120]), p.pick(C.blue, C.gold2));
  const dots = ['', '', ''];
  for (let i = 0; i < 620; i++) {
    const t = random();
    const off = (random() + random() + random() - 1.5) * (46 + 50 * t);
    const px = 350 - t * 330 + off;
    const py = p.h * 0.36 + t * p.h * 0.52 + off * 0.5;
    dots[i % 3] += disc(px, py, 0.5 + random() ** 3 * 1.9);
  }
  o +=
    flat(dots[0]!, p.pick(C.blue2, C.paper)) +
    flat(dots[1]!, p.pick(C.paper, C.paper)) +
    flat(dots[2]!, p.pick(C.gold2, C.red));
  const bridge = [0, 1, 2, 3, 4].map((i): Point => [122 + i * 31, y - 14 + i * 21 - Math.sin((i / 4) * Math.PI) * 26]);
  o += gulls(bridge, 17, p.pick(C.paper, C.ink));
  for (const [x, sy, r] of [
    [84, y - 36, 36],
    [282, y + 84, 30],
  ] as const) {
    o += ln(disc(x, sy, r * 1.18), 1, p.metal) + star(x, sy, r, { contour: 1.4, light: C.gold2, dark: C.gold });
    for (const a of [0, 120, 240]) o += flat(disc(...xyOf(x, sy, r * 1.18, a - 60), 2.2), p.metal);
  }
  o += hill(p.h * 0.87, [10, 44, 20, 34, 60], p.h + 4, p.pick(C.blue3, C.green2));
  for (const [x, t, k] of [
    [24, 0.88, 84],
    [52, 0.885, 60],
    [330, 0.87, 92],
    [300, 0.885, 56],
  ] as const)
    o += pine(x, p.h * t, k, p.pick(C.night, C.green3), 1.8);
  return o + hill(p.h * 0.94, [40, 16, 26, 8, 20], p.h + 4, p.pick(C.night, C.green));
});
const xyOf = (x: number, y: number, r: number, a: number): [number, number] => {
  const [px, py] = polar(x, y, r, a);
  return [px, py];
};
