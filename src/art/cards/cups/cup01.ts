import type { Focus } from '../../art.ts';
import { dove } from '../../beasts/dove.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, each, n, place } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { lotus } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

export const focus: Focus = [56, 140, 208, 291];

export function draw(): string {
  let o = graded('cup01g', 22, 22, 276, 380, [
    [0, C.blue],
    [0.6, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 340, 52, 2.2, 0.3, C.blue3);
  o += rays(160, 236, 96, 206, 56, { wavy: false, w: 0.34, fill: C.paper });
  o +=
    sh(disc(160, 236, 100), C.paper, 2) +
    ln(disc(160, 236, 94), 1, C.gold3) +
    ln(disc(160, 236, 88), 2.4, C.gold, ' stroke-dasharray="1 7"');
  // pond
  o += sh(rect(18, 392, 284, 90), C.blue, 2.4) + ripples(22, 398, 276, 72, 7, { seed: 3 });
  o += each(
    [
      [58, 432, 24],
      [268, 446, 22],
      [132, 456, 20],
      [214, 424, 18],
    ],
    (x, y, r) =>
      sh(
        `M${x} ${y}L${n(x + r)} ${y - 3}A${r} ${n(r * 0.36)} 0 1 1 ${n(x + r * 0.8)} ${n(y - r * 0.24)}z`,
        C.green,
        1.8,
      ),
  );
  o +=
    lotus(64, 428, 21, { fill: C.coral }) +
    lotus(262, 442, 20, { fill: C.coral }) +
    lotus(134, 452, 16, { fill: C.paper });
  // falling water, five streams
  const streams = [
    '124,204 100,214 82,262 74,330 72,398',
    '136,206 114,226 104,280 100,340 100,400',
    '196,204 220,214 238,262 246,330 248,398',
    '184,206 206,226 216,280 220,340 220,400',
  ];
  o += union(
    streams.map((p) => taper(p, [6, 9, 8, 6.5, 5.5])),
    C.blue2,
    1.7,
  );
  o += strokes(
    streams.map((p) => place(p, { x: -1, y: 4 })),
    2,
    C.paper,
  );
  for (const x of [72, 100, 248, 220]) o += ln(`M${x - 13} 402a13 4 0 0 0 26 0`, 1.6, C.paper);
  // cloud, sleeve, hand
  o +=
    sh(blob('214,300! 242,290 272,292 300,284! 300,358! 270,350 240,348 214,338! 222,320'), C.red, 2.3) +
    strokes(['226,298 232,318 226,338', '240,294 247,318 240,344'], 2.4, C.red2);
  o += sh(rounded(204, 296, 15, 46, 5), C.gold, 2.1);
  o += cloud(286, 340, 96, {
    lobes: [
      [-0.42, 0.05, 0.14],
      [-0.28, -0.14, 0.2],
      [-0.02, -0.3, 0.26],
      [0.26, -0.2, 0.22],
      [-0.12, 0.12, 0.2],
      [0.2, 0.1, 0.2],
    ],
  });
  o += cup(160, 196, 104) + hold();
  // water in the cup
  o += flat(disc(160, 197, 43, 7), C.blue2) + ln('M126 198q17 4 34 0t34 0', 1.4, C.paper);
  // wafer and dove
  const bird = dove({ x: 160, y: 70, s: 1.24 });
  o += bird + sh(disc(160, 140, 14), C.paper, 2.1) + ln('M160 130v20M150 140h20', 2, C.gold3);
  // letter-free drops
  o += flat(
    at(
      '46,300 56,250 276,250 40,360 282,392 126,372 196,374 52,200 270,206',
      (x, y) => `M${x} ${y}c-4 6-5 9-5 11a5 5 0 0 0 10 0c0-2-1-5-5-11z`,
    ),
    C.paper,
  );
  return card({ id: 'cup01', ground: C.blue2, picture: o, over: { art: bird, within: rect(130, 0, 60, 40) } });
}
/** Hand from the right that holds the stem: four fingers come round it from behind, the thumb lies before it. */
function hold(): string {
  const skin = C.skin[1];
  return (
    each(
      [
        [328, 138, 157, 11],
        [317, 134, 158, 12.5],
        [305, 133, 160, 13],
        [293, 137, 161, 13],
      ],
      (y, from, to, w) => sh(rounded(from, y - w / 2, to - from, w, w / 2), skin, 2.1),
    ) +
    sh(
      blob(
        '208,299! 196,296 186,288 172,283 158,284 147,288 143,295 147,301 158,300 169,303 174,309! 170,318 171,328 178,337 192,340 208,338!',
      ),
      skin,
      2.2,
    ) +
    strokes(['174,309 182,308 188,313', '184,334 191,329 195,320'], 2.2) +
    ln('M145.500 293.500q3-4 8-4.500', 1.3)
  );
}
