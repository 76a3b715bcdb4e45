import { rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloudBank } from '../kit/clouds.ts';
import { pine, ridge } from '../kit/land.ts';
import { flat } from '../kit/marks.ts';
import { sun } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { CX, sky, stars, W, wallpaper } from './plate.ts';

/** Fire, air, earth and water, one above the other. */
export const draw = wallpaper('elements', (p) => {
  const air = p.h * 0.58;
  const earth = p.h * 0.7;
  const sea = p.h * 0.84;
  let o = sky(p, 'ember', 'dawn', air + 30) + (p.dark ? stars(p, p.h * 0.44, 29) : '');
  o += sun(CX, p.h * 0.48, 56, { count: 28, R: 116, ray: p.pick(C.gold2, C.gold), ray2: p.pick(C.coral, C.red) });
  o += cloudBank(-40, W + 20, air, 32, 18, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.coral) });
  o += cloudBank(-20, W + 20, air + 40, 32, 4, { fill: C.paper, inner: C.blue2 });
  o += ridge(
    [
      [-10, earth - 4],
      [48, earth - 62],
      [92, earth - 16],
      [168, earth - 84],
      [222, earth - 18],
      [286, earth - 58],
      [372, earth + 4],
    ],
    p.h,
    p.pick(C.green, C.green2),
    p.pick(C.green3, C.green),
  );
  o += ridge(
    [
      [-10, earth + 30],
      [30, earth + 8],
      [104, earth + 46],
      [150, earth + 34],
      [238, earth + 50],
      [310, earth - 6],
      [372, earth + 34],
    ],
    p.h,
    p.pick(C.green3, C.green),
    p.pick(C.ink, C.green3),
  );
  for (const [x, k] of [
    [20, 74],
    [52, 54],
    [150, 46],
    [176, 60],
    [322, 70],
    [352, 52],
  ] as const)
    o += pine(x, sea + 10, k, p.pick(C.green3, C.green3), 1.8);
  return (
    o +
    flat(rect(0, sea + 20, W, p.h), C.blue3) +
    scaleWaves(-22, sea, W + 44, Math.ceil((p.h - sea) / 12.4) + 1, 24, { rings: 3 })
  );
});
