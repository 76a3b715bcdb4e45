import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { foliage, roundTree, tufts } from '../kit/land.ts';
import { ln } from '../kit/marks.ts';
import { sheaf, stubble } from '../kit/wheat.ts';
import { gulls } from '../kit/wind.ts';
import { fullMoon, hill, sky, stars, W, wallpaper } from './plate.ts';

/** Red woods, sheaves in the field, and geese that leave. */
export const draw = wallpaper('autumn', (p) => {
  const base = p.h * 0.72;
  const [mx, my] = [112, p.h * 0.5];
  let o = sky(p, 'dusk', 'dawn', base + 30) + (p.dark ? stars(p, base - 90, 65, [[mx, my, 70]]) : '');
  o += fullMoon(mx, my, 54, p.pick(C.gold2, C.paper), p.pick(C.gold, C.gold2)) + ln(disc(mx, my, 61), 1, p.metal);
  o +=
    gulls(
      [0, 1, 2, 3, 4].map((i) => [206 + i * 26, p.h * 0.4 + i * 13] as const),
      9,
      p.pick(C.gold2, C.ink),
    ) +
    gulls(
      [1, 2, 3].map((i) => [206 + i * 17, p.h * 0.4 - i * 13 + 4] as const),
      8,
      p.pick(C.gold2, C.ink),
    );
  o += hill(base, [20, 60, 44, 80, 66, 96], p.h + 4, p.pick(C.plum, C.coral));
  const maple = { dark: C.red2, mid: C.red, light: C.coral };
  const ochre = { dark: C.gold3, mid: C.gold, light: C.gold2 };
  o +=
    foliage(316, base - 94, 52, 3, maple) +
    foliage(252, base - 62, 34, 5, ochre) +
    foliage(362, base - 46, 38, 2, ochre) +
    foliage(16, base - 26, 38, 7, maple) +
    foliage(62, base - 22, 24, 4, ochre);
  for (const x of [196, 166])
    o += roundTree(
      x,
      base - 26 + (196 - x) * 0.4,
      56 - (196 - x) * 0.4,
      x > 170 ? C.red : C.gold,
      x > 170 ? C.gold2 : C.red2,
    );
  o += hill(base + 40, [40, 56, 30, 50, 74], p.h + 4, p.pick(C.gold3, C.gold2));
  o += sheaf(88, base + 78, 76) + sheaf(150, base + 60, 54) + sheaf(252, base + 92, 92);
  o += hill(base + 130, [14, 30, 16, 6, 20], p.h + 4, p.pick(C.red2, C.gold), 2.4);
  return (
    o +
    stubble(
      `30,${base + 156} 96,${base + 148} 170,${base + 160} 236,${base + 168} 312,${base + 158} 130,${base + 192} 280,${base + 200}`,
      p.pick(C.gold, C.gold3),
    ) +
    tufts(`56,${base + 186} ${W - 26},${base + 190}`, { fill: p.pick(C.gold, C.gold3) })
  );
});
