import type { Focus } from '../../art.ts';
import { headFront } from '../../figures/head.ts';
import { longHair, wreath } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, each, placer, polar, sym } from '../../geom/points.ts';
import { disc, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { foliage, pine, ripples } from '../../kit/land.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath, pomegranate } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';

// Malachite, cinnabar, azurite; gold dawn.
function wheat(x: number, y: number, h: number, lean: number): string {
  const tip = [x + lean, y - h] as const;
  let grains = leafPath(tip[0], tip[1] + 4, 13, -90 + lean, 0.5);
  for (let i = 0; i < 4; i++)
    for (const f of [-1, 1])
      grains += leafPath(tip[0] - lean * 0.08 * i, tip[1] + 8 + i * 8, 13, -90 + lean + f * 38, 0.5);
  return (
    rod(
      line([
        [x, y],
        [x + lean * 0.3, y - h * 0.5],
        [tip[0] - lean * 0.3, tip[1] + 34],
      ]),
      2,
      C.gold3,
      1.3,
    ) + sh(grains, C.gold2, 1.4)
  );
}
export const focus: Focus = [58, 66, 204, 286];

export function draw(): string {
  let o = graded('maj03g', 22, 22, 276, 320, [
    [0, C.blue],
    [0.6, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 260, 42, 1.5, 0.3, C.blue3);
  // wood, waterfall
  o += [40, 64, 92].map((x, i) => pine(x, 330, 150 - i * 22, i % 2 ? C.green : C.green3)).join('');
  o += foliage(284, 236, 38, 3) + foliage(238, 262, 30, 5);
  o +=
    sh(blob('232,300! 240,286 262,282 284,288! 284,372! 228,372!'), C.blue2, 2) +
    strokes(['242,292 240,330 238,366', '256,288 256,330 252,366', '270,290 272,330 270,366'], 4, C.paper);
  o += sh(blob('10,346! 90,334 200,342 250,352 312,344! 312,480! 10,480!'), C.green, 2.2);
  o +=
    sh(blob('200,360! 250,356 312,362! 312,404! 250,400 206,384!'), C.blue, 2) +
    ripples(210, 360, 90, 36, 4, { seed: 6 });
  // cushioned seat
  o +=
    sh(blob(sym('160,168! 120,174 94,206 88,262 86,400! 160,400!')), C.red2, 2.5) +
    ln(blob(sym('160,178! 126,184 103,212 97,264 95,400! 160,400!')), 1.3, C.gold);
  o +=
    sh(rounded(62, 316, 70, 46, 20), C.red, 2.3) +
    sh(rounded(192, 316, 66, 46, 20), C.red, 2.3) +
    strokes(['72,330 84,340 82,352', '246,330 236,340 240,352'], 2.6, C.red2);
  o += sh(rounded(66, 358, 188, 60, 8), C.paper2, 2.3) + ln('M70 372H250M70 380H250', 1.2, C.gold3);
  const hair = longHair(160, 148, 23, { fill: C.red2, line: C.ink });
  // crown of twelve stars
  let crown = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(160, 150, 54, -200 + i * 20);
    crown += star(x, y, 8.6, { points: 6, inner: 0.42, contour: 1.1, light: C.gold2, dark: C.gold });
  }
  o += g(hair.behind, 'transform="rotate(-4 160 170)"');
  // gown over the knees
  const gown = blob(
    '160,204! 142,206 129,214 128,238 138,264 120,288 104,318 96,346 102,372 108,408 96,452! 126,458 146,448! 160,452 176,448! 196,458 226,452! 214,408 218,372 224,346 216,318 200,288 182,264 192,238 191,214 178,206',
  );
  o += sh(
    blob('112,446! 134,446! 138,458 126,464 108,462!') + blob('186,446! 208,446! 212,462 194,464 182,458!'),
    C.red,
    1.9,
  );
  o += sh(gown, C.paper, 2.7) + flat(blob('160,350! 152,366 150,404 142,446 160,452 178,446 170,404 168,366'), C.grey2);
  o += clip(
    'maj03p',
    gown,
    at(
      '146,292 176,298 120,322 156,330 198,324 118,372 200,374 116,418 204,420 132,400 190,400 126,448 196,448',
      (x, y) => pomegranate(x, y, 8),
    ),
  );
  o += strokes(
    [
      '98,344 112,326 134,326 146,346',
      '222,344 208,326 186,326 174,346',
      '108,366 112,408 106,444',
      '212,366 208,408 214,444',
      '138,352 138,400 134,446',
      '182,352 182,400 186,446',
      '146,222 150,244 148,258',
      '174,222 170,244 172,258',
    ],
    2.6,
    C.grey,
  );
  o += rod(line('137,266 160,272 183,266'), 4.4, C.red, 1.9) + sh(disc(160, 270, 5), C.gold2, 1.6);
  // heart shield with the sign of Venus, leaning at the seat
  const heart = placer({ x: 244, y: 398, s: 42, r: 10 });
  o +=
    sh(blob(heart(sym('0,-0.6! -0.36,-0.95 -0.84,-0.86 -1,-0.34 -0.62,0.36 0,1!', 0))), C.gold, 2.5) +
    ln(blob(heart(sym('0,-0.42! -0.34,-0.76 -0.7,-0.7 -0.82,-0.32 -0.52,0.24 0,0.76!', 0))), 1.2, C.gold3);
  o += ln('M244 396a11.500 11.500 0 1 1 1-.1M243 397L240 420M231 407L253 411', 4.4, C.red2);
  // one arm on the cushion, the hand over the shield; the other lifts the sceptre
  const sleeves = { u: 23, skin: C.skin[1], fill: C.paper, fold: C.grey, cuff: C.red, bell: 0.35 } as const;
  o += reach({
    ...sleeves,
    from: [182, 220],
    to: [238, 336],
    bend: -1,
    hand: 'rest',
    flip: true,
    turn: 12,
    into: [170, 236],
    long: [2.7, 2.7],
  });
  o +=
    rod('M96 330L84 172', 3.4, C.gold, 2) +
    sh(disc(83, 162, 13), C.gold, 2.2) +
    ln('M71 164Q83 170 96 161', 1.4) +
    flat(disc(79, 157, 3.4), C.gold2) +
    sh('M81 149v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6);
  o += reach({
    ...sleeves,
    from: [138, 220],
    to: [90, 246],
    bend: -1,
    hand: 'grip',
    flip: true,
    r: -4,
    into: [150, 236],
    long: [2.4, 2.2],
  });
  // neck, head
  o += g(
    flat(poly('151,160 169,160 172,206 160,216 148,206'), C.skin[1]) +
      rod(line('143,202 152,211 160,213 168,211 177,202'), 4, C.gold, 1.6) +
      headFront(160, 148, 23, C.skin[1]) +
      hair.front +
      wreath(160, 146, 23),
    'transform="rotate(-4 160 170)"',
  );
  o += crown;
  // ripe wheat
  o += each(
    [
      [36, 66, -5],
      [58, 84, -3],
      [84, 62, 3],
      [110, 46, -4],
      [210, 44, 4],
      [238, 60, -3],
      [262, 82, 3],
      [286, 64, 5],
    ],
    (x, h, lean) => wheat(x, 484, h, lean),
  );
  return card({ id: 'maj03', ground: C.paper, picture: o });
}
