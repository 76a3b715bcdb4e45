import { rng } from '../geom/points.ts';
import { arc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine } from '../kit/land.ts';
import { ln } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { CX, hill, sky, wallpaper } from './plate.ts';

/** All stars go round the one that stands still. */
export const draw = wallpaper('pole-star', (p) => {
  const y = p.h * 0.47;
  const random = rng(71);
  const inks = p.pick([C.gold2, C.blue2, C.gold, C.paper], [C.gold3, C.blue, C.gold, C.red]);
  let o = sky(p, 'night', 'paper');
  const trails = inks.map(() => '');
  for (let r = 58; r < 470; r += 7.2)
    for (let a = random() * 360, end = a + 330; a < end; ) {
      const l = 14 + random() * 46;
      const i = Math.floor(random() * 4);
      // the sky behind the clock keeps only one trail in six
      const calm = y + r * Math.sin(((a + l / 2) * Math.PI) / 180) < p.h * 0.3 && random() < 0.84;
      if (!calm) trails[i] += arc(CX, y, r, a, a + l);
      a += l + 16 + random() * 60;
    }
  o += trails.map((d, i) => ln(d, i === 3 ? 0.8 : 1.3, inks[i]!)).join('');
  o += rays(CX, y, 18, 50, 24, { fill: p.metal, w: 0.4, r2: 42 });
  o += star(CX, y, 44, { inner: 0.3, contour: 1.6, light: p.pick(C.gold2, C.gold), dark: p.pick(C.gold, C.gold3) });
  const base = p.h * 0.86;
  o += hill(base, [34, 60, 30, 46, 70], p.h + 4, p.pick(C.blue3, C.green2));
  for (const [x, top, k] of [
    [18, 40, 96],
    [58, 26, 70],
    [326, 26, 120],
    [286, 42, 84],
    [252, 22, 60],
  ] as const)
    o += pine(x, base + top - 62, k * 1.25, p.pick(C.night2, C.green), 1.8);
  for (const [x, top, k] of [
    [34, 50, 170],
    [88, 62, 116],
    [340, 52, 200],
    [296, 66, 130],
    [200, 74, 84],
    [142, 76, 62],
  ] as const)
    o += pine(x, base + top, k, p.pick(C.ink, C.green3), 1.2);
  return o + hill(base + 54, [20, 4, 10, 2, 24], p.h + 4, p.pick(C.ink, C.green3), 0);
});
