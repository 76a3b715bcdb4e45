import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { ln } from '../kit/marks.ts';
import { rays } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { CX, fullMoon, sky, stars, W, wallpaper } from './plate.ts';

/** The full moon stands over a sea of scale waves, clouds before it. */
export const draw = wallpaper('full-moon', (p) => {
  const y = p.h * 0.56;
  const sea = p.h * 0.74;
  let o = sky(p, 'night', 'dawn', sea + 30) + stars(p, sea - 40, 5, [[CX, y, 150]]);
  o += rays(CX, y, 98, 142, 72, { wavy: false, w: 0.34, fill: p.metal });
  o += rays(CX, y, 98, 118, 72, { wavy: false, w: 0.3, fill: p.light, rot: -87.5 });
  o += fullMoon(CX, y, 86, p.pick(C.gold2, C.paper), p.pick(C.gold, C.gold2), 3) + ln(disc(CX, y, 92), 1, p.metal);
  o += cloud(58, sea - 34, 128, { flip: true }) + cloud(318, sea - 54, 150) + cloud(232, sea - 4, 96);
  return o + scaleWaves(-20, sea, W + 40, Math.ceil((p.h - sea) / 11.4) + 1, 22, { sw: 1.6 });
});
