import type { Focus } from '../../art.ts';
import { palm } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, each, type Line, place, placer, polar, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Seven of Cups: dark figure before seven cups in a cloud: head, veiled one, snake, castle, jewels, wreath, dragon.
// Azurite, cinnabar, malachite; light from the cloud.
export const focus: Focus = [30, 48, 260, 364];

type Part = (x: number, y: number) => string;
const put = (l: Line, x: number, y: number) => place(l, { x, y });

const head: Part = (x, y) =>
  sh(blob(put('-13,2! -8,-7 8,-7 13,2! 0,4', x, y)), C.blue, 1.7) +
  sh(
    at('-13,-20 -14,-10 13,-20 14,-10 -8,-31 8,-31 0,-35', (a, b) => disc(x + a, y + b, 7)),
    C.gold3,
    1.7,
  ) +
  headFront(x, y - 18, 16, C.skin[0], 'calm', 1.7) +
  sh(blob(put('0,-36! -9,-34 -13,-24! -6,-27 0,-29 6,-27 13,-24! 9,-34', x, y)), C.gold3, 1.6);

const veiled: Part = (x, y) =>
  rays(x, y - 22, 10, 42, 24, { wavy: false, w: 0.5, fill: C.gold2 }) +
  // veil over head and shoulders, the face shines through
  sh(
    blob(
      put(
        '0,-42! -10,-40 -15,-30 -15,-19 -20,-10 -19,2! -12,1 -7,4 0,2 7,4 12,1 19,2! 20,-10 15,-19 15,-30 10,-40',
        x,
        y,
      ),
    ),
    C.paper,
    1.9,
  ) +
  flat(blob(put(sym('0,-36 -7,-34 -9,-26 -6,-18 0,-13', 0), x, y)), C.gold2) +
  strokes(
    [
      ...both('-12,-32 -10,-18 -16,-2', 0),
      ...both('-5,-12 -6,-6 -8,2', 0),
      '-5,-26 -3,-25 -1,-26',
      '1,-26 3,-25 5,-26',
      '-2,-18 0,-17 2,-18',
      '-13,-37 0,-31 13,-37',
    ].map((l) => put(l, x, y)),
    1.7,
    C.grey,
  );

/** Snake that winds out of the cup; its tail hangs over the rim. */
const snake: Part = (x, y) => {
  const body = '-5,-1 -9,-6 -2,-11 10,-15 12,-24 0,-28 -6,-34 2,-41';
  return (
    sh(taper(put(body, x, y), [8, 10, 11, 11, 10, 9, 8, 8], 3), C.green2, 1.8) +
    flat(taper(put('-10,-3 -2,-9 9,-13 11,-23 0,-26 -5,-33', x, y), [0, 2.6, 2.8, 2.8, 2.6, 0], 3), C.green) +
    ln(`M${x + 17} ${y - 44}l7-2m-7 2l6 3`, 1.5, C.red) +
    sh(blob(put('-4,-38 0,-46 8,-50 17,-46 18,-41 11,-36 2,-35', x, y)), C.green2, 1.8) +
    flat(disc(x + 9, y - 44, 1.6), C.ink)
  );
};
const over: Part = (x, y) =>
  sh(taper(put('7,3 15,-3 21,4 18,13 22,21 19,28', x, y), [8, 9, 8, 6, 4, 0], 3), C.green2, 1.7);
/** The front of the rim again, over what stands in the cup. */
const lip = (x: number, y: number, s: number): string =>
  sh(
    `M${x - s / 2} ${y}a${s / 2} ${s * 0.1} 0 0 0 ${s} 0l-${s * 0.01} ${s * 0.06}a${s / 2} ${s * 0.1} 0 0 1-${s * 0.98} 0z`,
    C.gold,
    1.5,
  );

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
    sh(d, C.green2, 1.3) +
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

/** The one who looks, from behind: cloak, neck and hair, both arms thrown up out of wide sleeves. */
function dreamer(): string {
  const skin = C.skin[1];
  const half = (flip: boolean) => {
    const q = placer({ x: 160, y: 0, flip });
    return (
      sh(poly(q('48,318! 59,318! 60,292! 49,292!')), skin, 2) +
      palm(160 + (flip ? -56 : 56), 278, 14, { skin, r: flip ? -10 : 10, flip: !flip }) +
      sh(blob(q('42,308! 54,312 68,306! 72,330 66,352 50,366 34,372 18,366! 20,340 34,344 42,330')), C.night, 2.4) +
      sh(blob(q('42,307! 55,311 69,304! 66,299 55,303 44,302')), C.blue3, 1.8) +
      strokes([q('60,314 56,338 36,356'), q('50,316 46,336 34,348')], 2.6, C.blue)
    );
  };
  return (
    half(false) +
    half(true) +
    sh(poly('152,300 168,300 170,334 150,334'), skin, 2) +
    sh(
      blob(
        '150,326! 136,332 124,340 120,354 128,376 126,404 112,436 98,460! 118,465 138,459 160,464 182,459 202,465 222,460! 208,436 194,404 192,376 200,354 196,340 184,332 170,326! 160,332',
      ),
      C.night,
      2.6,
    ) +
    flat(blob('128,344 140,340 142,362 132,368 124,356') + blob('192,344 180,340 178,362 188,368 196,356'), C.night) +
    strokes(
      [
        '142,344 138,396 116,456',
        '152,348 150,400 142,456',
        '166,348 168,400 174,456',
        '177,344 182,396 204,456',
        '133,356 134,372 130,390',
        '187,356 186,372 190,390',
      ],
      3,
      C.blue,
    ) +
    rod(line('148,327 160,333 172,327'), 3, C.gold, 1.6) +
    sh(
      blob(
        '160,262 145,266 139,280 139,298 143,314! 148,309 153,316! 160,311 167,316! 172,309 177,314! 181,298 181,280 175,266',
      ),
      C.gold3,
      2.3,
    ) +
    strokes(['157,270 148,286 147,304', '160,270 159,288 159,306', '163,270 172,286 173,304'], 2.2, C.ink)
  );
}
/** A small cloud under a cup. */
const puff = (x: number, y: number): string =>
  union([disc(x - 22, y + 1, 9), disc(x, y - 2, 12), disc(x + 22, y + 1, 9), rect(x - 22, y, 44, 10)], C.paper, 1.6);
/** What is in a cup, drawn larger about the rim at x, y. */
const grown = (x: number, y: number, inside: Part): string =>
  g(inside(0, 0), `transform="translate(${x} ${y}) scale(1.16)"`);

export function draw(): string {
  let o = sky('cup07', 'azure', 452);
  // cloud
  const lobes =
    '56,88,36 104,64,38 160,56,40 216,64,38 264,88,36 44,148,36 276,148,36 38,214,38 282,214,38 42,284,38 278,284,38 62,338,34 258,338,34 118,330,30 202,330,30';
  const rings = lobes.split(' ').map((l) => l.split(',').map(Number) as [number, number, number]);
  const mist = [...rings.map(([x, y, r]) => disc(x, y, r)), rect(50, 90, 220, 245)];
  o += union(mist, C.blue, 2.4);
  // dark above, where the cups shine, and pale behind the one who looks
  o += clip(
    'cup07c',
    mist.join(''),
    graded('cup07d', 22, 22, 276, 350, [
      [0, C.blue3],
      [0.45, C.blue],
      [0.72, C.blue2],
      [1, C.paper],
    ]) + flat(rings.map(([x, y, r], i) => spiral(x, y, r * 0.6, i % 2 > 0)).join(''), C.blue2),
  );
  o += flat(disc(160, 64, 46), C.blue) + flat(disc(160, 64, 36), C.blue2);
  // far row, each cup on its puff of cloud, then the near ones before it
  const cups: readonly (readonly [number, number, Part])[] = [
    [160, 92, veiled],
    [82, 112, head],
    [238, 112, snake],
    [118, 196, castle],
    [204, 196, jewels],
    [57, 262, wreath],
    [263, 262, dragon],
  ];
  o += each(cups, (x, y, inside) => puff(x, y + 63) + cup(x, y, 44) + grown(x, y, inside) + lip(x, y, 44));
  o += grown(238, 112, over);
  // ground and the one who looks
  o += sh(blob('10,446! 90,436 230,438 310,448! 310,480! 10,480!'), C.blue, 2.3);
  o += g(dreamer(), 'transform="translate(-24 -45) scale(1.15)"');
  return card({ id: 'cup07', ground: C.paper, picture: o });
}
