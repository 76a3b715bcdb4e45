import { poly } from '../geom/paths.ts';
import { rng } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine, ridge } from '../kit/land.ts';
import { flat, sh, strokes } from '../kit/marks.ts';
import { hill, sky, stars, W, wallpaper } from './plate.ts';

/** Snow, pines, and one window with a light in it. */
export const draw = wallpaper('winter', (p) => {
  const base = p.h * 0.7;
  const random = rng(88);
  let o = sky(p, 'blue', 'grey', base + 20) + (p.dark ? stars(p, base - 100, 73) : '');
  o += ridge(
    [
      [-10, base - 20],
      [66, base - 118],
      [126, base - 40],
      [214, base - 152],
      [284, base - 44],
      [330, base - 84],
      [372, base - 30],
    ],
    p.h,
    C.paper,
    p.pick(C.blue2, C.blue2),
  );
  o += hill(base + 16, [30, 50, 24, 40, 56], p.h + 4, p.pick(C.blue2, C.grey2));
  for (const [x, y, k] of [
    [20, 0, 84],
    [48, 6, 60],
    [300, -4, 70],
    [330, 0, 104],
    [262, 4, 52],
    [96, 2, 44],
  ] as const)
    o += pine(x, base + y, k, p.pick(C.blue3, C.green), 1.8);
  o += hill(base + 66, [40, 30, 62, 44, 20], p.h + 4, C.paper, 2.4);
  const [x, y] = [190, base + 26];
  o +=
    sh(rect(x - 34, y - 34, 68, 38), C.red2, 2.4) +
    sh(rect(x + 20, y - 66, 11, 24), C.red, 2) +
    sh(
      poly([
        [x - 46, y - 32],
        [x - 26, y - 66],
        [x + 26, y - 66],
        [x + 46, y - 32],
      ]),
      C.paper,
      2.4,
    );
  o +=
    sh(rect(x - 22, y - 24, 16, 14), C.gold2, 1.8) +
    sh(rect(x + 8, y - 26, 14, 30), C.gold3, 1.8) +
    flat(rect(x - 15, y - 24, 1.8, 14) + rect(x - 22, y - 18, 16, 1.8), C.ink);
  o += strokes(
    [
      [
        [x + 26, y - 70],
        [x + 18, y - 88],
        [x + 32, y - 102],
        [x + 22, y - 122],
      ],
    ],
    5,
    p.pick(C.grey2, C.grey),
  );
  for (const [px, dy, k] of [
    [44, 92, 150],
    [100, 84, 84],
    [318, 104, 190],
    [262, 92, 96],
  ] as const)
    o += pine(px, base + dy, k, p.pick(C.green3, C.green3), 2.2);
  o += hill(base + 128, [34, 50, 20, 34, 46], p.h + 4, C.paper, 2.4);
  o += strokes(
    [
      [
        [30, base + 120],
        [110, base + 112],
        [190, base + 126],
      ],
      [
        [210, base + 158],
        [280, base + 146],
        [350, base + 152],
      ],
      [
        [60, base + 176],
        [120, base + 170],
        [190, base + 180],
      ],
    ],
    3,
    C.blue2,
  );
  let snow = '';
  for (let i = 0; i < 120; i++) snow += disc(random() * W, p.h * 0.3 + random() * (p.h * 0.56), 0.9 + random() * 1.7);
  return o + flat(snow, p.pick(C.paper, C.paper));
});
