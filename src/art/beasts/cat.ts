import { blob, line, poly, taper } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, g, ln, union } from '../kit/marks.ts';

/** Black cat sitting, from the front, 88 high. x, y = middle of its feet. */
export function cat(x: number, y: number, s = 1): string {
  const put = placer({ x: -160, y: -470 });
  const body = [
    blob(put('150,414 170,414 180,432 182,462 172,470 148,470 138,462 140,432')),
    blob(put('143,394 146,384! 153,391 167,391 174,384! 177,394 178,408 168,420 152,420 142,408')),
    taper(put('178,462 194,464 200,448 194,436'), [9, 8, 7, 4]),
  ];
  const eyes = blob(put('147,403! 152,399.6 157,404! 152,406.4')) + blob(put('173,404! 168,399.6 163,404! 168,406.4'));
  const drawn =
    union(body, C.ink, 1.6, C.straw2) +
    flat(eyes, C.straw2) +
    flat(disc(-8, -67, 0.9, 2.6) + disc(8, -67, 0.9, 2.6), C.ink) +
    ln('M-8-28V-4M8-28V-4', 1.2, C.straw2) +
    flat(poly(put('158,409.4 162,409.4 160,412')), C.coral) +
    ln('M-10-59l-12-2M-10-57l-11 2M10-59l12-2M10-57l11 2', 0.8, C.straw2) +
    ln(line(put('147,421 160,425 173,421')), 2.4, C.red);
  return g(drawn, `transform="translate(${x} ${y})${s === 1 ? '' : ` scale(${s})`}"`);
}
