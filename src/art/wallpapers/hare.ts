import { rabbit } from '../beasts/farm.ts';
import { place } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { tufts } from '../kit/land.ts';
import { ln, strokes } from '../kit/marks.ts';
import { ear } from '../kit/wheat.ts';
import { CX, fullMoon, hill, sky, stars, W, wallpaper } from './plate.ts';

/** A hare on the hill looks at the harvest moon. */
export const draw = wallpaper('hare', (p) => {
  const y = p.h * 0.575;
  const r = 112;
  const foot = p.h * 0.79;
  let o = sky(p, 'night', 'gold', p.h * 0.8) + stars(p, p.h * 0.66, 31, [[CX, y, r + 16]]);
  o += fullMoon(CX, y, r, p.pick(C.gold2, C.coral), p.pick(C.gold, C.gold2), 3);
  o += ln(disc(CX, y, r + 8), 1, p.metal) + ln(disc(CX, y, r + 14), 2.6, p.metal, ' stroke-dasharray=".8 6.4"');
  o += cloudBank(-20, W + 20, p.h * 0.745, 26, 12, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.blue2) });
  o += hill(foot, [0, 26, 30, 14, -14], p.h + 4, p.pick(C.green3, C.green), 2.4);
  o += rabbit(176, foot - 22, 1.62, { flip: true, inner: C.coral });
  o += hill(foot + 54, [16, 6, 0, 18, 30], p.h + 4, p.pick(C.green, C.green2), 2.4);
  const swells = '30,96 140,78 250,92|130,128 240,116 340,132|-10,150 70,138 150,150'.split('|');
  o += strokes(
    swells.map((l) => place(l, { y: foot })),
    3,
    p.pick(C.green3, C.green),
  );
  o += tufts(`40,${foot + 30} 120,${foot + 4} 286,${foot + 34} 208,${foot + 28}`, {
    rise: 16,
    fill: p.pick(C.green2, C.green3),
  });
  for (const [x, top, a] of [
    [300, 20, -80],
    [320, 4, -70],
    [336, 34, -76],
    [282, 36, -94],
    [26, 24, -104],
    [12, 44, -98],
  ] as const)
    o +=
      ln(`M${x} ${p.h}L${x + (a + 90) * 0.3} ${foot + top}`, 2, p.pick(C.gold3, C.gold3)) +
      ear(x + (a + 90) * 0.3, foot + top, 48, a);
  return o;
});
