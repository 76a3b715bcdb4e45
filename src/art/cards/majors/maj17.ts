import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly, taper } from '../../geom/paths.ts';
import { at, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays, star, starfield } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

function jug(x: number, y: number, s: number, r: number, flip: boolean): string {
  const put = placer({ x, y, s, r, flip });
  const body =
    '-0.26,-1! 0.26,-1! 0.2,-0.7 0.5,-0.3 0.56,0.2 0.34,0.72 0.3,0.9! -0.3,0.9! -0.34,0.72 -0.56,0.2 -0.5,-0.3 -0.2,-0.7';
  const handle = line(put('-0.24,-0.8 -0.7,-0.9 -0.86,-0.4 -0.5,0'));
  return (
    rod(handle, 2.4, C.gold, 1.6) +
    sh(blob(put(body)), C.red, 2.2) +
    ln(line(put('-0.55,0 0,0.14 0.55,0')) + line(put('-0.54,0.22 0,0.36 0.54,0.22')), 1.6, C.gold2) +
    flat(brush(put('-0.34,-0.3 -0.4,0.1 -0.3,0.5'), s * 0.14), C.coral)
  );
}
const SKIN = C.skin[2];
/** Water that falls from a jug in one body, thin at the lip and broken at the foot. */
function stream(x: number, y: number, fill: string, gleam: string): string {
  const put = placer({ x, y });
  return (
    sh(blob(put('-5,0! 5,0! 8,20 8,44 13,66! 7,61 4,69! -1,62 -5,70! -8,62 -14,66! -9,44 -8,20')), fill, 2) +
    strokes([put('-3,4 -4,28 -7,54'), put('2,8 3,32 2,56')], 2.6, gleam)
  );
}
export const focus: Focus = [22, 46, 276, 386];

export function draw(): string {
  let o = graded('maj17g', 22, 22, 276, 320, [
    [0, C.ink],
    [0.45, C.night],
    [0.8, C.blue],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 290, 46, 0.3, 1.7, C.night2);
  o += rays(160, 124, 66, 150, 48, { wavy: false, w: 0.16, fill: C.gold });
  o += starfield(30, 40, 260, 220, 46, 21, {
    avoid: [
      [160, 124, 92],
      [160, 300, 60],
      [60, 132, 24],
      [260, 132, 24],
      [82, 200, 24],
      [238, 200, 24],
      [48, 262, 24],
      [118, 246, 24],
      [214, 254, 24],
    ],
  });
  const seven = '60,132 260,132 82,200 238,200 48,262 118,246 214,254';
  for (const [x, y] of points(seven)) o += star(x, y, 17, { contour: 1.2 });
  o += star(160, 124, 74, { inner: 0.27, minor: 0.56, contour: 1.4 });
  // far hills
  o += ridge('22,316 60,296 92,312 128,292 170,318 214,298 252,316 300,300', 350, C.blue, C.blue3);
  // land
  o += sh(blob('22,336! 90,328 160,340 226,326 300,334! 300,480! 22,480!'), C.green, 2.2);
  // tree with ibis
  o +=
    sh(taper('268,340 264,304 269,280', [10, 6, 4]), C.gold3, 2) +
    union(
      [disc(268, 272, 17), disc(254, 282, 12), disc(283, 282, 12), disc(260, 262, 11), disc(278, 261, 11)],
      C.green2,
      2,
    ) +
    flat(disc(264, 268, 2) + disc(274, 274, 2) + disc(258, 280, 2) + disc(280, 280, 2) + disc(270, 261, 2), C.green3);
  o += sh(
    blob('276,248 270,238 262,238 259,232 262,226 256,223 251,228 242,232! 252,232 254,242 262,250 272,254 282,254!'),
    C.red,
    1.8,
  );
  // pool
  o += sh(blob('22,372! 70,366 130,378 168,404 160,440 184,480! 22,480!'), C.blue, 2.4);
  o += ripples(26, 388, 116, 84, 7, { fill: C.blue2, seed: 4 });
  // grass and flowers
  o += tufts('228,392 282,384 210,456 286,452 250,464 60,352 120,350', { rise: 13, spread: 8, w: 2.4 });
  // water on the land and on the pool
  o += stream(270, 364, C.blue2, C.paper) + sh(blob('250,424 268,420 292,426 280,434 256,432'), C.blue, 1.8);
  o += stream(74, 366, C.paper, C.blue2);
  // rings where it meets the pool
  o +=
    flat(disc(75, 434, 19, 9), C.blue) +
    flat(disc(75, 431, 11, 4.5), C.paper) +
    ln(disc(75, 432, 17, 7), 2.4, C.paper) +
    ln(disc(75, 434, 29, 11.5), 2, C.paper) +
    ln(disc(75, 436, 42, 16), 1.5, C.blue2) +
    flat(
      at('58,420 92,419 50,426 99,427 64,413', (x, y) => leafPath(x, y, 5, 90, 0.6)),
      C.paper,
    );
  // hair down her back
  o += sh(
    blob('166,226 186,226 200,242 206,270 222,300 232,330 246,350! 228,348 222,358! 206,330 190,300 178,270 172,250'),
    C.gold,
    2.4,
  );
  o += strokes(['190,236 200,272 222,320', '198,250 210,290 232,336'], 2.6, C.gold3);
  o += jug(246, 346, 30, 120, false) + jug(98, 346, 30, -120, true);
  // forward leg, the foot on the water
  o += sh(
    blob(
      '190,352 150,354 122,362 111,374 113,390 119,412 119,436 112,446 94,452 84,458 86,464! 112,465 134,464! 139,456 135,442 142,420 146,402 144,394! 160,400 190,398',
    ),
    SKIN,
    2.4,
  );
  o += strokes(
    ['116,372 122,380 122,390', '141,396 137,410 139,424', '90,456 89,459 90,463', '97,454 96,459 97,464'],
    1.8,
    C.ink,
  );
  o += ln(line('72,466 112,471 156,464'), 1.8, C.paper);
  // kneeling leg: knee, shin and foot on the land
  o += sh(
    blob(
      '176,380 162,404 154,430 151,446 158,458 176,462 206,460 240,460 262,463 279,460 280,453 266,447 258,438 246,440 232,443 210,432 200,428! 214,412 228,388 226,372',
    ),
    SKIN,
    2.4,
  );
  o += strokes(['158,440 166,444 168,452', '200,428 194,434 184,438', '271,450 269,455 270,461'], 1.8, C.ink);
  // neck, both shoulders and arms
  o += union(
    [
      blob('164,262! 186,262! 188,274 196,280 204,288 208,300 200,318 178,322 166,318 160,306 156,290 160,282 166,274'),
      limb('157,294 126,313 86,329', [19, 14.5, 9]),
      limb('201,294 228,313 261,329', [19, 14.5, 9]),
    ],
    SKIN,
    2.3,
  );
  o += strokes(
    ['164,281 172,286 179,289', '198,284 190,286 184,289', '145,304 152,310 157,312', '212,305 206,311 202,312'],
    1.6,
    C.ink,
  );
  // dress
  o += sh(
    blob(
      '160,286! 163,297 171,303 179,304 188,302 194,296 197,285! 203,290! 206,304 203,322 205,336 218,348 230,364 234,388 226,408! 196,414 168,408 146,400 128,392! 124,376 130,360 148,350 168,336 164,322 158,308 155,290!',
    ),
    C.paper,
    2.5,
  );
  o += strokes(
    [
      '198,342 176,360 140,372',
      '206,346 196,372 152,388',
      '212,352 212,382 190,406',
      '166,312 172,322 172,332',
      '198,312 194,322 196,332',
    ],
    2.6,
    C.grey,
  );
  o += ln(line('168,337 186,341 205,336'), 5, C.ink) + ln(line('168,337 186,341 205,336'), 2.6, C.gold);
  o += ln(line('134,300 139,308 141,314'), 3, C.gold);
  o += grip(79, 331, 9.6, { skin: SKIN, dir: 1, r: -22 }) + grip(267, 331, 9.6, { skin: SKIN, dir: -1, r: 24 });
  // head
  o += headProfile(172, 244, 21, { flip: true, r: -8, skin: SKIN });
  o += flat(poly('169,267 176,263 190,262 192,281 167,279'), SKIN);
  o +=
    sh(
      blob('154,234! 160,224 174,219 190,224 200,240 201,258 206,276 202,284! 192,276 182,266 179,250 170,236'),
      C.gold,
      2.2,
    ) + strokes(['166,227 184,234 192,262', '163,229 177,236 186,254', '178,224 194,240 198,266'], 2.2, C.gold3);
  o += star(159, 227, 8, { points: 8, light: C.paper, dark: C.gold2, contour: 1 });
  return card({ id: 'maj17', ground: C.night2, picture: o });
}
