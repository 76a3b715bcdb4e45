import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { arc, disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, spark, starfield } from '../../kit/stars.ts';

// Ring: gold ring with a stone, ribbon. Gold, blue, red; night.
export const focus: Focus = [50, 92, 220, 308];

export function draw(): string {
  let o = sky('len25', 'night', 472, 60);
  o += starfield(34, 50, 252, 400, 46, 17, {
    avoid: [
      [160, 270, 132],
      [160, 150, 90],
    ],
  });
  o += rays(160, 150, 44, 106, 40, { wavy: false, w: 0.36, fill: C.gold2 });
  // ribbon behind
  o += sh(blob('40,300! 92,330 150,346 176,356! 170,378! 110,366 66,352 30,332!'), C.red2, 2.4);
  const band = disc(160, 284, 88, 92);
  o += ln(band, 35) + ln(band, 30, C.gold) + ln(disc(163, 286, 78, 82), 8, C.gold3) + ln(disc(163, 286, 74, 78), 1.6);
  o += ln(arc(160, 284, 97, 150, 246), 6, C.gold2) + ln(arc(160, 284, 97, 20, 60), 4, C.gold3);
  o += ln(disc(160, 284, 90, 94), 1.4, C.gold3, ' stroke-dasharray="1 6"');
  // ribbon in front
  o +=
    sh(blob('150,352! 200,372 250,366 290,342! 284,366 294,380! 246,398 190,398 140,374!'), C.red, 2.4) +
    strokes(['160,364 206,382 256,378'], 3, C.coral);
  o += sh(
    blob('146,356! 122,392 112,430! 128,424 142,436! 148,406 168,372!') +
      blob('164,366! 178,400 202,430! 204,416 222,414! 204,390 182,366!'),
    C.red,
    2.3,
  );
  o +=
    strokes(['146,376 134,400 128,420', '174,376 188,398 204,412'], 2.8, C.red2) +
    sh(blob('138,350 156,346 176,356 178,372 162,380 142,372'), C.red, 2.4);
  // setting and stone
  o +=
    sh(blob('118,178! 132,206 160,212 188,206 202,178!'), C.gold, 2.6) +
    ln('M134 184v18M160 186v22M186 184v18', 2, C.gold3);
  // an old cushion cut: a broad table, eight facets round it, light from the upper left
  const stone = '130,110 190,110 216,134 216,166 192,192 128,192 104,166 104,134';
  o +=
    sh(poly(stone), C.blue, 3) +
    flat(poly('130,110 190,110 180,126 140,126') + poly('104,134 130,110 140,126 124,142'), C.blue2) +
    flat(poly('104,134 124,142 124,160 104,166'), C.paper) +
    flat(poly('192,192 216,166 196,160 180,176') + poly('128,192 192,192 180,176 140,176'), C.blue3) +
    flat(poly('216,134 216,166 196,160 196,142'), C.night2) +
    flat(poly('140,126 180,126 196,142 124,160 124,142'), C.blue2) +
    flat(poly('140,130 158,129 130,150 129,144'), C.paper);
  o +=
    ln(poly('140,126 180,126 196,142 196,160 180,176 140,176 124,160 124,142'), 1.6) +
    ln(
      'M130 110L140 126M190 110L180 126M216 134L196 142M216 166L196 160M192 192L180 176M128 192L140 176M104 166L124 160M104 134L124 142',
      1.5,
    ) +
    ln(poly(stone), 3);
  // claws of the setting over the edge
  o += sh(
    blob('112,182! 106,166 112,156 120,166 126,190!') + blob('208,182! 214,166 208,156 200,166 194,190!'),
    C.gold,
    2,
  );
  o += spark(124, 104, 15, C.paper) + spark(218, 118, 9, C.paper);
  return card({ id: 'len25', ground: C.night2, picture: o });
}
