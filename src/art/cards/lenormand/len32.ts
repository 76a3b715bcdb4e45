import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { at } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, g, hatch, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, star, starfield } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

// Moon: crescent with a face, stars, water. Night, gold, blue; night.
export const focus: Focus = [60, 84, 216, 302];

export function draw(): string {
  let o = sky('len32', 'night', 390);
  o += starfield(32, 46, 256, 310, 52, 23, { avoid: [[160, 204, 146]] });
  const moon = blob(
    '120,84! 184,78 242,108 274,168 272,234 238,290 182,316 124,306! 164,296 186,280 188,266 176,258! 180,250 170,244! 178,238 168,232 172,222 144,214! 156,196 166,178 170,156 160,120!',
  );
  const shade = blob('190,60! 236,110 254,170 250,236 220,286 160,312! 200,340 290,300 300,180 270,80');
  let m = rays(178, 198, 124, 156, 44, { wavy: false, w: 0.36, fill: C.gold });
  m += sh(disc(178, 198, 121), C.night2, 2, C.gold) + sh(moon, C.gold2, 3);
  m +=
    clip('len32m', moon, flat(shade, C.gold)) +
    clip('len32s', shade, clip('len32t', moon, hatch(160, 70, 120, 250, 6, 1, C.gold3, 0.2))) +
    ln(moon, 3);
  m +=
    strokes(
      ['174,176 190,170 208,178', '180,196 194,204 210,198', '190,232 200,238 196,248', '192,206 200,210 208,207'],
      4.4,
    ) +
    strokes(['170,240 182,246 192,243'], 3.4, C.red) +
    flat(disc(216, 238, 13), C.coral);
  m += star(86, 130, 26, { contour: 1.6 }) + star(74, 264, 19, { contour: 1.4 }) + star(116, 200, 15, { contour: 1.4 });
  o += g(m, 'transform="translate(160 204) scale(.92) translate(-178 -198)"');
  o += ridge('10,384 56,352 90,380 140,362 190,384 240,350 282,378 312,362', 410, C.blue3, C.night);
  o += sh(rect(10, 394, 300, 90), C.blue3, 2.3) + ripples(22, 398, 276, 72, 7, { seed: 14, fill: C.blue2 });
  o += at('176,404 186,414 172,426 184,440 176,454', (x, y, i) => flat(disc(x, y, 24 - (i % 2) * 9, 2.6), C.gold2));
  o += strokes(
    [
      '46,472 44,436 38,404',
      '56,472 58,440 66,412',
      '36,472 32,450 26,432',
      '276,472 276,440 270,410',
      '286,472 290,446 296,428',
    ],
    5,
    C.green2,
  );
  return card({ id: 'len32', ground: C.night2, picture: o });
}
