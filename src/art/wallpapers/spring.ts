import { taper } from '../geom/paths.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { ridge } from '../kit/land.ts';
import { ln, sh } from '../kit/marks.ts';
import { leaf } from '../kit/plants.ts';
import { blossoms, petals } from './blossom.ts';
import { sky, stars, W, wallpaper } from './plate.ts';

/** Plum blossom before the rising disc, petals on the wind. */
export const draw = wallpaper('spring', (p) => {
  const y = p.h * 0.52;
  const base = p.h * 0.86;
  let o = sky(p, 'night', 'paper', base + 20) + (p.dark ? stars(p, base - 40, 27, [[136, y, 96]]) : '');
  o += sh(disc(136, y, 84), p.pick(C.gold2, C.red), 2.8) + ln(disc(136, y, 92), 1, p.metal);
  o += ridge(
    [
      [-10, base],
      [60, base - 56],
      [104, base - 20],
      [186, base - 76],
      [240, base - 16],
      [304, base - 48],
      [372, base + 4],
    ],
    p.h,
    p.pick(C.blue, C.green2),
    p.pick(C.blue3, C.green),
  );
  o += cloudBank(-30, W + 20, base + 26, 26, 16, { fill: p.pick(C.night2, C.paper), inner: p.pick(C.blue2, C.coral) });
  o += cloudBank(-50, W + 20, base + 64, 32, 7, { fill: p.pick(C.night, C.paper), inner: p.pick(C.night2, C.coral) });
  const bough = (line: [number, number][], w: number[]) =>
    sh(
      taper(
        line.map(([a, b]) => [a, y + b] as const),
        w,
      ),
      p.pick(C.gold3, C.gold3),
      2.4,
    );
  o += bough(
    [
      [374, 176],
      [310, 110],
      [262, 84],
      [214, 20],
      [160, 2],
      [96, -46],
    ],
    [26, 20, 16, 11, 8, 2],
  );
  o +=
    bough(
      [
        [262, 86],
        [222, 96],
        [176, 78],
        [120, 92],
      ],
      [10, 8, 6, 2],
    ) +
    bough(
      [
        [216, 22],
        [232, -30],
        [214, -72],
        [226, -104],
      ],
      [9, 7, 5, 2],
    ) +
    bough(
      [
        [312, 112],
        [322, 50],
        [306, 6],
        [322, -40],
      ],
      [12, 9, 6, 2],
    );
  for (const [x, dy, a] of [
    [128, 90, 150],
    [226, -96, -60],
    [318, -30, -110],
    [104, -38, -170],
  ] as const)
    o += leaf(x, y + dy, 22, a, { fill: C.green2, sw: 1.4 });
  const at = [
    [96, -48, 14],
    [132, -16, 17],
    [168, 4, 14],
    [206, 22, 18],
    [240, 62, 15],
    [214, -74, 15],
    [234, -34, 18],
    [226, -108, 9],
    [320, -44, 11],
    [306, 4, 17],
    [322, 48, 14],
    [180, 80, 17],
    [146, 88, 12],
    [118, 92, 9],
    [226, 94, 14],
    [286, 96, 18],
    [336, 126, 15],
  ] as const;
  o += blossoms(
    at.map(([x, dy, r]) => [x, y + dy, r] as const),
    p.pick(C.paper, C.coral),
    p.pick(C.red, C.red2),
  );
  return o + petals(10, y + 70, 250, base - y - 60, 22, 6, p.pick(C.paper, C.coral));
});
