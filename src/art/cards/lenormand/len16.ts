import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, polar, rng, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { cypress } from '../../kit/wind.ts';

// Stars: the pole star, great among several, found by the seven of the Dipper; night over a lit house. Blue, gold, green.
export const focus: Focus = [44, 52, 232, 325];
const POLE = [212, 128] as const;
/** The Dipper, from the end of the handle to the star that points at the pole. */
const SEVEN = [
  [44, 190, 15],
  [70, 222, 17],
  [92, 258, 16],
  [124, 288, 15],
  [122, 342, 16],
  [196, 356, 17],
  [202, 294, 20],
] as const;
const six = (x: number, y: number, r: number) => star(x, y, r, { points: 6, inner: 0.4, contour: 1.6 });

/** The silver river: a pale band with sparks in it, from the upper left to the lower right. */
function river(): string {
  const random = rng(12);
  let sparks = '';
  for (let i = 0; i < 130; i++) {
    const t = random();
    const off = (random() + random() - 1) * 44;
    sparks += disc(30 + t * 280 + off * 0.7, 46 + t * 330 - off, 0.6 + random() * 1.5);
  }
  return (
    flat(blob('10,22! 84,22! 150,110 210,214 312,340! 312,424! 230,330 150,220 80,120 10,70!'), C.night2) +
    flat(blob('10,22! 44,22! 130,130 214,250 312,374! 312,392! 214,286 120,166 10,46!'), C.blue) +
    flat(sparks, C.gold2)
  );
}

export function draw(): string {
  let o = graded('len16g', 22, 22, 276, 420, [
    [0, C.ink],
    [0.55, C.night],
    [1, C.blue3],
  ]);
  o += river() + tone(22, 24, 276, 400, 60, 0.2, 1.2, C.blue3);
  const random = rng(5);
  let dust = '';
  for (let i = 0; i < 60; i++) dust += disc(28 + random() * 264, 30 + random() * 350, 0.8 + random() * 0.9);
  o += flat(dust, C.paper);
  // the lines of the Dipper, and the way from its last two stars to the pole
  const [a, b, c, d, e, f, g] = SEVEN.map(([x, y]) => `${x} ${y}`);
  o +=
    ln(`M${a}L${b}L${c}L${d}L${e}L${f}L${g}L${d}`, 0.9, C.gold) +
    ln(`M${g}L${POLE[0]} ${POLE[1] + 60}`, 1.2, C.gold2, ' stroke-dasharray="1 6"');
  o += each(
    SEVEN as unknown as [number, number, number][],
    (x, y, r) => flat(disc(x, y, r * 0.74), C.night) + six(x, y, r * 0.86),
  );
  // the great star
  let rays = '';
  for (let i = 0; i < 60; i++)
    rays += `M${xy(polar(...POLE, i % 5 ? 60 : 54, i * 6))}L${xy(polar(...POLE, i % 2 ? 68 : 76, i * 6))}`;
  o +=
    flat(disc(...POLE, 50), C.night) +
    ln(rays, 1.3, C.gold) +
    ln(disc(...POLE, 50), 1.4, C.gold) +
    star(...POLE, 62, { points: 6, inner: 0.36, contour: 2.4 }) +
    star(...POLE, 25, { points: 6, inner: 0.5, rot: -60, light: C.gold, dark: C.gold3, contour: 1.4 });
  // dark hills, a path to a house with a light
  o += sh(blob('10,414! 70,392 130,404 200,384 260,396 312,378! 312,480! 10,480!'), C.blue3, 2.3);
  o +=
    cypress(52, 424, 78, C.green3, C.green) +
    cypress(74, 428, 56, C.green3, C.green) +
    cypress(270, 428, 88, C.green3, C.green);
  o += sh(blob('10,436! 90,420 170,432 250,416 312,428! 312,480! 10,480!'), C.night, 2.2);
  o += strokes(['110,476 150,458 156,444', '190,476 172,456 166,444'], 2.6, C.gold3);
  o +=
    sh('M140 442V416H184V442z', C.blue3, 2) +
    sh('M133 418L162 396L191 418z', C.red2, 2.1) +
    sh('M156 442v-17h11v17z', C.gold2, 1.5) +
    sh('M173 424h7v8h-7z', C.gold2, 1.4);
  return card({ id: 'len16', ground: C.night, picture: o });
}
