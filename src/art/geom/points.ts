/** Points and what can be done to them: read from text, move, turn, mirror, random numbers. */

/** x, y and, if it is a sharp corner, 1. */
export type Point = readonly [x: number, y: number, corner?: 1];
/** A list of points, or the same as text: 'x,y x,y! x,y' where ! marks a sharp corner. */
export type Line = string | readonly Point[];

/** The points of a line. */
export function points(line: Line): readonly Point[] {
  if (typeof line !== 'string') return line;
  return line.split(' ').map((pair): Point => {
    const comma = pair.indexOf(',');
    const corner = pair.endsWith('!');
    const x = +pair.slice(0, comma);
    const y = +pair.slice(comma + 1, corner ? -1 : undefined);
    return corner ? [x, y, 1] : [x, y];
  });
}

/** Round to one decimal and drop what SVG does not need. */
export function n(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');
}
/** Numbers in a row, with a space only where one is needed: '1 2-3', '.5.5'. */
export function join(values: readonly number[]): string {
  let out = '';
  let last = '';
  for (const value of values) {
    const text = n(value);
    out += !out || text[0] === '-' || (text[0] === '.' && last.includes('.')) ? text : ` ${text}`;
    last = text;
  }
  return out;
}
/** The point as path data. */
export const xy = (p: Point): string => `${n(p[0])} ${n(p[1])}`;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mid = (a: Point, b: Point, t = 0.5): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Point at a distance and an angle in degrees: 0 is right, 90 is down. */
export function polar(cx: number, cy: number, r: number, deg: number): Point {
  const a = (deg * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** Random numbers from a seed, so that a picture is the same every time. */
export function rng(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Placing {
  x?: number;
  y?: number;
  /** Scale. */
  s?: number;
  /** Turn in degrees, clockwise. */
  r?: number;
  /** Mirror left and right first. */
  flip?: boolean;
}
/** Move, scale, turn, mirror. */
export function place(line: Line, { x = 0, y = 0, s = 1, r = 0, flip = false }: Placing = {}): readonly Point[] {
  const a = (r * Math.PI) / 180;
  const c = Math.cos(a);
  const q = Math.sin(a);
  return points(line).map((p): Point => {
    const px = (flip ? -p[0] : p[0]) * s;
    const py = p[1] * s;
    const ox = x + px * c - py * q;
    const oy = y + px * q + py * c;
    return p[2] ? [ox, oy, 1] : [ox, oy];
  });
}
/** The same move for many lines. */
export const placer =
  (placing: Placing) =>
  (line: Line): readonly Point[] =>
    place(line, placing);
/** One point moved, scaled, turned, mirrored. */
export const spot = (px: number, py: number, placing: Placing): Point => place([[px, py]], placing)[0]!;

/** Mirror image in the upright axis cx. */
export const mirror = (line: Line, cx = 160): readonly Point[] =>
  points(line).map((p): Point => (p[2] ? [2 * cx - p[0], p[1], 1] : [2 * cx - p[0], p[1]]));
/** A line and its mirror image. */
export const both = (line: Line, cx = 160): readonly (readonly Point[])[] => [points(line), mirror(line, cx)];
/** Left half of a symmetric outline, from top to bottom, made whole. */
export const sym = (half: Line, cx = 160): readonly Point[] => [
  ...points(half),
  ...[...mirror(half, cx)].reverse().filter((p) => Math.abs(p[0] - cx) > 0.05),
];

/** The same drawing at every row of a list, e.g. each([[10, 20, 3]], (x, y, r) => disc(x, y, r)); the index comes last. */
export const each = <T extends readonly [unknown, ...unknown[]]>(
  rows: readonly T[],
  draw: (...row: [...T, index: number]) => string,
): string => rows.map((row, i) => draw(...row, i)).join('');
/** The same drawing at every point of a line. */
export const at = (line: Line, draw: (x: number, y: number, index: number) => string): string =>
  points(line)
    .map((p, i) => draw(p[0], p[1], i))
    .join('');
