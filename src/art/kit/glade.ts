import { type Line, lerp } from '../geom/points.ts';
import { C } from '../ink.ts';
import { graded, strokes, tone } from './marks.ts';

/** Sky of the pentacles down to the horizon, and ploughed land; id is the id of the card. */
export const glade = (id: string, horizon: number, rows = 46): string =>
  graded(`${id}g`, 22, 22, 276, horizon - 22, [
    [0, C.green3],
    [0.16, C.green],
    [0.38, C.green2],
    [0.64, '#ecdfa9'],
    [1, C.paper],
  ]) + tone(22, 24, 276, (horizon - 24) * 0.92, rows, 2, 0.3, C.green3);

/** Furrows that run towards a point far off at x, from the height y0 down to y1. */
export function furrows(x: number, y0: number, y1: number, count = 11, fill: string = C.gold3, w = 3.4): string {
  const lines: Line[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    lines.push([
      [x + t * 120, y0],
      [x + t * 205, lerp(y0, y1, 0.45) - 2],
      [x + t * 330, y1],
    ]);
  }
  return strokes(lines, w, fill);
}
