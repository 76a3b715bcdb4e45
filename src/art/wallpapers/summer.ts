import { polar, xy } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { ln, sh, strokes } from '../kit/marks.ts';
import { lotus } from '../kit/plants.ts';
import { ripples } from '../kit/water.ts';
import { butterfly } from '../kit/wind.ts';
import { field, sky, stars, W, wallpaper } from './plate.ts';

/** Lotus leaf seen from the side, on its stem. */
function standing(x: number, y: number, r: number, foot: number, fill: string, vein: string): string {
  const veins = [200, 232, 270, 308, 340]
    .map(
      (a) =>
        `M${xy([x, y + r * 0.2])}L${xy([polar(x, y, r * 0.9, a)[0], y + (polar(x, y, r * 0.9, a)[1] - y) * 0.36])}`,
    )
    .join('');
  return (
    ln(`M${x} ${y}Q${x - 8} ${(y + foot) / 2} ${x + 4} ${foot}`, 7) +
    ln(`M${x} ${y}Q${x - 8} ${(y + foot) / 2} ${x + 4} ${foot}`, 4, vein) +
    sh(disc(x, y, r, r * 0.42), fill, 2.4) +
    ln(veins, 1.3, vein)
  );
}
/** A lotus pond at noon, or under the stars. */
export const draw = wallpaper('summer', (p) => {
  const pond = p.h * 0.68;
  const [light, dark] = p.pick([C.green, C.green3], [C.green2, C.green]);
  const stem = (x: number, y: number) =>
    ln(`M${x} ${y}Q${x + 7} ${(y + p.h) / 2} ${x - 3} ${p.h}`, 6.4) +
    ln(`M${x} ${y}Q${x + 7} ${(y + p.h) / 2} ${x - 3} ${p.h}`, 3.6, dark);
  let o = sky(p, 'jade', 'leaf', pond + 4) + (p.dark ? stars(p, pond - 60, 52) : cloud(300, p.h * 0.44, 120));
  o +=
    field(p, pond, p.pick(C.blue3, C.blue2), 2.2) +
    ripples(-20, pond + 2, W + 40, p.h - pond, Math.round((p.h - pond) / 14), {
      fill: p.pick(C.blue, C.paper),
      seed: 4,
    });
  o += sh(rect(-4, pond - 3, W + 8, 5), dark, 1.6);
  o +=
    standing(300, pond - 48, 62, p.h, dark, light) +
    standing(42, pond - 14, 60, p.h, dark, light) +
    stem(206, pond - 74) +
    lotus(206, pond - 62, 64, { fill: C.coral }) +
    stem(92, pond - 116) +
    lotus(92, pond - 108, 40, { fill: C.paper });
  o +=
    standing(150, pond + 44, 70, p.h + 20, light, dark) +
    standing(330, pond + 70, 74, p.h + 20, light, dark) +
    stem(268, pond + 30) +
    lotus(268, pond + 40, 48, { fill: C.paper }) +
    standing(34, pond + 110, 80, p.h + 30, light, dark) +
    standing(232, pond + 148, 78, p.h + 30, dark, light);
  o += strokes(
    [
      [
        [60, pond - 150],
        [66, pond - 160],
        [76, pond - 168],
      ],
    ],
    2,
    dark,
  );
  return o + butterfly(146, pond - 176, 24, { r: 24, fill: p.pick(C.gold2, C.red), inner: p.pick(C.gold, C.gold2) });
});
