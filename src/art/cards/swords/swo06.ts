import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { g, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { planted } from '../../kit/wind.ts';

// Azurite, lead, cinnabar; seen from behind, still light ahead.
export const focus: Focus = [38, 112, 252, 353];

/** The woman under her cloak and the child at her side, from behind. */
function passengers(): string {
  return (
    sh(blob('72,346 62,356 56,376 52,440! 100,440! 96,376 90,356 80,346'), C.red, 2.3) +
    strokes(['66,366 62,388 60,410', '78,360 77,384 78,410', '88,368 91,388 92,408'], 2.6, C.red2) +
    sh(blob('76,322 64,326 60,338 62,352 66,360! 76,356 86,360! 90,352 92,338 88,326'), C.gold, 2.2) +
    strokes(['74,326 66,338 67,352', '80,327 85,340 84,352'], 2, C.gold3) +
    sh(
      blob('126,292 112,297 105,312 107,330 92,350 84,382 80,444! 174,444! 172,382 164,352 146,332 148,312 140,297'),
      C.blue3,
      2.9,
    ) +
    strokes(
      [
        '126,298 117,314 120,332',
        '108,332 128,342 146,334',
        '104,344 96,378 94,412',
        '120,350 114,382 116,414',
        '138,350 142,382 140,414',
        '152,346 160,380 162,412',
      ],
      3.2,
      C.blue,
    )
  );
}
/** The ferryman from behind, both hands on his pole. */
function ferryman(): string {
  const skin = C.skin[2];
  const arm = { u: 21, hand: 'grip', skin, fill: C.red, fold: C.red2, cuff: C.gold, long: [1.9, 1.9] } as const;
  const { body } = actor({
    neck: [220, 202],
    hip: [210, 300],
    w: 26,
    tilt: [5, -4],
    far: 1,
    farLeg: ['238,350 244,416', 1],
    nearLeg: ['192,350 188,416', -1],
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.gold2, fold: C.gold3 },
    hem: 44,
    sway: -4,
    trim: C.gold,
  });
  let o = reach({ ...arm, from: [222, 216], to: [263, 158], bend: 1, r: 22 });
  o += rod('M258 106L296 468', 5, C.gold, 1.9);
  o += body + reach({ ...arm, from: [240, 214], to: [275, 268], bend: 1, r: 26, long: [2, 2.05], into: [222, 226] });
  o += strokes(['218,212 214,236 214,260', '204,214 202,232 206,256'], 2.8, C.red2);
  o += sh(blob('212,178! 230,178! 232,200 221,205 210,200'), skin, 2);
  o += sh(blob('200,162 196,170 202,177!') + blob('242,162 246,170 240,177!'), skin, 1.7);
  o += sh(
    blob('221,136 204,142 200,156 200,170 204,184! 213,187 221,184 229,187 238,184! 242,170 242,156 238,142'),
    C.ink,
    2.2,
  );
  // straw hat
  o += sh(blob('220,120! 208,133 196,148 188,163! 204,170 220,172 236,170 252,163! 244,148 232,133'), C.gold2, 2.3);
  return (
    o +
    strokes(
      ['219,126 208,144 198,160', '220,126 215,146 211,166', '221,126 226,146 230,166', '222,126 232,144 243,160'],
      2.2,
      C.gold3,
    )
  );
}
export function draw(): string {
  let o = sky('swo06', 'grey', 250);
  // far shore, smooth water
  o += ridge('10,246 52,226 92,244 136,220 176,242 222,216 262,240 312,214', 254, C.grey2, C.grey);
  o += sh(rect(10, 250, 304, 230), C.blue2, 2.2) + tone(24, 260, 272, 110, 11, 1.2, 1.4, C.paper);
  // far side of the boat, its inside
  o += sh(blob('35,304! 68,314 132,318 202,330 254,352 283,382! 281,404 160,420 68,380'), C.gold3, 2.6);
  o += sh(blob('44,322! 77,328 132,330 197,342 243,360 278,388! 224,420 151,420 86,396 57,356'), C.ink, 1.8);
  // six swords standing in the bow
  o += planted(
    [62, 82, 102, 122, 142, 162].map((x, i) => [x, 190 + (i % 2) * 12, 0]),
    190,
    { w: 10, guard: 19, blade: C.paper, shade: C.grey },
  );
  o += g(passengers(), 'transform="translate(13 -14)"') + ferryman();
  // near side with the prow on the left, towards the shore
  o += sh(
    blob(
      '37,274! 42,292 48,318 64,350 101,380 156,398 219,400 285,372! 287,396 274,428 241,458 178,472 114,464 70,434 42,388 29,330 28,296',
    ),
    C.gold3,
    3,
  );
  o += strokes(
    ['35,318 55,372 97,406 156,424 221,424 278,400', '44,372 70,410 114,434 169,446 224,444 269,422'],
    3,
    C.ink,
  );
  o += rod(line('35,280 41,298 48,320 65,351 101,380 156,398 219,400 284,374'), 4, C.gold, 1.8);
  o += sh(blob('37,276! 31,262 39,252 50,256 50,266! 42,264 42,272'), C.gold3, 2.2);
  // rough water
  o += scaleWaves(22, 438, 276, 5, 17);
  return card({ id: 'swo06', ground: C.blue, picture: o });
}
