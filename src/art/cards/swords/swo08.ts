import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, each, place, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tower } from '../../kit/land.ts';
import { clip, flat, g, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { planted } from '../../kit/wind.ts';

// Eight of Swords: bound and blindfolded woman feels for a way out of a fence of swords; castle on a dark rock.
// Cinnabar, lead, azurite; light under the storm from the left.
export const focus: Focus = [42, 150, 220, 308];

const SKIN = C.skin[1];
/** Trunk and skirt of one who goes to the right, her weight on the leg behind. */
const GOWN =
  '150,224! 137,231 127,244 124,262 128,286 135,308 137,320 129,338 122,358 118,400 104,455! 128,462 158,460 184,463! 200,461 214,458! 217,436 212,408 205,380 195,350 187,330 185,318 190,304 198,286 196,266 187,246 177,233 168,226!';
const ARM = '138,248 106,300 126,346';

/** Castle on the rock that closes the way behind her. */
function rock(): string {
  let o = sh(
    blob(
      '10,300! 16,206 24,164! 34,146 46,140! 70,136 96,142 120,138! 140,140 168,134! 190,142 206,170! 232,192 240,232! 262,258 268,300! 280,340 284,384! 10,384!',
    ),
    C.night2,
    2.4,
  );
  o += flat(
    blob(
      '168,135! 189,143 205,171! 231,193 239,233! 261,259 267,301! 278,340 282,376! 264,376! 252,326 244,302! 220,264 212,226! 196,200 190,176! 180,156 160,136!',
    ),
    C.grey,
  );
  o += strokes(
    ['40,156 34,200 36,250', '76,150 70,200 78,250', '104,158 110,200 128,240', '56,240 52,290 62,340'],
    4,
    C.night,
  );
  return (
    sh(
      poly('44,150 44,80 40,80 40,68 48,68 48,74 55,74 55,68 63,68 63,74 70,74 70,68 78,68 78,80 74,80 74,150'),
      C.grey2,
      2.1,
    ) +
    flat('M54 102v-9a5 5 0 0 1 10 0v9z', C.ink) +
    o
  );
}
/** A turn of rope over a body, from its left edge to its right one; the clip takes away what is too much. */
const turn = (y: number, dy: number) =>
  sh(
    blob([
      [84, y - 5 - dy, 1],
      [150, y + 4],
      [214, y - 5 + dy, 1],
      [214, y + 6 + dy, 1],
      [150, y + 15],
      [84, y + 6 - dy, 1],
    ]),
    C.paper,
    2,
  ) +
  strokes(
    [
      [
        [112, y + 7 - dy],
        [150, y + 11],
        [186, y + 7 + dy],
      ],
    ],
    1.8,
    C.grey,
  );
function woman(): string {
  const k = placer({ x: 170, y: 192, s: 24, r: 15 });
  const bound = `${blob(GOWN)}${limb(ARM, [27, 23, 15])}`;
  let o =
    // hair in the wind
    sh(
      blob(k('0.2,-1.1! -0.7,-1.1 -1.2,-0.4 -1.3,0.5 -1.9,1.1 -2.4,1.1! -2,1.7 -1.3,1.8 -0.9,2! -0.3,1.4 -0.3,0.4!')),
      C.ink,
      2,
    ) +
    // knot and ends of the blindfold
    sh(blob(k('-0.8,-0.2! -1.5,-0.3 -2.3,0 -2.9,-0.3! -2.8,0.2 -2.2,0.44 -1.4,0.2!')), C.paper, 1.9) +
    sh(blob(k('-0.8,0! -1.4,0.3 -1.9,0.9 -2.4,1! -2.1,1.3 -1.5,1.1 -0.8,0.4!')), C.paper2, 1.9);
  o +=
    sh(blob('122,452! 138,454! 142,462 150,466 148,470 120,470 118,464'), C.gold3, 1.9) +
    sh(blob('190,450! 208,448! 216,458 230,463 230,469 194,469 190,462'), C.gold3, 1.9);
  o += flat(blob('110,460! 76,457 44,460 30,467 110,471!'), C.ink, 0.26) + flat(blob(GOWN), C.coral);
  o +=
    flat(
      blob(
        '136,233! 125,246 124,264 128,286 135,308 137,320 130,338 122,358 118,400 104,455! 128,462 144,461! 141,420 146,372 154,330 150,300 142,270!',
      ),
      C.red,
    ) + ln(blob(GOWN), 2.8);
  // the leg that steps, and the folds that hang from hip and knee
  o += strokes(
    [
      '152,336 172,366 192,398',
      '196,404 190,430 188,459',
      '206,412 204,438 206,457',
      '168,378 164,420 160,458',
      '190,300 180,310 166,312',
      '148,344 142,380 140,410',
    ],
    3.2,
    C.red2,
  );
  // the far shoulder, the near arm drawn back and its wrist at the other one
  o +=
    sh(blob('118,338! 126,334 140,342 144,352 138,362 126,364 118,356!'), SKIN, 2) +
    strokes(['140,350 132,354 126,354', '138,357 132,359 127,359'], 1.6);
  o +=
    union([limb(ARM, [27, 23, 15])], C.coral, 2.1) +
    flat(blob('128,246! 112,272 96,296 98,308! 108,310 118,292 124,270!'), C.red);
  o += flat(blob('134,240! 150,236 152,262 140,262!'), C.coral);
  o += strokes(['148,250 142,272 132,290', '116,312 122,326 128,338'], 2.6, C.red2);
  o += clip('swo08r', bound, turn(262, 7) + turn(284, 7) + turn(304, 4));
  o +=
    sh(blob('112,334! 120,330 136,336 142,342! 138,350 124,346 112,342!'), C.paper, 1.9) +
    sh(blob('114,340! 106,352 108,366! 113,360 117,368! 119,354 120,345!'), C.paper, 1.7);
  // head bowed, the cloth over its eyes
  o += headThreeQuarter(170, 192, 24, { skin: SKIN, r: 15, mood: 'sad' });
  o += sh(
    blob(
      k('0.75,-0.34! 0.7,-0.9 0.2,-1.2 -0.5,-1.16 -1,-0.6 -1.04,0.2 -0.8,0.8! -0.56,0.5 -0.6,0 -0.3,-0.5 0.3,-0.7!'),
    ),
    C.ink,
    2.1,
  );
  o += strokes([k('0.3,-0.96 -0.4,-0.8 -0.8,-0.2')], 2.2, C.night2);
  o += sh(blob(k('0.72,-0.38! 0.3,-0.32 -0.3,-0.36 -0.98,-0.34! -1,0.14! -0.4,0.2 0.2,0.26 0.7,0.2!')), C.paper, 2);
  o += strokes([k('-0.8,-0.02 -0.1,0.04 0.5,0.06')], 1.6, C.grey);
  return o;
}

export function draw(): string {
  let o = sky('swo08', 'storm', 400) + tower(272, 88, 56) + tower(232, 94, 50);
  // wet ground
  let far = rock() + sh(blob('10,372! 80,362 160,370 240,360 312,370! 312,480! 10,480!'), C.paper2, 2.3);
  const swords = points('46,196 74,174 102,200 226,196 248,170 274,190');
  const near = points('62,226 250,222');
  const fence = (list: typeof swords, fall: number) =>
    planted(
      list.map(([x, y], i) => [x, y, i % 2 ? -1 : 1]),
      fall,
      { w: 11, guard: 25, blade: C.grey2, shade: C.grey },
    ) + at(list, (x, y) => flat(disc(x, y + fall - 9, 8, 2.4), C.ink));
  far += fence(swords, 206);
  const puddle = (x: number, y: number, w: number) =>
    sh(blob(place('-1,0 -0.6,-0.2 0,-0.14 0.6,-0.24 1,0 0.7,0.2 0.1,0.16 -0.5,0.24', { x, y, s: w })), C.blue2, 1.8) +
    strokes([place('-0.5,0.02 0,-0.04 0.4,0.04', { x, y, s: w })], 2, C.paper);
  far += each(
    [
      [70, 452, 44],
      [242, 446, 50],
    ],
    (x, y, w) => puddle(x, y, w),
  );
  o += g(far + fence(near, 214) + woman(), 'transform="matrix(-1 0 0 1 320 0)"');
  return card({ id: 'swo08', ground: C.grey2, picture: o });
}
