import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { ridge } from '../kit/land.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { CX, sky, stars, W, wallpaper } from './plate.ts';

/** The moon before the sun: a black disc in a crown of rays. */
export const draw = wallpaper('eclipse', (p) => {
  const y = p.h * 0.57;
  const base = p.h * 0.86;
  let o = sky(p, 'dusk', 'paper', base + 20) + stars(p, base - 20, 61, [[CX, y, 170]]);
  o += ln(disc(CX, y, 166) + disc(CX, y, 160), 0.8, p.metal);
  o += rays(CX, y, 78, 154, 40, {
    fill: p.pick(C.gold2, C.gold),
    fill2: p.pick(C.coral, C.red),
    r2: 132,
    w: 0.62,
    contour: 1.2,
  });
  o += sh(disc(CX, y, 82), p.pick(C.gold2, C.gold2), 2.4) + sh(disc(CX, y, 75), C.ink, 0);
  o += ln(disc(CX, y, 68), 1, C.night2) + ln(disc(CX, y, 62), 2.4, C.night2, ' stroke-dasharray=".8 6"');
  o += star(CX + 56, y - 56, 30, { inner: 0.28, contour: 1.2, light: C.paper, dark: C.gold2 });
  o += flat(disc(CX + 56, y - 56, 5), C.paper);
  o += ridge(
    [
      [-10, base],
      [54, base - 50],
      [96, base - 14],
      [170, base - 66],
      [214, base - 20],
      [280, base - 44],
      [W + 10, base - 6],
    ],
    p.h,
    p.pick(C.plum, C.coral),
    p.pick(C.night, C.red),
  );
  return (
    o +
    ridge(
      [
        [-10, base + 20],
        [40, base + 44],
        [130, base + 8],
        [180, base + 46],
        [262, base + 50],
        [320, base + 4],
        [W + 10, base + 30],
      ],
      p.h + 4,
      p.pick(C.night, C.red),
      p.pick(C.ink, C.red2),
    )
  );
});
