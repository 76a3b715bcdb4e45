import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { longHair, wreath } from '../../figures/headgear.ts';
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
  // gown
  const gown = blob(
    '160,204! 140,207 131,226 141,264 124,298 104,332 110,386 88,450 130,460 184,454 232,462 218,398 214,342 196,300 180,264 190,226 180,207',
  );
  o += sh(gown, C.paper, 2.7);
  o += clip(
    'maj03p',
    gown,
    at(
      '148,300 186,312 126,334 166,344 206,352 140,376 182,388 120,414 158,424 204,424 178,456 138,458 220,450',
      (x, y) => pomegranate(x, y, 8),
    ),
  );
  o += strokes(
    [
      '118,318 132,336 156,332',
      '208,330 194,342 176,338',
      '110,380 112,420 102,448',
      '140,346 134,400 126,452',
      '186,350 196,400 208,452',
      '164,352 166,400 160,452',
      '146,222 150,244 148,258',
      '174,222 170,244 172,258',
    ],
    2.6,
    C.grey,
  );
  o += rod(line('140,266 160,271 181,266'), 4.4, C.red, 1.9) + sh(disc(160, 270, 5), C.gold2, 1.6);
  // heart shield with the sign of Venus
  const heart = placer({ x: 230, y: 386, s: 42, r: 8 });
  o +=
    sh(blob(heart(sym('0,-0.6! -0.36,-0.95 -0.84,-0.86 -1,-0.34 -0.62,0.36 0,1!', 0))), C.gold, 2.5) +
    ln(blob(heart(sym('0,-0.42! -0.34,-0.76 -0.7,-0.7 -0.82,-0.32 -0.52,0.24 0,0.76!', 0))), 1.2, C.gold3);
  o += ln('M229 384a11.500 11.500 0 1 1 1-.1M228 385L226 408M217 396L238 399', 4.4, C.red2);
  // near hand on the shield, far hand with the sceptre
  o +=
    sleeve('180,216 212,252 228,312', { fill: C.paper, fold: C.grey, w: [26, 28, 30], cuff: C.red }) +
    rest(231, 336, 11.5, { skin: C.skin[1], r: 84 });
  o +=
    rod('M94 336L86 176', 3.4, C.gold, 2) +
    sh(disc(85, 166, 13), C.gold, 2.2) +
    ln('M73 168Q85 174 98 165', 1.4) +
    flat(disc(81, 161, 3.4), C.gold2) +
    sh('M83 153v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6);
  o +=
    sleeve('140,216 110,256 96,250', { fill: C.paper, fold: C.grey, w: [26, 28, 30], cuff: C.red }) +
    grip(89, 246, 11, { skin: C.skin[1], r: -2 });
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
