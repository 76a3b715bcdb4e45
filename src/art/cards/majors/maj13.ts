import type { Focus } from '../../art.ts';
import { horse } from '../../beasts/horse.ts';
import { grip } from '../../figures/hand.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { type Line, mirror, placer, polar, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tower } from '../../kit/land.ts';
import { flat, g, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { rays, star } from '../../kit/stars.ts';

function skull(cx: number, cy: number, s: number): string {
  const put = placer({ x: cx, y: cy, s });
  const eye = '-0.52,-0.1 -0.28,-0.2 -0.1,0.02 -0.2,0.26 -0.46,0.24 -0.6,0.08';
  const nose = '0,0.22 -0.12,0.46 0,0.4 0.12,0.46';
  const teeth = [
    '-0.4,0.62 0.4,0.62',
    '-0.26,0.5 -0.26,0.76',
    '-0.09,0.5 -0.09,0.76',
    '0.09,0.5 0.09,0.76',
    '0.26,0.5 0.26,0.76',
  ];
  const half = '0,-1 -0.58,-0.86 -0.84,-0.35 -0.76,0.14 -0.52,0.36 -0.46,0.72 -0.28,0.94 0,0.98';
  return (
    sh(blob(put(sym(half, 0))), C.paper, 2.2) +
    flat(blob(put(eye)) + blob(put(mirror(eye, 0))) + poly(put(nose)), C.ink) +
    ln(teeth.map((l) => poly(put(l), false)).join(''), 1.2)
  );
}
export const focus: Focus = [44, 74, 250, 350];

export function draw(): string {
  let o = graded('maj13g', 22, 22, 276, 290, [
    [0, '#5f6d8c'],
    [0.55, C.grey2],
    [0.82, '#f3dcc0'],
    [1, C.coral],
  ]);
  o += tone(22, 24, 276, 250, 40, 2.4, 0.3, C.night2);
  // rising sun between two towers
  o += rays(262, 276, 22, 92, 32, { wavy: false, w: 0.5, fill: C.gold });
  o += sh(disc(262, 276, 23), C.gold2, 2);
  o += ridge('22,300 60,272 96,296 132,266 166,292 206,282 298,298', 340, C.blue2, C.blue);
  o += tower(228, 226, 76) + tower(280, 226, 76);
  // river
  o += sh(rect(18, 298, 284, 60), C.blue, 2.2) + ripples(22, 302, 276, 40, 5, { seed: 12 });
  // ground
  o += sh(blob('10,350! 80,338 170,346 240,336 312,346! 312,480! 10,480!'), C.plum, 2.4);
  o += strokes(
    [
      '30,366 66,360 104,366',
      '236,360 262,356 296,362',
      '32,462 76,468 118,462',
      '196,468 236,472 286,464',
      '28,410 44,406 60,410',
    ],
    3,
    C.ink,
  );
  // cloak behind, horse
  o +=
    sh(blob('140,236! 112,250 92,286 70,326 30,356! 62,358 56,376! 92,368 124,372 150,350'), C.red2, 2.4) +
    strokes(['126,256 100,300 62,346', '136,270 116,316 94,360'], 3, C.ink);
  o += horse({ x: 40, y: 462, s: 1.16, mane: C.grey2, bridle: C.ink });
  // saddle cloth
  o +=
    sh(blob('112,306! 140,316 176,304! 184,340 180,362! 146,370 112,362! 106,334'), C.red2, 2.3) +
    ln(blob('116,312! 142,321 172,311! 178,340 175,357! 146,364 116,357! 111,334'), 1.2, C.gold);
  // leg
  o += union(
    [
      taper('146,312 176,336 180,366', [30, 22, 15]),
      taper('180,364 174,394 174,404', [15, 12, 10]),
      blob('167,398 180,396 200,408 198,414 168,412'),
    ],
    C.night,
    2.3,
  );
  o +=
    sh(disc(181, 342, 10.5), C.grey, 2) +
    flat(disc(178, 339, 3.6), C.grey2) +
    strokes(['173,360 180,364 187,360', '170,380 176,384 183,380'], 2, C.grey2);
  // torso
  o += sh(blob('126,232 148,226 168,232 173,256 167,286 164,316 134,316 130,286 121,258'), C.night, 2.4);
  const ribs: Line[] = [];
  for (let i = 0; i < 4; i++) {
    const y = 252 + i * 11;
    const w = 17 - i * 1.4;
    ribs.push(
      [
        [147 - w, y - 5],
        [147 - w * 0.5, y + 3],
        [145, y + 2],
      ],
      [
        [149 + w, y - 5],
        [149 + w * 0.5, y + 3],
        [150, y + 2],
      ],
    );
  }
  o += strokes([...ribs, '148,240 148,268 148,296'], 2.6, C.grey2);
  o += ln(line('131,306 148,311 166,305'), 7, C.ink) + ln(line('131,306 148,311 166,305'), 3.2, C.gold);
  // banner
  o +=
    ln('M124 318L84 66', 7, C.ink) +
    ln('M124 318L84 66', 3, C.gold) +
    star(82, 60, 13, { points: 4, inner: 0.4, contour: 1.4 });
  o += sh(blob('86,74! 116,84 146,72 184,82! 179,124 190,172! 156,160 126,172 100,164!'), C.ink, 2.4);
  o += ln(blob('93,83! 118,91 147,80 176,88! 172,124 181,162! 155,152 125,164 105,157!'), 1.2, C.gold);
  for (let i = 0; i < 5; i++) {
    const a = -54 + i * 72;
    const [x, y] = polar(138, 123, 19, a);
    o += leaf(x, y, 17, a, { fill: C.green2, w: 0.5 });
  }
  o += rose(138, 123, 26);
  // arms
  o +=
    union([taper('130,240 112,258 116,276', [19, 15, 10])], C.night, 2.2) +
    grip(118, 280, 9.5, { skin: C.paper, dir: 1, r: -10 });
  o +=
    union([taper('166,240 190,262 206,292', [19, 15, 10])], C.night, 2.2) +
    grip(209, 298, 9, { skin: C.paper, dir: -1, r: 40 });
  o +=
    sh(disc(128, 240, 12), C.grey, 2.2) +
    sh(disc(168, 240, 12), C.grey, 2.2) +
    flat(disc(124, 236, 4) + disc(164, 236, 4), C.grey2);
  // neck, skull, helm
  o += sh(rect(141, 214, 14, 14), C.paper, 2) + ln('M141 219h14M141 223h14', 1);
  o += skull(149, 198, 23);
  o +=
    sh(blob('126,198! 125,178 136,164 149,159 162,164 173,178 172,198! 163,188 149,184 134,188'), C.night, 2.3) +
    ln(line('127,190 149,179 171,190'), 1.6, C.gold);
  o += sh(blob('148,161! 142,148 147,138 160,134 178,138! 168,143 176,150! 162,152 154,161!'), C.red, 2);
  // fallen crown, sceptre
  o += ln('M206 462L262 446', 6.4, C.ink) + ln('M206 462L262 446', 2.6, C.gold) + sh(disc(266, 445, 5), C.gold, 1.8);
  o += g(
    sh('M224 452l-4-28l12 11l9-17l9 17l12-11l-4 28z', C.gold, 2.2) +
      sh(rect(223, 450, 36, 7.4), C.gold, 2) +
      flat(disc(232, 453.7, 1.9) + disc(241, 453.7, 1.9) + disc(250, 453.7, 1.9), C.red),
    'transform="rotate(-22 241 446)"',
  );
  // kneeling child with a flower
  o +=
    sh(blob('266,374 280,372 288,388 296,416 296,428! 250,428! 254,404 259,386'), C.coral, 2.2) +
    strokes(['271,388 268,408 262,424', '280,390 284,408 284,424'], 2, C.red2);
  o +=
    union([taper('268,386 255,392 246,384', [9, 7, 6]), disc(246, 383, 3.4)], C.skin[0], 1.8) +
    sh(disc(271, 361, 11.4), C.skin[0], 2) +
    sh(blob('264,354! 262,348 272,345 284,352 286,372! 278,370 276,358'), C.gold, 1.8) +
    strokes(['260,361 263,363 266,361'], 2);
  o += ln('M246 382L242 368', 3, C.ink) + rose(241, 362, 7.6, { sw: 1.2 });
  return card({ id: 'maj13', ground: C.grey2, picture: o });
}
