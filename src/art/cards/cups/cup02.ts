import type { Focus } from '../../art.ts';
import { lionHead } from '../../beasts/lion.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, mirror, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { roundTree, tufts } from '../../kit/land.ts';
import { flat, g, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Two of Cups: man and woman exchanging cups; winged lion's head above a staff with two snakes; house on a hill.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [40, 96, 240, 336];
const HIS = C.skin[0];
const HERS = C.skin[2];

/** Winged head of a lion over a short staff with two snakes. */
function caduceus(): string {
  const snake = '162,210 148,195 173,175 148,154 168,141 152,135 141,130';
  return (
    wing({ x: 172, y: 88, s: 0.76, spread: 0.94 }) +
    wing({ x: 148, y: 88, s: 0.76, spread: 0.94, flip: true }) +
    rod('M160 100V212', 5, C.gold, 2) +
    [snake, mirror(snake)].map((l) => sh(taper(l, [2, 6, 9, 9, 8, 7, 9], 3), C.green, 1.9)).join('') +
    sh(
      blob('138,136 133,125 141,120 150,127 148,138') + blob('182,136 187,125 179,120 170,127 172,138'),
      C.green,
      1.9,
    ) +
    flat(disc(141, 128, 1.7) + disc(179, 128, 1.7), C.ink) +
    lionHead(160, 84, 31)
  );
}
const hose = { fill: C.paper, fold: C.grey, shoe: C.red, high: 0.2, foot: 0.82 };

/** He steps towards her, cloak thrown back. */
function man(): string {
  const h = placer({ x: 91, y: 164, s: 25, r: 4 });
  return (
    sh(blob('92,206! 74,204 60,216 53,244 50,300 40,388! 52,396 64,390 78,397 92,390! 104,300 100,240'), C.blue3, 2.4) +
    strokes(['60,236 58,310 50,384', '68,300 66,350 64,386'], 2.8, C.night) +
    stride('100,338 122,390 116,444', { ...hose, w: 33, fill: C.grey2 }) +
    stride('84,338 80,394 62,444', { ...hose, w: 34, r: -3 }) +
    sh(
      blob(
        '82,203! 70,212 64,232 67,258 74,288 64,324 52,360! 68,368 84,361 100,368 116,360 131,363! 124,326 112,288 117,262 119,238 112,216 100,203!',
      ),
      C.blue,
      2.7,
    ) +
    strokes(['82,298 74,332 64,360', '92,300 92,336 88,360', '102,298 110,330 115,358'], 2.8, C.blue3) +
    rod(line('73,286 92,292 113,286'), 4.6, C.gold, 1.8) +
    reach({
      from: [86, 226],
      to: [143, 252],
      u: 25,
      s: 12.5,
      bend: 1,
      hand: 'grip',
      r: 0,
      skin: HIS,
      fill: C.blue,
      fold: C.blue3,
      cuff: C.gold,
      long: [2.15, 2.35],
      into: [96, 238],
    }) +
    headThreeQuarter(91, 164, 25, { skin: HIS, mood: 'glad', r: 4 }) +
    sh(blob('78,195! 90,202 104,195! 114,206 96,214 70,208!'), C.red, 2) +
    sh(
      blob(
        h(
          '0.68,-0.48! 0.64,-1 0,-1.2 -0.7,-1.06 -1.02,-0.4 -0.96,0.3 -0.72,0.74! -0.56,0.4 -0.6,-0.06 -0.3,-0.5 0.2,-0.64!',
        ),
      ),
      C.gold3,
      2.1,
    ) +
    each(
      [
        [-0.9, -0.3, -80],
        [-0.72, -0.72, -50],
        [-0.36, -1, -24],
        [0.06, -1.06, 6],
      ] as [number, number, number][],
      (x, y, a) => {
        const [lx, ly] = h([[x, y]])[0]!;
        return leaf(lx, ly, 17, a, { fill: C.green2, sw: 1.4 });
      },
    )
  );
}
/** She meets him, the weight on the foot behind. */
function woman(): string {
  const h = placer({ x: 229, y: 168, s: 24, flip: true, r: -5 });
  return (
    sh(blob('188,448! 176,452 168,459 170,464! 204,464! 204,448!'), C.gold3, 2) +
    sh(
      blob(
        '238,206! 251,214 258,236 254,262 247,286 258,324 266,390 280,458! 264,465 246,458 222,465 198,458 179,461! 192,390 200,336 209,286 206,262 202,240 208,218 220,206!',
      ),
      C.red,
      2.7,
    ) +
    flat(blob('250,300! 258,330 264,390 276,456! 264,462 250,458! 252,400 248,340'), C.red2) +
    strokes(
      ['216,300 206,370 192,450', '224,300 220,370 214,456', '234,298 238,370 236,454', '214,226 208,242 212,264'],
      2.9,
      C.red2,
    ) +
    rod(line('208,284 228,290 248,284'), 4.6, C.gold, 1.8) +
    sh(blob('238,160! 258,172 266,210 272,254 264,300! 256,284 246,292! 244,240 238,206'), C.ink, 2.1) +
    strokes(['254,196 260,232 260,276', '246,200 250,236 250,270'], 2.4, C.night2) +
    reach({
      from: [234, 228],
      to: [177, 252],
      u: 24,
      s: 11.5,
      bend: -1,
      hand: 'grip',
      flip: true,
      r: 0,
      skin: HERS,
      fill: C.red,
      fold: C.red2,
      cuff: C.gold,
      long: [2.15, 2.35],
      into: [226, 240],
    }) +
    headThreeQuarter(229, 168, 24, { skin: HERS, flip: true, r: -5, mood: 'glad' }) +
    sh(blob('212,200! 226,207 241,199! 250,209 230,218 208,211!'), C.gold, 2) +
    sh(
      blob(
        h(
          '0.7,-0.5! 0.62,-1.02 0,-1.22 -0.7,-1.06 -1.06,-0.4 -1.1,0.6 -1,1.7! -0.6,1.5 -0.6,0.3 -0.54,-0.1 -0.2,-0.5 0.3,-0.68!',
        ),
      ),
      C.ink,
      2.1,
    ) +
    at(h('0.44,-0.92 0.1,-1.1 -0.3,-1.12 -0.66,-0.9'), (x, y) =>
      sunflower(x, y, 7.5, { petals: 6, fill: C.coral, heart: C.red }),
    )
  );
}

export function draw(): string {
  let o = sky('cup02', 'gloaming', 400);
  // hill and house
  o += sh(blob('10,398! 60,388 120,392 170,380 230,376 312,390! 312,480! 10,480!'), C.green2, 2.3);
  o +=
    roundTree(176, 388, 38, C.green) +
    sh(rect(140, 360, 30, 26), C.paper, 2) +
    sh(poly('134,360 155,341 176,360'), C.red, 2) +
    flat('M151 386v-12h9v12z', C.ink);
  o += flat(disc(88, 458, 60, 7) + disc(240, 461, 60, 6), C.green);
  o += tufts('160,424 150,452 36,440 164,466', { rise: 15, spread: 8, w: 2.6 });
  const pair =
    cup(133, 207, 42) +
    cup(187, 207, 42) +
    g(man(), 'transform="translate(-25 3) rotate(4.5 76 450)"') +
    g(woman(), 'transform="translate(25 3) rotate(-4.5 232 458)"');
  o +=
    g(caduceus(), 'transform="translate(44.8 44) scale(.72)"') + g(pair, 'transform="translate(9.600 27) scale(.94)"');
  return card({ id: 'cup02', ground: C.green2, picture: o });
}
