import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { at, polar, xy } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples } from '../../kit/land.ts';
import { flat, ln, sh } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { star, starfield } from '../../kit/stars.ts';

// Stars: one great star among several. Night, gold, blue.
export const focus: Focus = [60, 60, 200, 280];

export function draw(): string {
  let o = sky('len16', 'night', 400);
  const small: readonly (readonly [number, number, number])[] = [
    [64, 104, 18],
    [256, 104, 18],
    [48, 286, 17],
    [272, 286, 17],
    [106, 344, 15],
    [214, 344, 15],
  ];
  o += starfield(30, 40, 260, 330, 60, 9, { avoid: [[160, 196, 112], ...small.map(([x, y]) => [x, y, 26] as const)] });
  let ray = '';
  for (let i = 0; i < 72; i++)
    if (i % 9)
      ray += `M${xy(polar(160, 196, i % 3 ? 78 : 62, i * 5 - 90))}L${xy(polar(160, 196, i % 2 ? 104 : 118, i * 5 - 90))}`;
  o += ln(ray, 1.3, C.gold);
  o += ln('M64 104L48 286L106 344H214L272 286L256 104', 1.1, C.blue2, ' stroke-dasharray="2 4"');
  o +=
    star(160, 196, 118, { inner: 0.17, minor: 0.6, contour: 2.4 }) +
    star(160, 196, 42, { points: 8, inner: 0.5, minor: 0.9, rot: -67.5, light: C.gold, dark: C.gold3 }) +
    star(160, 196, 30, { inner: 0.4, minor: 0.7 });
  o += small.map(([x, y, r]) => star(x, y, r, { contour: 1.4, inner: 0.32 })).join('');
  // hills and lake
  o += ridge('10,396 54,364 92,392 140,372 178,394 226,358 262,388 312,366', 430, C.blue, C.blue3);
  o += sh(rect(10, 408, 300, 80), C.blue3, 2.2) + ripples(22, 412, 276, 58, 6, { seed: 4, fill: C.blue2 });
  o += at('160,420 156,434 163,446 159,460', (x, y, i) => flat(disc(x, y, 15 - i * 2.4, 2.2), C.gold2));
  return card({ id: 'len16', ground: C.night2, picture: o });
}
