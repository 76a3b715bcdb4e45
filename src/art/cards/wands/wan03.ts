import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, n, place } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Three of Wands: figure from behind between three planted staves, looking at ships on gold water.
// Cinnabar, malachite, azurite; low sun.
export const focus: Focus = [46, 90, 228, 319];

/** Two-masted ship under sail. */
function ship(x: number, y: number, s: number): string {
  const d = (l: string) => blob(place(l, { x, y, s }));
  return (
    ln(`M${n(x - 5 * s)} ${y}V${n(y - 30 * s)}M${n(x + 8 * s)} ${y}V${n(y - 24 * s)}`, 2) +
    sh(d('-14,-27! 4,-27! 7,-18 5,-9! -13,-9! -10,-18') + d('3,-21! 15,-21! 18,-14 16,-7! 4,-7! 7,-14'), C.paper, 1.7) +
    sh(d('-20,-5! -10,-2 12,-2 23,-6! 17,6! -13,6!'), C.red2, 1.8) +
    sh(d('-5,-32! 5,-30 -5,-27!'), C.red, 1.2)
  );
}

export function draw(): string {
  let o = sky('wan03', 'afterglow', 262, 40);
  o += rays(90, 252, 30, 150, 48, { wavy: false, w: 0.4, fill: C.paper }) + sh(disc(90, 252, 28), C.gold2, 2.1);
  // gold water, far shore, ships
  o += ridge('150,256 196,226 232,246 270,216 316,244', 262, C.coral, C.red);
  o += sh(rect(18, 258, 284, 200), C.gold, 2.2) + ripples(22, 264, 276, 120, 10, { seed: 7, fill: C.gold2, wd: 3 });
  o += each(
    [
      [75, 312, 1],
      [247, 296, 0.62],
      [248, 352, 0.84],
    ],
    (x, y, s) => ship(x, y, s),
  );
  // cliff
  o += sh(blob('10,396! 60,388 130,384 200,386 250,390 290,396 312,400! 312,480! 10,480!'), C.green, 2.6);
  o += strokes(['30,440 40,456 36,470'], 3.4, C.green3);
  o += tufts('40,418 76,446 120,462 196,456 230,412', { rise: 14 });
  // two staves
  o += wand(47, 440, 46, 84, { w: 14, size: 27, leaves: '0.97,-34 0.92,42 0.72,-46 0.5,44' });
  o += wand(270, 440, 271, 100, { w: 14, size: 24, leaves: '0.98,34 0.92,-42 0.5,44' });
  // legs and boots from behind
  o += union(
    [limb('144,380 140,410 142,436', [30, 26, 16]), limb('174,380 180,412 178,438', [30, 26, 16])],
    C.paper,
    2.3,
  );
  o +=
    sh(
      blob('132,424! 154,424! 153,450 154,460 136,461 128,456!') +
        blob('168,426! 190,426! 190,450 196,458 184,462 168,460!'),
      C.gold3,
      2.1,
    ) + ln('M132 430H154M168 432H190', 1.6, C.gold);
  o += wand(226, 452, 218, 78, { w: 14, size: 27, leaves: '0.97,34 0.92,-42 0.76,-46' });
  // the arm at the staff, the other at the hip under the cloak
  o += reach({
    from: [186, 216],
    to: [222, 270],
    u: 24,
    bend: -1,
    long: [1.75, 1.75],
    hand: 'grip',
    r: -4,
    skin: C.skin[1],
    fill: C.blue,
    fold: C.blue3,
    cuff: C.gold,
  });
  o += sh(
    blob(
      '150,186! 128,194 110,214 94,252 86,286 74,322 56,352 30,374! 56,380 62,398! 92,396 104,420 130,412 148,430 170,420 194,424! 195,380 192,320 196,262 196,216 184,194 172,186!',
    ),
    C.red,
    2.9,
  );
  o += strokes(
    [
      '124,216 106,256 98,292',
      '112,290 90,340 54,374',
      '128,260 116,330 88,390',
      '142,250 134,330 116,412',
      '158,250 156,330 148,424',
      '174,240 178,320 176,416',
    ],
    3.4,
    C.red2,
  );
  o += flat(
    blob('128,200! 112,220 98,254 91,292 80,326 64,356! 86,330 99,290 112,250 126,220!') +
      blob('134,262! 124,322 106,366 100,398! 124,356 134,318 140,270!') +
      blob('152,262! 146,330 142,380 143,420! 154,380 156,330 157,270!'),
    C.coral,
  );
  o += flat(blob('184,194 194,214 195,262 191,320 194,380 195,425! 184,423 180,370 180,290 184,230'), C.red2);
  o += rod(line('42,373 60,380 68,395 93,393 106,413 131,406 150,422 170,413 193,416'), 3, C.gold, 1.5);
  // shoulder cape with an edge
  o += sh(
    blob('152,184! 132,190 116,204 106,234! 128,244 156,248 182,244 200,232! 196,206 186,192 170,184!'),
    C.green2,
    2.4,
  );
  o += rod(line('109,227 132,236 157,240 182,236 198,225'), 4, C.gold, 1.7);
  o += strokes(['140,196 130,212 128,228', '160,194 160,214 159,230', '178,196 186,212 188,226'], 2.6, C.green);
  // head from behind, hair, circlet
  o += sh(blob('150,168! 172,168! 174,188 161,194 148,188'), C.skin[1], 2);
  o += sh(blob('136,150 134,160 140,163!') + blob('186,150 188,160 182,163!'), C.skin[1], 1.7);
  o += sh(
    blob(
      '161,122 144,126 135,142 136,162 138,178 145,186! 149,178 154,188! 161,180 168,188! 173,178 177,186! 184,178 186,162 187,142 178,126',
    ),
    C.ink,
    2.2,
  );
  o += strokes(['161,130 150,150 150,168', '161,130 162,152 161,170', '161,130 173,150 173,168'], 2.2, C.grey);
  o += rod(line('136,144 148,150 161,152 174,150 186,144'), 4, C.gold, 1.8);
  return card({ id: 'wan03', ground: C.gold, picture: o });
}
