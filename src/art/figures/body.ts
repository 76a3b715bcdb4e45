import { blob, taper } from '../geom/paths.ts';
import { type Line, placer, points, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { sh, strokes, union } from '../kit/marks.ts';

/** Limbs and bodies. */

/** Limb with round ends, as path data for a union. */
export function limb(pts: Line, widths: readonly number[], step = 2): string {
  const p = points(pts);
  const a = p[0]!;
  const b = p[p.length - 1]!;
  return taper(p, widths, step) + disc(a[0], a[1], widths[0]! / 2) + disc(b[0], b[1], widths[widths.length - 1]! / 2);
}

interface ArmLook {
  w?: readonly number[];
  fill?: string;
  /** Skin of the hand if the arm is sleeved. */
  hand?: string;
  sw?: number;
  handR?: number;
}
/** Bare or sleeved arm: shoulder, elbow, wrist, and a mitten hand at the end. */
export function arm(pts: Line, look: ArmLook = {}): string {
  const { w = [18, 14, 9], fill = C.skin[0], hand, sw = 2.2, handR = 6.5 } = look;
  const p = points(pts);
  const end = p[p.length - 1]!;
  const mitten = disc(end[0], end[1], handR);
  if (hand) return sh(mitten, hand, sw * 0.85) + union([taper(p, w)], fill, sw);
  return union([taper(p, w), mitten], fill, sw);
}

/** Small person for the background: a bell of cloth, a round head, hair. Feet at x, y. */
export function bystander(
  x: number,
  y: number,
  h: number,
  { robe = C.blue as string, skin = C.skin[1] as string, hair = C.ink as string, flip = false, lean = 0 } = {},
): string {
  const placing = { x, y, s: h / 100, flip, r: lean };
  const put = placer(placing);
  const [hx, hy] = spot(1, -87, placing);
  return (
    sh(blob(put('-9,-76 9,-76 15,-50 19,-24 25,0! -25,0! -17,-30 -14,-54')), robe, 2) +
    strokes([put('-4,-60 -6,-30 -10,-4'), put('6,-60 8,-30 10,-4')], (2.4 * h) / 100) +
    sh(disc(hx, hy, (11 * h) / 100), skin, 1.8) +
    sh(blob(put('-11,-82! -12,-96 0,-101 12,-96 11,-90! 2,-93 -4,-88 -5,-78!')), hair, 1.5)
  );
}
