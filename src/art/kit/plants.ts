import { blob, poly } from '../geom/paths.ts';
import { at, type Point, placer, polar, xy } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { spiral } from './clouds.ts';
import { flat, ln, sh, strokes, union } from './marks.ts';

/** Leaves, flowers and fruit: leaf, rose, sunflower (and daisies), lily, lotus, pomegranate, grapes. */

/** Leaf of length l growing from x, y at angle a. */
export function leafPath(x: number, y: number, l: number, a: number, w = 0.36): string {
  const [mx, my] = polar(x, y, l * 0.5, a);
  const tip = polar(x, y, l, a);
  const side = (turn: number) => polar(mx, my, l * w * 0.5, a + turn);
  return blob([[x, y, 1], side(-90), [tip[0], tip[1], 1], side(90)]);
}
interface LeafLook {
  fill?: string;
  vein?: string;
  w?: number;
  sw?: number;
}
export function leaf(x: number, y: number, l: number, a: number, look: LeafLook = {}): string {
  const { fill = C.green, vein = C.green3, w = 0.42, sw = 1.6 } = look;
  return sh(leafPath(x, y, l, a, w), fill, sw) + ln(`M${xy([x, y])}L${xy(polar(x, y, l * 0.8, a))}`, 0.9, vein);
}

interface RoseLook {
  fill?: string;
  edge?: string;
  inner?: string;
  sw?: number;
}
/** Rose from the front, petals in turns. */
export function rose(cx: number, cy: number, r: number, look: RoseLook = {}): string {
  const { fill = C.paper, edge = C.ink, inner = C.paper2, sw = 1.6 } = look;
  // small roses are turned by where they grow, so that no two next to each other are alike
  const spin = r < 20 ? (cx * 7 + cy * 13) % 72 : 0;
  const turn = (count: number, size: number, colour: string, rot: number): string => {
    const parts: string[] = [];
    for (let i = 0; i < count; i++) {
      const p = polar(cx, cy, r * size * 0.56, rot + (i * 360) / count - 90);
      parts.push(disc(p[0], p[1], r * size * 0.5));
    }
    parts.push(disc(cx, cy, r * size * 0.5));
    return union(parts, colour, sw * (size > 0.9 ? 1 : 0.7), edge);
  };
  const petals =
    turn(5, 1, fill, spin) + (r > 13.5 ? turn(5, 0.72, inner, spin + 36) : '') + turn(3, 0.42, fill, spin + 10);
  return petals + flat(spiral(cx, cy, r * 0.26, false, 0.3), edge);
}

interface DaisyLook {
  petals?: number;
  fill?: string;
  heart?: string;
  edge?: string;
}
/** Sunflower, daisy, marigold. */
export function sunflower(cx: number, cy: number, r: number, look: DaisyLook = {}): string {
  const { petals = 14, fill = C.gold2, heart = C.gold3, edge = C.ink } = look;
  let d = '';
  for (let i = 0; i < petals; i++) {
    const a = (i * 360) / petals;
    const [x, y] = polar(cx, cy, r * 0.36, a);
    d += leafPath(x, y, r * 0.66, a, 0.5);
  }
  return (
    sh(d, fill, 1.4, edge) +
    sh(disc(cx, cy, r * 0.44), heart, 1.4, edge) +
    ln(disc(cx, cy, r * 0.28), 1, C.gold2, ' stroke-dasharray="1.6 2"')
  );
}

export function lily(
  cx: number,
  cy: number,
  r: number,
  { fill = C.paper as string, edge = C.ink as string, rot = 0 } = {},
): string {
  const put = placer({ x: cx, y: cy, s: r, r: rot });
  return (
    sh(blob(put('0,0.5! -0.5,0.1 -0.8,-0.6! -0.25,-0.25')), fill, 1.6, edge) +
    sh(blob(put('0,0.5! 0.5,0.1 0.8,-0.6! 0.25,-0.25')), fill, 1.6, edge) +
    sh(blob(put('0,0.55! -0.32,0 0,-0.95! 0.32,0')), fill, 1.6, edge) +
    strokes([put('0,0.35 0.02,-0.1 0,-0.55')], 1.4, C.gold3)
  );
}
const LOTUS = [
  [-165, 1, 0.4],
  [-15, 1, 0.4],
  [-138, 1.02, 0.46],
  [-42, 1.02, 0.46],
  [-112, 1.04, 0.5],
  [-68, 1.04, 0.5],
  [-90, 1.06, 0.52],
] as const;
export const lotus = (
  cx: number,
  cy: number,
  r: number,
  { fill = C.paper as string, edge = C.ink as string } = {},
): string => LOTUS.map(([a, l, w]) => sh(leafPath(cx, cy, r * l, a, w), fill, 1.5, edge)).join('');

export function pomegranate(
  cx: number,
  cy: number,
  r: number,
  { fill = C.red as string, edge = C.ink as string, seeds = true, rot = 0 } = {},
): string {
  const put = placer({ x: cx, y: cy, s: r, r: rot });
  const [top] = put('0,-0.65') as [Point];
  const crown = '-0.3,-0.8 -0.5,-1.5 -0.16,-1.18 0,-1.6 0.16,-1.18 0.5,-1.5 0.3,-0.8';
  const fruit = union([disc(cx, cy, r), poly(put(crown))], fill, 1.5, edge);
  if (!seeds) return fruit;
  return (
    fruit +
    sh(leafPath(top[0], top[1], r * 1.3, 90 + rot, 0.6), C.coral, 1, edge) +
    flat(
      at(put('0,-0.25 -0.2,0.05 0.2,0.05 0,0.32 0,0.02'), (x, y) => disc(x, y, r * 0.11)),
      C.red2,
    )
  );
}
/** Hanging bunch of grapes, stem at x, y. */
export const grapes = (x: number, y: number, r = 3.5, fill: string = C.plum, sw = 1.1): string =>
  union([at('-1,0 1,0 0,1 -2,1 2,1 -1,2 1,2 0,3', (a, b) => disc(x + a * r * 0.9, y + b * r * 1.5, r))], fill, sw);
