import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
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
    flat(blob('100,440! 118,436 136,438 156,437 170,442! 166,462 156,468 98,468 92,456'), C.blue) +
    flat(blob('130,440! 141,440! 143,455 139,460! 116,461! 108,459 112,453 124,450'), C.blue2) +
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
  sh(rect(151, 240, 18, 18), C.gold, 1.9) +
  sh(poly('160,243 166,255 154,255'), C.red, 1.5);

/** Head inclined to the water. */
function head(): string {
  const h = placer({ x: 160, y: 148, s: 22 });
  const lock = '0,-1.1! -0.6,-0.96 -0.98,-0.3 -0.94,0.3! -0.7,-0.26 -0.4,-0.56 0,-0.7!';
  return (
    sh(blob(h(sym('0,-1.22! -0.7,-1.1 -1.14,-0.4 -1,0.3 -1.2,0.9 -0.9,1.4! -0.5,1.1', 0))), C.gold, 2.1) +
    sh(poly('152,160 168,160 170,184 160,192 150,184'), SKIN, 1.8) +
    sh(blob(sym('160,188! 146,182 135,190! 143,203 160,210')), C.gold, 2) +
    g(
      headFront(160, 148, 21, SKIN) +
        sh(blob(h(sym(lock, 0))), C.gold, 1.7) +
        strokes([...['-0.9,0.2 -1,0.6 -0.9,1', '0.9,0.2 1,0.6 0.9,1'].map((l) => h(l))], 2.2, C.gold3) +
        sh(disc(160, 133, 5), C.gold2, 1.6) +
        flat(disc(160, 133, 1.6), C.red),
      'transform="rotate(-7 160 172)"',
    )
  );
}
/** Water from the lip of the upper cup, behind the rim of the lower one. */
function water(): string {
  const upper = '193,202! 176,204 158,210 144,222 137,234 136,246!';
  const lower = '118,246! 121,230 133,217 152,212 178,213 204,218!';
  return (
    flat(disc(127, 246, 17, 2.8) + blob('194,190! 200,198 206,208 207,215! 203,218 196,212 192,202'), C.blue2) +
    flat(
      blob(
        `193,202! 198,198 206,207 207,216 204,218! 178,213 152,212 133,217 121,230 118,246! 136,246! 137,234 144,222 158,210 176,204`,
      ),
      C.blue2,
    ) +
    strokes(['198,206 164,209 143,226 134,243', '202,213 166,211 138,222 125,243'], 2, C.paper) +
    strokes(['198,209 156,210 129,232'], 1.4, C.blue) +
    ln(line(upper) + line(lower), 2) +
    ln('M108 246a19 3.800 0 0 0 38 0', 2)
  );
}
/** Each arm from the shoulder through sleeve and cuff into the hand at the stem of its cup. */
function arms(): string {
  return (
    grip(126, 287, 11.5, { skin: SKIN, dir: -1, r: 34 }) +
    joined(
      '146,185! 130,191 114,210 98,232 88,250 92,264 101,284! 120,267! 112,258 109,248 118,237 136,230!',
      C.paper,
      2.5,
    ) +
    strokes(['120,214 108,234 99,256', '112,244 103,254 103,270'], 2.6, C.grey) +
    sh(blob('98,279! 115,261! 122,267! 103,288!'), C.red, 1.9) +
    joined(
      '172,185! 190,190 206,204 220,219! 223,210 224,200! 249,200! 252,220 248,240 236,252 214,248 198,240 186,232!',
      C.paper,
      2.5,
    ) +
    strokes(['220,219 230,226 234,240', '204,206 214,222 230,236', '240,206 242,224 236,242'], 2.6, C.grey) +
    g(cup(0, 0, 42), 'transform="translate(198 196) rotate(-112)"') +
    grip(236, 181, 11.5, { skin: SKIN, dir: -1, r: -90 }) +
    sh(blob('222,198! 236,201 250,198! 251,206! 236,209 222,206!'), C.red, 1.9)
  );
}

export function draw(): string {
  let o = land();
  const rows = [C.paper, C.coral, C.red] as const;
  for (const flip of [false, true])
    o += wing({ x: flip ? 140 : 180, y: 212, s: 1.2, r: flip ? 6 : -6, spread: 0.42, rows, flip });
  o += feet() + robe();
  o += cup(127, 246, 38) + arms() + water();
  return card({ id: 'maj14', ground: C.gold2, picture: o + halo(160, 146, 23) + head() });
}
