import type { Focus } from '../../art.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { longHair, wreath } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, each, placer, polar, sym } from '../../geom/points.ts';
import { disc, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { foliage, pine, ripples } from '../../kit/land.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath, pomegranate } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';

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
    sh(blob(sym('160,168! 120,174 94,206 88,262 86,400! 160,400!')), C.red2, 2.5) +
    ln(blob(sym('160,178! 126,184 103,212 97,264 95,400! 160,400!')), 1.3, C.gold);
  o +=
    sh(rounded(62, 316, 70, 46, 20), C.red, 2.3) +
    sh(rounded(192, 316, 66, 46, 20), C.red, 2.3) +
    strokes(['72,330 84,340 82,352', '246,330 236,340 240,352'], 2.6, C.red2);
  o +=
    sh(rounded(58, 358, 204, 104, 6), C.paper2, 2.4) +
    ln('M62 372H258M62 379H258', 1.2, C.gold3) +
    ln('M70 388H92V452H70zM228 388H250V452H228z', 1.2, C.gold3);
  const hair = longHair(160, 148, 23, { fill: C.red2, line: C.ink });
  // crown of twelve stars
  let crown = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(160, 150, 54, -200 + i * 20);
    crown += star(x, y, 8.6, { points: 6, inner: 0.42, contour: 1.1, light: C.gold2, dark: C.gold });
  }
  // gown over the knees
  const gown = blob(
    '160,204! 140,206 125,214 122,230 130,250 138,266 120,288 104,318 96,346 102,372 108,408 96,452! 126,458 146,448! 160,452 176,448! 196,458 226,452! 214,408 218,372 224,346 216,318 200,288 182,266 190,250 198,230 195,214 180,206',
  );
  o += sh(
    blob('112,446! 134,446! 138,458 126,464 108,462!') + blob('186,446! 208,446! 212,462 194,464 182,458!'),
    C.red,
    1.9,
  );
  o +=
    sh(gown, C.paper, 2.7) +
    flat(blob('160,352! 154,374 151,410 148,447! 160,451! 172,447! 169,410 166,374'), C.paper2);
  o += clip(
    'maj03p',
    gown,
    at('148,290 174,296 156,320 124,308 197,309 121,347 199,347 123,382 123,415 197,382 197,415', (x, y) =>
      pomegranate(x, y, 8),
    ),
  );
  o += strokes(
    [
      '99,342 106,328 124,322 142,336',
      '221,342 214,328 196,322 178,336',
      '108,366 112,408 106,444',
      '212,366 208,408 214,444',
      '138,352 138,400 134,446',
      '182,352 182,400 186,446',
    ],
    2.6,
    C.grey,
  );
  // heart shield with the sign of Venus, leaning at the seat
  const heart = placer({ x: 252, y: 398, s: 39, r: 10 });
  o +=
    sh(blob(heart(sym('0,-0.6! -0.36,-0.95 -0.84,-0.86 -1,-0.34 -0.62,0.36 0,1!', 0))), C.gold, 2.5) +
    ln(blob(heart(sym('0,-0.42! -0.34,-0.76 -0.7,-0.7 -0.82,-0.32 -0.52,0.24 0,0.76!', 0))), 1.2, C.gold3);
  o += ln('M252 396a11 11 0 1 1 1-.1M251 397L248 419M239 406L260 410', 4.4, C.red2);
  // one hand rests on the shield, the other lifts the sceptre
  o +=
    rest(242, 355, 12.5, { skin: SKIN, r: 60 }) +
    joined(
      '178,206! 194,208 206,222 218,250 232,280 243,308 246,335! 222,346! 212,316 200,290 190,262 186,240!',
      C.paper,
      2.5,
    ) +
    strokes(['196,228 206,254 220,280', '204,262 214,288 228,304', '234,296 236,314 234,330'], 2.6, C.grey) +
    sh(blob('244,329! 249,337! 236,345 223,350! 219,341! 232,336'), C.red, 1.9);
  o +=
    rod('M96 334L84 190', 3.4, C.gold, 2) +
    sh(disc(83, 180, 13), C.gold, 2.2) +
    ln('M71 182Q83 188 96 179', 1.4) +
    flat(disc(79, 175, 3.4), C.gold2) +
    sh('M81 167v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6);
  o +=
    grip(90, 258, 11.5, { skin: SKIN, r: 6 }) +
    joined(
      '142,206! 126,208 115,220 112,236 112,248! 105,246! 98,274! 108,292 126,292 136,274 136,246!',
      C.paper,
      2.5,
    ) +
    strokes(['112,248 120,256 120,270', '126,224 122,246 124,266', '132,250 130,268 118,282'], 2.6, C.grey) +
    sh(blob('100,243! 109,245! 107,262 103,278! 94,274! 98,260'), C.red, 1.9);
  // bodice over both sleeves
  o +=
    sh(blob(sym('160,214! 150,205 140,208 134,220 134,246 138,268! 160,273!')), C.green2, 2.3) +
    strokes(['148,218 145,236 148,256', '172,218 175,236 172,256', '160,228 159,244 160,262'], 2.3, C.green) +
    ln(line('141,211 150,218 160,221 170,218 179,211'), 2.4, C.gold);
  o += rod(line('137,266 160,272 183,266'), 4.4, C.red, 1.9) + sh(disc(160, 270, 5), C.gold2, 1.6);
  // neck, head, crown of twelve stars
  o += g(
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
