import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headFront, headProfile } from '../../figures/head.ts';
import { longHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { g, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, pomegranate, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Three of Cups: three women in a ring, cups raised; fruit and gourds at their feet.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [46, 62, 228, 319];
const [PALE, , BROWN, DARK] = C.skin;

const gourd = (x: number, y: number, r: number): string =>
  rod(
    line([
      [x, y - r],
      [x + 2, y - r * 1.4],
      [x + 6, y - r * 1.6],
    ]),
    3,
    C.green,
    1.4,
  ) +
  sh(disc(x, y, r * 1.25, r), C.gold, 2.1) +
  strokes(
    [-0.8, 0, 0.8].map((k) => [
      [x + k * r * 0.4, y - r * 0.9],
      [x + k * r, y],
      [x + k * r * 0.4, y + r * 0.9],
    ]),
    2.4,
    C.gold3,
  );

export function draw(): string {
  let o = sky('cup03', 'day', 400);
  o += sh(blob('10,386! 80,372 170,380 250,368 312,380! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('40,400 284,396 28,436 296,432', { rise: 15, spread: 8, w: 2.6 });
  // the one in the middle, from the front
  o += sh(
    blob('140,214! 158,208 180,214 188,240 180,272 196,330 206,440! 160,450 116,440! 126,330 142,272 134,240'),
    C.paper,
    2.6,
  );
  o +=
    strokes(['150,280 146,340 140,436', '162,282 162,350 162,440', '172,280 180,340 184,436'], 2.8, C.blue2) +
    rod(line('141,270 160,277 181,270'), 4.6, C.green, 1.8);
  const hair = longHair(159, 176, 23, { fill: C.gold, line: C.gold3 });
  o += g(
    hair.behind +
      sh(taper('159,190 160,214', [17, 20]), PALE, 0) +
      headFront(159, 176, 23, PALE) +
      hair.front +
      at('139,162 149,154 160,151 171,154 180,162', (x, y) => rose(x, y, 6, { fill: C.coral, inner: C.red, sw: 1.2 })),
    'transform="rotate(-6 160 200)"',
  );
  o += sh(blob('142,214! 160,224 178,214! 182,222 160,234 138,222!'), C.green, 1.9);
  o += cup(160, 58, 39);
  o +=
    union([limb('180,226 194,176', [27, 24]), limb('194,176 168,112', [22, 14])], C.paper, 2.4) +
    strokes(['186,220 196,192 196,176', '192,160 184,142 176,128'], 2.4, C.blue2);
  o += grip(160, 101, 10.5, { skin: PALE, dir: -1, r: 38 });
  // the left one, back swung to us
  o += sh(
    blob(
      '80,222! 100,216 116,226 117,252 108,278 124,326 132,384 150,448! 124,456 102,446 76,460 40,448! 60,392 64,332 84,278 76,250',
    ),
    C.red,
    2.8,
  );
  o +=
    strokes(
      ['88,288 76,340 62,446', '96,290 94,360 88,448', '104,288 114,350 122,446', '110,286 126,360 140,444'],
      3,
      C.red2,
    ) + rod(line('83,276 96,283 109,276'), 4.6, C.gold, 1.8);
  o += sh(blob('124,446! 140,444 148,452 164,456! 162,464 126,462!'), C.gold, 2);
  o += headProfile(91, 184, 23, { skin: BROWN, r: -8 });
  const l = placer({ x: 91, y: 184, s: 23, r: -8 });
  o +=
    sh(blob(l('0.52,-0.8! 0.2,-1.16 -0.5,-1.16 -1,-0.6 -0.9,0 -0.5,0.3! -0.2,0.1 -0.06,-0.3 0.2,-0.6!')), C.ink, 2.1) +
    at(l('-1.06,0.1'), (x, y) => sh(disc(x, y, 10), C.ink, 2));
  o += at(l('0.36,-0.96 0,-1.12 -0.4,-1.08 -0.76,-0.84'), (x, y) =>
    leaf(x - 4, y + 2, 14, -30, { fill: C.green2, sw: 1.3 }),
  );
  o += sh(blob('84,214! 98,222 114,216! 116,226 98,232 80,224!'), C.gold, 1.9);
  o += cup(114, 92, 39);
  o +=
    union([limb('108,232 140,204', [27, 24]), limb('140,204 122,146', [22, 14])], C.red, 2.4) +
    strokes(['114,238 134,220 144,206', '138,190 132,172 126,158'], 2.4, C.red2);
  o += grip(114, 135, 10.5, { skin: BROWN, dir: -1, r: 56 });
  o +=
    rest(84, 322, 10, { skin: BROWN, r: 70 }) +
    union([limb('86,232 64,272', [26, 24]), limb('64,272 78,312', [22, 15])], C.red, 2.4) +
    strokes(['78,238 64,262 60,276', '66,284 72,298 76,308'], 2.4, C.red2);
  // the right one, stepping in
  o += sh(
    blob(
      '242,218! 222,214 206,224 206,250 214,276 200,326 186,384 172,450! 200,460 222,448 248,460 284,444! 264,392 258,332 238,276 246,250',
    ),
    C.blue,
    2.8,
  );
  o +=
    strokes(
      ['234,288 248,340 266,442', '226,290 230,360 238,450', '218,288 210,350 204,450', '212,290 198,360 186,446'],
      3,
      C.blue3,
    ) + rod(line('213,275 226,282 239,275'), 4.6, C.gold, 1.8);
  o += sh(blob('198,448! 184,446 176,454 160,458! 162,466 196,464!'), C.gold, 2);
  o += headProfile(231, 182, 23, { skin: DARK, flip: true, r: 8 });
  const r = placer({ x: 231, y: 182, s: 23, flip: true, r: 8 });
  o +=
    sh(
      blob(r('0.56,-0.7! 0.3,-1.24 -0.5,-1.36 -1.24,-0.9 -1.36,-0.1 -0.9,0.3 -0.44,0.2! -0.14,-0.2 0.1,-0.56!')),
      C.gold3,
      2.1,
    ) + strokes([r('0.2,-0.9 -0.4,-0.8 -0.9,-0.2'), r('0,-1.14 -0.7,-1 -1.14,-0.4')], 2.2, C.ink);
  o += rod(line(r('0.56,-0.68 0.1,-0.66 -0.3,-0.4 -0.6,0.22')), 3.6, C.red, 1.5);
  o += sh(blob('208,212! 224,220 240,212! 243,222 224,230 205,222!'), C.red, 1.9);
  o += cup(206, 92, 39);
  o +=
    union([limb('214,230 182,206', [27, 24]), limb('182,206 199,148', [22, 14])], C.blue, 2.4) +
    strokes(['206,238 188,222 178,208', '184,192 190,174 195,160'], 2.4, C.blue3);
  o += grip(206, 135, 10.5, { skin: DARK, dir: 1, r: -56 });
  o +=
    rest(240, 322, 10, { skin: DARK, r: -70, flip: true }) +
    union([limb('238,228 260,268', [26, 24]), limb('260,268 246,312', [22, 15])], C.blue, 2.4) +
    strokes(['246,234 260,258 264,272', '258,282 252,298 248,308'], 2.4, C.blue3);
  // harvest
  o += gourd(52, 446, 15) + gourd(270, 448, 14) + pomegranate(84, 456, 10) + pomegranate(236, 460, 9, { seeds: false });
  o +=
    leaf(66, 462, 20, -20, { fill: C.green }) +
    leaf(252, 462, 20, 200, { fill: C.green }) +
    sunflower(160, 462, 8, { petals: 8, fill: C.paper, heart: C.red });
  return card({ id: 'cup03', ground: C.green2, picture: o });
}
