import type { Point } from '../geom/points.ts';
import { CENTRE, FIGURES, GLYPH, RINGS, type Spot, TAG } from './plan.ts';

/** A rectangle by its centre and half of its sides. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What stands in a row from the ring of degrees to the middle: a sign or tag, its degree over its minute, a mark. */
export interface Stack {
  head: Box;
  figures: Box | null;
  mark: Box | null;
}

/** In ems, of the widest among common fonts: two figures with a degree sign or a prime, a letter, their height. */
const FIGURES_WIDE = 1.78;
const LETTER = 0.7;
const CAPITAL = 0.74;
/** Distance of the two lines of figures from their middle. */
export const LINE = 5.4;

/** The boxes of a stack at a longitude: as close to each other as upright boxes can be in that direction. */
export function stackAt(at: Spot, longitude: number, what: { tag: boolean; figures: boolean; mark: boolean }): Stack {
  const [x, y] = at(1, longitude);
  const [cos, sin] = [x - CENTRE, y - CENTRE];
  let radius: number = RINGS.glyphs;
  const place = (w: number, h: number): Box => ({ x: CENTRE + radius * cos, y: CENTRE + radius * sin, w, h });
  const next = (before: Box, w: number, h: number): Box => {
    radius -= Math.min((before.w + w + 1) / Math.abs(cos), (before.h + h + 1.4) / Math.abs(sin));
    return place(w, h);
  };
  const head = what.tag ? place(TAG.width / 2, TAG.height / 2) : place(GLYPH / 2, GLYPH / 2);
  const high = (FIGURES * CAPITAL) / 2;
  const figures = what.figures ? next(head, (FIGURES * FIGURES_WIDE) / 2, high + LINE) : null;
  const mark = what.mark && figures ? next(figures, (FIGURES * LETTER) / 2, high) : null;
  return { head, figures, mark };
}

export const boxesOf = ({ head, figures, mark }: Stack): Box[] =>
  [head, figures, mark].filter((box): box is Box => box !== null);

/** Whether two boxes come closer than figures side by side need to be told apart. */
export const touching = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.w + b.w + 2.6 && Math.abs(a.y - b.y) < a.h + b.h + 2.2;

/** Whether a line from the centre through a point on the rim comes closer to a box than a hair and a half. */
export function onRay({ x, y, w, h }: Box, [px, py]: Point): boolean {
  const [rx, ry] = [(px - CENTRE) / RINGS.zodiac, (py - CENTRE) / RINGS.zodiac];
  const [dx, dy] = [x - CENTRE, y - CENTRE];
  const across = Math.abs(dx * ry - dy * rx);
  return dx * rx + dy * ry > 0 && across < w * Math.abs(ry) + h * Math.abs(rx) + 1.5;
}
