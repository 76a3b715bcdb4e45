import type { Focus } from '../../art.ts';
import { horse } from '../../beasts/horse.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, each, n, points, polar } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { star, sun } from '../../kit/stars.ts';

const curl = (a: number, reach: number, cy: number, r: number): string => {
  const [x, y] = polar(149, cy, reach, a);
  return disc(x, y, r);
};

export const focus: Focus = [22, 40, 276, 386];

export function draw(): string {
  let o = graded('maj19g', 22, 22, 276, 300, [
    [0, C.gold2],
    [0.75, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 290, 46, 2.2, 0.4, C.gold);
  o += sun(160, 140, 54, { count: 28, R: 122, ray: C.gold, ray2: C.red, contour: 1.8, w: 0.66 });
  // sunflowers behind the garden wall
  o += each(
    [
      [50, 276, 22],
      [96, 290, 16],
      [222, 290, 16],
      [268, 270, 24],
    ],
    (x, y, r) =>
      rod(`M${x} ${y}V318`, 2.2, C.green, 1.3) +
      leaf(x, y + 32, 19, -30) +
      leaf(x, y + 34, 19, -150) +
      sunflower(x, y, r),
  );
  let br = '';
  for (let r = 0; r < 3; r++) {
    const y = 310 + r * 13.4;
    br += `M22 ${n(y + 13.4)}h276`;
    for (let x = 22 + (r % 2 ? 14 : 0); x < 298; x += 28) br += `M${x} ${n(y)}v13.4`;
  }
  o += sh(rect(18, 310, 284, 44), C.coral, 2.2) + ln(br, 1.1, C.red2) + sh(rect(18, 304, 284, 9), C.paper2, 2);
  // meadow
  o += sh(blob('10,356! 90,346 160,350 230,344 310,354! 310,480! 10,480!'), C.green2, 2.2);
  o += tufts('40,384 268,376 44,444 280,440 152,464 230,462 96,468', { rise: 15, spread: 8, w: 2.6 });
  for (const [x, y] of points('34,420 286,408 262,456 62,460'))
    o += sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.gold });
  // horse
  o += horse({ x: 58, y: 466, s: 1.04, mane: C.gold2 });
  // saddle cloth
  o +=
    sh(blob('122,346! 146,352 178,344! 184,366 182,386! 152,394 122,388! 117,366'), C.blue, 2.2) +
    ln(blob('126,351! 147,356 174,349! 179,366 177,382! 152,389 126,383! 122,366'), 1.2, C.gold2);
  const sk = C.skin[1];
  // banner
  o += ln('M104 404L92 196', 6.4, C.ink) + ln('M104 404L92 196', 2.6, C.gold);
  o += sh(blob('93,204! 70,212 52,203 30,214! 36,248 28,286! 52,277 70,288 98,278!'), C.red, 2.4);
  o += strokes(['84,214 80,246 86,278', '56,212 58,246 54,274'], 2.8, C.red2) + star(62, 245, 18);
  o += star(91, 190, 11, { points: 4, inner: 0.4, contour: 1.2 });
  // child: near leg, body, arms wide
  o += union(
    [
      taper('152,352 176,362 182,380', [23, 18, 12]),
      taper('182,378 178,400 176,410', [12, 10, 8]),
      blob('170,406 180,404 194,414 190,420 172,418'),
    ],
    sk,
    2.2,
  );
  o += union(
    [
      blob('138,310 128,322 131,344 136,362 162,362 167,344 170,322 160,310'),
      taper('136,319 118,322 106,310 102,297', [16, 13, 11, 9]),
      taper('162,319 178,313 184,294 185,274', [16, 13, 11, 9]),
      blob('179,276 177,262 180,257! 183,264 186,255! 188,264 193,259! 193,268 190,278'),
    ],
    sk,
    2.2,
  );
  o += strokes(['140,334 144,338 149,337', '152,337 157,338 161,334', '149,352 150,354 151,352'], 1.8);
  o +=
    sh(blob('129,348! 148,344 168,346! 176,358 170,370 150,374 130,368'), C.red, 2.2) +
    strokes(['142,350 144,358 140,368', '158,348 160,358 158,368'], 2, C.red2);
  o += grip(99, 294, 8.4, { skin: sk, dir: 1, r: 0 });
  o += union([at('-172,8 -148,8.4 -120,8.8 -90,9 -60,8.8 -32,8.4 -8,8', (a, r) => curl(a, 19, 287, r))], C.gold, 2.1);
  o += headFront(149, 290, 20, sk);
  o += union([at('-150,5.4 -120,6 -90,6.4 -60,6 -30,5.4', (a, r) => curl(a, 15, 284, r))], C.gold, 1.6);
  for (const a of [-158, -124, -90, -56, -22]) {
    const [x, y] = polar(149, 283, 20.5, a);
    o += sunflower(x, y, 7.4, { petals: 8, fill: C.paper, heart: C.red });
  }
  return card({ id: 'maj19', ground: C.paper, picture: o });
}
