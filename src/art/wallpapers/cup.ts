import { taper } from '../geom/paths.ts';
import { mirror } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { leafPath, lotus } from '../kit/plants.ts';
import { rays } from '../kit/stars.ts';
import { cup } from '../kit/suits.ts';
import { ripples } from '../kit/water.ts';
import { CX, field, sky, stars, W, wallpaper } from './plate.ts';

/** A cup that runs over into the pond. */
export const draw = wallpaper('cup', (p) => {
  const y = p.h * 0.5;
  const pond = p.h * 0.76;
  let o = sky(p, 'blue', 'day', pond) + stars(p, pond - 40, 67, [[CX, y + 20, 150]]);
  o += rays(CX, y + 16, 104, 168, 60, { wavy: false, w: 0.26, fill: p.pick(C.gold, C.paper) });
  o +=
    sh(disc(CX, y + 16, 98), p.pick(C.night2, C.paper), 2.2, p.pick(C.gold, C.ink)) +
    ln(disc(CX, y + 16, 90), 1, p.pick(C.gold, C.gold3));
  o +=
    field(p, pond, p.pick(C.blue3, C.blue), 2.4) +
    ripples(-20, pond + 3, W + 40, p.h - pond, Math.round((p.h - pond) / 13), {
      fill: p.pick(C.blue, C.blue2),
      seed: 31,
    });
  const fall = (x0: number, x1: number, w: number) => {
    const l = [
      [CX + x0, y - 24],
      [CX + x1, y + 6],
      [CX + x1 + 6, (y + pond) / 2],
      [CX + x1 + 7, pond + 14],
    ] as const;
    return [l, mirror(l, CX)]
      .map(
        (pts) =>
          sh(taper(pts, [w * 0.5, w * 0.8, w, w * 1.3]), p.pick(C.blue2, C.blue2), 1.8) +
          ln(`M${pts[1]![0]} ${y + 14}L${pts[3]![0]} ${pond}`, 1.4, C.paper),
      )
      .join('');
  };
  o += fall(34, 66, 9) + fall(48, 84, 7) + cup(CX, y - 26, 116) + fall(20, 44, 10);
  const drops = [
    [62, 40],
    [76, 90],
    [40, 120],
    [100, 70],
    [96, 130],
    [112, 24],
  ] as const;
  o += drops
    .map(([dx, dy]) =>
      [-1, 1].map((s) => flat(leafPath(CX + s * (dx + 34), y + dy, 10, 90, 0.7), p.pick(C.paper, C.blue))).join(''),
    )
    .join('');
  for (const [x, dy, r, fill] of [
    [64, 52, 36, C.coral],
    [300, 40, 30, C.paper],
    [196, 96, 34, C.paper],
    [330, 120, 30, C.coral],
    [40, 132, 24, C.paper],
  ] as const)
    o += sh(disc(x, pond + dy - 2, r * 1.3, r * 0.34), C.green, 1.8) + lotus(x, pond + dy, r, { fill });
  return o;
});
