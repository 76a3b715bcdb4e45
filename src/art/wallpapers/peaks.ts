import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { pine, ridge } from '../kit/land.ts';
import { ln, sh } from '../kit/marks.ts';
import { gulls } from '../kit/wind.ts';
import { sky, stars, W, wallpaper } from './plate.ts';

/** Blue and green mountains one behind the other, cloud between them. */
export const draw = wallpaper('peaks', (p) => {
  const at = (t: number) => p.h * t;
  let o = sky(p, 'jade', 'leaf', at(0.7)) + (p.dark ? stars(p, at(0.5), 49, [[252, at(0.43), 60]]) : '');
  o +=
    sh(disc(252, at(0.43), 44), p.pick(C.gold2, C.red), 2.6) +
    ln(disc(252, at(0.43), 51), 1, p.metal) +
    gulls(`82,${at(0.37)} 112,${at(0.38)} 60,${at(0.39)}`, 10, p.pick(C.gold2, C.ink));
  // valley: where the foot of a range meets the cloud before it
  const range = (valley: number, rise: number, xs: readonly number[], light: string, dark: string) =>
    ridge(
      xs.map((x, i) => [x, valley - (i % 2 ? rise * (0.7 + ((i * 37) % 10) / 22) : 0)] as const),
      p.h,
      light,
      dark,
    );
  const bank = (y: number, seed: number) =>
    cloudBank(-10 - seed * 2, W + 20, y, 26, seed, {
      fill: p.pick(C.green2, C.paper),
      inner: p.pick(C.green, C.blue2),
    });
  const gap = at(0.13);
  const y = at(0.59);
  o += range(
    y - 10,
    96,
    [-30, 34, 88, 160, 214, 262, 306, 352, 400],
    p.pick(C.blue3, C.blue2),
    p.pick(C.night, C.blue),
  );
  o +=
    bank(y, 10) +
    range(y + 30, 86, [-60, 2, 60, 106, 156, 236, 296, 344, 400], p.pick(C.blue, C.green2), p.pick(C.blue3, C.green));
  o +=
    bank(y + gap, 25) +
    range(y + gap + 30, 92, [-20, 66, 124, 186, 232, 304, 400], p.pick(C.green, C.blue2), p.pick(C.green3, C.blue));
  o +=
    bank(y + 2 * gap, 2) +
    range(y + 2 * gap + 30, 78, [-60, 24, 96, 210, 270, 336, 400], p.pick(C.green3, C.green), p.pick(C.ink, C.green3));
  for (const [x, t, k] of [
    [44, 0.95, 60],
    [70, 0.965, 46],
    [300, 0.94, 64],
    [326, 0.93, 48],
    [352, 0.945, 56],
  ] as const)
    o += pine(x, at(t), k, p.pick(C.ink, C.green3), 1.6);
  return o;
});
