import type { Focus } from '../../art.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { glade } from '../../kit/glade.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { clip, flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { grapes, leaf, sunflower } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// Nine of Pentacles: lady in a flowered robe in a vineyard, hooded falcon on her glove; nine discs among vines; snail.
// Malachite, cinnabar, plum of the grapes; afternoon from the left.
export const focus: Focus = [36, 96, 204, 286];
const SKIN = C.skin[1];

/** Falcon from the side, looking right, under a leather hood; its feet are 1.4 s below the centre. */
function falcon(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  return (
    sh(blob(put('-0.34,1! -1,2.3! -0.56,2.46! 0.1,1.1!')), C.grey, 2) +
    sh(blob(put('0.34,0.9! 0.24,1.3 0.44,1.5! 0.1,1.56 -0.1,1.44! -0.02,1.2 -0.1,0.9!')), C.gold, 1.5) +
    sh(
      blob(put('0.48,-0.74 0.74,-0.2 0.68,0.46 0.36,1.04 0,1.2 -0.4,0.9 -0.7,0.2 -0.62,-0.5 -0.3,-0.84')),
      C.paper,
      2.2,
    ) +
    strokes(
      [
        put('0.3,-0.34 0.44,-0.26 0.58,-0.34'),
        put('0.32,-0.04 0.46,0.04 0.62,-0.04'),
        put('0.26,0.26 0.42,0.34 0.58,0.26'),
        put('0.16,0.56 0.32,0.64 0.48,0.54'),
        put('0.06,0.84 0.2,0.92 0.34,0.82'),
      ],
      s * 0.13,
      C.grey,
    ) +
    sh(
      blob(put('-0.34,-0.74 0.04,-0.6 0.24,-0.1 0.1,0.7 -0.4,1.5 -0.82,2.06! -0.9,1.2 -0.86,0.2 -0.66,-0.46')),
      C.grey,
      2.2,
    ) +
    strokes(
      [put('-0.3,-0.3 -0.2,0.3 -0.46,1.2'), put('-0.5,-0.2 -0.5,0.5 -0.66,1.5'), put('-0.1,0.1 -0.06,0.5 -0.22,0.9')],
      s * 0.12,
    ) +
    sh(blob(put('0.5,-1.24! 0.82,-1.2 0.98,-0.92 0.88,-0.66! 0.78,-0.84 0.5,-0.82!')), C.night2, 1.7) +
    sh(blob(put('-0.46,-0.62 -0.5,-1.16 -0.22,-1.54 0.2,-1.6 0.52,-1.36 0.64,-1! 0.5,-0.62 0.02,-0.46')), C.red2, 2.1) +
    strokes([put('0.02,-0.96 0.06,-1.26 0.34,-1.32 0.5,-1.1'), put('-0.1,-1.5 -0.14,-1.2 -0.1,-0.8')], s * 0.12) +
    sh(blob(put('0.04,-1.54! -0.1,-1.8 0.06,-1.94 0.22,-1.8 0.14,-1.54!')), C.red, 1.5) +
    strokes([put('-0.5,-0.8 -0.1,-0.62 0.5,-0.72')], s * 0.12, C.gold)
  );
}
/** Vine on a stake between the rows of the trellis. */
const vine = (x: number): string =>
  rod(`M${x} 440V254`, 3.4, C.gold3, 1.8) +
  rod(line(`${x},436 ${x - 9},390 ${x + 9},346 ${x - 9},302 ${x + 4},262`), 2.4, C.green3, 1);

export function draw(): string {
  let o = glade('pen09', 400);
  o += ridge('10,300 54,262 96,296 150,268 210,296 260,258 312,292', 340, C.green2, C.green);
  o += sh(blob('10,402! 100,394 220,396 312,402! 312,480! 10,480!'), C.paper2, 2.3);
  // vines on their stakes
  for (const x of [50, 96, 224, 270]) o += vine(x);
  o += rod('M26 262H128M192 262H296', 3, C.gold3, 1.8);
  o += each(
    [
      [30, 270, 150],
      [72, 264, -60],
      [74, 270, 60],
      [116, 272, 20],
      [32, 306, 170],
      [110, 306, 40],
      [64, 370, -30],
      [118, 368, 20],
      [34, 424, 150],
      [112, 424, 30],
    ],
    (x, y, a) => {
      const w = { w: 0.66, sw: 1.8, fill: C.green };
      return leaf(x, y, 24, a, w) + leaf(320 - x, y, 24, 180 - a, w);
    },
  );
  o += at('72,288 44,298 248,288 276,298 73,424 247,424 112,322 30,366 290,366', (x, y) => grapes(x, y, 4.2));
  for (const [x, y] of points('50,340 50,394 96,340 96,394 224,340 224,394 270,340 270,394')) o += pentacle(x, y, 20);
  // hair behind, head towards the falcon, gown
  const back = blob('162,98 144,106 136,132 138,168 136,204! 192,204! 194,150 184,112');
  o += ln(back, 9, C.straw2) + ln(back, 4.4) + flat(back, C.ink);
  o += headThreeQuarter(160, 140, 25, { skin: SKIN, r: -4, flip: true });
  o += flat(blob('153.5,165.4! 171.5,167! 177,184 164,198 148,186'), SKIN) + ln(line('153,164 153,174 149,182'), 2);
  const gown = blob(
    '150,179! 154,190 163,195 172,190 177,178! 190,194 188,226 179,258 192,310 200,380 220,440 240,462 190,464 140,462 112,458 128,430 138,370 137,310 146,260 138,232 134,204 140,187',
  );
  o += sh(gown, C.red, 2.7);
  o += clip(
    'pen09r',
    gown,
    at(
      '150,300 178,296 160,332 188,344 148,364 174,378 196,392 140,400 164,416 190,424 132,440 156,448 218,446 184,456 172,222',
      (x, y) => sunflower(x, y, 8.5, { petals: 7, fill: C.gold2, heart: C.paper }),
    ),
  );
  o += strokes(
    ['152,266 146,330 132,420', '162,268 160,350 152,440', '170,266 178,340 190,430', '175,272 186,340 204,430'],
    2.8,
    C.red2,
  );
  o += rod(line('146,260 162,266 179,259'), 4.4, C.gold, 2);
  // one hand on the ninth coin
  o += pentacle(212, 292, 20) + rest(209, 274, 10.5, { skin: SKIN, r: 84 });
  o +=
    sh(blob('178,184 190,190 199,208 209,236 220,262! 209,269 193,271! 190,250 182,232 177,212'), C.red, 2.3) +
    flat(blob('175,192 182,188 184,206 176,216'), C.red) +
    strokes(['183,196 190,222 200,256', '194,228 202,244 206,262', '180,222 186,238 191,246'], 2.6, C.red2) +
    sh(blob('190,264! 204,266 219,255! 223,263! 206,274 190,273!'), C.gold, 1.8);
  // raised arm, glove, falcon
  o += grip(99, 224, 14, { skin: C.gold3, dir: 1, r: 6 });
  o += falcon(95, 191, 23);
  o += ln(line('99,222 104,240 98,258'), 1.6) + ln(line('95,222 94,240 88,252'), 1.6);
  o +=
    sh(blob('146,190 156,204 157,228 150,248 138,256 122,252 116,246! 122,222! 134,220 136,206'), C.red, 2.3) +
    flat(blob('144,196 152,194 157,212 151,222 145,212'), C.red) +
    strokes(['148,204 146,226 138,240', '136,222 134,234 128,244', '154,214 152,232 146,244'], 2.4, C.red2) +
    sh(blob('113,217! 129,211 131,232 124,258! 109,237! 113,228'), C.gold3, 2.2) +
    strokes(['118,220 117,230 114,238', '125,218 124,232 119,246'], 2) +
    ln(line('130,213 131,232 125,256'), 1.6, C.gold);
  o += rod(line('150,180 154,190 163,195 172,190 177,179'), 3, C.gold, 1.6);
  // hair over the brow and the shoulder, ribbon with a flower
  const h = placer({ x: 160, y: 140, s: 25, r: -4, flip: true });
  o += sh(
    blob(
      h(
        '0.62,-0.7! 0.5,-1.06 0,-1.36 -0.6,-1.26 -1.1,-0.7 -1.22,0.2 -1.16,1.2 -1.3,2.3 -1.04,3! -0.7,2.5 -0.6,1.7 -0.74,1 -0.7,0.4 -0.6,-0.1 -0.3,-0.5 0.2,-0.74!',
      ),
    ),
    C.ink,
    2.2,
  );
  o += strokes([h('-0.2,-0.9 -0.8,-0.4 -0.94,0.6'), h('-0.98,0.8 -0.92,1.6 -1.06,2.6')], 2, C.plum);
  o += sh(blob(h('0.66,-0.72! 0.1,-1 -0.5,-0.86 -1,-0.34! -1.16,-0.56! -0.6,-1.14 0.1,-1.28 0.62,-0.96!')), C.gold, 2);
  o += sunflower(172, 113, 8, { petals: 7, fill: C.red, heart: C.gold });
  // snail
  o +=
    sh(blob('66,462! 74,452 88,456 100,456 110,446 116,446 116,456 108,464!'), C.coral, 1.8) +
    sh(disc(88, 448, 12), C.gold, 2) +
    flat(spiral(88, 449, 8.4, false, 0.26), C.gold3);
  o += ln('M114 447l4-8M110 447l0-8', 1.6) + tufts('36,456 282,458', { rise: 14 });
  return card({ id: 'pen09', ground: C.paper2, picture: o });
}
