import { each, polar } from '../geom/points.ts';
import { arc, disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { chart } from '../sky.ts';
import { CX, phase, sky, stars, W, wallpaper } from './plate.ts';

const SEVEN = [0, 1, 2, 3, 4, 5, 6].map((i) => [i] as const);

/** The star chart of the card backs, as wide as the screen and wider. */
export const draw = wallpaper('planisphere', (p) => {
  const y = p.h * 0.66;
  const R = 206;
  let o = sky(p, 'deep', 'paper') + stars(p, p.h - 10, 44, [[CX, y, R + 8]]);
  o +=
    flat(disc(CX, y, R), p.pick(C.night2, C.gold2), p.pick(0.45, 0.3)) + chart(CX, y, R, { stroke: p.metal, seed: 8 });
  o += flat(disc(CX, y, 92), p.ground) + ln(disc(CX, y, 92), 1.8, p.metal) + ln(disc(CX, y, 86), 0.8, p.metal);
  o += rays(CX, y, 30, 80, 32, { fill: p.metal, r2: 70, w: 0.46 }) + flat(disc(CX, y, 28), p.ground);
  o += star(CX, y, 58, { inner: 0.3, contour: 1.4, light: p.light, dark: p.metal }) + flat(disc(CX, y, 4), p.ground);
  o += each(SEVEN, (i) => {
    const [mx, my] = polar(CX, y, R + 34, -132 + i * 14);
    return phase(p, mx, my, 11, 1 - Math.abs(3 - i) / 3.4, i < 3);
  });
  const waves = (x: number, from: number) =>
    [20, 32, 44, 56, 68].map((q) => arc(x, p.h - 14, q, from, from + 90)).join('');
  return o + ln(waves(14, 270) + waves(W - 14, 180), 1.3, p.metal);
});
