import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { sun } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { gulls } from '../kit/wind.ts';
import { CX, sky, stars, W, wallpaper } from './plate.ts';

/** The sun with its calm face comes out of the sea. */
export const draw = wallpaper('sunrise', (p) => {
  const sea = p.h * 0.7;
  const y = sea - 54;
  let o = sky(p, 'dusk', 'dawn', sea + 20) + (p.dark ? stars(p, sea * 0.62, 15) : '');
  o += sun(CX, y, 74, { count: 32, R: 156, ray: p.pick(C.gold2, C.gold), ray2: p.pick(C.coral, C.red) });
  o += cloud(40, sea - 26, 120, { flip: true }) + cloud(330, sea - 40, 130);
  o += gulls(`70,${p.h * 0.4} 104,${p.h * 0.42} 292,${p.h * 0.385}`, 11, p.pick(C.gold2, C.ink));
  return (
    o +
    scaleWaves(-24, sea, W + 48, Math.ceil((p.h - sea) / 13.5) + 1, 26, {
      sw: 1.8,
      fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
      inner: p.pick(C.coral, C.blue2),
      rings: 3,
    })
  );
});
