import { blob, poly } from '../geom/paths.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { flat, sh } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { gulls } from '../kit/wind.ts';
import { sky, stars, W, wallpaper } from './plate.ts';

/** A light on the cliff that shows ships the way. */
export const draw = wallpaper('beacon', (p) => {
  const sea = p.h * 0.76;
  const x = 256;
  const top = sea - 246;
  const beam = (dy: number, spread: number, fill: string) =>
    flat(
      poly([
        [x, top],
        [-10, top + dy - spread],
        [-10, top + dy + spread],
      ]),
      fill,
    );
  let o = sky(p, 'night', 'day', sea + 20) + (p.dark ? stars(p, sea - 40, 41, [[x, top, 70]]) : '');
  o += p.dark
    ? beam(64, 62, C.night2) + beam(64, 36, C.blue) + beam(64, 13, C.gold)
    : cloud(96, top + 60, 150) + gulls(`70,${top + 130} 120,${top + 146} 150,${top + 122}`, 12);
  o += cloud(20, sea - 34, 110, { flip: true, fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.blue2) });
  o += sh(
    poly([
      [x - 24, sea - 40],
      [x - 15, top + 34],
      [x + 15, top + 34],
      [x + 24, sea - 40],
    ]),
    C.paper,
    2.8,
  );
  for (const t of [0.12, 0.44, 0.76]) {
    const half = (u: number) => 15 + 9 * u;
    const yy = (u: number) => top + 34 + (sea - 74 - top) * u;
    o += sh(
      poly([
        [x - half(t), yy(t)],
        [x + half(t), yy(t)],
        [x + half(t + 0.15), yy(t + 0.15)],
        [x - half(t + 0.15), yy(t + 0.15)],
      ]),
      C.red,
      1.8,
    );
  }
  o += flat(
    poly([
      [x + 9, top + 36],
      [x + 14, top + 36],
      [x + 23, sea - 42],
      [x + 13, sea - 42],
    ]),
    C.grey,
  );
  o +=
    sh(rect(x - 21, top + 24, 42, 10), C.gold, 2.2) +
    sh(rect(x - 13, top - 10, 26, 34), p.pick(C.gold2, C.blue2), 2.2) +
    sh(
      poly([
        [x - 18, top - 10],
        [x, top - 34],
        [x + 18, top - 10],
      ]),
      C.red2,
      2.4,
    ) +
    flat(disc(x, top - 37, 3.4), C.gold);
  o += star(x, top + 7, p.pick(30, 11), { inner: 0.24, light: C.paper, dark: C.gold2, contour: p.pick(0, 0.8) });
  o += sh(
    blob([
      [150, sea + 40, 1],
      [166, sea + 4],
      [196, sea - 6],
      [208, sea - 34],
      [236, sea - 44, 1],
      [284, sea - 44, 1],
      [308, sea - 30],
      [330, sea - 34],
      [372, sea - 12, 1],
      [372, sea + 60, 1],
    ]),
    p.pick(C.grey, C.green2),
    2.8,
  );
  o += flat(
    blob([
      [296, sea - 30, 1],
      [330, sea - 26],
      [372, sea - 6, 1],
      [372, sea + 60, 1],
      [262, sea + 60, 1],
      [280, sea + 8],
    ]),
    p.pick(C.night2, C.green),
  );
  return (
    o +
    scaleWaves(-24, sea + 8, W + 48, Math.ceil((p.h - sea) / 12.4) + 1, 24, {
      rings: 3,
      fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
    })
  );
});
