import { poly, taper } from '../geom/paths.ts';
import { each, polar, xy } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { ridge, tufts } from '../kit/land.ts';
import { clip, flat, graded, ln, sh, tone } from '../kit/marks.ts';
import { ripples } from '../kit/water.ts';
import { blossoms } from './blossom.ts';
import { CX, field, fullMoon, W, wallpaper } from './plate.ts';

const STONES = Array.from({ length: 28 }, (_, i) => [i * (360 / 28)] as const);

/** A round gate in a garden wall: beyond it the moon, hills and water. */
export const draw = wallpaper('moon-gate', (p) => {
  const y = p.h * 0.58;
  const r = 132;
  const foot = y + 124;
  const far = y + 34;
  let view = graded(`${p.id}g`, 0, y - r, W, r * 2, [
    [0, p.pick(C.night, C.blue2)],
    [0.7, p.pick(C.night2, C.paper)],
    [1, p.pick(C.blue, C.paper)],
  ]);
  view += tone(0, y - r, W, r * 1.4, 26, 1.6, 0.3, p.pick(C.ink, C.blue));
  view += fullMoon(CX + 34, y - 48, 38, p.pick(C.gold2, C.gold), p.pick(C.gold, C.gold2));
  view += cloud(CX - 52, y - 22, 92, { flip: true });
  view += ridge(
    [
      [40, far + 6],
      [92, far - 38],
      [120, far - 16],
      [176, far - 60],
      [222, far - 12],
      [262, far - 34],
      [330, far + 8],
    ],
    far + 8,
    p.pick(C.blue, C.green2),
    p.pick(C.blue3, C.green),
  );
  view += field(p, far, p.pick(C.blue3, C.blue), 2) + ripples(40, far + 2, 290, 90, 9, { seed: 3 });
  let o = flat(rect(0, 0, W, p.h), p.pick(C.night, C.paper)) + tone(0, 8, W, foot, 80, 0.3, 0.9, p.quiet);
  o += clip(`${p.id}c`, disc(CX, y, r), view);
  o += sh(`${disc(CX, y, r + 16)}${disc(CX, y, r)}`, p.pick(C.grey, C.grey2), 2.6).replace(
    '<path',
    '<path fill-rule="evenodd"',
  );
  o += ln(
    each(STONES, (a) => `M${xy(polar(CX, y, r, a))}L${xy(polar(CX, y, r + 16, a))}`),
    1.4,
  );
  o += sh(rect(-4, foot, W + 8, 20), p.pick(C.grey, C.grey2), 2.4) + field(p, foot + 20, p.pick(C.green3, C.green2));
  for (let y0 = foot + 30, half = 44, h = 15; y0 < p.h; y0 += h + 8, half *= 1.24, h += 5)
    o += sh(
      poly([
        [CX - half, y0],
        [CX + half, y0],
        [CX + half * 1.16, y0 + h],
        [CX - half * 1.16, y0 + h],
      ]),
      p.pick(C.grey, C.paper),
      2,
    );
  o += tufts(`24,${foot + 62} 92,${foot + 46} 292,${foot + 50} 334,${foot + 80} 30,${foot + 116}`, {
    fill: p.pick(C.green, C.green3),
    rise: 18,
  });
  o += sh(
    taper(
      [
        [366, y - 150],
        [318, y - 122],
        [268, y - 128],
        [214, y - 92],
      ],
      [15, 10, 7, 2],
    ),
    C.gold3,
    2,
  );
  o += sh(
    taper(
      [
        [300, y - 123],
        [282, y - 92],
        [250, y - 74],
      ],
      [7, 5, 1],
    ),
    C.gold3,
    1.8,
  );
  return (
    o +
    blossoms(
      [
        [320, y - 138, 13],
        [276, y - 142, 11],
        [240, y - 112, 13],
        [286, y - 86, 11],
        [254, y - 70, 9],
        [212, y - 88, 10],
      ],
      p.pick(C.coral, C.coral),
    )
  );
});
