import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
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

function falcon(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  return (
    sh(blob(put('-0.1,0.9! -0.5,1.7 -0.3,2! 0.1,1.9 0.3,1!')), C.grey, 2) +
    sh(blob(put('0.5,0.9! 0.7,0.2 0.6,-0.5 0.2,-0.9 -0.3,-0.8 -0.6,-0.2 -0.7,0.6 -0.4,1.2 0.1,1.2')), C.paper, 2.2) +
    sh(blob(put('-0.2,-0.5 0.2,-0.3 0.24,0.4 -0.1,1.2 -0.5,1.7! -0.8,0.8 -0.66,-0.1')), C.grey, 2) +
    strokes([put('-0.1,0 -0.1,0.5 -0.36,1.2'), put('-0.4,0 -0.46,0.5 -0.56,1.1')], s * 0.12) +
    flat(
      at(put('0.4,0.1 0.44,0.5 0.36,0.84'), (a, b) => disc(a, b, s * 0.07)),
      C.ink,
    ) +
    sh(blob(put('0.44,-1.2! 0.9,-1.22 1.16,-0.9 1.06,-0.5! 0.9,-0.74 0.44,-0.7!')), C.gold, 1.7) +
    sh(blob(put('-0.5,-0.64! -0.5,-1.2 -0.1,-1.6 0.4,-1.5 0.66,-1.1 0.6,-0.56! 0.1,-0.44')), C.red, 2) +
    sh(blob(put('-0.06,-1.5! -0.4,-2 -0.9,-2.1! -0.7,-1.7 -0.24,-1.4!')), C.gold, 1.5) +
    strokes([put('0.1,-1.16 0.3,-1 0.5,-1.16'), put('-0.44,-0.72 0.1,-0.58 0.54,-0.68')], s * 0.12) +
    ln(line(put('0.1,1.2 0.16,1.36 0.1,1.5')), s * 0.2, C.gold)
  );
}

export function draw(): string {
  let o = glade('pen09', 400);
  o += ridge('10,300 54,262 96,296 150,268 210,296 260,258 312,292', 340, C.green2, C.green);
  o += sh(blob('10,402! 100,394 220,396 312,402! 312,480! 10,480!'), C.paper2, 2.3);
  // vines on their stakes
  for (const x of [54, 100, 222, 268])
    o +=
      rod(`M${x} 440V254`, 3.4, C.gold3, 1.8) +
      rod(line(`${x},436 ${x - 9},390 ${x + 9},346 ${x - 9},302 ${x + 4},262`), 2.4, C.green3, 1);
  o += rod('M26 262H128M196 262H296', 3, C.gold3, 1.8);
  o += each(
    [
      [32, 268, 150],
      [78, 262, -60],
      [78, 268, 60],
      [118, 270, 20],
      [32, 312, 190],
      [78, 330, 120],
      [76, 360, -100],
      [32, 366, 170],
      [34, 412, 150],
      [74, 412, 40],
      [120, 334, 10],
      [292, 268, 20],
      [246, 262, -120],
      [246, 268, 110],
      [204, 270, 150],
      [290, 312, -10],
      [246, 312, 60],
      [244, 356, -60],
      [290, 364, 10],
      [290, 412, 30],
      [226, 350, 80],
      [238, 398, 130],
    ],
    (x, y, a) => leaf(x, y, 24, a, { w: 0.66, sw: 1.8, fill: C.green }),
  );
  o += at('76,290 76,384 30,420 122,282 292,386 244,286 246,366 222,374 30,334', (x, y) => grapes(x, y, 4.2));
  for (const [x, y] of points('54,290 54,342 54,394 100,316 100,368 222,316 268,290 268,342 268,394'))
    o += pentacle(x, y, 21);
  // hair behind, gown
  o += sh(blob('164,98 142,108 136,140 140,180 146,206! 190,206! 192,150 186,112'), C.red2, 2.2);
  const gown = blob(
    '150,188! 176,188! 190,204 184,238 178,258 194,310 204,380 226,440 246,462 190,464 140,462 112,458 128,430 138,370 136,310 146,260 138,236 136,206',
  );
  o += sh(gown, C.gold2, 2.7);
  o += clip(
    'pen09r',
    gown,
    at(
      '150,300 178,296 160,332 188,344 148,364 174,378 196,392 140,400 164,416 190,424 132,440 156,448 218,446 184,456 152,226 172,222',
      (x, y) => sunflower(x, y, 8.5, { petals: 7, fill: C.red, heart: C.gold }),
    ),
  );
  o += strokes(
    ['152,266 146,330 132,420', '162,268 160,350 152,440', '172,266 182,340 194,430', '178,272 194,340 216,430'],
    2.8,
    C.gold3,
  );
  o += rod(line('146,260 162,266 179,259'), 4.4, C.red, 2);
  // hanging arm with a bunch of grapes, mantle
  o +=
    sleeve('180,204 206,240 200,280', { fill: C.gold2, fold: C.gold3, w: [26, 26, 34], cuff: C.red }) +
    rest(199, 296, 11, { skin: SKIN, r: 96, flip: true });
  // raised arm, glove, falcon
  o += falcon(100, 180, 24);
  o += sleeve('146,204 138,246 116,232', { fill: C.gold2, fold: C.gold3, w: [26, 28, 34], cuff: C.red });
  o +=
    sh(blob('120,250! 124,222! 112,212 96,212 84,216 82,228 90,238 104,240'), C.gold3, 2.2) +
    strokes(['84,222 94,224 102,221', '86,230 96,231 104,228', '104,213 108,224 104,238'], 1.8);
  // neck, head towards the falcon
  const h = placer({ x: 160, y: 140, s: 25, r: -4, flip: true });
  o += headThreeQuarter(160, 140, 25, { skin: SKIN, r: -4, flip: true });
  o += sh(blob('146,192! 156,180 170,178 182,190! 176,200 162,206 150,202'), C.red, 2.1);
  o += sh(
    blob(h('0.6,-0.84! 0.2,-1.14 -0.5,-1.1 -1,-0.5 -1.02,0.3 -0.8,0.9! -0.5,0.6 -0.46,0 -0.2,-0.4 0.2,-0.66!')),
    C.red2,
    2.1,
  );
  o += sh(blob(h('-1.08,-0.3! -0.7,-1.1 0,-1.36 0.66,-1.04! 0.5,-0.76 0,-0.9 -0.6,-0.66 -0.86,-0.1!')), C.green3, 2.1);
  o += sunflower(171, 116, 8, { petals: 7, fill: C.red, heart: C.gold });
  // snail
  o +=
    sh(blob('66,462! 74,452 88,456 100,456 110,446 116,446 116,456 108,464!'), C.coral, 1.8) +
    sh(disc(88, 448, 12), C.gold, 2) +
    flat(spiral(88, 449, 8.4, false, 0.26), C.gold3);
  o += ln('M114 447l4-8M110 447l0-8', 1.6) + tufts('36,456 256,432 282,458', { rise: 14 });
  return card({ id: 'pen09', ground: C.paper2, picture: o });
}
