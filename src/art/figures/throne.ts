import { blob, poly } from '../geom/paths.ts';
import { type Line, mirror, points, sym } from '../geom/points.ts';
import { disc, rect, rounded } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from '../kit/marks.ts';

interface ThroneLook {
  /** Axis, top of the back, height of the arms, ground. */
  cx?: number;
  top?: number;
  arms?: number;
  foot?: number;
  /** Half width of the back. */
  half?: number;
  /** Head of the back. */
  shape?: 'arch' | 'gable' | 'square' | 'stone';
  fill?: string;
  dark?: string;
  trim?: string;
}
/**
 * Throne from the front: `back` goes behind the figure, `front` (arms and step) too, unless knees and robe hang
 * between the arms. Ornaments (lions, rams, sunflowers, goats) are put on the posts: 72 left and right of the axis.
 */
export function throne(look: ThroneLook = {}): { back: string; front: string } {
  const { cx = 160, top = 72, arms = 296, foot = 476, half = 62, shape = 'arch' } = look;
  const { fill = C.red, dark = C.red2, trim = C.gold } = look;
  const heads: Record<typeof shape, (inset: number) => string> = {
    arch: (i) =>
      `${cx},${top + i}! ${cx - 32 + i},${top + 12 + i} ${cx - half + 6 + i},${top + 40 + i}! ${cx - half + i},${top + 58 + i}`,
    gable: (i) => `${cx},${top + i * 1.3}! ${cx - half + i},${top + 40 + i}!`,
    square: (i) => `${cx},${top + i}! ${cx - half + i},${top + i}!`,
    stone: (i) =>
      `${cx},${top + i}! ${cx - half + 18 + i},${top + i}! ${cx - half + 18 + i},${top + 16 + i}! ${cx - half + i},${top + 16 + i}!`,
  };
  const panel = (inset: number): Line =>
    sym(`${heads[shape](inset)} ${cx - half + inset},${foot - 40}! ${cx},${foot - 40}!`, cx);
  const draw = shape === 'arch' ? blob : poly;
  const back =
    sh(draw(panel(0)), dark, 2.5) +
    ln(draw(panel(9)), 1.4, trim) +
    flat(disc(cx - half, top + 58, 5) + disc(cx + half, top + 58, 5), trim) +
    ln(disc(cx - half, top + 58, 5) + disc(cx + half, top + 58, 5), 1.8);
  const sides = (l: string) => [points(l), mirror(l, cx)];
  const post = `${cx - 88},${arms + 8}! ${cx - 54},${arms + 8}! ${cx - 52},${foot - 44}! ${cx - 90},${foot - 44}!`;
  const front =
    sides(post)
      .map((p) => sh(poly(p), fill, 2.3))
      .join('') +
    [-1, 1].map((f) => sh(rounded(cx + f * 70 - 27, arms - 2, 54, 13, 4), trim, 2.1)).join('') +
    sh(rect(cx - 102, foot - 48, 204, 20), dark, 2.3) +
    sh(rect(cx - 116, foot - 30, 232, 34), fill, 2.3) +
    ln(`M${cx - 110} ${foot - 22}h220`, 1.2, trim);
  return { back, front };
}
