import { blob, poly } from '../geom/paths.ts';
import { type Line, lerp, place, points } from '../geom/points.ts';
import { C } from '../ink.ts';
import { sh, strokes } from './marks.ts';
import { leafPath } from './plants.ts';

/** Ear of corn growing from x, y at an angle: eight grains and a beard. */
export function ear(x: number, y: number, l: number, a: number, fill: string = C.straw2): string {
  const t = (a * Math.PI) / 180;
  let grains = '';
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1]) {
      const d = (i / 5) * l;
      grains += leafPath(x + Math.cos(t) * d, y + Math.sin(t) * d, l * 0.36, a + s * 34, 0.6);
    }
  const d = l * 0.72;
  grains += leafPath(x + Math.cos(t) * d, y + Math.sin(t) * d, l * 0.42, a, 0.5);
  return sh(grains, fill, 1.3);
}
/** Sheaf tied in the middle; x, y = middle of its foot, h = height. */
export function sheaf(x: number, y: number, h: number, band: string = C.red, r = 0): string {
  const put = (l: Line) => place(l, { x, y, s: h / 100, r });
  const ears = points('-34,-66 -22,-74 -10,-78 2,-80 14,-77 26,-72 36,-64 -16,-60 0,-64 16,-60').map(([a, b]) => {
    const [ex, ey] = put([[a, b]])[0]!;
    return ear(ex, ey, h * 0.26, -90 + a * 0.9 + r);
  });
  const stalks: Line[] = [];
  for (let i = 0; i < 7; i++) {
    const u = i / 6;
    stalks.push(
      put([
        [lerp(-26, 26, u), -62],
        [lerp(-8, 8, u), -38],
        [lerp(-22, 22, u), -3],
      ]),
    );
  }
  return (
    sh(blob(put('-36,-66! 36,-66! 20,-52 12,-38 16,-18 28,0! -28,0! -16,-18 -12,-38 -20,-52')), C.straw, 2.4) +
    strokes(stalks, h * 0.022, C.gold3) +
    ears.join('') +
    sh(poly(put('-14,-42 14,-42 14,-33 -14,-33')), band, 1.8)
  );
}
/** Stubble: pairs of cut stalks. */
export const stubble = (roots: Line, fill: string = C.gold3): string =>
  strokes(
    points(roots).flatMap(([x, y]): Line[] => [
      [
        [x, y],
        [x - 1, y - 6],
        [x - 4, y - 12],
      ],
      [
        [x + 3, y],
        [x + 4, y - 5],
        [x + 6, y - 10],
      ],
    ]),
    2.8,
    fill,
  );
