import { begonia, disc } from './geom/shapes.ts';
import { C } from './ink.ts';
import { cloud } from './kit/clouds.ts';
import { clip, flat, graded, ln, sh, tone } from './kit/marks.ts';
import { rays, starfield } from './kit/stars.ts';
import { scaleWaves } from './kit/water.ts';

/** Wide pictures of the interface, as what stands inside an svg element. */

/** Banner, 343 x 116: night over a sea of scale waves, the full moon with rays between clouds. */
export function fullMoonScene(id = 'scene'): string {
  const edge = begonia(1, 1, 341, 114, 10);
  const cx = 272;
  const picture =
    graded(`${id}sky`, 0, 0, 343, 116, [
      [0, C.ink],
      [0.6, C.night2],
      [1, C.blue],
    ]) +
    tone(0, 0, 343, 92, 26, 0.2, 1.2, C.night2) +
    starfield(10, 8, 330, 62, 22, 5, {
      avoid: [
        [cx, 54, 46],
        [110, 48, 88],
      ],
    }) +
    rays(cx, 54, 34, 70, 36, { wavy: false, w: 0.3 }) +
    sh(disc(cx, 54, 32), C.gold2, 2) +
    flat(disc(262, 44, 6) + disc(282, 40, 4) + disc(280, 62, 7) + disc(260, 66, 4), C.gold) +
    cloud(318, 84, 84, { flip: true }) +
    cloud(222, 92, 66) +
    scaleWaves(-10, 88, 363, 3, 13, { sw: 1.4 });
  return clip(`${id}edge`, edge, picture) + ln(edge, 1.6, C.gold) + ln(begonia(5, 5, 333, 106, 9), 0.8, C.gold);
}
