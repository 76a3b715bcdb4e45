import { join, n, type Point, polar, xy } from './points.ts';

/** Path data of plain shapes: discs, boxes, begonia boxes, arches, arcs. */

export const disc = (cx: number, cy: number, r: number, ry = r): string =>
  `M${join([cx - r, cy])}a${join([r, ry])} 0 0 1 ${join([2 * r, 0])}a${join([r, ry])} 0 0 1 ${join([-2 * r, 0])}z`;
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${join([x, y])}h${n(w)}v${n(h)}h${n(-w)}z`;

const box = (x: number, y: number, w: number, h: number, r: number, sweep: 0 | 1): string => {
  const turn = (dx: number, dy: number) => `a${join([r, r])} 0 0 ${sweep} ${join([dx, dy])}`;
  return `M${join([x + r, y])}h${n(w - 2 * r)}${turn(r, r)}v${n(h - 2 * r)}${turn(-r, r)}h${n(-(w - 2 * r))}${turn(-r, -r)}v${n(-(h - 2 * r))}${turn(r, -r)}z`;
};
/** Box with hollow quarter-round corners. */
export const begonia = (x: number, y: number, w: number, h: number, r: number): string => box(x, y, w, h, r, 0);
export const rounded = (x: number, y: number, w: number, h: number, r: number): string => box(x, y, w, h, r, 1);
/** Round-arched window: straight sides, hollow shoulder, round head. */
export const arch = (x: number, y: number, w: number, h: number, rise: number, sh = 9): string =>
  `M${join([x, y + h])}v${n(-(h - rise))}h${n(sh)}a${join([w / 2 - sh, rise])} 0 0 1 ${join([w - 2 * sh, 0])}h${n(sh)}v${n(h - rise)}z`;
const pair = (p: Point): string => join([p[0], p[1]]);
/** Open arc between two angles. */
export const arc = (cx: number, cy: number, r: number, a0: number, a1: number): string =>
  `M${pair(polar(cx, cy, r, a0))}A${join([r, r])} 0 ${Math.abs(a1 - a0) > 180 ? 1 : 0} ${a1 > a0 ? 1 : 0} ${pair(polar(cx, cy, r, a1))}`;
/** Straight line between two points. */
export const seg = (x0: number, y0: number, x1: number, y1: number): string => `M${xy([x0, y0])}L${xy([x1, y1])}`;
