import { cat as sittingCat } from '../beasts/cat.ts';
import { each } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { roundTree } from '../kit/land.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { crescentPath, star } from '../kit/stars.ts';
import { field, sky, stars, W, wallpaper } from './plate.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6].map((i) => [i] as const);

/** A black cat on the garden wall, the young moon above it. */
export const draw = wallpaper('cat', (p) => {
  const wall = p.h * 0.77;
  const [mx, my] = [228, p.h * 0.5];
  let o = sky(p, 'dusk', 'rose', wall) + stars(p, wall - 120, 95, [[mx, my, 90]]);
  o +=
    sh(crescentPath(mx, my, 66, 0.5, -24), p.pick(C.gold2, C.paper), 2.8) +
    star(mx - 20, my - 4, 22, { contour: 1.2, light: p.pick(C.gold2, C.paper), dark: C.gold });
  o += ln(disc(mx, my, 82), 2.6, p.metal, ' stroke-dasharray=".8 6.4"');
  o +=
    roundTree(40, wall + 20, 118, p.pick(C.green3, C.green2), p.pick(C.coral, C.red)) +
    roundTree(330, wall + 20, 86, p.pick(C.green3, C.green), C.gold2);
  o += sittingCat(150, wall + 2, 1.75);
  o += field(p, wall + 24, p.pick(C.night2, C.paper2));
  o += each(ROWS, (r) => {
    const y = wall + 24 + r * 32;
    let joints = '';
    for (let x = r % 2 ? 30 : 0; x < W + 10; x += 60) joints += `M${x} ${y}v32`;
    return ln(`M-4 ${y}h${W + 8}${joints}`, 1.6, p.pick(C.ink, C.gold3));
  });
  o += sh(rect(-6, wall, W + 12, 24), p.pick(C.red2, C.red), 2.6);
  let caps = '';
  for (let x = 0; x < W + 20; x += 24) caps += disc(x, wall + 24, 10);
  return (
    o +
    sh(caps, p.pick(C.red, C.coral), 2.2) +
    flat(
      each(ROWS, (i) => disc(i * 48 + 24, wall + 24, 3) + disc(i * 48, wall + 24, 3)),
      p.pick(C.red2, C.red),
    )
  );
});
