import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, joined, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Seven of Wands: man on a ledge holding his staff against six from below; odd shoes.
// Cinnabar, malachite, azurite; clear morning.
const SKIN = C.skin[2];
export const focus: Focus = [30, 72, 260, 364];

/** Crag with a cap of grass. */
const ledge = (): string =>
  ridge('10,432 34,410 70,436 250,436 288,404 312,430', 484, C.straw2, C.coral) +
  sh(poly('34,484 50,444 44,424 66,392 256,384 274,420 266,440 286,484'), C.coral, 2.6) +
  flat(poly('242,388 255,386 273,420 265,441 285,484 224,484 238,448 230,424'), C.red) +
  strokes(
    [
      '60,406 74,424 66,444',
      '110,402 102,424 112,446 104,474',
      '160,404 166,430 158,452 164,476',
      '214,402 208,424 216,442',
    ],
    3.6,
    C.red2,
  ) +
  sh(
    blob(
      '52,396! 62,380 110,375 170,376 238,371 262,380 270,392! 252,390 240,402 222,392 202,402 182,392 158,406 138,394 114,408 96,396 76,406 66,396',
    ),
    C.green,
    2.4,
  ) +
  tufts('72,384 258,380', { rise: 13 });

/** Tunic with the chest thrown forward over the bent knee, its skirt swung back. */
const tunic = (): string =>
  sh(
    blob(
      '150,146! 138,150 126,162 128,190 138,220 137,242 115,262 97,290! 112,303 132,293 152,305 176,294 206,298! 208,280 196,260 188,240 196,212 206,190 202,166 186,154 174,148!',
    ),
    C.blue,
    2.8,
  ) +
  flat(
    blob('190,158! 203,168 205,190 195,212 187,240 196,262 206,282 204,297! 190,294! 190,266 178,240 186,206'),
    C.blue3,
  ) +
  strokes(
    ['144,250 130,272 114,294', '156,250 150,276 146,298', '168,250 172,274 176,290', '142,176 146,206 152,230'],
    3,
    C.blue3,
  ) +
  rod(line('101,287 114,299 133,289 153,301 177,290 204,294'), 2, C.gold, 1.1) +
  sh(taper('137,242 162,249 190,239', [8, 9, 8]), C.red, 2);

/** Head over the staff, jaw set. */
function head(): string {
  const h = placer({ x: 182, y: 108, s: 26, r: 8 });
  return (
    headProfile(182, 108, 26, { skin: SKIN, r: 8, mood: 'fierce' }) +
    union(
      [
        at(h('0.42,-0.86 0,-1 -0.4,-0.94 -0.76,-0.66 -0.92,-0.24 -0.88,0.2 -0.68,0.6 -0.3,-0.5 -0.5,0'), (x, y) =>
          disc(x, y, 9),
        ),
      ],
      C.red2,
      2.1,
    ) +
    strokes([h('0.2,-0.9 -0.3,-0.9 -0.7,-0.4'), h('-0.1,-0.7 -0.5,-0.4 -0.7,0.4')], 2.6)
  );
}
/** Neckcloth blown back. */
const neckcloth = (): string =>
  sh(blob('150,152! 134,140 118,144 98,134! 108,147 100,156! 120,162 136,160 150,166!'), C.red, 2.2) +
  strokes(['144,156 128,150 112,150'], 2.4, C.red2) +
  sh(blob('143,150! 154,140 170,147 188,141 197,156! 188,172 172,181 156,172'), C.red, 2.3) +
  strokes(['152,156 168,170 188,160'], 2.6, C.red2);
/** Both arms in wide shirt sleeves, rolled up above the elbow. */
function arms(): string {
  return (
    union([limb('138,174 72,212 85,154', [26, 23, 16])], SKIN, 2.2) +
    strokes(['70,222 82,214 90,202', '92,192 92,178 92,168'], 2, C.skin[3]) +
    joined('152,152! 132,150 110,164 89,184! 104,214! 124,208 140,200 148,190!', C.paper, 2.5) +
    strokes(['132,164 114,178 100,194', '142,184 126,196 110,206'], 2.6, C.grey) +
    sh(taper('87,182 93,200 106,217', [8, 8, 8]), C.red, 1.9) +
    union([limb('204,178 226,238 260,249', [26, 23, 16])], SKIN, 2.2) +
    joined('186,158! 204,160 220,172 230,190 233,202! 202,214! 194,206 192,192!', C.paper, 2.5) +
    strokes(['206,170 216,184 224,200', '198,188 202,198 208,208'], 2.6, C.grey) +
    sh(taper('236,200 219,212 199,216', [8, 8, 8]), C.red, 1.9)
  );
}
export function draw(): string {
  let o = sky('wan07', 'ember', 430, 46);
  o += ledge();
  o += stride('146,262 112,312 92,360', {
    w: 36,
    fill: C.red,
    fold: C.red2,
    shoe: C.gold,
    dir: -1,
    top: C.gold3,
    high: 0.2,
  });
  o += stride('178,260 224,302 208,356', {
    w: 37,
    fill: C.red,
    fold: C.red2,
    shoe: C.green3,
    top: C.green2,
    high: 0.55,
  });
  o += tunic() + head() + arms() + neckcloth();
  o += wand(36, 118, 278, 259, { w: 15, size: 24, leaves: '0.97,-60 0.94,50 0.8,-46' });
  o += grip(87, 147, 14.5, { skin: SKIN, dir: 1, r: 120, wrist: [84, 163] });
  o += flat(taper('85,157 81,182', [14, 18]), SKIN);
  o += grip(264, 250, 14.5, { skin: SKIN, dir: -1, r: 120, wrist: [248, 247] });
  o += flat(taper('232,240.5 252,247', [19, 15.5]), SKIN);
  o += each(
    [
      [8, 486, 48, 240],
      [62, 496, 84, 374],
      [122, 496, 138, 392],
      [198, 496, 180, 384],
      [262, 496, 250, 322],
      [310, 486, 286, 276],
    ],
    (a, b, c, d, i) => wand(a, b, c, d, { w: 13, size: 22, leaves: i % 2 ? '0.97,34 0.9,-42' : '0.97,-34 0.9,42' }),
  );
  return card({ id: 'wan07', ground: C.coral, picture: o });
}
