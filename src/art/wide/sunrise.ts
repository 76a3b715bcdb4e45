import { blob, line, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { ridge } from '../kit/land.ts';
import { ln, sh, strokes } from '../kit/marks.ts';
import { sun } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { gulls } from '../kit/wind.ts';
import { glitter, sky, stars, W, wallpaper } from '../wallpapers/plate.ts';

const SEA = 146;

/** The sun comes out of the sea between two capes; a boat goes to meet it. */
export const draw = wallpaper('sunrise-wide', (p) => {
  const boat = placer({ x: 102, y: SEA + 34, s: 0.9 });
  let o = sky(p, 'dusk', 'dawn', SEA + 10) + (p.dark ? stars(p, SEA * 0.5, 15, [[226, SEA, 120]]) : '');
  o += sun(226, SEA - 20, 44, { count: 32, R: 96, ray: p.pick(C.gold2, C.gold), ray2: p.pick(C.coral, C.red) });
  o +=
    cloud(52, 64, 92) + cloud(332, 88, 84, { flip: true }) + gulls('104,92 128,82 150,98', 8, p.pick(C.gold2, C.ink));
  o += ridge('-10,152 20,118 52,138 86,112 132,152', 160, p.pick(C.night2, C.blue2), p.pick(C.night, C.blue));
  o += ridge('300,152 330,126 352,140 376,116', 160, p.pick(C.night2, C.blue2), p.pick(C.night, C.blue));
  o += scaleWaves(-20, SEA, W + 40, 13, 15, {
    fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
    inner: p.pick(C.coral, C.blue2),
    rings: 2,
    sw: 1.4,
  });
  o += glitter(226, SEA + 10, 222, 66, 8, C.gold2);
  o +=
    ln(line(boat('0,-8 0,-92')), 3.4) +
    sh(blob(boat('4,-90! 34,-70 42,-34 38,-14! 4,-14!')), C.paper, 2.3) +
    strokes(['6,-70 22,-66 34,-62', '6,-46 24,-42 40,-42'].map(boat), 2.6, C.gold3) +
    sh(blob(boat('-4,-78! -24,-46 -28,-16! -4,-14!')), C.coral, 2.1) +
    sh(blob(boat('-46,-14! -14,-6 20,-6 50,-18! 40,12 -34,12!')), C.red2, 2.4) +
    sh(poly(boat('0,-98 18,-92 0,-86')), C.red, 1.6);
  return (
    o +
    scaleWaves(-20, SEA + 44, W + 40, 6, 17, {
      fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
      rings: 2,
      sw: 1.5,
    })
  );
});
