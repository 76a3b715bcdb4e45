import { poly } from '../geom/paths.ts';
import { each } from '../geom/points.ts';
import { disc, rect, rounded } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine, ridge } from '../kit/land.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { CX, hill, sky, stars, wallpaper } from './plate.ts';

/** A lantern with a six-point star inside, let down on a chain over the snow. */
export const draw = wallpaper('lantern', (p) => {
  const y = p.h * 0.55;
  const base = p.h * 0.8;
  const at = (l: string) =>
    poly(
      l.split(' ').map((pair) => {
        const [a = 0, b = 0] = pair.split(',').map(Number);
        return [CX + a, y + b] as const;
      }),
    );
  let o = sky(p, 'night', 'grey', base + 20) + stars(p, base - 60, 83, [[CX, y, 140]]);
  o +=
    rays(CX, y, 66, 150, 56, { wavy: false, w: 0.26, fill: p.metal }) +
    rays(CX, y, 66, 110, 56, { wavy: false, w: 0.2, fill: p.light, rot: -86.8 });
  o += ridge(
    [
      [-10, base - 30],
      [50, base - 84],
      [96, base - 34],
      [140, base - 60],
      [190, base - 20],
      [250, base - 96],
      [300, base - 40],
      [372, base - 74],
    ],
    p.h,
    C.paper,
    p.pick(C.blue2, C.blue2),
  );
  o +=
    hill(base + 40, [10, 46, 30, 10, 34], p.h + 4, p.pick(C.blue2, C.grey2)) +
    hill(base + 84, [40, 20, 26, 34, 8], p.h + 4, C.paper, 2.4);
  for (const [x, dy, size] of [
    [28, 60, 96],
    [64, 70, 62],
    [330, 66, 116],
    [286, 74, 70],
    [118, 88, 44],
  ] as const)
    o += pine(x, base + dy, size, C.green3, 1.9);
  o += hill(base + 112, [36, 20, 44, 26, 40], p.h + 4, C.paper, 2.4);
  let chain = '';
  for (let cy = -6; cy < y - 118; cy += 13) chain += rounded(CX - 3, cy, 6, 15, 3);
  o +=
    ln(chain, 1.8, p.pick(C.gold3, C.gold3)) + ln(disc(CX, y - 104, 13), 7.6) + ln(disc(CX, y - 104, 13), 3.6, C.gold);
  o += sh(at('-36,-50 36,-50 50,0 36,52 -36,52 -50,0'), C.gold2, 3);
  o +=
    star(CX, y + 1, 46, { points: 6, inner: 0.5, light: C.paper, dark: C.gold, contour: 1.6 }) +
    flat(disc(CX, y + 1, 8), C.gold);
  o +=
    sh(at('-48,-48 -30,-74 0,-90 30,-74 48,-48'), C.gold, 2.8) +
    flat(at('8,-84 30,-72 44,-51 16,-51'), C.gold3) +
    sh(at('-44,50 44,50 34,66 -34,66'), C.gold, 2.8);
  o += sh(rect(CX - 14, y + 66, 28, 9), C.gold3, 2.2);
  return (
    o +
    each(
      [
        [-30, 57],
        [-10, 57],
        [10, 57],
        [30, 57],
      ],
      (dx, dy) => flat(disc(CX + dx, y + dy, 2.2), C.ink),
    )
  );
});
