import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { each } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Cross: plain standing cross on a hill, rays. Night, green, gold; evening.
export const focus: Focus = [50, 64, 220, 308];

export function draw(): string {
  let o = sky('len36', 'evening', 410);
  o +=
    rays(160, 184, 60, 250, 40, { wavy: false, w: 0.32, fill: C.gold2 }) +
    rays(160, 184, 60, 150, 40, { wavy: false, w: 0.4, fill: C.gold, rot: -85.5 });
  o +=
    sh(disc(160, 184, 82), C.gold2, 2.2) +
    ln(disc(160, 184, 74), 1.1, C.gold3) +
    ln(disc(160, 184, 68), 2.2, C.gold3, ' stroke-dasharray="1 6"');
  o += sh(blob('10,392! 60,372 120,386 200,384 260,370 310,386! 310,480! 10,480!'), C.night2, 2.3);
  o += sh(blob('10,470! 60,430 110,392 160,380 210,392 260,430 310,470! 310,480! 10,480!'), C.green3, 2.6);
  // cross
  const cross = poly('142,82 178,82 178,160 248,160 248,196 178,196 178,404 142,404 142,196 72,196 72,160 142,160');
  o +=
    sh(cross, C.paper, 3.2) +
    flat(
      poly(
        '169,83.5 176.5,83.5 176.5,161.5 246.5,161.5 246.5,194.5 176.5,194.5 176.5,402.5 169,402.5 169,187 238,187 238,170 169,170',
      ),
      C.paper2,
    );
  o += strokes(
    ['150,96 149,124 150,150', '84,170 108,169 130,170', '152,214 151,270 152,330', '160,300 161,340 160,386'],
    2.4,
    C.gold3,
  );
  o += strokes(
    [
      '144,108 149,112 147,120',
      '176,222 170,228 173,238',
      '90,194 96,188 104,192',
      '232,162 226,168 218,164',
      '144,252 150,258 146,268',
      '143,334 149,338 146,348',
    ],
    3,
    C.gold3,
  );
  o +=
    sh(poly('128,392 192,392 200,418 120,418'), C.grey2, 2.6) +
    flat(poly('178,393.5 191,393.5 198,416.5 182,416.5'), C.grey) +
    ln('M152 393v24M120 405', 1.2);
  // ivy round the shaft
  o +=
    rod(line('138,408 136,384 158,366 182,346 180,326 158,312 144,296 152,276'), 3, C.green, 1.4) +
    each(
      [
        [134, 392, 200],
        [148, 374, -110],
        [170, 356, 70],
        [184, 338, -10],
        [172, 318, -70],
        [152, 306, 120],
        [143, 290, 190],
        [152, 274, -80],
      ],
      (x, y, a) => leaf(x, y, 22, a, { fill: C.green2, w: 0.62, sw: 1.6 }),
    );
  o += tufts('84,428 236,428 106,446 214,446 60,458 260,458 160,446 134,462 188,464', {
    rise: 18,
    spread: 10,
    w: 2.8,
    fill: C.green2,
  });
  o +=
    sunflower(98, 430, 6, { petals: 6, fill: C.paper, heart: C.gold }) +
    sunflower(222, 434, 6, { petals: 6, fill: C.paper, heart: C.gold }) +
    sunflower(142, 440, 6, { petals: 6, fill: C.paper, heart: C.gold });
  return card({ id: 'len36', ground: C.night2, picture: o });
}
