import { blob, line, taper } from '../geom/paths.ts';
import { type Line, mid, type Point, placer, points, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, rod, sh, strokes, union } from '../kit/marks.ts';

/** Limbs and bodies: limb, bare arm, sleeve, leg with shoe; kneeling robes. */

/** Limb with round ends, as path data for a union. Three points are bones that meet in a joint, more are one curve. */
export function limb(pts: Line, widths: readonly number[], step = 2): string {
  const p = points(pts);
  const a = p[0]!;
  const b = p[p.length - 1]!;
  const ends = disc(a[0], a[1], widths[0]! / 2) + disc(b[0], b[1], widths[widths.length - 1]! / 2);
  return (p.length === 3 ? bones(p, widths) : taper(p, widths, step)) + ends;
}
/** Two straight bones with a little muscle and a rounded joint between them, as path data for a union. */
function bones([a, b, c]: readonly Point[], [wa = 0, wb = 0, wc = 0]: readonly number[]): string {
  return (
    taper([a!, mid(a!, b!, 0.45), b!], [wa, Math.max(wa, wb) * 0.5 + Math.min(wa, wb) * 0.53, wb]) +
    taper([b!, mid(b!, c!, 0.36), c!], [wb * 0.96, (wb * 0.64 + wc * 0.36) * 1.05, wc]) +
    disc(b![0], b![1], wb / 2)
  );
}

interface ClothLook {
  fill?: string;
  /** Colour of the folds. */
  fold?: string;
  sw?: number;
}
interface SleeveLook extends ClothLook {
  w?: readonly number[];
  /** Colour of the cuff, none if left out. */
  cuff?: string;
}
/**
 * Sleeve from the rounded shoulder over the elbow to the wrist, with folds at the bend. Put the hand before or after
 * it, at its last point.
 */
export function sleeve(pts: Line, look: SleeveLook = {}): string {
  const { fill = C.blue, fold = C.blue3, sw = 2.3, w = [24, 22, 26], cuff } = look;
  const p = points(pts);
  const [a, b, c] = [p[0]!, p[p.length - 2]!, p[p.length - 1]!];
  const wide = w[w.length - 1]!;
  const elbow = w[w.length - 2]!;
  const r = (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI;
  const put = placer({ x: c[0], y: c[1], r });
  const h = wide / 2;
  const body =
    p.length === 3
      ? taper([a, mid(a, b, 0.5), b], [w[0]!, (w[0]! + elbow) * 0.5, elbow]) +
        taper([b, mid(b, c, 0.5), c], [elbow, (elbow + wide) * 0.5, wide]) +
        disc(b[0], b[1], elbow / 2)
      : taper(p, w);
  const edge: Point[] = [
    [-5, -h - 0.6, 1],
    [1.5, -h - 0.6, 1],
    [3.5, 0],
    [1.5, h + 0.6, 1],
    [-5, h + 0.6, 1],
    [-3, 0],
  ];
  return (
    union([body, disc(a[0], a[1], w[0]! / 2)], fill, sw) +
    (p.length === 3
      ? creases(a, b, c, elbow, fold)
      : strokes([p.map(([x, y], i): Point => [x + (i ? 3 : 0), y])], 2.4, fold)) +
    (cuff ? sh(blob(put(edge)), cuff, sw * 0.8) : '')
  );
}
/** Folds that start at the inner side of the elbow and run out into both halves of the sleeve. */
export function creases(a: Point, b: Point, c: Point, wide: number, fold: string): string {
  const bend = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0 ? 1 : -1;
  const inner = (from: Point, to: Point, t: number, o: number): Point => {
    const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(to[0] - from[0]) / l, (to[1] - from[1]) / l];
    const [x, y] = mid(from, to, t);
    return [x - dy * o * wide * bend, y + dx * o * wide * bend];
  };
  return strokes(
    [
      [inner(a, b, 0.94, 0.34), inner(a, b, 0.62, 0.2), inner(a, b, 0.2, 0.16)],
      [inner(b, c, 0.12, 0.22), inner(b, c, 0.4, -0.02), inner(b, c, 0.8, -0.1)],
    ],
    Math.max(1.6, wide * 0.1),
    fold,
  );
}
interface RobeLook extends ClothLook {
  flip?: boolean;
  /** Colour of the belt, none if left out. */
  belt?: string;
  /** Kneeling: light on the thigh of one who sits on the heels; a bell of cloth if left out. */
  knee?: string;
}
/** A body and where its head goes: centre and half height of the skull. */
export interface Body {
  svg: string;
  head: Point;
  size: number;
  /** Left and right shoulder as seen, where sleeves begin. */
  shoulders: readonly [Point, Point];
}
/** Outline, folds and belt in hundredths of the height, and the points of the body. */
interface Pattern {
  outline: string;
  folds: readonly string[];
  belt: string;
  head: Point;
  size: number;
  shoulders: readonly [Point, Point];
}
function dress(pattern: Pattern, x: number, y: number, h: number, look: RobeLook): Body {
  const { fill = C.blue, fold = C.blue3, sw = 2.5, flip = false, belt } = look;
  const placing = { x, y, s: h / 100, flip };
  const put = placer(placing);
  const to = ([a, b]: Point) => spot(a, b, placing);
  return {
    svg:
      sh(blob(put(pattern.outline)), fill, sw) +
      strokes(pattern.folds.map(put), h * 0.012, fold) +
      (belt ? rod(line(put(pattern.belt)), 3.4, belt, 1.8) : ''),
    head: to(pattern.head),
    size: (pattern.size * h) / 100,
    shoulders: [to(pattern.shoulders[0]), to(pattern.shoulders[1])],
  };
}
const KNEELING: Pattern = {
  outline:
    '-2,-78! 8,-78 14,-70 14,-56 15,-44 24,-34 38,-26 42,-10 40,0! -42,0! -46,-5 -38,-11 -28,-16 -22,-28 -18,-44 -16,-62 -12,-74',
  folds: [
    '4,-48 16,-32 34,-20',
    '-4,-46 4,-24 26,-8',
    '-10,-44 -10,-24 4,-4',
    '-14,-36 -20,-16 -30,-4',
    '-6,-68 -8,-58 -6,-50',
  ],
  belt: '-17,-49 -1,-46 14,-50',
  head: [3, -89.5],
  size: 9.6,
  shoulders: [
    [-2, -70],
    [6, -70],
  ],
};
const ON_HEELS: Pattern = {
  ...KNEELING,
  outline:
    '-2,-78! 8,-78 14,-70 15,-57 14,-48 22,-46 35,-43 46,-36 51,-27 49,-16 47,-8 48,0! -30,0! -33,-8 -29,-19 -22,-32 -18,-46 -16,-62 -12,-74',
  folds: [
    '12,-47 4,-38 -10,-34',
    '44,-30 26,-31 6,-27',
    '-12,-44 -14,-32 -10,-22',
    '-16,-34 -22,-22 -26,-10',
    '-6,-68 -8,-58 -6,-50',
    '40,-9 24,-7 4,-4',
  ],
};
/** Kneeling in a robe, from the side, facing right; ground at x, y; h = height with head. */
export function kneeling(x: number, y: number, h: number, look: RobeLook = {}): Body {
  const { knee, flip = false } = look;
  if (!knee) return dress(KNEELING, x, y, h, look);
  const put = placer({ x, y, s: h / 100, flip });
  const body = dress(ON_HEELS, x, y, h, look);
  const thigh =
    flat(blob(put('8,-40! 20,-43 34,-40 43,-34 34,-35 20,-36')), knee) +
    strokes([put('43,-14 26,-15 6,-11 -14,-12'), put('40,-19 26,-21 12,-20')], h * 0.02);
  return { ...body, svg: body.svg + thigh };
}
