import { each, polar } from '../geom/points.ts';
import { arc, begonia, disc } from '../geom/shapes.ts';
import { flat, ln } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { CX, phase, sky, stars, W, wallpaper } from './plate.ts';

const STEPS = Array.from({ length: 12 }, (_, i) => [i] as const);

/** A month: twelve moons round the star, the new moon above, the full moon below. */
export const draw = wallpaper('phases', (p) => {
  const y = p.h * 0.61;
  let o = sky(p, 'deep', 'paper') + stars(p, p.h - 20, 21, [[CX, y, 164]]);
  o += ln(disc(CX, y, 156) + disc(CX, y, 98), 1.2, p.metal) + ln(disc(CX, y, 92), 0.7, p.metal);
  o += ln(disc(CX, y, 150), 3, p.metal, ' stroke-dasharray=".8 6.2"');
  o += ln(
    each(STEPS, (i) => arc(CX, y, 127, i * 30 - 82, i * 30 - 68)),
    1,
    p.metal,
  );
  o += rays(CX, y, 34, 84, 36, { fill: p.metal, w: 0.42, r2: 72 }) + flat(disc(CX, y, 32), p.ground);
  o += star(CX, y, 60, { inner: 0.3, contour: 1.4, light: p.light, dark: p.metal }) + flat(disc(CX, y, 4), p.ground);
  o += each(STEPS, (i) => {
    const [mx, my] = polar(CX, y, 127, i * 30 - 90);
    return phase(p, mx, my, 19, 1 - Math.abs(6 - i) / 6, i < 6);
  });
  const edge = (d: number, w: number) => ln(begonia(d, d, W - 2 * d, p.h - 2 * d, 22), w, p.metal);
  return o + edge(12, 1.6) + edge(17, 0.8);
});
