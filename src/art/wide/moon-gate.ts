import { taper } from '../geom/paths.ts';
import { each, polar, xy } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { foliage, ridge, tufts } from '../kit/land.ts';
import { clip, flat, graded, ln, sh, tone } from '../kit/marks.ts';
import { ripples } from '../kit/water.ts';
import { blossoms } from '../wallpapers/blossom.ts';
import { field, fullMoon, W, wallpaper } from '../wallpapers/plate.ts';

const [X, Y, R] = [214, 104, 74];
const FOOT = 174;
const STONES = Array.from({ length: 22 }, (_, i) => [i * (360 / 22)] as const);

/** A long garden wall with its round gate: beyond it moon, hills and water. */
export const draw = wallpaper('moon-gate-wide', (p) => {
  let view = graded(`${p.id}g`, X - R, Y - R, R * 2, R * 2, [
    [0, p.pick(C.night, C.blue2)],
    [0.7, p.pick(C.night2, C.paper)],
    [1, p.pick(C.blue, C.paper)],
  ]);
  view += fullMoon(X + 18, Y - 28, 22, p.pick(C.gold2, C.gold), p.pick(C.gold, C.gold2), 2);
  view += cloud(X - 32, Y - 10, 56, { flip: true, sw: 1.7 });
  view += ridge(
    '130,128 160,98 184,120 214,84 246,122 268,104 300,130',
    130,
    p.pick(C.blue, C.green2),
    p.pick(C.blue3, C.green),
  );
  view +=
    sh(rect(120, 128, 190, 60), p.pick(C.blue3, C.blue), 1.8) + ripples(130, 130, 170, 50, 6, { seed: 3, wd: 1.7 });
  let o =
    flat(rect(0, 0, W, p.h), p.pick(C.night2, C.paper)) +
    tone(0, 30, W, FOOT - 30, 34, 0.4, 1, p.pick(C.night, C.paper2));
  // coping of tiles along the top of the wall
  let tiles = '';
  for (let x = 0; x < W + 12; x += 15) tiles += disc(x, 24, 6.4);
  o +=
    flat(rect(-4, -4, W + 8, 22), p.pick(C.ink, C.blue2)) +
    sh(rect(-4, 8, W + 8, 15), p.pick(C.red2, C.red), 2.2) +
    sh(tiles, p.pick(C.red, C.coral), 1.7);
  o += clip(`${p.id}c`, disc(X, Y, R), view);
  o += sh(`${disc(X, Y, R + 10)}${disc(X, Y, R)}`, p.pick(C.grey, C.grey2), 2.4).replace(
    '<path',
    '<path fill-rule="evenodd"',
  );
  o += ln(
    each(STONES, (a) => `M${xy(polar(X, Y, R, a))}L${xy(polar(X, Y, R + 10, a))}`),
    1.2,
  );
  o += sh(rect(-4, FOOT, W + 8, 12), p.pick(C.grey, C.grey2), 2.2) + field(p, FOOT + 12, p.pick(C.green3, C.green2));
  for (const [y, half, h] of [
    [188, 30, 8],
    [200, 40, 10],
    [214, 54, 12],
  ] as const)
    o += sh(`M${X - half} ${y}h${half * 2}l6 ${h}h${-half * 2 - 12}z`, p.pick(C.grey, C.paper), 1.8);
  o += tufts('24,206 66,212 120,202 306,204 344,212', { fill: p.pick(C.green, C.green3), rise: 13 });
  o += foliage(34, 168, 30, 4, p.dark ? { dark: C.ink, mid: C.green3, light: C.green } : {});
  // a bough in blossom from the left
  o +=
    sh(taper('-8,66 40,78 78,70 118,92', [13, 9, 6, 1.6]), C.gold3, 2) +
    sh(taper('48,78 66,100 92,112', [6, 4, 1]), C.gold3, 1.7);
  return (
    o +
    blossoms(
      [
        [24, 66, 9],
        [58, 68, 8],
        [84, 76, 10],
        [112, 90, 8],
        [66, 100, 9],
        [90, 111, 7],
      ],
      C.coral,
    )
  );
});
