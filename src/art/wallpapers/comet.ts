import { blob, taper } from '../geom/paths.ts';
import { C } from '../ink.ts';
import { ridge, tufts } from '../kit/land.ts';
import { flat } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { hill, sky, stars, wallpaper } from './plate.ts';

/** A comet goes down behind the mountains. */
export const draw = wallpaper('comet', (p) => {
  const y = p.h * 0.58;
  const base = p.h * 0.8;
  let o =
    sky(p, 'night', 'rose', p.h * 0.86) +
    stars(p, base - 40, 12, [
      [110, y, 70],
      [210, y - 90, 70],
      [300, y - 170, 60],
    ]);
  const tail = (w: number, fill: string, dx: number, dy: number) =>
    flat(
      blob([
        [110, y - w, 1],
        [190 + dx, y - 96 - w * 1.3 + dy],
        [380 + dx, y - 250 - w * 2.4 + dy, 1],
        [420, y - 190 + w * 2, 1],
        [220 + dx, y - 40 + w * 0.6 + dy],
        [104, y + w, 1],
      ]),
      fill,
    );
  o +=
    tail(30, p.pick(C.night2, C.coral), 0, 0) +
    tail(19, p.pick(C.blue, C.gold2), 0, 4) +
    tail(9, p.pick(C.blue2, C.paper), -4, 10);
  for (const [w, dx] of [
    [-20, 20],
    [-9, 60],
    [4, 34],
    [15, 76],
    [24, 10],
  ] as const)
    o += flat(
      taper(
        [
          [122, y + w * 0.7],
          [200 + dx * 0.4, y - 70 + w * 1.6],
          [290 + dx, y - 170 + w * 2.6 - dx * 0.4],
        ],
        [1, 3, 0.4],
      ),
      p.pick(C.gold2, C.red),
    );
  o += star(108, y + 2, 58, {
    inner: 0.34,
    contour: 1.8,
    light: p.pick(C.paper, C.gold2),
    dark: p.pick(C.gold2, C.gold),
    rot: -112,
  });
  o += ridge(
    [
      [-10, base - 10],
      [40, base - 70],
      [84, base - 22],
      [150, base - 96],
      [206, base - 18],
      [262, base - 62],
      [300, base - 30],
      [372, base - 84],
    ],
    p.h,
    p.pick(C.blue, C.blue2),
    p.pick(C.blue3, C.blue),
  );
  o += ridge(
    [
      [-10, base + 40],
      [70, base - 4],
      [122, base + 44],
      [222, base + 4],
      [270, base + 40],
      [330, base - 12],
      [372, base + 30],
    ],
    p.h,
    p.pick(C.night2, C.green2),
    p.pick(C.night, C.green),
  );
  o += hill(base + 84, [10, 26, 8, 0, 20, 30], p.h + 4, p.pick(C.ink, C.green), 2.2);
  return (
    o +
    tufts(`50,${base + 92} 130,${base + 100} 270,${base + 96} 320,${base + 110}`, {
      fill: p.pick(C.night2, C.green3),
      rise: 18,
    })
  );
});
