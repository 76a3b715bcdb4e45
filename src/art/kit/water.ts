import { brush } from '../geom/paths.ts';
import { n, rng } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from './marks.ts';

/** Water: scaleWaves for the open sea, ripples for ponds and rivers. */

interface WaveLook {
  fills?: readonly string[];
  edge?: string;
  inner?: string;
  rings?: number;
  sw?: number;
  /** Row height as a share of r. */
  dy?: number;
}
/** Scale waves: rows of nested half circles, from back to front. */
export function scaleWaves(x: number, y: number, w: number, rows: number, r: number, look: WaveLook = {}): string {
  const { fills = [C.blue, C.blue3], edge = C.ink, inner = C.blue2, rings = 2, sw = 1.6, dy = 0.52 } = look;
  let out = '';
  for (let k = 0; k < rows; k++) {
    let d = '';
    let q = '';
    const base = n(y + k * r * dy + r);
    for (let px = x + (k % 2 ? 0 : -r); px < x + w + r; px += r * 2) {
      d += `M${n(px - r)} ${base}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`;
      for (let i = 1; i <= rings; i++) {
        const s = r * (1 - i * 0.28);
        q += `M${n(px - s)} ${base}a${n(s)} ${n(s)} 0 0 1 ${n(2 * s)} 0`;
      }
    }
    out += sh(d, fills[k % fills.length]!, sw, edge) + ln(q, 1.1, inner);
  }
  return out;
}
/** Flowing water: long brush swells. */
export function ripples(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  { fill = C.blue2 as string, seed = 5, wd = 2.2 } = {},
): string {
  const random = rng(seed);
  let d = '';
  for (let k = 0; k < rows; k++) {
    const yy = y + (h * (k + 0.5)) / rows;
    let px = x - random() * 40;
    while (px < x + w) {
      const l = 34 + random() * 60;
      d += brush(
        [
          [px, yy],
          [px + l * 0.3, yy - 2.4],
          [px + l * 0.65, yy + 2],
          [px + l, yy],
        ],
        wd,
      );
      px += l + 8 + random() * 26;
    }
  }
  return flat(d, fill);
}
