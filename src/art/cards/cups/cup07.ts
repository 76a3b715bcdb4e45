import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { palm } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, both, each, type Line, place, polar, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
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

/** The one who looks, from behind: cloak, hair, both arms thrown up. */
function dreamer(): string {
  const arm = (l: Line) => limb(l, [24, 19, 13]);
  return (
    palm(102, 273, 14, { skin: C.night, r: -8 }) +
    palm(218, 273, 14, { skin: C.night, r: 8, flip: true }) +
    union(
      [
        arm('140,342 112,330 104,288'),
        arm('180,342 208,330 216,288'),
        blob(
          '160,324 146,328 132,336 126,350 128,372 120,404 106,438 92,458! 126,462 160,458 194,462 228,458! 214,438 200,404 192,372 194,350 188,336 174,328',
        ),
        taper('160,306 160,332', [16, 24]),
      ],
      C.night,
      2.5,
    ) +
    strokes(
      [
        '144,344 140,392 122,452',
        '154,340 152,396 146,456',
        '166,340 168,396 174,456',
        '176,344 180,392 198,452',
        '132,338 118,328 108,298',
        '188,338 202,328 212,298',
      ],
      3,
      C.blue,
    ) +
    union(
      [blob('160,270 144,275 139,290 141,306 146,318! 153,313 160,320 167,313 174,318! 179,306 181,290 176,275')],
      C.ink,
      2.4,
    ) +
    strokes(['160,276 152,292 150,308', '161,276 162,294 161,310', '162,276 170,292 171,308'], 2.2, C.night2)
  );
}
/** What is in a cup, drawn larger about the rim at x, y. */
const grown = (x: number, y: number, inside: Part): string =>
  g(inside(0, 0), `transform="translate(${x} ${y}) scale(1.16)"`);

export function draw(): string {
  let o = sky('cup07', 'azure', 452);
  // cloud
  const lobes =
    '56,88,36 104,64,38 160,56,40 216,64,38 264,88,36 44,148,36 276,148,36 38,214,38 282,214,38 42,284,38 278,284,38 62,338,34 258,338,34 118,330,30 202,330,30';
  const rings = lobes.split(' ').map((l) => l.split(',').map(Number) as [number, number, number]);
  o += union([...rings.map(([x, y, r]) => disc(x, y, r)), rect(50, 90, 220, 245)], C.paper, 2.4);
  o += flat(rings.map(([x, y, r], i) => spiral(x, y, r * 0.6, i % 2 > 0)).join(''), C.blue2);
  const cups: readonly (readonly [number, number, Part])[] = [
    [78, 106, head],
    [160, 100, veiled],
    [238, 106, snake],
    [116, 194, castle],
    [204, 194, jewels],
    [60, 288, wreath],
    [262, 288, dragon],
  ];
  o += each(cups, (x, y, inside) => cup(x, y, 44) + grown(x, y, inside));
  // ground and the one who looks
  o += sh(blob('10,446! 90,436 230,438 310,448! 310,480! 10,480!'), C.blue, 2.3);
  o += g(dreamer(), 'transform="translate(11 32) scale(.93)"');
  return card({ id: 'cup07', ground: C.paper, picture: o });
}
