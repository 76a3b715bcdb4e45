import { blob, brush } from '../geom/paths.ts';
import { at, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, union } from '../kit/marks.ts';

interface ChildLook {
  /** Turn in degrees. */
  r?: number;
  skin?: string;
  hair?: string;
}
const SKULL =
  '0,-1 0.44,-0.9 0.72,-0.56 0.77,-0.24 0.71,0 0.8,0.3 0.72,0.6 0.5,0.84 0.22,0.94 -0.14,0.87 -0.5,0.64 -0.78,0.24 -0.9,-0.2 -0.78,-0.64 -0.44,-0.92';
const BACK = '-0.74,0.14 -0.98,-0.1 -1,-0.44 -0.84,-0.78 -0.5,-1.02 -0.1,-1.14 0.3,-1.06 0.6,-0.82';
const FRINGE = '-0.72,-0.2 -0.66,-0.5 -0.36,-0.72 -0.02,-0.82 0.34,-0.8 0.58,-0.66';

/** Smiling curly head of a child, turned half to the right; s = half its height. Draw the neck before it. */
export function headChildTurned(cx: number, cy: number, s: number, look: ChildLook = {}): string {
  const { r = 0, skin = C.skin[3], hair = C.ink } = look;
  const put = placer({ x: cx, y: cy, s, r });
  const shape = (l: string, fill: string, sw = 0) => (sw ? sh(blob(put(l)), fill, sw) : flat(blob(put(l)), fill));
  const curls = (l: string, size: number) => {
    const puffs: string[] = [];
    at(put(l), (x, y) => {
      puffs.push(disc(x, y, s * size));
      return '';
    });
    return union(puffs, hair, 1.2);
  };
  const dots = (l: string, size: number, fill: string, opacity?: number) =>
    flat(
      at(put(l), (x, y) => disc(x, y, s * size)),
      fill,
      opacity,
    );
  const lines =
    brush(put('-0.2,-0.32 0,-0.44 0.22,-0.35'), s * 0.09) +
    brush(put('0.44,-0.36 0.56,-0.43 0.68,-0.35'), s * 0.08) +
    brush(put('-0.22,0.08 0.01,-0.1 0.24,0.07'), s * 0.12) +
    brush(put('0.42,0.06 0.56,-0.09 0.69,0.05'), s * 0.1) +
    brush(put('0.4,0.12 0.5,0.26 0.34,0.3'), s * 0.07);
  return (
    curls(BACK, 0.3) +
    shape(SKULL, skin, 2.1) +
    dots('-0.2,0.36 0.68,0.34', 0.15, C.red, 0.4) +
    flat(lines, C.ink) +
    flat(brush(put('0.04,0.47 0.32,0.62 0.57,0.46'), s * 0.15), C.red2) +
    shape('-0.66,0.08 -0.5,-0.02 -0.44,0.16 -0.5,0.36 -0.66,0.34', skin, 1.9) +
    curls(FRINGE, 0.25)
  );
}
