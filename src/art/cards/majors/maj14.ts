import type { Focus } from '../../art.ts';
import { crown, halo } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Temperance: winged angel pouring from cup to cup, one foot on land, one in water; triangle in a square on the breast;
// irises; path to a shining crown between hills. Cinnabar, azurite, malachite; first light of the morning.
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
    [0, C.night2],
    [0.4, '#a98a92'],
    [0.7, C.coral],
    [1, C.gold2],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.9, 0.3, C.night);
  // path to a crown of light between two hills
  o += rays(58, 314, 22, 48, 24, { wavy: false, w: 0.5, fill: C.paper });
  o += ridge('10,376 24,330 40,342 58,366 84,332 110,376', 390, C.blue2, C.blue);
  o += ridge('196,372 240,326 264,346 290,314 312,372', 390, C.blue2, C.blue);
  o += flat(disc(58, 314, 21), C.gold2);
  o += crown(58, 335, 19);
  o += sh(blob('10,372! 90,362 200,370 312,360! 312,480! 10,480!'), C.green, 2.3);
  o += sh(taper('59,363 64,372 60,381 76,392 84,410', [3, 5, 9, 14, 24]), C.paper2, 1.8);
  const pool = blob('10,414! 70,406 130,410 164,424 172,448 158,484! 10,484!');
  o += sh(pool, C.blue, 2.5) + clip('maj14p', pool, ripples(24, 420, 132, 54, 5, { seed: 4 })) + ln(pool, 2.5);
  return (
    o + tufts('214,468 288,420 206,440', { rise: 12 }) + iris(228, 466, 70) + iris(258, 472, 96) + iris(282, 470, 66)
  );
}
/** Far foot on the land, near foot seen through the water. */
function feet(): string {
  return (
    union(
      [
        taper('184,398 188,426 187,446', [20, 15, 10]),
        blob('181,444! 193,443! 201,450 214,455 217,460 212,463! 185,463! 180,456'),
      ],
      SKIN,
      2.1,
    ) +
    strokes(['203,453 202,458 203,462', '209,455 208,459 209,462', '183,440 187,445 185,452'], 1.4) +
    union(
      [
        taper('132,398 130,420 131,446', [20, 15, 10]),
        blob('125,444! 137,443! 138,456 135,462! 111,463! 104,461 107,455 119,451'),
      ],
      SKIN,
      2.1,
    ) +
    flat(blob('92,441! 112,437 130,440 150,438 168,443! 164,464 150,470 92,470 86,456'), C.blue, 0.22) +
    ln(line('111,438 120,443 132,444 144,442 151,437') + line('98,443 114,451 134,453 152,449 162,442'), 2, C.paper)
  );
}
/** Robe of the angel, half turned to the cups, the far knee forward. */
const robe = (): string =>
  sh(
    blob(
      '148,172! 140,178 131,188 126,204 130,226 134,250 126,282 116,336 104,404! 120,416 138,408 156,418 174,409 192,417 208,405! 200,350 190,300 180,270 177,248 184,216 186,196 178,180 164,172!',
    ),
    C.paper,
    2.8,
  ) +
  strokes(
    [
      '138,276 126,330 117,398',
      '146,278 136,336 134,400',
      '156,280 172,316 178,340',
      '178,336 176,370 178,402',
      '172,276 186,310 190,340',
      '158,300 152,352 154,404',
      '190,346 194,376 196,404',
    ],
    2.8,
    C.grey,
  ) +
  ln(line('106,394 122,406 138,398 156,408 174,399 192,407 206,395'), 3, C.gold) +
  rod(line('134,258 154,266 177,258'), 4, C.gold, 1.8) +
  sh(rect(143, 232, 17, 17), C.gold, 1.9) +
  sh(poly('151.500,235 157,246 146,246'), C.red, 1.5);

/** Head inclined to the water. */
function head(): string {
  const turn = { x: 158, y: 143, s: 22, r: 8 };
  const h = placer(turn);
  return (
    sh(blob(h('-0.2,-0.6! -0.9,-0.4 -1,0.3 -1.24,0.9 -1.2,1.5 -0.9,1.8! -0.5,1.7 -0.2,1.2!')), C.gold, 2.1) +
    strokes([h('-0.84,0.6 -0.96,1 -0.9,1.6')], 2.2, C.gold3) +
    headThreeQuarter(turn.x, turn.y, turn.s, { r: turn.r, skin: SKIN }) +
    sh(
      blob(
        h(
          '0.72,-0.36! 0.66,-0.86 0.26,-1.2 -0.4,-1.18 -0.96,-0.7 -1.06,0 -0.92,0.7! -0.62,0.4 -0.5,-0.1! -0.2,-0.36 0.2,-0.7! 0.44,-0.58 0.72,-0.36!',
        ),
      ),
      C.gold,
      2,
    ) +
    strokes([h('0.06,-1 -0.5,-0.7 -0.72,-0.1')], 2, C.gold3)
  );
}
/** Water that falls free from the lip of the upper cup into the lower one. */
function water(): string {
  return (
    sh(blob('246,191! 255,186! 253,202 249,226 247,246! 241,248 234,246! 236,228 241,206'), C.blue, 2) +
    strokes(['250,192 245,216 241,244'], 2.6, C.blue2)
  );
}
const SLEEVES = { u: 22, skin: SKIN, fill: C.paper, fold: C.grey, cuff: C.red, hand: 'grip' } as const;
/** Far arm low, with the cup that receives. */
const farArm = (): string =>
  cup(240, 246, 38) + reach({ ...SLEEVES, from: [174, 198], to: [240, 284], bend: 1, r: 0, bell: 0.2 });
/** Near arm before the breast, with the cup that pours, and the yoke over the shoulders. */
const nearArm = (): string =>
  g(cup(0, 0, 38), 'transform="translate(250 175) rotate(104)"') +
  reach({ ...SLEEVES, from: [133, 198], to: [214, 166], bend: 1, r: -76, bell: 0.2 }) +
  sh(blob('127,190! 133,179 141,169! 152,174 163,170! 177,177 186,190! 174,197 154,201 138,197'), C.gold, 2.1);

export function draw(): string {
  let o = land();
  const rows = [C.paper, C.coral, C.red] as const;
  o += wing({ x: 180, y: 208, s: 0.95, r: -16, spread: 0.5, rows, edge: C.red });
  o += wing({ x: 137, y: 208, s: 0.93, r: 16, spread: 0.5, rows, edge: C.red, flip: true });
  o += halo(158, 141, 23) + feet() + farArm() + robe() + head() + water() + nearArm();
  return card({ id: 'maj14', ground: C.gold2, picture: o });
}
