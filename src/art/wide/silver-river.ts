import { taper } from '../geom/paths.ts';
import { type Point, rng } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine } from '../kit/land.ts';
import { flat, ln } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { gulls } from '../kit/wind.ts';
import { hill, sky, stars, wallpaper } from '../wallpapers/plate.ts';

/** The river of the sky runs from edge to edge, a star on each bank and the bridge of birds between them. */
export const draw = wallpaper('silver-river-wide', (p) => {
  const random = rng(23);
  const [left, right]: [Point, Point] = [
    [92, 58],
    [268, 124],
  ];
  let o =
    sky(p, 'night', 'rose', 210) +
    stars(p, 170, 23, [
      [left[0], left[1], 36],
      [right[0], right[1], 36],
    ]);
  const course = '390,-10 300,44 190,96 90,140 -30,170';
  o += flat(taper(course, [44, 52, 58, 64, 84]), p.pick(C.night2, C.coral));
  o += flat(taper(course, [18, 24, 28, 32, 44]), p.pick(C.blue, C.gold2));
  const dots = ['', '', ''];
  for (let i = 0; i < 420; i++) {
    const t = random();
    const off = (random() + random() + random() - 1.5) * 38;
    dots[i % 3] += disc(370 - t * 380, -2 + t * 168 + off, 0.4 + random() ** 3 * 1.5);
  }
  o += flat(dots[0]!, p.pick(C.blue2, C.paper)) + flat(dots[1]!, C.paper) + flat(dots[2]!, p.pick(C.gold2, C.red));
  const bridge = [1, 2, 3, 4, 5, 6].map(
    (i): Point => [left[0] + i * 25, left[1] + 4 + i * 9.4 - Math.sin((i / 7) * Math.PI) * 24],
  );
  o += gulls(bridge, 12, p.pick(C.paper, C.ink));
  for (const [[x, y], r] of [
    [left, 26],
    [right, 22],
  ] as const)
    o += ln(disc(x, y, r * 1.2), 1, p.metal) + star(x, y, r, { contour: 1.3 });
  o += hill(206, [16, 34, 18, 26, 40], 230, p.pick(C.blue3, C.green2));
  for (const [x, h] of [
    [26, 62],
    [48, 44],
    [318, 54],
    [338, 70],
  ] as const)
    o += pine(x, 208, h, p.pick(C.night, C.green3), 1.7);
  return o + hill(220, [20, 8, 12, 6, 14], 230, p.pick(C.night, C.green));
});
