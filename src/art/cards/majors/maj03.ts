import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { longHair, wreath } from '../../figures/headgear.ts';
import { lapAside } from '../../figures/lap-ways.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, each, mid, type Point, placer, polar, sym } from '../../geom/points.ts';
import { disc, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { foliage, pine } from '../../kit/land.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath, pomegranate } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

// Malachite, cinnabar, azurite; gold dawn.
const SKIN = C.skin[1];
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
/** Wide sleeve of linen, drawn in at the wrist: shoulder, upper arm, elbow, wrist. */
function puff([shoulder, upper, elbow, wrist]: readonly [Point, Point, Point, Point]): string {
  const fore = mid(elbow, wrist, 0.45);
  const low = mid(elbow, wrist, 0.96);
  const r = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return (
    union([limb([shoulder, upper, elbow], [25, 30, 31]), taper([elbow, fore, low], [30, 27, 15])], C.paper, 2.3) +
    strokes(
      [
        [mid(shoulder, upper, 0.3), mid(shoulder, upper, 1.2), mid(upper, elbow, 0.7)],
        [mid(elbow, wrist, 0.1), fore, low],
      ],
      2.6,
      C.grey,
    ) +
    rod(line([polar(wrist[0], wrist[1], 8, r + 90), polar(wrist[0], wrist[1], 8, r - 90)]), 4, C.red, 1.7)
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
  o += foliage(276, 246, 34, 3);
  o += sh(blob('190,350! 214,318 240,296 280,286 312,284! 312,366! 190,366!'), C.green2, 2.2);
  o +=
    sh(blob('232,300! 240,286 262,282 284,288! 284,372! 228,372!'), C.blue2, 2) +
    strokes(['242,292 240,330 238,366', '256,288 256,330 252,366', '270,290 272,330 270,366'], 4, C.paper);
  o += sh(blob('10,314! 60,314 130,322 200,338 250,352 312,344! 312,480! 10,480!'), C.green, 2.2);
  o +=
    sh(blob('200,360! 250,356 312,362! 312,404! 250,400 206,384!'), C.blue, 2) +
    ripples(210, 360, 90, 36, 4, { seed: 6 });
  // cushioned seat
  o +=
    sh(blob(sym('160,150! 112,156 76,196 70,262 70,400! 160,400!')), C.red2, 2.6) +
    ln(blob(sym('160,161! 118,166 86,202 80,264 80,398! 160,398!')), 1.4, C.gold) +
    at('70,262 250,262', (x, y) => sh(disc(x, y, 9), C.gold, 2)) +
    sh(rounded(48, 314, 76, 48, 21), C.red, 2.3) +
    sh(rounded(196, 314, 76, 48, 21), C.red, 2.3) +
    strokes(['60,328 74,340 70,354', '260,328 246,340 250,354'], 2.6, C.red2) +
    sh(rounded(50, 358, 220, 106, 6), C.paper2, 2.4) +
    ln('M54 372H266M54 379H266', 1.2, C.gold3);
  const hair = longHair(160, 148, 23, { fill: C.gold3, line: C.ink });
  // crown of twelve stars
  let crown = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(160, 150, 54, -200 + i * 20);
    crown += star(x, y, 8.6, { points: 6, inner: 0.42, contour: 1.1, light: C.gold2, dark: C.gold });
  }
  // mantle
  o +=
    sh(blob(sym('160,196! 130,204 110,234 102,292 92,366 74,446! 112,462 160,458')), C.green3, 2.6) +
    strokes(both('112,290 104,366 88,446'), 3, C.ink);
  // gown: shoes, lap with pomegranates along its folds, bust
  const shoe = { fill: C.red, dark: C.red2, light: C.coral };
  o += footOut(118, 424, 0.74, shoe) + footOut(164, 432, 0.78, shoe);
  // the gown falls over the cushions
  o +=
    sh(
      blob(
        '150,290! 122,294 98,308 78,322 64,350 60,388! 74,396 92,388 104,400! 216,400! 232,392 244,380! 250,350 238,324 218,306 196,294 168,290!',
      ),
      C.paper,
      2.5,
    ) +
    strokes(
      ['112,306 88,330 74,384', '118,318 104,346 98,386', '206,306 228,332 236,374', '200,320 214,346 220,386'],
      3.4,
      C.grey2,
    );
  o += lapAside(160, 284, {
    fill: C.paper,
    dark: C.paper2,
    light: C.paper,
    trim: C.red,
    waist: 32,
    wide: 0.92,
    drop: 1.46,
  });
  o += each(
    [
      [112, 352, 8],
      [113, 396, 8],
      [157, 358, 8],
      [163, 404, 8],
      [202, 384, 8],
    ],
    (x, y, r) => pomegranate(x, y, r, { rot: (160 - x) * 0.34 }),
  );
  o += sh(blob(sym('160,204! 137,207 128,226 132,246 141,266 136,288! 148,296 160,297')), C.green2, 2.5);
  o += strokes([...both('146,224 140,240 148,256'), ...both('149,262 148,278 150,290')], 2.4, C.green);
  o += rod(line('135,287 147,294 160,296 173,294 185,287'), 4.6, C.red, 1.9) + sh(disc(160, 295, 5.6), C.gold2, 1.6);
  // heart shield with the sign of Venus, leaning at the seat
  const heart = placer({ x: 254, y: 394, s: 40, r: 10 });
  o +=
    sh(blob(heart(sym('0,-0.6! -0.36,-0.95 -0.84,-0.86 -1,-0.34 -0.62,0.36 0,1!', 0))), C.gold, 2.5) +
    ln(blob(heart(sym('0,-0.42! -0.34,-0.76 -0.7,-0.7 -0.82,-0.32 -0.52,0.24 0,0.76!', 0))), 1.2, C.gold3);
  o += ln('M254 392a11 11 0 1 1 1-.1M253 393L250 415M241 402L262 406', 4.4, C.red2);
  // sceptre, and both arms in wide sleeves
  o +=
    rod('M102 330L82 172', 3.4, C.gold, 2) +
    sh(disc(81, 164, 13), C.gold, 2.2) +
    ln('M69 166Q81 172 94 163', 1.4) +
    flat(disc(77, 159, 3.4), C.gold2) +
    sh('M79 151v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6);
  o +=
    grip(91, 242, 12, { skin: SKIN, dir: -1, r: 8, wrist: [100, 262] }) +
    puff([
      [140, 216],
      [122, 246],
      [113, 280],
      [96, 252],
    ]) +
    rest(242, 344, 12, { skin: SKIN, r: 62 }) +
    puff([
      [180, 216],
      [198, 246],
      [209, 288],
      [234, 330],
    ]);
  o += strokes(both('150,208 146,216 138,222'), 2, C.green);
  // neck, head, crown of twelve stars, light behind them
  o += g(
    sh(disc(160, 150, 43), C.paper, 2) +
      hair.behind +
      sh(poly('151,166 169,166 171,188 160,198 149,188'), SKIN, 1.9) +
      headFront(160, 148, 23, SKIN, 'glad') +
      hair.front +
      wreath(160, 146, 23) +
      rod(line('144,186 152,194 160,197 168,194 176,186'), 4, C.gold, 1.6) +
      crown,
    'transform="translate(0 16) rotate(-4 160 170)"',
  );
  // ripe wheat
  o += each(
    [
      [34, 70, -5],
      [54, 92, -3],
      [76, 66, 3],
      [244, 56, -3],
      [266, 84, 3],
      [287, 66, 5],
    ],
    (x, h, lean) => wheat(x, 484, h, lean),
  );
  return card({ id: 'maj03', ground: C.paper, picture: o });
}
