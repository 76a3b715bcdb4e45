import { taper } from '../geom/paths.ts';
import { type Point, polar, rng } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, SW, union } from './marks.ts';

/** Clouds with coiled lobes: single cloud, bank of cloud, storm bank, and the coil itself (spiral). */

export function spiral(cx: number, cy: number, r: number, flip = false, w = 0.16): string {
  const pts: Point[] = [];
  const widths: number[] = [];
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    const p = polar(0, 0, r * (1 - t * 0.82), 160 + t * 470);
    pts.push([cx + (flip ? -p[0] : p[0]), cy + p[1]]);
    widths.push(i ? r * w * Math.sin(Math.PI * (0.12 + 0.88 * t * 0.9)) : 0);
  }
  return taper(pts, widths, 1);
}

/** x, y and radius as shares of the width of the cloud. */
type Lobe = readonly [x: number, y: number, r: number];
const CUMULUS: readonly Lobe[] = [
  [-0.5, 0, 0.13],
  [-0.3, -0.13, 0.2],
  [0, -0.22, 0.25],
  [0.28, -0.12, 0.19],
  [0.47, 0, 0.12],
];
interface CloudLook {
  fill?: string;
  edge?: string;
  sw?: number;
  curl?: boolean;
  flip?: boolean;
  lobes?: readonly Lobe[];
  /** Colour of the coils. */
  inner?: string;
}
/** Cumulus, half engraving, half scroll cloud. w = width. */
export function cloud(cx: number, cy: number, w: number, look: CloudLook = {}): string {
  const { fill = C.paper, edge = C.ink, sw = SW, curl = true, flip = false, lobes = CUMULUS, inner = C.blue2 } = look;
  const placed = lobes.map(([x, y, r]): Lobe => [cx + (flip ? -x : x) * w, cy + y * w, r * w]);
  const x0 = Math.min(...placed.map((l) => l[0]));
  const x1 = Math.max(...placed.map((l) => l[0]));
  const foot = Math.min(...[placed[0]!, placed[placed.length - 1]!].map(([, y, r]) => y + r));
  const parts = [...placed.map(([x, y, r]) => disc(x, y, r)), rect(x0, cy - w * 0.06, x1 - x0, foot - cy + w * 0.06)];
  const coils = curl ? flat(placed.map(([x, y, r]) => spiral(x, y + r * 0.12, r * 0.62, flip)).join(''), inner) : '';
  return union(parts, fill, sw, edge) + coils;
}

interface BankLook {
  fill?: string;
  inner?: string;
  sw?: number;
  edge?: string;
}
/** Band of cloud that runs across the picture, flat below. */
export function cloudBank(x0: number, x1: number, y: number, h: number, seed: number, look: BankLook = {}): string {
  const { fill = C.paper, inner = C.blue2, sw = SW, edge = C.ink } = look;
  const random = rng(seed);
  const parts: string[] = [];
  let coils = '';
  for (let x = x0; x < x1; ) {
    const r = h * (0.5 + random() * 0.5);
    parts.push(disc(x + r * 0.7, y, r));
    coils += spiral(x + r * 0.7, y + r * 0.05, r * 0.62, random() < 0.5);
    x += r * 1.25;
  }
  parts.push(rect(x0, y, x1 - x0, h * 1.6));
  return union(parts, fill, sw, edge) + flat(coils, inner);
}
/** Storm bank hanging from the top edge: lobes below, flat above. */
export function stormBank(x0: number, x1: number, y: number, h: number, seed: number, look: BankLook = {}): string {
  const { fill = C.grey, inner = C.grey2, sw = SW, edge = C.ink } = look;
  const random = rng(seed);
  const parts = [rect(x0 - 20, y - h * 3, x1 - x0 + 40, h * 3)];
  let coils = '';
  for (let x = x0 - h * 0.3; x < x1 + h * 0.5; ) {
    const r = h * (0.55 + random() * 0.4);
    const yy = y + (random() - 0.5) * h * 0.3;
    parts.push(disc(x + r * 0.6, yy, r));
    coils += spiral(x + r * 0.6, yy + r * 0.12, r * 0.6, random() < 0.5);
    x += r * 1.3;
  }
  return union(parts, fill, sw, edge) + flat(coils, inner);
}
