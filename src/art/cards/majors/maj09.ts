import type { Focus } from '../../art.ts';
import { beardProfile, headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { sym } from '../../geom/points.ts';
import { disc, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { rays, star, starfield } from '../../kit/stars.ts';

// Night, lead; light from the lantern.
/** Lantern with a star of six points, hung from its ring. */
const lantern = (): string =>
  g(
    rod('M82 170Q96 146 110 170', 2.6, C.gold, 1.7) +
      sh(poly(sym('96,160 78,174 76,182 96,182', 96)), C.gold, 2.2) +
      sh(rounded(76, 180, 40, 42, 3), C.night, 2.4) +
      star(96, 201, 20, { points: 6, inner: 0.52, light: C.paper, dark: C.gold2 }) +
      sh(poly('72,220 120,220 114,232 78,232'), C.gold, 2.2) +
      ln('M76 180V222M116 180V222', 3.4) +
      ln('M76 182V220M116 182V220', 1.6, C.gold),
    'transform="translate(-4 40)"',
  );
export const focus: Focus = [52, 84, 216, 302];

export function draw(): string {
  let o = graded('maj09g', 22, 22, 276, 400, [
    [0, C.ink],
    [0.5, C.night],
    [1, '#5f6d8c'],
  ]);
  o += tone(22, 24, 276, 360, 50, 0.3, 1.7, C.night2);
  o += starfield(200, 50, 84, 90, 7, 4);
  // far peaks, snow
  o += ridge('10,420 50,372 84,402 120,360 160,404 214,356 250,396 290,366 312,400', 480, C.grey, C.night2);
  o += sh(
    blob('10,470! 60,448 96,420 120,412 160,418 214,410 240,424 268,452 312,470! 312,484! 10,484!'),
    C.paper,
    2.6,
  );
  o += strokes(
    ['110,426 90,444 58,462', '236,430 256,452 286,468', '150,440 140,456 118,468', '200,446 212,458 232,468'],
    4,
    C.blue2,
  );
  // staff
  o += rod('M236 446L224 96', 5, C.gold, 2.1) + sh(disc(224, 94, 7), C.gold, 2);
  // light
  o += rays(92, 240, 40, 84, 24, { wavy: false, w: 0.3, fill: C.gold2 });
  // cloak: back leaning forward, hem in the wind
  o += sh(
    blob('150,426! 134,428 116,440 114,450! 150,450!') + blob('204,424! 186,426 168,438 166,448! 204,448!'),
    C.gold3,
    2.1,
  );
  o += sh(
    blob(
      '176,116 152,122 142,146 150,178 138,214 132,266 126,330 112,396 104,430! 130,424 150,434 176,426 204,436 236,422! 244,428! 236,350 226,280 222,220 214,184 212,150 202,124',
    ),
    C.grey2,
    3,
  );
  o += sh(
    blob('196,124! 212,150 214,184 222,220 226,280 236,350 244,428! 236,422 222,428! 220,360 208,290 206,220 204,170'),
    C.grey,
    1.6,
  );
  o += strokes(
    ['160,214 152,300 130,414', '176,220 174,310 160,422', '192,232 196,320 198,424', '150,300 146,360 134,400'],
    3.4,
    C.grey,
  );
  // face deep in the hood
  o += headProfile(162, 156, 23, { flip: true, r: -6, skin: C.skin[0] });
  o += beardProfile(162, 156, 23, { flip: true, r: -6, length: 3.2 });
  o += sh(
    blob(
      '170,196! 178,176 172,150 158,136 140,132! 142,116 160,102 186,106 208,126 218,160 216,196 204,222 184,226 168,214',
    ),
    C.grey2,
    2.6,
  );
  o +=
    sh(blob('204,128! 218,160 216,196 204,222 190,226! 202,200 206,160'), C.grey, 1.4) +
    strokes(['152,120 178,128 190,158 186,200', '160,112 188,120 202,146'], 2.6, C.grey);
  // one hand on the staff, one holding up the lantern
  const arm = {
    u: 23,
    skin: C.skin[0],
    fill: C.grey2,
    fold: C.grey,
    cuff: C.night2,
    bell: 0.55,
    hand: 'grip',
  } as const;
  o += reach({ ...arm, from: [202, 238], to: [231, 296], bend: -1, r: -2, long: [1.6, 1.7] });
  o += reach({ ...arm, from: [170, 226], to: [98, 192], bend: 1, r: -6, flip: true, long: [2, 2.2], into: [182, 240] });
  o += lantern();
  return card({ id: 'maj09', ground: C.night, picture: o });
}
