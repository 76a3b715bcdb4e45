import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { lemniscate } from '../../kit/lemniscate.ts';
import { flat, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath, rose } from '../../kit/plants.ts';

// Azurite, malachite, cinnabar; clear morning.
const SKIN = C.skin[3];

function lion(): string {
  let o =
    sh(taper('54,446 28,440 24,410 40,392', [12, 9, 8, 6]), C.gold, 2.2) +
    sh(blob('30,402! 30,386 42,372 58,370! 54,384 48,400'), C.gold3, 2);
  // far foreleg, body
  o += union(
    [taper('222,384 238,422 236,456', [30, 22, 19]), blob('228,452 250,450 260,460 258,468! 226,468!')],
    C.gold3,
    2.3,
  );
  o += union(
    [
      blob(
        '180,300 150,330 116,356 78,382 54,412 46,446 58,468 110,470 150,466 178,446 206,430 226,404 232,370 222,336',
      ),
      taper('204,384 212,426 206,458', [44, 28, 21]),
      blob('194,456 220,452 232,462 230,471! 190,471!'),
      blob('88,452 130,448 142,460 138,471! 80,471!'),
    ],
    C.gold,
    2.9,
  );
  o +=
    strokes(['122,376 94,398 88,430 98,450', '150,396 158,424 152,448', '188,392 192,424 190,446'], 3.2, C.gold3) +
    strokes(
      ['206,460 207,465 206,470', '217,460 218,465 217,470', '112,460 113,465 112,470', '124,460 125,465 124,470'],
      2,
    );
  // mane
  let mane = '';
  for (let i = 0; i < 17; i++) {
    const [x, y] = polar(192, 330, 24, 50 + i * 16);
    mane += leafPath(x, y, 36 + (i % 2) * 6, 58 + i * 16, 0.52);
  }
  const tufted = '176,352 156,372 168,392! 178,384 182,408! 196,392 206,412! 214,390 230,398! 226,372 220,350';
  o += sh(blob(tufted), C.gold3, 2.2) + sh(mane, C.gold3, 1.9) + flat(disc(194, 330, 34), C.gold3);
  const h = placer({ x: 204, y: 324, s: 32 });
  o += sh(blob(h('-0.5,-0.7! -0.72,-1.1 -0.36,-1.3 -0.06,-0.9!')), C.gold, 2);
  o += sh(blob(h('0.4,0.3! 1.36,0.3! 1.2,0.9! 0.4,0.9!')), C.red2, 1.8);
  o += sh(
    blob(
      h(
        '-0.5,-0.5 0,-0.92 0.44,-0.78 0.72,-0.36 1.3,-0.16! 1.52,0 1.46,0.34 1.3,0.5 0.9,0.52 0.66,0.46! 0.62,0.66! 0.86,0.74 1.2,0.7! 1.24,0.92 1.02,1.1 0.56,1.12 0,0.98 -0.5,0.5',
      ),
    ),
    C.gold,
    2.3,
  );
  o +=
    flat(blob(h('1.24,-0.16! 1.54,0 1.44,0.14 1.26,0.06')), C.ink) +
    strokes(
      [
        '1.38,0.1 1.3,0.32 1.06,0.36',
        '0.34,-0.34 0.56,-0.26 0.72,-0.36',
        '0.2,-0.54 0.46,-0.58 0.64,-0.44',
        '0.62,0.56 0.46,0.44 0.4,0.28',
      ].map((l) => h(l)),
      3,
    );
  return (
    o +
    flat(
      at(h('0.96,0.2 1.1,0.28 0.94,0.36'), (x, y) => disc(x, y, 1.3)),
      C.ink,
    )
  );
}
export const focus: Focus = [56, 112, 228, 319];

export function draw(): string {
  let o = graded('maj08g', 22, 22, 276, 340, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.7, 0.3, C.blue3);
  o += ridge('150,372 196,318 228,278 264,236 312,330', 400, C.blue, C.blue3);
  o += sh(blob('10,366! 80,352 160,360 240,350 312,360! 312,480! 10,480!'), C.green, 2.2);
  o += tufts('34,404 280,396 272,444 40,470', { rise: 14 });
  o += lemniscate(172, 78);
  // hair, gown
  o += sh(blob('150,122 128,140 122,176 108,214 96,250! 118,248 116,264! 136,244 150,212 164,180'), C.ink, 2);
  o += strokes(['142,136 132,176 116,224', '148,150 142,190 130,228'], 2, C.plum);
  o += sh(
    blob(
      '138,196! 154,188 174,188 192,198! 194,222 180,252 178,276 196,320 190,380 110,470 34,470! 44,446 74,404 92,350 110,300 122,266 126,230',
    ),
    C.paper,
    2.6,
  );
  o += strokes(
    [
      '126,282 110,336 84,396',
      '142,284 132,334 112,372',
      '160,286 160,320 150,344',
      '152,212 160,234 156,256',
      '182,216 176,236 178,252',
    ],
    2.8,
    C.grey,
  );
  o += rod(line('121,268 148,276 179,272'), 4, C.green, 1.8);
  // far arm to the chin
  o +=
    sleeve('186,206 224,222 246,252', { fill: C.paper, fold: C.grey, w: [26, 26, 34] }) +
    union([taper('246,250 264,296 254,342', [17, 15, 10])], SKIN, 2.1);
  o += lion();
  o += rest(240, 362, 11.5, { skin: SKIN, r: 158, flip: false });
  // garland
  o += rod(line('122,270 118,314 146,352 180,372'), 3, C.green, 1.5);
  o += flat(
    at('119,292 128,330 160,362', (x, y) => leafPath(x, y, 15, 10, 0.5) + leafPath(x, y, 15, 170, 0.5)),
    C.green2,
  );
  o += at('122,270 148,277 178,272 118,306 136,344 174,370', (x, y) =>
    rose(x, y, 9, { fill: C.red, inner: C.coral, sw: 1.3 }),
  );
  // near arm to the muzzle
  o += union([taper('160,256 196,288 228,306', [17, 14, 10])], SKIN, 2.1);
  o +=
    sleeve('142,206 150,240 174,266', { fill: C.paper, fold: C.grey, w: [28, 30, 36] }) +
    rest(238, 309, 11.5, { skin: SKIN, r: 12 });
  // head
  o += headThreeQuarter(170, 146, 22.5, { skin: SKIN, r: 12 });
  o += sh(blob('152,196! 150,186 160,180 182,188! 190,198 176,204'), C.paper, 2);
  o += sh(blob('184,124! 168,114 150,118 142,134 146,160 152,172! 156,150 160,136 172,128'), C.ink, 2);
  o += flat(
    at('148,146 150,128 160,118 174,114 188,120', (x, y, i) => leafPath(x, y, 14, -170 + i * 30, 0.5)),
    C.green2,
  );
  o += at('148,136 158,122 172,116 185,122', (x, y) => rose(x, y, 8, { fill: C.red, inner: C.coral, sw: 1.2 }));
  return card({ id: 'maj08', ground: C.paper, picture: o });
}
