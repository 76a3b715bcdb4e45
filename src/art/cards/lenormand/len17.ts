import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { disc, rect, seg } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Stork: on a nest on the roof, a twig in the beak. Red, blue, paper; blue day.
export const focus: Focus = [60, 76, 228, 319];

export function draw(): string {
  let o = sky('len17', 'azure', 472);
  o += cloud(72, 128, 80, { inner: C.blue2 }) + cloud(258, 214, 66, { inner: C.blue2, flip: true });
  // roof
  const roof = poly('10,480 10,446 90,404 230,404 310,446 310,480');
  o += sh(roof, C.red, 2.6);
  let tiles = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 16; i++) tiles += `M${14 + i * 20 - (r % 2) * 10} ${412 + r * 18}a10 9 0 0 0 20 0`;
  o += clip('len17r', roof, ln(tiles, 1.8, C.red2)) + ln(roof, 2.6);
  // chimney
  o +=
    sh(rect(108, 378, 96, 60), C.paper2, 2.6) +
    flat(rect(172, 380, 30, 56), C.gold3) +
    ln('M108 398H204M108 418H204M140 380v18M172 380v18M124 398v20M156 398v20M188 398v20M140 418v18M172 418v18', 1.3);
  // far leg, drawn up: the heel joint points back, the foot hangs closed
  const leg = (l: string, w: readonly number[], toes: string, fill: string) =>
    union([limb(l, w), ...toes.split('; ').map((t) => taper(t, [4.4, 3.6, 2]))], fill, 1.9);
  o += leg('166,246 128,298 178,318', [9, 6.4, 4.6], '176,317 188,328 190,344; 176,318 182,332 180,346', C.red2);
  // near leg
  o += leg('144,250 149,312 143,374', [9, 7, 5.4], '143,370 152,374 160,378', C.red);
  // nest
  let twigs = '';
  for (let i = 0; i < 30; i++) {
    const x = 92 + ((i * 37) % 128);
    const y = 360 + ((i * 13) % 32);
    twigs += seg(x - 16, y + ((i * 7) % 11) - 5, x + 18, y - ((i * 5) % 9) + 4);
  }
  o +=
    sh(
      blob(
        '82,358 108,354 132,358 156,354 182,358 206,354 230,358! 238,368 224,376 228,384 206,388 196,396 160,394 120,398 104,390 86,386 88,376 76,370',
      ),
      C.gold3,
      2.5,
    ) +
    ln(twigs, 4.6) +
    ln(twigs, 2.2, C.gold) +
    rod('M88 362l-20-8M226 360l22-9M92 376l-20 4M222 378l22 5', 2, C.gold, 1.4);
  // stork
  o += sh(blob('92,258! 72,276 60,294! 84,290 110,276 122,262!'), C.ink, 2);
  o += union(
    [
      blob('198,196 202,226 182,250 150,260 114,262 84,268! 94,240 116,212 146,194 174,186'),
      taper('178,218 204,190 208,154 194,130 196,108', [46, 30, 19, 16, 18], 3),
      disc(200, 104, 15),
    ],
    C.paper,
    2.7,
  );
  o +=
    sh(blob('70,288! 92,272 130,268 162,254 176,230! 156,232 128,236 104,248 84,264'), C.ink, 2) +
    strokes(['84,280 112,262 148,252', '92,266 118,252 154,242'], 2.2, C.grey2);
  o +=
    sh(blob('176,230! 170,206 146,204 118,220 100,246! 124,238 150,234'), C.paper2, 2) +
    strokes(['120,232 140,222 160,222', '132,218 148,212 162,214'], 2.2, C.grey);
  o += strokes(['190,220 203,200 207,178'], 2.6, C.grey);
  // beak and twig
  o += sh(blob('212,96! 242,102 282,118! 244,114 210,114!'), C.red, 2.2) + ln('M212 105L270 115', 1.2);
  o += flat(disc(205, 101, 3.2), C.ink) + strokes(['198,98 205,95 212,100'], 2.4);
  o +=
    rod('M236 136L276 92', 2.8, C.gold3, 1.5) +
    leaf(268, 100, 18, -10, { fill: C.green2 }) +
    leaf(256, 114, 16, -100, { fill: C.green2 }) +
    leaf(242, 130, 16, 60, { fill: C.green2 });
  return card({ id: 'len17', ground: C.blue2, picture: o });
}
