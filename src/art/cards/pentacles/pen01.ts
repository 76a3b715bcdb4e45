import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, polar } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { glade } from '../../kit/glade.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath, lily, rose } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Ace of Pentacles: hand from a cloud with one great disc; garden of lilies; hedge with an arch to far peaks.
// Malachite, cinnabar, azurite; light from the disc.
export const focus: Focus = [46, 52, 228, 319];

/** Four fingers behind the rim, each of its own length, from the forefinger down to the little one. */
const fingers = (): string =>
  each(
    [
      [86, 203],
      [97, 194],
      [106, 181],
      [112, 166],
    ],
    (r, tip) => {
      const bones = [0, 0.36, 0.7, 1].map((t) => polar(160, 154, r, 96 + (tip - 96) * t));
      const [x, y] = bones[3]!;
      return union([taper(bones, [24, 22, 19, 15], 3), disc(x, y, 7.5)], C.skin[3], 2.2);
    },
  );

export function draw(): string {
  let o = glade('pen01', 400, 48);
  o += rays(160, 154, 98, 168, 48, { wavy: false, w: 0.5, fill: C.paper }) + flat(disc(160, 154, 94), C.paper);
  // hedge
  const leaves: string[] = [];
  for (let i = 0; i <= 10; i++) {
    const [x, y] = polar(160, 386, 48, 180 + i * 18);
    leaves.push(disc(x, y, 17));
  }
  at('20,372 48,362 78,368 106,382 214,382 242,368 272,362 300,372', (x, y) => {
    leaves.push(disc(x, y, 22));
    return '';
  });
  leaves.push(rect(10, 372, 122, 60), rect(188, 372, 122, 60));
  o += union(leaves, C.green, 2.3);
  o += flat(
    at(
      '34,368 60,362 88,374 50,388 78,396 30,398 104,398 112,360 130,346 160,334 190,346 208,360 232,374 260,362 286,368 240,396 268,390 290,398 216,398',
      (x, y, i) => leafPath(x, y + 4, 11, -90 + ((i * 37) % 70) - 35, 0.6),
    ),
    C.green2,
  );
  o += sh('M128 432V384a32 32 0 0 1 64 0V432z', C.paper, 2.2);
  o += clip(
    'pen01a',
    'M129 432V384a31 31 0 0 1 62 0V432z',
    ridge('100,420 132,392 152,366 168,388 182,374 220,412', 424, C.blue2, C.blue),
  );
  o += at('40,380 92,386 116,372 142,340 178,340 204,372 228,386 280,380', (x, y) =>
    rose(x, y, 8, { fill: C.red, inner: C.coral, sw: 1.3 }),
  );
  // lawn, path, lilies
  o += sh(blob('10,418! 90,412 230,412 310,418! 310,480! 10,480!'), C.green2, 2.3);
  o += sh(blob('138,416! 182,416! 178,430 196,446 240,480! 96,480! 124,446 142,430'), C.paper, 2.2);
  o += each(
    [
      [40, 430, 1],
      [64, 416, 1],
      [88, 434, -1],
      [232, 434, 1],
      [256, 416, -1],
      [280, 430, -1],
    ],
    (x, y, f) =>
      rod(`M${x} ${y}V476`, 2, C.green, 1.3) +
      sh(leafPath(x, 474, 28, -90 + f * 34, 0.3) + leafPath(x, 474, 24, -90 - f * 30, 0.3), C.green, 1.5) +
      lily(x, y, 17),
  );
  // hand behind the disc
  o += fingers();
  o += sh(blob('236,252! 206,240 178,233 148,234! 138,250 122,272! 140,279 160,284 190,288 236,290!'), C.skin[3], 0);
  o += ln(line('121,271.5 140,279 160,284 190,288 236,290'), 2.4);
  o += flat(blob('124,271! 142,278 160,282 190,286 234,288! 226,276 190,270 150,262'), C.ink, 0.3);
  o += pentacle(160, 154, 78);
  // thumb over the rim, cuff, sleeve, cloud
  o += sh(
    blob('240,252 226,236 218,214 212,194 203,182 194,186 194,202 200,226 202,248 208,268 222,282 242,280'),
    C.skin[3],
    2.4,
  );
  o += flat(blob('206,248 212,264 226,284 240,288 240,256 228,244'), C.skin[3]);
  o += strokes(['198,190 204,192 207,200', '206,262 212,272 222,278'], 1.8);
  o += sh(blob('246,250! 268,244 292,256 306,266! 300,330! 276,318 256,308 236,296! 244,274'), C.red, 2.4);
  o += strokes(['258,252 262,276 252,300', '276,254 278,280 268,308'], 2.6, C.red2);
  o += sh(blob('234,240! 250,246! 250,262 242,288 240,300! 224,294! 228,270'), C.gold, 2.2);
  const bank = cloud(268, 322, 84, { flip: true });
  o += bank;
  return card({ id: 'pen01', ground: C.paper, picture: o, over: { art: bank, within: rect(270, 260, 50, 90) } });
}
