import { brush, poly, taper } from '../geom/paths.ts';
import { lerp, n, type Point, place, polar, rng } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from './marks.ts';

/** Lights of the sky: bevelled star, spark, scattered stars, rays, great sun, crescent, and the calm face of the sun. */

interface StarLook {
  points?: number;
  /** Waist as a share of the radius. */
  inner?: number;
  light?: string;
  dark?: string;
  rot?: number;
  /** Length of every second point, from eight points on. */
  minor?: number;
  contour?: number;
}
/** Star with bevelled points, the signature mark of the deck. */
export function star(cx: number, cy: number, r: number, look: StarLook = {}): string {
  const { points = 8, inner = 0.36, light = C.gold2, dark = C.gold, rot = -90, minor = 0.62, contour = 0 } = look;
  let a = '';
  let b = '';
  const outline: Point[] = [];
  for (let i = 0; i < points; i++) {
    const R = points >= 8 && i % 2 ? r * minor : r;
    const t = rot + (i * 360) / points;
    const h = 180 / points;
    const tip = polar(cx, cy, R, t);
    const left = polar(cx, cy, r * inner, t - h);
    a += poly([[cx, cy], left, tip]);
    b += poly([[cx, cy], tip, polar(cx, cy, r * inner, t + h)]);
    outline.push(left, tip);
  }
  return (contour ? ln(poly(outline), contour * 2) : '') + flat(a, light) + flat(b, dark);
}
const sparkPath = (cx: number, cy: number, r: number, waist: number): string =>
  poly([0, 1, 2, 3, 4, 5, 6, 7].map((i) => polar(cx, cy, i % 2 ? r * waist : r, i * 45 - 90)));
/** Small four-point spark. */
export const spark = (cx: number, cy: number, r: number, fill: string = C.gold2): string =>
  flat(sparkPath(cx, cy, r, 0.24), fill);

interface FieldLook {
  fill?: string;
  /** Circles to keep free: x, y, radius. */
  avoid?: readonly (readonly [number, number, number])[];
  /** Share of sparks among the dots. */
  big?: number;
}
/** Scatter of dots and sparks in a box. */
export function starfield(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  seed: number,
  look: FieldLook = {},
): string {
  const { fill = C.gold2, avoid = [], big = 0.18 } = look;
  const random = rng(seed);
  const used: Point[] = [];
  let dots = '';
  let sparks = '';
  let tries = 0;
  while (used.length < count && tries++ < count * 30) {
    const px = x + random() * w;
    const py = y + random() * h;
    if (avoid.some(([a, b, r]) => Math.hypot(px - a, py - b) < r)) continue;
    if (used.some(([a, b]) => Math.hypot(px - a, py - b) < 13)) continue;
    used.push([px, py]);
    if (random() < big) sparks += sparkPath(px, py, 3 + random() * 3, 0.26);
    else dots += disc(px, py, 0.6 + random() * 0.9);
  }
  return flat(dots + sparks, fill);
}

interface RayLook {
  wavy?: boolean;
  /** Share of the circle that is ray. */
  w?: number;
  fill?: string;
  /** Colour and length of the wavy rays. */
  fill2?: string;
  r2?: number;
  rot?: number;
  contour?: number;
}
/** Rays from r0 to r1, straight and wavy in turn. */
export function rays(cx: number, cy: number, r0: number, r1: number, count: number, look: RayLook = {}): string {
  const { wavy = true, w = 0.5, fill = C.gold, fill2 = fill, rot = -90, r2 = r1 * 0.92, contour = 0 } = look;
  const step = 360 / count;
  const half = (step * w) / 2;
  let straight = '';
  let waves = '';
  for (let i = 0; i < count; i++) {
    const t = rot + i * step;
    if (wavy && i % 2) {
      const pts: Point[] = [];
      const widths: number[] = [];
      const base = 2 * r0 * Math.sin((half * Math.PI) / 180) * 1.15;
      for (let j = 0; j <= 4; j++) {
        const u = j / 4;
        const r = lerp(r0, r2, u);
        pts.push(polar(cx, cy, r, t + Math.sin(u * Math.PI * 2) * half * 0.75 * (r0 / r) * 1.3));
        widths.push(base * (1 - u * u));
      }
      waves += taper(pts, widths, 1);
    } else straight += poly([polar(cx, cy, r0, t - half), polar(cx, cy, r1, t), polar(cx, cy, r0, t + half)]);
  }
  if (contour) return sh(straight, fill, contour) + (waves && sh(waves, fill2, contour));
  return flat(straight, fill) + (waves && flat(waves, fill2));
}

/** Calm mask-like face from the front: brow and nose in one line, lowered eyes. s = half height of the skull. */
export function face(cx: number, cy: number, s: number, ink: string = C.ink, lip: string = C.red2): string {
  const b = (line: string, w: number) => brush(place(line, { x: cx, y: cy, s }), s * w);
  const d =
    b('-0.56,-0.16 -0.36,-0.27 -0.12,-0.2', 0.08) +
    b('0.56,-0.16 0.36,-0.27 0.12,-0.2', 0.08) +
    b('0.12,-0.2 0.05,0.06 0.13,0.3 -0.05,0.33', 0.07) +
    b('-0.52,0 -0.34,0.09 -0.16,0.02', 0.11) +
    b('0.52,0 0.34,0.09 0.16,0.02', 0.11);
  return flat(d, ink) + flat(b('-0.2,0.54 0,0.58 0.2,0.54', 0.15), lip);
}

interface SunLook {
  count?: number;
  /** Radius of the rays. */
  R?: number;
  withFace?: boolean;
  fill?: string;
  ray?: string;
  ray2?: string;
  contour?: number;
  w?: number;
}
/** Great sun. */
export function sun(cx: number, cy: number, r: number, look: SunLook = {}): string {
  const {
    count = 24,
    R = r * 2,
    withFace = true,
    fill = C.gold2,
    ray = C.gold,
    ray2 = C.gold,
    contour = 1.6,
    w = 0.62,
  } = look;
  return (
    rays(cx, cy, r * 1.06, R, count, { fill: ray, fill2: ray2, contour, w }) +
    sh(disc(cx, cy, r), fill) +
    ln(disc(cx, cy, r * 0.88), 0.9, C.gold3) +
    (withFace ? face(cx, cy, r * 0.72, C.gold3, C.red) : '')
  );
}
/** Waxing crescent: radius r, thickness k (0..1), turned by rot. */
export function crescentPath(cx: number, cy: number, r: number, k = 0.55, rot = 0): string {
  const a = polar(cx, cy, r, -90 + rot);
  const b = polar(cx, cy, r, 90 + rot);
  const r2 = n(r * (1 + (1 - k) * 0.42));
  return `M${n(a[0])} ${n(a[1])}A${n(r)} ${n(r)} 0 1 1 ${n(b[0])} ${n(b[1])}A${r2} ${r2} 0 0 0 ${n(a[0])} ${n(a[1])}z`;
}
