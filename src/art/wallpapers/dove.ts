import { dove as descending } from '../beasts/dove.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud, cloudBank } from '../kit/clouds.ts';
import { ln, sh } from '../kit/marks.ts';
import { leaf } from '../kit/plants.ts';
import { rays } from '../kit/stars.ts';
import { CX, sky, stars, W, wallpaper } from './plate.ts';

/** A dove comes down through the rays with a twig of olive. */
export const draw = wallpaper('dove', (p) => {
  const y = p.h * 0.5;
  const base = p.h * 0.82;
  let o = sky(p, 'blue', 'rose', base + 40) + (p.dark ? stars(p, base - 70, 77, [[CX, y, 120]]) : '');
  o += rays(CX, y, 78, 190, 64, { wavy: false, w: 0.3, fill: p.pick(C.gold, C.paper) });
  o +=
    sh(disc(CX, y, 74), p.pick(C.night2, C.gold2), 2, p.pick(C.gold, C.ink)) +
    ln(disc(CX, y, 67), 1, p.pick(C.gold, C.gold3));
  o += descending({ x: CX, y, s: 1.62 });
  const twig = [
    [CX, y + 66],
    [CX + 10, y + 92],
    [CX + 6, y + 126],
  ] as const;
  o += ln(`M${twig[0].join(' ')}Q${twig[1].join(' ')} ${twig[2].join(' ')}`, 2.6, C.green3);
  for (const [dx, dy, a] of [
    [4, 80, 20],
    [5, 86, 150],
    [8, 98, 30],
    [8, 104, 146],
    [6, 122, 80],
  ] as const)
    o += leaf(CX + dx, y + dy, 24, a, { fill: C.green2, sw: 1.5 });
  o += cloud(50, base - 74, 130, { flip: true }) + cloud(306, base - 104, 140);
  o += cloudBank(-40, W + 20, base - 6, 34, 3, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.coral) });
  o += cloudBank(-60, W + 20, base + 40, 42, 21, { fill: C.paper, inner: p.pick(C.blue2, C.blue2) });
  return (
    o + cloudBank(-30, W + 20, base + 100, 46, 6, { fill: p.pick(C.blue2, C.paper), inner: p.pick(C.blue, C.coral) })
  );
});
