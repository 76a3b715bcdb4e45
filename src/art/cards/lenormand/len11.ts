import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import type { Line } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Whip: birch rod crossed with a cane, knot. Red, lead; grey dusk.
export const focus: Focus = [44, 74, 232, 325];

export function draw(): string {
  let o = sky('len11', 'dusk', 440);
  o += rays(160, 424, 46, 82, 40, { wavy: false, w: 0.4, fill: C.red }) + sh(disc(160, 424, 42), C.coral, 2.2);
  o +=
    ridge('10,424 44,392 76,414 112,384 146,420', 440, C.night2, C.night) +
    ridge('176,420 214,388 246,412 280,380 312,418', 440, C.night2, C.night);
  o +=
    sh(blob('10,428! 90,418 200,426 310,416! 310,480! 10,480!'), C.plum, 2.4) +
    strokes(['40,446 90,440 140,446', '190,442 240,438 284,444'], 2.8);
  // birch rod, from the lower left to the upper right
  const twigs: Line[] = [];
  const tips: Line[] = [];
  for (let i = 0; i < 13; i++) {
    const u = i / 12 - 0.5;
    const long = 1 + 0.11 * Math.sin(i * 2.4);
    const tip = [172 + 74 * long + u * 88 + u * u * 20, 250 - 158 * long + u * 84 + u * u * 88] as const;
    const bend = [210 + u * 76, 168 + u * 52] as const;
    twigs.push([[172 + u * 18, 250 + u * 14], [190 + u * 42, 212 + u * 32], bend, tip]);
    // a finer one leaves it
    const out = i % 2 ? 9 : -9;
    tips.push([
      bend,
      [bend[0] + 14 + out, bend[1] - 34 + out * 0.4],
      [bend[0] + 25 + out * 2.2, bend[1] - 66 + out * 1.2],
    ]);
  }
  o += union(
    [...twigs.map((l) => taper(l, [7, 6, 4.4, 0.8])), ...tips.map((l) => taper(l, [3.4, 2.6, 0.6]))],
    C.gold3,
    1.5,
  );
  o += strokes(twigs, 2.4, C.gold);
  o +=
    sh(taper('72,404 120,334 180,244', [22, 20, 24]), C.gold3, 2.8) +
    strokes(['84,396 124,338 168,272', '78,392 118,332 164,262'], 2.6, C.ink);
  // cane with the lash, from the lower right to the upper left
  o +=
    rod(line('82,98 56,108 42,140 52,184 86,204 112,186 104,156 72,152 46,184 44,240 66,290 56,338'), 3.4, C.red2, 2) +
    sh(blob('56,336! 48,352 52,364 58,352 62,366 66,350'), C.gold, 1.7);
  o +=
    sh(taper('252,410 200,320 140,216 82,98', [15, 12, 9, 5]), C.red, 2.6) +
    strokes(['236,384 180,288 110,160'], 3, C.coral);
  o +=
    sh(taper('256,416 236,382 220,354', [17, 16, 15]), C.ink, 2) +
    sh(disc(257, 418, 11), C.gold, 2.2) +
    ln('M222 370l14-8M230 384l15-8M238 398l15-8', 2, C.gold);
  // knot
  o += sh(
    blob('166,286! 140,262 112,262 104,282 122,296 160,294!') +
      blob('172,286! 198,258 228,258 238,276 220,294 176,296!'),
    C.red,
    2.3,
  );
  o += sh(
    blob('160,292! 146,320 122,342! 130,350! 138,362! 164,330 170,296!') +
      blob('174,294! 190,322 214,338! 208,348! 202,360! 176,334 166,298!'),
    C.red2,
    2.2,
  );
  o +=
    sh(disc(168, 289, 13), C.red, 2.4) +
    strokes(['160,282 168,288 166,298', '116,276 136,276 154,286', '226,272 206,272 184,286'], 2.6, C.red2);
  return card({ id: 'len11', ground: C.grey2, picture: o });
}
