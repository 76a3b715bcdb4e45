import { C } from '../ink.ts';
import { ridge } from '../kit/land.ts';
import { sh } from '../kit/marks.ts';
import { crescentPath, rays, star } from '../kit/stars.ts';
import { ripples } from '../kit/water.ts';
import { CX, field, glitter, sky, stars, W, wallpaper } from './plate.ts';

/** The crescent comes down to the water like a boat, a star between its horns. */
export const draw = wallpaper('crescent', (p) => {
  const sea = p.h * 0.72;
  const y = sea - 118;
  let o = sky(p, 'night', 'rose', sea) + stars(p, sea - 60, 8, [[CX, y, 120]]);
  o += ridge(
    [
      [-10, sea - 20],
      [34, sea - 64],
      [70, sea - 30],
      [104, sea - 46],
      [150, sea + 4],
    ],
    sea + 4,
    p.pick(C.blue, C.blue2),
    p.pick(C.blue3, C.blue),
  );
  o += ridge(
    [
      [226, sea + 4],
      [270, sea - 34],
      [290, sea - 22],
      [330, sea - 72],
      [370, sea - 30],
    ],
    sea + 4,
    p.pick(C.blue, C.blue2),
    p.pick(C.blue3, C.blue),
  );
  o += rays(CX, y - 22, 34, 74, 24, { fill: p.metal, w: 0.36, r2: 62 });
  o += star(CX, y - 22, 34, { contour: 1.4, light: p.pick(C.gold2, C.paper), dark: C.gold });
  o += sh(crescentPath(CX, y, 88, 0.5, 90), p.pick(C.gold2, C.paper), 2.8);
  o += field(p, sea, p.pick(C.blue3, C.blue), 2.4);
  o += ripples(-20, sea + 4, W + 40, p.h - sea - 8, Math.round((p.h - sea) / 13), {
    fill: p.pick(C.blue, C.blue2),
    seed: 9,
  });
  return o + glitter(CX, sea + 6, p.h - 24, 120, 4, p.pick(C.gold2, C.paper));
});
