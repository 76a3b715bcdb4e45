import type { Focus } from '../../art.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, each, place, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flame } from '../../kit/flame.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';

// Night, cinnabar, lead; light from the lightning, upper right.
/** Woman who falls head first, arms stretched to the ground, gown and hair streaming up behind her. */
function diving(): string {
  const skin = C.skin[0];
  const arm = { u: 14, skin, cuff: C.gold, hand: 'palm', sw: 2.1, long: [2, 2] } as const;
  const leg = { w: 20, foot: 0.84, fill: skin, fold: skin, shoe: C.gold } as const;
  return (
    reach({ ...arm, from: [55, 360], to: [40, 408], bend: 1, fill: C.red2, fold: C.ink }) +
    stride('66,306 44,282 60,252', { ...leg, dir: -1, r: 170 }) +
    stride('78,304 92,276 82,240', { ...leg, dir: -1, r: 168 }) +
    sh(
      blob(
        '58,338! 50,318 36,302 30,276! 44,284 50,294 60,268! 68,282 74,294 92,262! 100,284 108,276! 108,300 94,320 86,338!',
      ),
      C.red,
      2.6,
    ) +
    flat(blob('58,337! 51,318 37,302 32,280! 44,288 52,304 64,336!'), C.red2) +
    strokes(['70,334 64,312 61,278', '76,334 78,312 88,276', '82,334 92,312 104,290'], 2.8, C.red2) +
    sh(blob('60,336! 56,348 49,356 50,367 60,373! 82,373! 92,366 92,354 85,346 84,336!'), C.red, 2.4) +
    flat(blob('60,338! 57,348 51,357 52,366 60,371! 66,370 62,354'), C.red2) +
    rod(line('58,337 71,340 86,336'), 3.4, C.gold, 1.6) +
    headThreeQuarter(70, 396, 15.5, { skin, flip: true, r: 168, mood: 'afraid', sw: 2 }) +
    sh(
      blob(
        '66,413! 78,413 88,404 87,388! 82,398 74,402 62,402 56,392 57,380 46,366 42,344 30,332! 33,350 30,360 38,376 42,392 52,408',
      ),
      C.gold,
      2,
    ) +
    strokes(['76,409 62,408 52,396', '58,404 48,386 42,364', '50,388 44,372 36,350'], 1.8, C.gold3) +
    reach({ ...arm, from: [84, 359], to: [105, 405], bend: -1, fill: C.red, fold: C.red2, into: [76, 352] })
  );
}
/** Man who falls on his back, arms and legs flung up by the fall, his coat flying. */
function backwards(): string {
  const skin = C.skin[2];
  const arm = { u: 14, skin, cuff: C.gold, hand: 'palm', sw: 2.1, long: [1.9, 1.9] } as const;
  const hose = { w: 22, foot: 0.84, shoe: C.gold } as const;
  const o =
    reach({ ...arm, from: [270, 350], to: [284, 298], bend: -1, fill: C.blue3, fold: C.ink }) +
    stride('234,362 214,338 222,304', { ...hose, fill: C.blue3, fold: C.ink, dir: -1, r: 24 }) +
    sh(blob('232,380! 214,372 210,352 216,326! 224,342 236,346 246,322! 252,340 264,346!'), C.blue, 2.4) +
    strokes(['228,374 220,360 219,340', '240,370 240,356 246,334'], 2.6, C.blue3) +
    stride('238,366 240,326 230,288', { ...hose, fill: C.paper, fold: C.grey, dir: -1, r: 38 }) +
    sh(blob('236,352! 248,346 260,338 274,342 280,354 276,366 262,376 246,384 232,380 228,366!'), C.blue2, 2.5) +
    flat(blob('232,379! 246,383 262,375 275,365 279,354! 268,362 252,372 238,374'), C.blue) +
    strokes(['258,342 252,352 254,364', '246,350 240,360 242,370'], 2.2, C.blue) +
    rod(line('236,352 232,364 235,380'), 3.2, C.gold, 1.6) +
    headThreeQuarter(283, 366, 14, { skin, flip: true, r: 122, mood: 'afraid', sw: 2 }) +
    sh(
      blob('274,379! 283,380 290,374 291,363 288,354 294,334! 300,350 302,366 296,383 284,391 271,388!'),
      C.paper,
      1.8,
    ) +
    reach({ ...arm, from: [262, 352], to: [256, 300], bend: 1, fill: C.blue2, fold: C.blue, into: [264, 362] });
  return g(o, 'transform="translate(-13 2)"');
}
/** Part of the tower, its right side in shade. */
function masonry(part: string, outline: string): string {
  const body = poly(outline);
  let brick = '';
  for (let r = 0; r < 16; r++) {
    brick += `M100 ${172 + r * 16}H214`;
    for (let c = 0; c < 5; c++) brick += `M${108 + c * 26 + (r % 2) * 13} ${172 + r * 16}v16`;
  }
  return (
    sh(body, C.paper, 3) +
    clip(
      `maj16${part}`,
      body,
      flat(poly('172,150 220,150 220,420 178,420'), C.grey2) +
        flat(poly('186,150 220,150 220,420 192,420'), C.grey) +
        ln(brick, 1, C.grey),
    ) +
    ln(body, 3)
  );
}
/** Window with a flame. */
const lit = (x: number, y: number, s: number, flip = false): string =>
  sh(`M${x - 11} ${y + 18}v-26a11 11 0 0 1 22 0v26z`, C.ink, 2) + flame(x, y + 16, s, flip);

export const focus: Focus = [50, 52, 220, 308];

export function draw(): string {
  let o = graded('maj16g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.6, C.night],
    [1, C.night2],
  ]);
  o += tone(22, 24, 276, 440, 52, 0.3, 1.8, C.night2);
  o +=
    cloud(48, 196, 92, { fill: C.grey, inner: C.grey2 }) +
    cloud(282, 216, 84, { fill: C.grey, inner: C.grey2, flip: true });
  // drops of fire
  o += flat(
    at(
      '86,238 46,238 104,262 32,296 100,292 38,384 98,388 56,398 216,244 240,252 282,246 212,284 292,300 216,384 240,396 276,392 290,372 100,208 224,206',
      (x, y) => leafPath(x, y, 11, 90, 0.5),
    ),
    C.gold2,
  );
  // crag
  o += sh(poly('10,480 40,446 58,450 86,410 112,400 204,398 226,424 246,420 276,458 312,480'), C.grey, 2.6);
  o += strokes(
    [
      '70,440 58,460 40,474',
      '104,412 96,440 76,472',
      '126,418 128,446 116,474',
      '160,424 166,450 160,474',
      '198,416 206,440 200,472',
      '228,438 240,456 262,474',
    ],
    4.2,
    C.ink,
  );
  // the tower breaks: its head tips off the stump, fire in the gap
  o += sh(poly('124,262 134,240 200,214 203,262'), C.ink, 2) + flame(186, 262, 38) + flame(156, 272, 27, true);
  o += masonry('a', '110,412 117,264 127,256 133,268 146,252 156,266 163,250 174,262 184,246 193,252 201,412');
  o += ln(poly('182,250 176,268 184,284 178,306', false), 2.2) + ln(poly('146,254 150,268 144,280', false), 2);
  o += g(
    flame(146, 172, 24) +
      flame(174, 178, 30, true) +
      masonry('b', '119,258 121,170 198,170 200,224 190,218 180,238 168,226 158,246 147,234 135,254 128,244') +
      sh(
        poly(
          '106,192 103,150 123,148 124,164 136,163 137,148 145,156 152,146 154,168 160,174 167,187 175,174 186,168 199,167 200,144 221,142 218,187',
        ),
        C.paper2,
        2.4,
      ) +
      flat(poly('199.500,164 201.500,145.500 219.600,143.600 217,186 199,188'), C.grey2) +
      ln('M106 180L162 178M172 177L218 175', 1.4) +
      strokes(['167,186 162,200 170,212 166,226'], 3) +
      lit(164, 212, 14),
    'transform="translate(-6 4) rotate(-17 119 258)"',
  );
  o += lit(136, 322, 14) + lit(174, 338, 14, true);
  o += each(
    [
      [222, 196, 24, 1.5],
      [238, 236, -30, 1.1],
      [214, 244, 50, 0.8],
      [262, 262, 12, 1.3],
      [72, 218, 40, 1.3],
      [98, 252, -16, 0.9],
      [60, 176, 20, 0.8],
    ],
    (x, y, r, k) =>
      sh(poly(place('-8,-5 7,-7 8,5 -6,6', { x, y, r, s: k })), C.paper2, 1.8) +
      flat(poly(place('-7,1 7.500,-0.500 7.500,4.500 -5.500,5.500', { x, y, r, s: k })), C.grey),
  );
  // lightning
  const bolt = sh(poly('311,11 226,88 246,95 200,138 220,146 178,226 248,142 228,134 274,100 254,92'), C.gold2, 2.2);
  o += bolt;
  // crown
  const crown = '-42,14! -50,-20! -26,-4! -24,-32! -6,-8! 0,-42! 6,-8! 24,-32! 26,-4! 50,-20! 42,14! 0,22';
  o += g(
    sh(blob(placer({})(crown), 0.2), C.gold, 2.6) +
      sh('M-43 10Q0 22 43 10L42 22Q0 33 -42 22z', C.gold2, 2) +
      flat(disc(0, 23, 3.6) + disc(-24, 20, 3) + disc(24, 20, 3), C.red) +
      flat(
        at('-50,-22 -24,-34 0,-44 24,-34 50,-22', (x, y) => disc(x, y, 4.2)),
        C.gold2,
      ),
    'transform="translate(104 92) rotate(-24)"',
  );
  o += diving() + backwards();
  return card({ id: 'maj16', ground: C.night, picture: o, over: { art: bolt, within: rect(240, 0, 80, 80) } });
}
