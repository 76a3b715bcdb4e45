import { blob, line, taper } from '../geom/paths.ts';
import { placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh, strokes, union } from '../kit/marks.ts';

interface DogLook {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  coat?: string;
  spot?: string;
  edge?: string;
  /** Colour of the collar, '' for none. */
  collar?: string;
}
/** Small dog, leaping up to the right, box 90 x 80. x, y = lower left of the box. */
export function dog(look: DogLook): string {
  const { x, y, s = 1, flip = false, coat = C.paper, spot: patch = C.paper2, edge = C.ink, collar = C.red } = look;
  const placing = { x, y: y - 80 * s, s, flip };
  const put = placer(placing);
  const dot = (px: number, py: number, r: number) => {
    const p = spot(px, py, placing);
    return disc(p[0], p[1], r * s);
  };
  const leg = (pts: string, widths: readonly number[]) =>
    taper(
      put(pts),
      widths.map((w) => w * s),
    );
  const far = [leg('24,50 34,66 24,74 30,78', [20, 12, 7, 8]), leg('56,44 72,52 84,44', [14, 8, 7])];
  const near = [
    leg('22,54 14,64 20,72 10,78', [22, 14, 7, 8]),
    leg('58,42 66,58 78,60', [16, 9, 7]),
    leg('20,48 8,42 2,28 6,18', [9, 7, 5, 2]),
  ];
  const body = '18,52 26,38 44,28 56,18 64,10 74,6 84,14 92,20 91,26 80,28 74,34 66,48 50,56 32,62 20,62';
  return (
    union(far, patch, 2.2, edge) +
    union([blob(put(body)), ...near], coat, 2.2, edge) +
    sh(blob(put('66,8! 58,10 52,22 56,30! 66,22 72,12')), patch, 1.8, edge) +
    flat(dot(79, 16, 1.7) + dot(91, 21, 2.2), edge) +
    strokes([put('82,26 86,25 90,26'), put('30,46 38,52 36,62')], 1.8 * s, edge) +
    (collar ? ln(line(put('62,27 68,32 74,33')), 3.2 * s, collar) : '')
  );
}
