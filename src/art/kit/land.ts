import { poly, taper } from '../geom/paths.ts';
import { at, type Line, lerp, type Point, points, polar, rng } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes, union } from './marks.ts';
import { leafPath } from './plants.ts';

/** Mountains (ridge), tufts of grass, pines and round trees, a small castle tower. */

/** Mountains with a lit and a dark side. line: the ridge from left to right. */
export function ridge(crest: Line, base: number, light: string, dark: string, { sw = 1.8, shade = true } = {}): string {
  const pts = points(crest);
  const first = pts[0]!;
  const last = pts[pts.length - 1]!;
  const body = sh(poly([[first[0], base], ...pts, [last[0], base]]), light, sw);
  if (!shade) return body;
  let d = '';
  for (let i = 1; i < pts.length - 1; i++) {
    const p = pts[i]!;
    const q = pts[i + 1]!;
    if (p[1] >= pts[i - 1]![1] || p[1] >= q[1]) continue;
    const bx = lerp(p[0], q[0], 0.1);
    const m = Math.min(base, q[1] + 4);
    d += poly([p, q, [lerp(p[0], q[0], 0.75), m], [bx + 5, lerp(p[1], m, 0.72)], [bx - 3, lerp(p[1], m, 0.42)]]);
  }
  return body + flat(d, dark);
}

/** Tufts of grass: three blades at every root. rise and spread in units. */
export function tufts(roots: Line, { rise = 13, spread = 8, w = 2.6, fill = C.green3 as string } = {}): string {
  const blades: Line[] = [];
  for (const [x, y] of points(roots)) {
    for (const s of [-1, 0, 1])
      blades.push([
        [x, y],
        [x + s * spread * 0.5, y - rise * (s ? 0.54 : 0.6)],
        [x + s * spread + (s ? 0 : 1), y - rise * (s < 0 ? 0.77 : s ? 0.7 : 1)],
      ]);
  }
  return strokes(blades, w, fill);
}

/** Pine of four storeys, foot at x, y. */
export function pine(x: number, y: number, h: number, fill: string, sw = 2): string {
  const right: Point[] = [[x, y - h, 1]];
  for (let i = 0; i < 4; i++) {
    const w = h * (0.13 + i * 0.07);
    const b = y - h + h * (0.3 + i * 0.2);
    right.push([x + w, b, 1]);
    if (i < 3) right.push([x + w * 0.45, b - h * 0.03, 1]);
  }
  const left = right
    .slice(1)
    .reverse()
    .map(([a, b]): Point => [2 * x - a, b, 1]);
  return sh(rect(x - 3, y - h * 0.14, 6, h * 0.16), C.gold3, 1.6) + sh(poly([...right, ...left]), fill, sw);
}

/** Mass of leaves: a scalloped cushion with a lit crown and rows of leaf marks. */
export function foliage(
  x: number,
  y: number,
  r: number,
  seed: number,
  { dark = C.green3 as string, mid = C.green as string, light = C.green2 as string } = {},
): string {
  const random = rng(seed);
  const lobes: string[] = [];
  const count = Math.round(r / 4.2) + 3;
  for (let i = 0; i < count; i++) {
    const q = polar(x, y, r * 0.78, (i * 360) / count + seed * 7);
    lobes.push(disc(q[0], y + (q[1] - y) * 0.8, r * 0.34));
  }
  lobes.push(disc(x, y, r * 0.85, r * 0.7));
  let shaded = '';
  let lit = '';
  for (let row = -2; row <= 2; row++)
    for (let c = -3; c <= 3; c++) {
      const px = x + (c + (row & 1 ? 0.5 : 0)) * r * 0.3;
      const py = y + row * r * 0.27;
      if (Math.hypot((px - x) / r, (py - y) / (r * 0.82)) > 0.86) continue;
      const turn = -90 + ((px - x) / r) * 50 + (random() - 0.5) * 20;
      const d = leafPath(px, py + r * 0.08, r * 0.24, turn, 0.62);
      if (px - x + (py - y) * 1.3 < r * 0.05) lit += d;
      else shaded += d;
    }
  return union(lobes, dark, 2.3) + flat(shaded, mid) + flat(lit, light);
}
/** Small round tree with a stem, foot at x, y. */
export const roundTree = (
  x: number,
  y: number,
  h: number,
  fill: string = C.green2,
  dots: string = C.green3,
): string => {
  const k = h / 64;
  const crown = '0,-46 -14,-36 15,-36 -8,-56 10,-57';
  // every other tree is turned round
  const side = Math.round(x + y) % 2 ? -k : k;
  return (
    sh(
      taper(
        [
          [x, y],
          [x - 3 * side, y - 20 * k],
          [x + side, y - 40 * k],
        ],
        [10 * k, 6 * k, 4 * k],
      ),
      C.gold3,
      2,
    ) +
    union([at(crown, (a, b, i) => disc(x + a * side, y + b * k, [17, 12, 12, 11, 11][i]! * k))], fill, 2) +
    flat(
      at('-4,-50 6,-44 -10,-38 12,-38 2,-57', (a, b) => disc(x + a * side, y + b * k, 2 * k)),
      dots,
    )
  );
};
/** Far castle tower with battlements: left, top, height. */
export const tower = (x: number, y: number, h: number): string =>
  sh(rect(x, y, 18, h), C.paper2, 2) +
  sh(`M${x - 3} ${y}v-9h6v4h4v-4h10v4h4v-4h3v9z`, C.paper2, 1.8) +
  flat(rect(x + 11, y + 1, 6, h), C.gold3) +
  sh(`M${x + 5} ${y + 24}v-7a3.6 3.6 0 0 1 7.2 0v7z`, C.ink, 0);
