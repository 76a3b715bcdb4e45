import { BODY, ZODIAC } from '../../src/art/glyphs.ts';

/** What stands where in the markup of a wheel, read from the markup alone: boxes of signs and texts, and lines. */

export interface Mark {
  name: string;
  /** The line that leads to it. */
  own: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Line {
  name: string;
  points: (readonly [number, number])[];
}
export interface WheelMarks {
  marks: Mark[];
  /** Leaders of the planets; cusps and axes, piece by piece. */
  leaders: Line[];
  radials: Line[];
}

/** Of the widest of common interface fonts, in ems. */
const WIDE: Record<string, number> = { '°': 0.5, '′': 0.3, R: 0.7, A: 0.73, C: 0.73, M: 0.9, D: 0.78, I: 0.35 };
const GLYPHS = new Map<string, string>(
  [...Object.entries(ZODIAC), ...Object.entries(BODY)].map(([name, d]) => [d, name]),
);

/** @param ink box of a sign's strokes on its grid of 24, as `[left, top, right, bottom]` */
export function marksOf(svg: string, ink: (path: string) => readonly [number, number, number, number]): WheelMarks {
  const marks: Mark[] = [];
  const leaders: Line[] = [];
  const radials: Line[] = [];
  let group = '';
  let axis = '';
  for (const [tag, name] of svg.matchAll(/<(\/?[a-z]+)[^>]*>/g)) {
    const of = (key: string): string => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (name === 'g') group = of('data-point');
    if (name === '/g') group = '';
    if (name === 'rect') {
      const [x, y] = [Number(of('x')), Number(of('y'))];
      marks.push({
        name: 'tag',
        own: axis,
        left: x,
        top: y,
        right: x + Number(of('width')),
        bottom: y + Number(of('height')),
      });
    }
    if (name !== 'path') continue;
    const glyph = GLYPHS.get(of('d'));
    if (glyph) {
      const [x, y, k] = (/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/.exec(tag) ?? []).slice(1).map(Number) as [
        number,
        number,
        number,
      ];
      const [left, top, right, bottom] = ink(of('d'));
      marks.push({
        name: glyph,
        own: group,
        left: x + k * left,
        top: y + k * top,
        right: x + k * right,
        bottom: y + k * bottom,
      });
    } else if (group) leaders.push(...linesOf(group, of('d')));
    else if (of('data-line')) {
      axis = of('data-line');
      radials.push(...linesOf(axis, of('d')));
    }
  }
  for (const [, attributes, text] of svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)) {
    const of = (key: string): number => Number(new RegExp(` ${key}="([^"]*)"`).exec(attributes!)?.[1]);
    const size = of('font-size');
    const width = [...text!].reduce((sum, sign) => sum + (WIDE[sign] ?? 0.64), 0) * size;
    const [x, base] = [of('x'), of('y')];
    // The text of a tag stands inside its rectangle, which is a mark already.
    if (/^(AC|MC|DC|IC)$/.test(text!)) continue;
    marks.push({
      name: text!,
      own: '',
      left: x - width / 2,
      top: base - 0.74 * size,
      right: x + width / 2,
      bottom: base,
    });
  }
  return { marks, leaders, radials };
}

function linesOf(name: string, d: string): Line[] {
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => ({
      name,
      points: part.split('L').map((pair) => pair.split(' ').map(Number) as [number, number]),
    }));
}

export const overlap = (a: Mark, b: Mark): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a piece of the line lies inside the box. */
export function through({ points }: Line, { left, top, right, bottom }: Mark): boolean {
  return points.slice(1).some(([x2, y2], i) => {
    const [x1, y1] = points[i]!;
    let [from, to] = [0, 1];
    for (const [start, way, low, high] of [
      [x1, x2 - x1, left, right],
      [y1, y2 - y1, top, bottom],
    ] as const) {
      if (way === 0) {
        if (start <= low || start >= high) return false;
        continue;
      }
      const [a, b] = [(low - start) / way, (high - start) / way].sort((p, q) => p - q) as [number, number];
      from = Math.max(from, a);
      to = Math.min(to, b);
    }
    return from < to;
  });
}

/** Whether the frames around two lines have something in common. */
function near(a: Line, b: Line): boolean {
  return [0, 1].every((axis) => {
    const [mine, yours] = [a, b].map(({ points }) => points.map((point) => point[axis]!)) as [number[], number[]];
    return Math.min(...mine) < Math.max(...yours) && Math.min(...yours) < Math.max(...mine);
  });
}

/** Whether two lines cross by more than a tenth of a pixel, which nobody can see. */
export function crossing(a: Line, b: Line): boolean {
  if (!near(a, b)) return false;
  const beside = (p: readonly number[], q: readonly number[], r: readonly number[]): number => {
    const [dx, dy] = [q[0]! - p[0]!, q[1]! - p[1]!];
    return (dx * (r[1]! - p[1]!) - dy * (r[0]! - p[0]!)) / Math.hypot(dx, dy);
  };
  const between = (p: readonly number[], q: readonly number[], one: readonly number[], other: readonly number[]) => {
    const [left, right] = [beside(p, q, one), beside(p, q, other)];
    return left * right < 0 && Math.min(Math.abs(left), Math.abs(right)) > 0.1;
  };
  return a.points
    .slice(1)
    .some((q, i) =>
      b.points
        .slice(1)
        .some((s, j) => between(a.points[i]!, q, b.points[j]!, s) && between(b.points[j]!, s, a.points[i]!, q)),
    );
}
