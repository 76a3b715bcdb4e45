import { cat as sittingCat } from '../beasts/cat.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { foliage, roundTree } from '../kit/land.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { crescentPath, star } from '../kit/stars.ts';
import { field, sky, stars, W, wallpaper } from '../wallpapers/plate.ts';

const WALL = 172;

/** A black cat on the garden wall looks at us; behind it roofs and the young moon. */
export const draw = wallpaper('cat-wide', (p) => {
  let o = sky(p, 'dusk', 'rose', WALL) + stars(p, WALL - 40, 95, [[262, 74, 58]]);
  o += sh(crescentPath(262, 74, 40, 0.5, -24), p.pick(C.gold2, C.paper), 2.6) + star(250, 70, 13, { contour: 1.1 });
  o += ln(disc(262, 74, 51), 2, p.metal, ' stroke-dasharray=".8 5.4"');
  // roofs of the town
  for (const [x, y, w] of [
    [8, 134, 54],
    [70, 146, 40],
    [214, 148, 46],
    [286, 138, 60],
  ] as const)
    o +=
      sh(rect(x, y, w, 50), p.pick(C.night2, C.paper), 2) +
      sh(`M${x - 5} ${y}l${w / 2 + 5} -22l${w / 2 + 5} 22z`, p.pick(C.plum, C.red), 2) +
      flat(rect(x + w / 2 - 4, y + 8, 8, 10), p.pick(C.gold2, C.ink));
  o += roundTree(330, WALL + 14, 82, p.pick(C.green3, C.green), p.pick(C.coral, C.gold2));
  o += foliage(34, WALL + 4, 32, 4, p.dark ? { dark: C.ink, mid: C.green3, light: C.green } : {});
  o += sittingCat(146, WALL + 3, 1.2);
  o += field(p, WALL + 16, p.pick(C.night2, C.paper2));
  let joints = '';
  for (let r = 0; r < 3; r++) {
    joints += `M-4 ${WALL + 16 + r * 20}h${W + 8}`;
    for (let x = r % 2 ? 22 : 0; x < W; x += 44) joints += `M${x} ${WALL + 16 + r * 20}v20`;
  }
  let caps = '';
  for (let x = 0; x < W + 16; x += 18) caps += disc(x, WALL + 16, 7);
  return (
    o +
    ln(joints, 1.3, p.pick(C.ink, C.gold3)) +
    sh(rect(-6, WALL, W + 12, 16), p.pick(C.red2, C.red), 2.4) +
    sh(caps, p.pick(C.red, C.coral), 1.9)
  );
});
