import type { Focus } from '../../art.ts';
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
import { clip, flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Cinnabar, azurite, malachite; gold morning.
const SKIN = C.skin[1];
function iris(x: number, y: number, h: number): string {
  const put = placer({ x, y: y - h, s: 13 });
  return (
    ln(`M${x} ${y}V${y - h}`, 3, C.green3) +
    sh(leafPath(x, y, h * 0.8, -104, 0.16) + leafPath(x, y, h * 0.66, -74, 0.18), C.green2, 1.5) +
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
  o += sh(blob('60,367! 67,365! 73,377 90,383 98,396 90,416! 66,416! 78,402 77,393 64,386 58,376'), C.paper2, 1.8);
  const pool = blob('10,414! 70,406 130,410 164,424 172,448 158,484! 10,484!');
  o += sh(pool, C.blue, 2.5) + clip('maj14p', pool, ripples(24, 420, 132, 54, 5, { seed: 4 })) + ln(pool, 2.5);
  return (
    o + tufts('214,468 288,420 206,440', { rise: 12 }) + iris(228, 466, 70) + iris(258, 472, 96) + iris(282, 470, 66)
  );
}
/** Left foot on the land, right foot seen through the water. */
function feet(): string {
  return (
    union(
      [
        taper('180,398 183,424 182,446', [20, 15, 10]),
        blob('176,444! 188,443! 196,450 208,455 210,460 205,463! 180,463! 175,456'),
      ],
      SKIN,
      2.1,
    ) +
    strokes(['197,453 196,458 197,462', '203,455 202,459 203,462', '178,440 182,445 180,452'], 1.4) +
    union(
      [
        taper('140,398 136,420 136,446', [20, 15, 10]),
        blob('130,444! 141,443! 143,456 140,462! 116,463! 109,461 112,455 124,451'),
      ],
      SKIN,
      2.1,
    ) +
    flat(blob('98,441! 118,437 136,440 156,438 172,443! 168,464 156,470 98,470 92,456'), C.blue, 0.45) +
    ln(line('117,438 126,443 138,444 150,442 157,437') + line('104,443 120,451 140,453 158,449 168,442'), 2, C.paper)
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
      '152,300 150,350 154,396',
    ],
    2.8,
    C.grey,
  ) +
  ln(line('112,393 128,404 144,396 160,405 176,394 190,403 204,394'), 3, C.gold) +
  rod(line('136,268 160,275 183,267'), 4, C.gold, 1.8) +
  sh(rect(151, 244, 18, 18), C.gold, 1.9) +
  sh(poly('160,247 166,259 154,259'), C.red, 1.5);

/** Head inclined to the water. */
function head(): string {
  const h = placer({ x: 160, y: 148, s: 22 });
  const lock = '0,-1.1! -0.6,-0.96 -0.98,-0.3 -0.94,0.3! -0.7,-0.26 -0.4,-0.56 0,-0.7!';
  return (
    sh(blob(h(sym('0,-1.22! -0.7,-1.1 -1.14,-0.4 -1,0.3 -1.2,0.9 -0.9,1.4! -0.5,1.1', 0))), C.gold, 2.1) +
    sh(poly('152,160 168,160 170,184 160,192 150,184'), SKIN, 1.8) +
    sh(blob(sym('160,188! 146,182 135,190! 144,199 160,204')), C.gold, 2) +
    g(
      headFront(160, 148, 21, SKIN) +
        sh(blob(h(sym(lock, 0))), C.gold, 1.7) +
        strokes([...['-0.9,0.2 -1,0.6 -0.9,1', '0.9,0.2 1,0.6 0.9,1'].map((l) => h(l))], 2.2, C.gold3) +
        sh(disc(160, 133, 5), C.gold2, 1.6) +
        flat(disc(160, 133, 1.6), C.red),
      'transform="rotate(7 160 172)"',
    )
  );
}
/** Water that falls in a free arc from the lip of the upper cup into the lower one. */
function water(): string {
  return (
    sh(
      blob(
        '95,181! 112,182 140,194 176,215 216,235 247,256 262,276! 246,277! 235,262 204,245 168,229 134,208 101,194!',
      ),
      C.blue2,
      2,
    ) +
    strokes(['106,187 150,207 196,234', '168,222 220,248 253,274'], 2, C.paper) +
    ln(line('244,277 254,277.800 264,277'), 2)
  );
}
/** Each arm from the shoulder through sleeve and cuff into the hand at the stem of its cup. */
function arms(): string {
  const sleeves = { u: 21, skin: SKIN, fill: C.paper, fold: C.grey, cuff: C.red, bell: 0.2, hand: 'grip' } as const;
  return (
    cup(254, 274, 38) +
    reach({ ...sleeves, from: [182, 202], to: [249, 312], bend: 1, r: 0, into: [168, 216], long: [2.7, 2.9] }) +
    g(cup(0, 0, 38), 'transform="translate(104 164) rotate(104)"') +
    reach({ ...sleeves, from: [138, 202], to: [68, 155], bend: -1, flip: true, r: 104, into: [152, 216] })
  );
}

export function draw(): string {
  let o = land();
  const rows = [C.paper, C.coral, C.red] as const;
  for (const flip of [false, true])
    o += wing({ x: flip ? 136 : 184, y: 216, s: 1.02, r: flip ? -12 : 12, spread: 0.34, rows, flip });
  o += feet() + robe();
  return card({ id: 'maj14', ground: C.gold2, picture: o + arms() + water() + halo(160, 146, 23) + head() });
}
