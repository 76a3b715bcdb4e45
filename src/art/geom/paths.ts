import { join, type Line, lerp, mid, n, type Point, points, xy } from './points.ts';

/** Path data from points: smooth lines and shapes, limbs that swell and thin, brush strokes. */

type Segment = readonly [from: Point, c1: Point, c2: Point, to: Point];

const unit = (x: number, y: number): Point => {
  const l = Math.hypot(x, y) || 1;
  return [x / l, y / l];
};
const area = (p: readonly Point[]): number =>
  p.reduce((sum, a, i) => {
    const b = p[(i + 1) % p.length]!;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
/** Closed shapes are always wound the same way, so that they can be merged. */
const wound = (line: Line): readonly Point[] => {
  const p = points(line);
  return area(p) < 0 ? [...p].reverse() : p;
};

/** Bezier segments of a smooth line. */
function segments(p: readonly Point[], closed: boolean, tension: number): Segment[] {
  const count = p.length;
  const tangent = (i: number): Point | undefined => {
    if (p[i]![2] || (!closed && (i === 0 || i === count - 1))) return undefined;
    const a = p[(i - 1 + count) % count]!;
    const b = p[(i + 1) % count]!;
    return unit(b[0] - a[0], b[1] - a[1]);
  };
  const out: Segment[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = p[i]!;
    const to = p[(i + 1) % count]!;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const reach = Math.hypot(dx, dy) * tension;
    const a = tangent(i);
    const b = tangent((i + 1) % count);
    out.push([
      from,
      a ? [from[0] + a[0] * reach, from[1] + a[1] * reach] : [from[0] + dx * tension, from[1] + dy * tension],
      b ? [to[0] - b[0] * reach, to[1] - b[1] * reach] : [to[0] - dx * tension, to[1] - dy * tension],
      to,
    ]);
  }
  return out;
}
function emit(segs: readonly Segment[], closed: boolean): string {
  const start = segs[0]![0];
  let cx = +n(start[0]);
  let cy = +n(start[1]);
  const steps: number[] = [];
  for (const [, a, b, to] of segs) {
    steps.push(a[0] - cx, a[1] - cy, b[0] - cx, b[1] - cy, to[0] - cx, to[1] - cy);
    cx = +(cx + +n(to[0] - cx)).toFixed(1);
    cy = +(cy + +n(to[1] - cy)).toFixed(1);
  }
  return `M${xy(start)}c${join(steps)}${closed ? 'z' : ''}`;
}

/** Open smooth line. */
export const line = (pts: Line, tension = 0.34): string => emit(segments(points(pts), false, tension), false);
/** Closed smooth shape. */
export const blob = (pts: Line, tension = 0.34): string => emit(segments(wound(pts), true, tension), true);
/** Straight-edged shape. */
export function poly(pts: Line, closed = true): string {
  const p = closed ? wound(pts) : points(pts);
  let x = +n(p[0]![0]);
  let y = +n(p[0]![1]);
  let d = `M${join([x, y])}`;
  for (const q of p.slice(1)) {
    const dx = +n(q[0] - x);
    const dy = +n(q[1] - y);
    d += dy === 0 ? `h${n(dx)}` : dx === 0 ? `v${n(dy)}` : `l${join([dx, dy])}`;
    x = +(x + dx).toFixed(1);
    y = +(y + dy).toFixed(1);
  }
  return d + (closed ? 'z' : '');
}

const on = ([p, a, b, q]: Segment, t: number): Point => {
  const u = 1 - t;
  const f = (i: 0 | 1) => u * u * u * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t * t * t * q[i];
  return [f(0), f(1)];
};
const heading = ([p, a, b, q]: Segment, t: number): Point => {
  const u = 1 - t;
  const f = (i: 0 | 1) => 3 * u * u * (a[i] - p[i]) + 6 * u * t * (b[i] - a[i]) + 3 * t * t * (q[i] - b[i]);
  return unit(f(0), f(1));
};
/** A limb, branch, tail or ribbon: a smooth line with a width at every point. */
export function taper(pts: Line, widths: readonly number[], step = 2): string {
  const segs = segments(points(pts), false, 0.34);
  const left: Point[] = [];
  const right: Point[] = [];
  segs.forEach((s, i) => {
    const last = i === segs.length - 1 ? step : step - 1;
    for (let j = 0; j <= last; j++) {
      const t = j / step;
      const w = lerp(widths[i]!, widths[i + 1]!, t) / 2;
      const c = on(s, t);
      const v = heading(s, t === 0 ? 0.01 : t === 1 ? 0.99 : t);
      left.push([c[0] - v[1] * w, c[1] + v[0] * w]);
      right.push([c[0] + v[1] * w, c[1] - v[0] * w]);
    }
  });
  const corner = (list: Point[], i: number) => {
    const p = list[i]!;
    list[i] = [p[0], p[1], 1];
  };
  const end = left.length - 1;
  corner(left, 0);
  corner(left, end);
  corner(right, 0);
  corner(right, end);
  if (widths[0]! < 0.3) right.shift();
  if (widths[widths.length - 1]! < 0.3) right.pop();
  return blob([...left, ...right.reverse()]);
}
/** Calligraphic inner line: thin, thick, thin. Filled, never stroked. */
export function brush(pts: Line, w = 2.4, bias = 0.5): string {
  const p = points(pts);
  const last = p.length - 1;
  if (last === 1) return taper([p[0]!, mid(p[0]!, p[1]!), p[1]!], [0, w, 0], 1);
  const power = bias < 0.5 ? 0.6 : bias > 0.5 ? 1.6 : 1;
  const widths = p.map((_, i) => (i === 0 || i === last ? 0 : w * Math.sin(Math.PI * (i / last) ** power)));
  return taper(p, widths, 1);
}
