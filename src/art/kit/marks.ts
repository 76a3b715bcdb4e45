import { blob, brush, line } from '../geom/paths.ts';
import { type Line, lerp, n } from '../geom/points.ts';
import { rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';

/**
 * The marks everything is made of: contoured shape (sh), merged body (union), flat shape (flat), even line (ln),
 * brush lines (strokes), two-colour rod (rod), tone and hatch of engraved lines, graded ground, clip, group.
 */

/** Size of a card. */
export const W = 320;
export const H = 544;
/** Weight of the contour. */
export const SW = 2.4;

/** Filled shape with contour. */
export const sh = (d: string, fill: string, sw = SW, stroke: string = C.ink): string =>
  `<path d="${d}" fill="${fill}"${sw ? ` stroke="${stroke}" stroke-width="${n(sw)}"` : ''}/>`;
/** Several overlapping parts that read as one body: contour only round the whole. */
export const union = (parts: readonly string[], fill: string, sw = SW, stroke: string = C.ink): string =>
  `<path d="${parts.join('')}" fill="${fill}" stroke="${stroke}" stroke-width="${n(sw * 2)}" paint-order="stroke"/>`;
/**
 * Part of a body of the same colour (sleeve on a gown, thigh under a skirt): no contour between its last and its first
 * point, where it joins. Both ends are sharp corners.
 */
export const joined = (pts: Line, fill: string, sw = SW): string => flat(blob(pts), fill) + ln(line(pts), sw);
/** Flat shape, no contour. */
export const flat = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''}/>`;
/** Line of even width. */
export const ln = (d: string, w = 1.2, stroke: string = C.ink, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(w)}"${extra}/>`;
/** Rod, cord or hoop: a line in one colour with a contour. */
export const rod = (d: string, w: number, fill: string, sw = 2): string => ln(d, w + sw * 2) + ln(d, w, fill);
/** Brush lines. */
export const strokes = (lines: readonly Line[], w = 2.4, fill: string = C.ink): string =>
  flat(lines.map((p) => brush(p, w)).join(''), fill);
export const g = (inner: string, attrs = ''): string => `<g${attrs ? ` ${attrs}` : ''}>${inner}</g>`;
/** Show inner only inside d. The id starts with the id of the card. */
export const clip = (id: string, d: string, inner: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

/** Share of the weight asked for at which level lines are drawn: the subject is seen before the stripes. */
const TONE = 0.58;
/** Engraver's tone: rows of level lines that swell or thin out. */
export function tone(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  from: number,
  to: number,
  fill: string,
  opacity?: number,
): string {
  let d = '';
  for (let i = 0; i < rows; i++) {
    const t = rows === 1 ? 0 : i / (rows - 1);
    const k = lerp(from, to, t);
    if (k > 0.4) d += rect(x, y + h * t - (k * TONE) / 2, w, k * TONE);
  }
  return flat(d, fill, opacity);
}
/** Slanting hatch inside a box; clip it to the shape. */
export function hatch(
  x: number,
  y: number,
  w: number,
  h: number,
  gap = 4,
  weight = 0.9,
  stroke: string = C.ink,
  slope = 1,
  opacity?: number,
): string {
  let d = '';
  for (let k = -h; k < w + h; k += gap) d += `M${n(x + k)} ${n(y)}l${n(h * slope)} ${n(h)}`;
  return ln(d, weight, stroke, opacity ? ` opacity="${opacity}"` : '');
}
/** Graded ground, as a printer wipes a block: one per card, only for sky, sea or snow. The id starts with the id of the card. */
export const graded = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  stops: readonly (readonly [offset: number, colour: string])[],
): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient><path d="${rect(x, y, w, h)}" fill="url(#${id})"/>`;
