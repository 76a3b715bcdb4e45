import { each } from '../geom/points.ts';
import { C } from '../ink.ts';
import { roundTree, tufts } from '../kit/land.ts';
import { rays, star } from '../kit/stars.ts';
import { ripples } from '../kit/water.ts';
import { CX, field, glitter, hill, sky, stars, W, wallpaper } from './plate.ts';

const SEVEN: readonly (readonly [x: number, dy: number, r: number])[] = [
  [62, -0.05, 16],
  [110, -0.115, 13],
  [250, -0.115, 13],
  [298, -0.05, 16],
  [78, 0.075, 13],
  [282, 0.075, 13],
  [180, 0.135, 15],
];

/** One great star and seven small ones over still water. */
export const draw = wallpaper('star-pool', (p) => {
  const y = p.h * 0.47;
  const pool = p.h * 0.72;
  let o = sky(p, 'night', 'day', pool) + stars(p, pool - 50, 47, [[CX, y, 110]]);
  o += rays(CX, y, 40, 112, 48, { wavy: false, w: 0.22, fill: p.metal });
  o += each(SEVEN, (x, dy, r) => star(x, y + dy * p.h, r, { contour: 1.4, light: C.gold2, dark: C.gold }));
  o += star(CX, y, 82, {
    inner: 0.34,
    contour: 1.8,
    light: p.pick(C.paper, C.gold2),
    dark: p.pick(C.gold2, C.gold),
    minor: 0.6,
  });
  o += hill(pool - 4, [26, 56, 30, 18, 44, 22], p.h, p.pick(C.blue, C.green2));
  o +=
    roundTree(56, pool - 22, 62, p.pick(C.green, C.green2), p.pick(C.green2, C.green3)) +
    roundTree(312, pool - 20, 48, p.pick(C.green, C.green2), C.gold2);
  o +=
    hill(pool, [24, 16, 6, 2, 8, 20], p.h, p.pick(C.green3, C.green)) +
    field(p, pool + 4, p.pick(C.blue3, C.blue), 2.2);
  o += ripples(-20, pool + 8, W + 40, p.h - pool - 10, Math.round((p.h - pool) / 14), {
    fill: p.pick(C.blue, C.blue2),
    seed: 22,
  });
  o += glitter(CX, pool + 8, p.h - 40, 92, 12, p.pick(C.gold2, C.paper));
  o += hill(p.h - 34, [46, 30, 0, -30, -34, -34, -10], p.h + 4, p.pick(C.green3, C.green), 2.4);
  return o + tufts(`26,${p.h - 44} 72,${p.h - 36} 118,${p.h - 14}`, { fill: p.pick(C.green2, C.green3), rise: 18 });
});
