import { polar, xy } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { fish } from '../kit/fish.ts';
import { ln, sh } from '../kit/marks.ts';
import { lotus } from '../kit/plants.ts';
import { ripples } from '../kit/water.ts';
import { CX, sky, W, wallpaper } from './plate.ts';

/** Lily pad with a notch. */
function pad(x: number, y: number, r: number, turn: number, fill: string, vein: string): string {
  const rim = (a: number) => polar(x, y, r, turn + a);
  const veins = [60, 100, 140, 180, 220, 260, 300]
    .map((a) => `M${xy([x, y])}L${xy(polar(x, y, r * 0.82, turn + a))}`)
    .join('');
  return sh(`M${xy([x, y])}L${xy(rim(18))}A${r} ${r} 0 1 1 ${xy(rim(-18))}z`, fill, 2.2) + ln(veins, 1.2, vein);
}
/** Two fish turn about each other in the pond. */
export const draw = wallpaper('carp', (p) => {
  const y = p.h * 0.6;
  const [light, dark] = p.pick([C.green, C.green3], [C.green2, C.green]);
  let o =
    sky(p, 'blue', 'pond') +
    ripples(-20, 16, W + 40, p.h - 20, Math.round(p.h / 17), {
      fill: p.pick(C.blue, C.blue2),
      seed: 14,
      wd: 2,
    });
  o +=
    ln(disc(CX, y, 150, 138) + disc(CX, y, 120, 110) + disc(CX, y, 28, 24), 1.4, p.pick(C.blue2, C.blue)) +
    ln(disc(CX, y, 44, 39), 1, p.pick(C.blue2, C.blue));
  o += fish({ x: 118, y: y + 22, s: 168, r: -68, coat: p.pick(C.paper, C.paper), fin: C.red, belly: C.coral });
  o += fish({ x: 242, y: y - 22, s: 168, r: 112, coat: p.pick(C.red, C.red), fin: C.gold, belly: C.gold2 });
  o +=
    pad(330, y - 122, 46, 150, light, dark) +
    pad(24, y + 132, 58, -40, light, dark) +
    pad(292, y + 168, 50, 200, dark, light) +
    pad(346, y + 128, 34, 120, light, dark) +
    pad(14, y - 96, 30, 20, dark, light);
  o += lotus(48, y + 128, 40, { fill: C.coral }) + lotus(322, y - 124, 28, { fill: C.paper });
  return o + pad(110, p.h - 34, 40, 260, dark, light) + pad(214, p.h - 8, 34, 250, light, dark);
});
