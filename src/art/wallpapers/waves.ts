import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { ln, sh } from '../kit/marks.ts';
import { scaleWaves } from '../kit/water.ts';
import { sky, W, wallpaper } from './plate.ts';

/** Scale waves from the horizon to the feet, deeper blue with every band, and the red disc going down. */
export const draw = wallpaper('waves', (p) => {
  const sea = p.h * 0.44;
  const r = 30;
  const step = r * 0.52;
  const bands = p.pick(
    [
      [C.blue, C.blue2],
      [C.blue3, C.blue2],
      [C.night2, C.blue2],
      [C.night, C.gold],
      [C.ink, C.gold],
    ],
    [
      [C.paper, C.blue],
      [C.blue2, C.paper],
      [C.blue, C.blue2],
      [C.blue3, C.blue2],
      [C.night, C.blue2],
    ],
  );
  const rows = Math.ceil((p.h - sea) / step);
  let o = sky(p, 'night', 'paper', sea + 30);
  o +=
    sh(disc(236, sea - 6, 62), C.red, 2.6) +
    ln(disc(236, sea - 6, 70), 1, p.metal) +
    ln(disc(236, sea - 6, 77), 2.6, p.metal, ' stroke-dasharray=".8 6.4"');
  for (let k = 0; k < rows; k += 1) {
    const band = bands[Math.min(bands.length - 1, Math.floor((k / rows) * bands.length))]!;
    o += scaleWaves(-30 + (k % 2 ? r : 0), sea + k * step, W + 60, 1, r, {
      fills: [band[0]!],
      inner: band[1]!,
      rings: 3,
      sw: 1.8,
    });
  }
  return o;
});
