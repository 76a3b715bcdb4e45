import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Cinnabar, azurite, malachite; gold morning.
const SKIN = C.skin[1];
function iris(x: number, y: number, h: number): string {
  const put = placer({ x, y: y - h, s: 13 });
  return (
    ln(`M${x} ${y}V${y - h}`, 3, C.green3) +
    sh(leafPath(x, y, h * 0.8, -104, 0.16) + leafPath(x, y, h * 0.66, -74, 0.18), C.green, 1.5) +
    sh(
      [
        '-0.1,0! -0.8,-0.2 -1.1,0.5! -0.5,0.5',
        '0.1,0! 0.8,-0.2 1.1,0.5! 0.5,0.5',
        '0,0.3! -0.6,-0.4 0,-1.2! 0.6,-0.4',
        '0,0! -0.36,0.5 0,1.1! 0.36,0.5',
      ]
        .map((l) => blob(put(l)))
        .join(''),
      C.blue,
      1.6,
    ) +
    flat(disc(x, y - h + 3, 2.4), C.gold2)
  );
}
export const focus: Focus = [50, 96, 220, 308];

function land(): string {
  let o = graded('maj14g', 22, 22, 276, 340, [
    [0, C.coral],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.9, 0.3, C.gold3);
  // path to a crown of light between two hills
  o += rays(58, 316, 16, 46, 24, { wavy: false, w: 0.4, fill: C.red });
  o += ridge('10,376 24,330 40,342 58,366 84,332 110,376', 390, C.blue2, C.blue);
  o += ridge('196,372 240,326 264,346 290,314 312,372', 390, C.blue2, C.blue);
  o += g(sh('M-16 11L-20-10L-8 0L0-15L8 0L20-10L16 11z', C.gold, 2), 'transform="translate(58 316)"');
  o += sh(blob('10,372! 90,362 200,370 312,360! 312,480! 10,480!'), C.green, 2.3);
  o += sh(taper('104,430 74,410 88,394 68,380 64,366', [30, 21, 14, 10, 6]), C.paper2, 1.8);
  o +=
    sh(blob('10,414! 70,406 130,410 164,424 172,448 158,484! 10,484!'), C.blue, 2.5) +
    ripples(24, 420, 132, 54, 5, { seed: 4 });
  return (
    o + tufts('214,468 288,420 206,440', { rise: 12 }) + iris(228, 466, 70) + iris(258, 472, 96) + iris(282, 470, 66)
  );
}
/** Left foot on the land, right foot in the water. */
function feet(): string {
  return (
    union(
      [taper('180,398 184,424 183,444', [19, 14, 10]), blob('177,440! 189,440 206,450 206,457! 177,457!')],
      SKIN,
      2,
    ) +
    union([taper('140,398 134,424 134,440', [19, 14, 11])], SKIN, 2) +
    ln(line('114,440 134,446 154,440') + line('106,449 134,455 162,449'), 2, C.paper)
  );
}
const robe = (): string =>
  sh(
    blob(
      '150,180! 170,180! 186,186 191,200 187,232 183,268 194,320 206,404! 190,413 176,404 160,416 144,406 126,415 110,402! 122,330 136,268 133,232 129,200 134,186',
    ),
    C.paper,
    2.8,
  ) +
  strokes(
    [
      '144,276 128,330 121,396',
      '153,278 142,330 138,400',
      '166,278 166,340 168,402',
      '176,276 190,330 194,398',
      '136,352 150,364 160,360',
    ],
    2.8,
    C.grey,
  ) +
  ln(line('112,393 128,404 144,396 160,405 176,394 190,403 204,394'), 3, C.gold) +
  rod(line('136,268 160,275 183,267'), 4, C.gold, 1.8) +
  sh(rect(149, 242, 22, 22), C.gold, 1.9) +
  sh(poly('160,245 168,261 152,261'), C.red, 1.5);

export function draw(): string {
  let o = land();
  const rows = [C.paper, C.coral, C.red] as const;
  for (const flip of [false, true]) o += wing({ x: flip ? 144 : 176, y: 208, s: 1.28, spread: 0.42, rows, flip });
  o += feet() + robe();
  // water from the upper cup into the lower one
  const arm = { u: 21, skin: SKIN, fill: C.paper, fold: C.grey, cuff: C.red, bell: 0.3, hand: 'grip' } as const;
  o += reach({ ...arm, from: [135, 198], to: [127, 294], bend: 1, r: 30, into: [148, 214] });
  o += reach({
    ...arm,
    from: [185, 198],
    to: [226, 226],
    bend: 1,
    long: [2.6, 2.1],
    flip: true,
    r: 72,
    into: [172, 214],
  });
  o += cup(124, 250, 42) + g(cup(0, 0, 42), 'transform="translate(186 236) rotate(-108)"');
  o +=
    sh(blob('190,229! 168,230 148,238 134,252 128,260! 114,260! 118,244 136,222 162,212 184,218!'), C.blue2, 2) +
    strokes(['182,222 152,222 130,244', '178,227 154,230 136,246'], 2.2, C.paper);
  o += grip(127, 295, 11, { skin: SKIN, dir: -1, r: 16 }) + grip(226, 225, 11, { skin: SKIN, dir: 1, r: 74 });
  o += sh(blob(sym('160,182! 146,181 136,190! 143,203 160,210')), C.gold, 2);
  // head
  o += halo(160, 138, 23);
  const h = placer({ x: 160, y: 140, s: 22 });
  o +=
    sh(blob(h(sym('0,-1.22! -0.7,-1.1 -1.14,-0.4 -1,0.3 -1.2,0.9 -0.9,1.4! -0.5,1.1', 0))), C.gold, 2.1) +
    sh(poly('153,154 167,154 168,178 160,187 152,178'), SKIN, 1.8);
  o +=
    headFront(160, 140, 21, SKIN) +
    sh(blob(h(sym('0,-1.1! -0.6,-0.96 -0.98,-0.3 -0.94,0.3! -0.7,-0.26 -0.4,-0.56 0,-0.7!', 0))), C.gold, 1.7) +
    strokes([...['-0.9,0.2 -1,0.6 -0.9,1', '0.9,0.2 1,0.6 0.9,1'].map((l) => h(l))], 2.2, C.gold3);
  o += sh(disc(160, 125, 5), C.gold2, 1.6) + flat(disc(160, 125, 1.6), C.red);
  return card({ id: 'maj14', ground: C.gold2, picture: o });
}
