import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { g, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { gulls, planted } from '../../kit/wind.ts';

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
      blob('114,296 101,303 95,318 99,334 90,352 84,382 80,444! 174,444! 173,382 166,352 148,336 143,316 132,301'),
      C.blue3,
      2.9,
    ) +
    strokes(
      [
        '115,302 108,318 112,334',
        '101,336 122,344 144,336',
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
    hip: [210, 314],
    w: 26,
    tilt: [5, -4],
    far: 1,
    farLeg: ['230,352 238,416', 1],
    nearLeg: ['203,354 196,418', -1],
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.gold2, fold: C.gold3 },
    hem: 33,
    sway: -2,
    trim: C.gold,
  });
  let o = reach({ ...arm, from: [222, 216], to: [263, 158], bend: 1, r: 22 });
  o += rod('M258 106L296 468', 5, C.gold, 1.9);
  o += body + reach({ ...arm, from: [240, 214], to: [275, 268], bend: 1, r: 26, long: [2, 2.05], into: [222, 226] });
  o += strokes(['218,216 214,238 214,260', '204,216 202,234 206,256'], 2.8, C.red2);
  // head turned to the far shore
  o += headProfile(219, 168, 22, { flip: true, r: -4, skin, mood: 'sad' });
  const h = placer({ x: 219, y: 168, s: 22, flip: true, r: -4 });
  o += sh(blob(h('0.2,-0.5! 0.14,-0.1 -0.06,0.2 0,0.52! -0.4,0.9 -0.78,0.78! -1.04,0.2 -1,-0.5')), C.ink, 2);
  o += sh(blob('205,196! 216,200 228,199 237,194! 242,204 230,212 214,212 203,206'), C.gold, 2);
  // straw hat
  o += sh(blob('222,116! 210,129 196,144 184,158! 202,164 220,165 238,162 254,154! 246,142 234,128'), C.gold2, 2.3);
  return (
    o +
    strokes(
      ['221,122 208,140 196,156', '222,122 215,142 209,161', '222,122 227,142 230,161', '223,122 234,138 245,153'],
      2.2,
      C.gold3,
    )
  );
}
export function draw(): string {
  let o = sky('swo06', 'grey', 250);
  o += gulls('70,96 96,112 150,84', 11);
  // far shore, smooth water
  o += ridge('10,236 40,206 66,196 92,210 122,190 158,178 188,198 224,186 258,204 312,190', 254, C.grey2, C.grey);
  o += ridge('10,246 52,226 92,244 136,220 176,242 222,216 262,240 312,214', 254, C.blue2, C.blue);
  o += sh(rect(10, 250, 304, 230), C.blue2, 2.2) + tone(24, 260, 272, 110, 11, 1.2, 1.4, C.paper);
  // far side of the boat, its inside
  o += sh(blob('35,304! 68,314 132,318 202,330 254,352 283,382! 281,404 160,420 68,380'), C.gold3, 2.6);
  o += sh(blob('44,322! 77,328 132,330 197,342 243,360 278,388! 224,420 151,420 86,396 57,356'), C.red2, 1.8);
  // six swords standing in the bow
  const blades = { w: 10, guard: 19, blade: C.paper, shade: C.grey };
  o += planted(
    [
      [60, 222, 0],
      [92, 208, 2],
      [126, 204, -2],
    ],
    178,
    blades,
  );
  o += planted(
    [
      [76, 236, 2],
      [108, 226, 0],
      [146, 222, -4],
    ],
    178,
    blades,
  );
  o += g(passengers(), 'transform="translate(17 -22)"') + ferryman();
  // near side with the prow on the left, towards the shore
  o += sh(
    blob(
      '37,274! 42,292 48,318 64,350 101,380 156,398 219,400 285,372! 287,396 274,428 241,458 178,472 114,464 70,434 42,388 29,330 28,296',
    ),
    C.gold3,
    3,
  );
  o += strokes(
    ['35,318 55,372 97,406 156,424 221,424 278,400', '54,386 74,411 114,434 169,446 224,444 269,422'],
    3,
    C.ink,
  );
  o += rod(line('35,280 41,298 48,320 65,351 101,380 156,398 219,400 284,374'), 4, C.gold, 1.8);
  o += sh(blob('37,276! 31,262 39,252 50,256 50,266! 42,264 42,272'), C.gold3, 2.2);
  // rough water
  o += scaleWaves(22, 438, 276, 5, 17);
  return card({ id: 'swo06', ground: C.blue, picture: o });
}
