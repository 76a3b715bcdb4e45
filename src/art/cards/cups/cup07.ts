import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, each, type Line, place, polar, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Seven of Cups: dark figure before seven cups in a cloud: head, veiled one, snake, castle, jewels, wreath, dragon.
// Azurite, cinnabar, malachite; light from the cloud.
export const focus: Focus = [34, 66, 252, 353];

type Part = (x: number, y: number) => string;
const put = (l: Line, x: number, y: number) => place(l, { x, y });

const head: Part = (x, y) =>
  sh(blob(put('-13,2! -8,-7 8,-7 13,2! 0,4', x, y)), C.blue, 1.7) +
  sh(
    at('-13,-20 -14,-10 13,-20 14,-10 -8,-31 8,-31 0,-35', (a, b) => disc(x + a, y + b, 7)),
    C.gold3,
    1.7,
  ) +
  headFront(x, y - 18, 16, C.skin[0], 1.7) +
  sh(blob(put('0,-36! -9,-34 -13,-24! -6,-27 0,-29 6,-27 13,-24! 9,-34', x, y)), C.gold3, 1.6);

const veiled: Part = (x, y) =>
  rays(x, y - 24, 8, 33, 22, { wavy: false, w: 0.5, fill: C.red }) +
  sh(blob(put(sym('0,-42! -7,-38 -8,-28 -22,-34 -27,-28! -18,-20 -12,-10 -14,3! 0,4', 0), x, y)), C.paper, 1.9) +
  strokes(
    [...both('-3,-34 -5,-18 -6,0', 0), ...both('-9,-26 -15,-28 -22,-29', 0)].map((l) => put(l, x, y)),
    2,
    C.grey,
  );

const snake: Part = (x, y) => {
  const body = '-8,3 8,-3 15,-10 -6,-15 -14,-22 2,-28 8,-36';
  return (
    sh(taper(put(body, x, y), [9, 10, 10, 9, 9, 8, 7], 3), C.green, 1.8) +
    flat(taper(put('4,-5 12,-10 -4,-14 -11,-21 2,-26', x, y), [0, 2.6, 2.6, 2.6, 0], 3), C.gold2) +
    ln(`M${x + 15} ${y - 43}l7-2m-7 2l6 3`, 1.5, C.red) +
    sh(blob(put('4,-34 2,-42 9,-47 17,-43 16,-39 10,-33', x, y)), C.green, 1.8) +
    flat(disc(x + 10, y - 42, 1.5), C.ink)
  );
};

const castle: Part = (x, y) => {
  const wall = (a: number, w: number, top: number) => sh(rect(x + a, y + top, w, 3 - top), C.paper2, 1.7);
  return (
    wall(-7, 14, -24) +
    sh(poly(put('-10,-23 0,-43 10,-23', x, y)), C.red, 1.7) +
    wall(-19, 11, -17) +
    wall(8, 11, -17) +
    sh(poly(put('-22,-16 -13,-32 -5,-16', x, y)) + poly(put('5,-16 13,-32 22,-16', x, y)), C.red, 1.7) +
    flat(rect(x - 2, y - 18, 4, 8) + rect(x - 15, y - 11, 3, 6) + rect(x + 12, y - 11, 3, 6), C.ink)
  );
};

const STONES: readonly (readonly [x: number, y: number, r: number, fill: string])[] = [
  [-12, -3, 7, C.blue],
  [12, -3, 7, C.green],
  [-5, -13, 7, C.green],
  [7, -13, 7, C.blue2],
  [0, -4, 8, C.red],
  [1, -22, 7, C.red],
];
const jewels: Part = (x, y) =>
  each(
    STONES,
    (a, b, r, fill) =>
      sh(
        poly(
          put(
            [0, 1, 2, 3, 4, 5].map((i) => polar(a, b, r, i * 60)),
            x,
            y,
          ),
        ),
        fill,
        1.6,
      ) + flat(poly(put([polar(a, b, r, 180), polar(a, b, r, 240), [a, b]], x, y)), C.paper),
  ) +
  sh(
    at('-17,3 -20,8 -21,14 -18,19 -13,22', (a, b) => disc(x + a, y + b, 3)),
    C.paper,
    1.3,
  );

const wreath: Part = (x, y) => {
  let d = '';
  for (let i = 0; i < 14; i++) {
    const a = i * 25.7;
    const [px, py] = polar(x, y - 21, 15, a);
    d += leafPath(px, py, 15, a + (a < 90 || a > 270 ? -60 : 60), 0.5);
  }
  return (
    rod(disc(x, y - 21, 15), 2, C.green3, 1.2) +
    sh(d, C.green, 1.3) +
    sh(
      at('-15,-14 15,-14 0,-37', (a, b) => disc(x + a, y + b, 3)),
      C.red,
      1.2,
    )
  );
};

const dragon: Part = (x, y) =>
  sh(blob(put('2,0! 10,-24 4,-40! 16,-36 24,-26! 19,-24 22,-14! 15,-14 12,2!', x, y)), C.red2, 1.7) +
  sh(taper(put('6,4 4,-12 -4,-20 -6,-28', x, y), [17, 15, 13, 11]), C.red, 1.8) +
  strokes(
    ['-1,-4 4,-2 10,-4', '-3,-11 2,-9 8,-12'].map((l) => put(l, x, y)),
    1.8,
    C.coral,
  ) +
  sh(
    blob(put('0,-28! 4,-38! -3,-35! -6,-42! -9,-34 -20,-31 -25,-25! -17,-23 -24,-18! -12,-18 -2,-22', x, y)),
    C.red,
    1.8,
  ) +
  flat(disc(x - 10, y - 30, 1.8), C.gold2);

export function draw(): string {
  let o = sky('cup07', 'azure', 452);
  // cloud
  const lobes =
    '62,104,34 106,80,36 160,70,40 214,80,36 258,104,34 50,164,32 270,164,32 44,224,34 276,224,34 58,282,34 262,282,34 106,300,32 214,300,32';
  const rings = lobes.split(' ').map((l) => l.split(',').map(Number) as [number, number, number]);
  o += union([...rings.map(([x, y, r]) => disc(x, y, r)), rect(60, 100, 200, 190)], C.paper, 2.4);
  o += flat(rings.map(([x, y, r], i) => spiral(x, y, r * 0.6, i % 2 > 0)).join(''), C.blue2);
  const cups: readonly (readonly [number, number, Part])[] = [
    [86, 116, head],
    [160, 108, veiled],
    [234, 116, snake],
    [56, 224, castle],
    [116, 226, jewels],
    [204, 226, wreath],
    [264, 224, dragon],
  ];
  o += each(cups, (x, y, inside) => cup(x, y, 40) + inside(x, y));
  // ground and the one who looks
  o += sh(blob('10,446! 90,438 230,440 310,450! 310,480! 10,480!'), C.blue, 2.3);
  const limbs: Line[] = ['154,388 147,426 144,458', '174,386 184,424 192,454'];
  o += union(
    [
      ...limbs.map((l) => taper(l, [24, 18, 10])),
      blob('137,454 149,453 151,463 148,468 122,468 126,461'),
      blob('187,450 198,449 212,459 213,465 188,465'),
      limb('144,326 112,322 92,286', [20, 15, 10]),
      limb('182,332 212,344 224,318', [20, 15, 10]),
      blob('88,290 80,282 72,270! 80,272 80,258! 86,268 91,257! 94,269 101,264! 97,276 98,288'),
      blob('219,322 213,309 214,298! 220,304 224,290! 228,302 235,295! 233,308 235,314 230,322'),
      blob(
        '140,317 158,310 182,322! 189,346 182,368 190,392 198,414! 176,417 158,410 136,414! 142,390 144,368 138,342',
      ),
      taper('160,296 162,316', [14, 18]),
    ],
    C.night,
    2.4,
  );
  o += union([blob('148,280 156,268 168,268 177,278 178,294 171,305 160,308 151,300')], C.ink, 2.4);
  o += strokes(
    [
      '146,328 148,350 146,372',
      '182,336 178,354 176,372',
      '152,374 150,394 144,410',
      '172,376 180,394 188,410',
      '163,322 164,346 162,368',
      '163,378 166,396 168,412',
      '106,320 98,308 92,292',
      '206,340 216,336 222,322',
    ],
    2.8,
    C.blue,
  );
  o += rod(line('144,366 164,374 183,366'), 3, C.gold, 1.4);
  return card({ id: 'cup07', ground: C.paper, picture: o });
}
