import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { pine, ridge, roundTree, tufts } from '../../kit/land.ts';
import { clip, flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Crossroads: one road parting in two, signpost without words. Green, blue, red; gold dawn.
export const focus: Focus = [34, 144, 232, 325];

export function draw(): string {
  let o = sky('len22', 'dawn', 320);
  o +=
    sh(disc(86, 122, 36), C.paper, 2.2) +
    rays(86, 122, 39, 70, 36, { wavy: false, w: 0.36, fill: C.gold }) +
    ln(disc(86, 122, 30), 1, C.gold3);
  const hill = blob('10,300! 70,292 130,304 190,298 250,306 310,296! 310,480! 10,480!');
  o +=
    ridge('10,300 44,262 78,292 112,250 150,296 160,300', 330, C.blue2, C.blue) +
    sh(blob('150,310! 200,286 250,290 310,276! 310,340! 150,340!'), C.green3, 2.2);
  o += sh(hill, C.green2, 2.5);
  o += cloud(240, 138, 76, { inner: C.gold });
  // roads
  const road = blob(
    sym(
      '164,376! 152,360 122,350 94,336 78,320 82,306 98,286! 90,286! 66,304 54,322 70,346 110,366 140,382 148,404 136,438 110,482! 164,482!',
      164,
    ),
  );
  o +=
    clip(
      'len22h',
      hill,
      sh(road, C.paper, 2.8) +
        strokes(
          ['140,470 152,440 160,414', '172,412 176,440 188,470', '110,352 84,334 68,322', '218,352 244,334 260,322'],
          3,
          C.gold,
        ),
    ) + ln(hill, 2.5);
  o += [
    [56, 322, 52],
    [50, 416, 84],
  ]
    .map(([x, y, h]) => roundTree(x!, y!, h!, C.green, C.green2))
    .join('');
  o += pine(290, 340, 52, C.green3) + pine(268, 408, 78, C.green3);
  // signpost in the fork
  o +=
    sh(rect(158, 182, 13, 190), C.gold3, 2.6) +
    flat(rect(160, 184, 4, 186), C.gold) +
    sh(poly('154,184 164.5,168 175,184'), C.gold, 2.2);
  o +=
    sh(poly('176,206 84,206 66,222 84,238 176,238'), C.paper, 2.7) +
    sh(poly('152,250 244,250 262,266 244,282 152,282'), C.coral, 2.7);
  o +=
    strokes(['90,214 120,212 160,214', '92,230 124,229 166,231'], 2.4, C.gold3) +
    strokes(['160,258 200,256 238,259', '164,274 200,273 236,275'], 2.4, C.red2) +
    flat(disc(164.5, 214, 2) + disc(164.5, 230, 2) + disc(164.5, 258, 2) + disc(164.5, 274, 2), C.ink);
  o +=
    tufts('164,382 148,378 180,380 60,420 90,458 250,424 262,460 40,456', { rise: 16, spread: 9, w: 2.8 }) +
    at('72,440 240,446 50,404 268,420', (x, y) => sunflower(x, y, 6.4, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len22', ground: C.paper, picture: o });
}
