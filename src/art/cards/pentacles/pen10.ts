import type { Focus } from '../../art.ts';
import { clasp } from '../../figures/hand.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, mirror, type Point, placer, points } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { clip, flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes, leaf, leafPath } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Ten of Pentacles: ten discs set as the tree of life; elder in a robe of vines; two dogs; couple and child under an
// arch; tower. Malachite, plum, cinnabar; light from the left.
export const focus: Focus = [22, 40, 276, 386];
const TREE = points('160,57 112,72 208,72 112,112 208,112 160,132 112,154 208,154 160,174 160,216');
/** Which discs of the tree are joined. */
const PATHS = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 4],
  [0, 5],
  [3, 5],
  [4, 5],
  [3, 6],
  [4, 7],
  [5, 6],
  [5, 7],
  [6, 7],
  [5, 8],
  [6, 8],
  [7, 8],
  [8, 9],
] as const;

function house(): string {
  let o = sh(rect(218, 262, 26, 82), C.paper2, 2) + flat(rect(235, 263, 8, 80), C.gold);
  o += sh(poly('212,264 231,234 250,264'), C.coral, 2);
  o += union([disc(46, 250, 34), disc(88, 232, 36), disc(120, 268, 30), disc(64, 300, 40)], C.green3, 1.8);
  o += sh(rect(18, 342, 284, 136), C.paper2, 2);
  let paving = 'M22 362H298M22 388H298M22 420H298M22 456H298';
  for (let i = -5; i <= 5; i++) paving += `M${160 + i * 30} 342L${160 + i * 64} 476`;
  return o + ln(paving, 1.1, C.gold3);
}
/** Great tree in whose crown the discs hang. */
const tree = (): string =>
  sh(taper('150,372 160,330 158,290 160,240', [42, 26, 20, 18]), C.green, 1.8, C.green3) +
  union(
    [
      ...points('160,62 112,80 208,80 98,118 222,118 106,156 214,156 134,178 186,178 160,212').map(([x, y]) =>
        disc(x, y, 36),
      ),
      disc(160, 130, 66),
    ],
    C.green2,
    1.2,
    C.green,
  ) +
  flat(
    at('78,116 136,92 184,92 242,116 136,132 184,132 138,196 184,196', (x, y, i) =>
      leafPath(x, y, 14, -90 + ((i * 53) % 120) - 60, 0.55),
    ),
    C.green,
  );
/** Round arch on two piers, vines on both. */
function arch(): string {
  let o = '';
  for (const x of [22, 274]) {
    let joints = '';
    for (let y = 164; y < 470; y += 30) joints += `M${x === 22 ? 22 : 270} ${y}h28`;
    o += sh(rect(x === 22 ? 20 : 268, 128, 32, 348), C.grey2, 1.8) + ln(joints, 1.2, C.grey);
  }
  o +=
    sh('M18 18H302V130H272A112 102 0 0 0 48 130H18z', C.grey2, 1.8) + ln('M38 126A122 110 0 0 1 282 126', 1.2, C.grey);
  o += sh(rect(16, 124, 40, 11), C.gold, 2) + sh(rect(264, 124, 40, 11), C.gold, 2);
  for (const f of [false, true]) {
    const m = (x: number) => (f ? 320 - x : x);
    const vine = '38,472 44,420 32,360 44,300 32,240 44,184 34,130 42,84 80,46';
    o += ln(line(f ? mirror(vine) : vine), 3, C.green3);
    o += each(
      [
        [40, 446, -30],
        [36, 376, 190],
        [42, 318, -20],
        [40, 232, 190],
        [36, 150, 190],
        [40, 100, -20],
        [60, 62, 70],
      ],
      (x, y, a) => leaf(m(x), y, 18, f ? 180 - a : a, { fill: C.green2 }),
    );
    o += at('38,340 38,226', (x, y) => grapes(m(x), y, 3.8));
  }
  return o;
}
/** Lean hound that sits and looks up to the left; s = scale, 84 high. */
function hound(x: number, y: number, s: number, coat: string, collar: string, flip = false): string {
  const put = placer({ x, y, s, flip });
  const limb = (l: string, w: readonly number[]) =>
    taper(
      put(l),
      w.map((v) => v * s),
    );
  return (
    union([limb('-8,-40 -8,-18 -6,-3', [14, 9, 8]), blob(put('-16,-5! -6,-7 0,-4 0,0! -16,0!'))], coat, 2.1) +
    union(
      [
        blob(put('-24,-70! -4,-76 8,-60 20,-42 30,-22 30,-6 24,0! 0,0! -2,-10 -12,-22 -22,-34 -25,-50')),
        blob(put('-50,-80! -34,-84 -22,-94 -8,-92 -2,-80 -6,-66 -22,-64 -36,-68 -49,-72!')),
        limb('-17,-44 -19,-20 -20,-3', [16, 10, 9]),
        blob(put('-30,-5! -20,-8 -12,-5 -12,0! -30,0!')),
        limb('24,-5 40,-4 52,-14 56,-28', [8, 7, 5, 2]),
      ],
      coat,
      2.3,
    ) +
    sh(blob(put('-14,-92! -2,-90 8,-78 4,-64! -6,-72 -14,-82!')), coat, 2) +
    flat(at(put('-28,-82'), (a, b) => disc(a, b, 2.4 * s)) + at(put('-49,-78'), (a, b) => disc(a, b, 3 * s)), C.ink) +
    strokes([put('-2,-10 10,-26 26,-18'), put('-48,-73 -40,-74 -34,-72')], 2.4 * s) +
    rod(line(put('-26,-66 -16,-60 -3,-66')), 4.4 * s, collar, 1.4)
  );
}
/** Old man on a stone seat, from the side, in a robe of vines and stars. */
function elder(): string {
  const robe = blob(
    '62,322! 80,311 100,316 112,332 116,356 132,366 152,371 164,382 164,402 158,426 162,457! 146,453 132,458 120,455! 122,430 114,416! 84,420 54,416! 47,380 50,344',
  );
  let o =
    sh(rect(46, 306, 17, 166), C.gold3, 2.3) +
    sh(disc(54.5, 300, 9), C.gold, 2) +
    sh(rect(50, 408, 66, 62), C.paper, 2.3) +
    ln('M50 440h66M82 440v30', 1.2, C.gold3);
  o +=
    sh(blob('128,450! 152,448 160,456 176,460 181,469! 128,469!'), C.gold3, 2) +
    strokes(['160,457 156,462 158,468'], 1.6);
  o += sh(robe, C.plum, 2.7);
  o += clip(
    'pen10r',
    robe,
    at('66,340 84,398 60,376 132,392 76,360 142,434', (x, y, i) =>
      i % 2 ? star(x, y + 4, 7) : grapes(x, y - 4, 3.3, C.gold, 0.8),
    ),
  );
  o += strokes(
    [
      '94,388 118,378 150,378',
      '100,402 128,402 152,390',
      '126,408 130,430 130,452',
      '150,396 142,424 146,450',
      '58,384 58,400 62,412',
    ],
    3,
    C.ink,
  );
  o += headProfile(92, 286, 23, { skin: C.skin[0], r: 4, mood: 'glad' });
  o += beardProfile(92, 286, 23, { r: 4, length: 2.9 });
  const h = placer({ x: 92, y: 286, s: 23, r: 4 });
  o += sh(
    blob(
      h('0.5,-0.74! 0.3,-1.1 -0.4,-1.2 -1,-0.7 -1.06,0.1 -1,1 -1.3,2! -0.7,1.9 -0.3,1.5! -0.4,0.8 -0.2,0.2 0,-0.3!'),
    ),
    C.paper,
    2.1,
  );
  o += strokes([h('-0.2,-0.8 -0.7,-0.2 -0.8,0.9'), h('0.1,-0.9 -0.4,-0.3 -0.6,0.6')], 2.2, C.grey);
  return o;
}
/** His arm, the hand on the head of the hound. */
function caress(): string {
  return (
    clasp(175, 379, 10, { skin: C.skin[0], r: 24 }) +
    sh(blob('82,330! 98,326 112,338 124,350 146,356 167,364! 160,386! 138,382 116,378 98,366 84,350'), C.plum, 2.3) +
    strokes(['94,340 106,358 122,366', '120,354 138,364 156,369'], 2.6) +
    rod(line('167,363 165,374 159,386'), 3, C.gold, 1.6)
  );
}
/** Small person in a gown, from the side; reach is where the near hand goes. */
function person(
  x: number,
  y: number,
  h: number,
  look: {
    robe: string;
    fold: string;
    skin: string;
    hair: string;
    flip?: boolean;
    to: Point;
    long?: boolean;
  },
): string {
  const { robe, fold, skin, hair, flip = false, to, long = false } = look;
  const put = placer({ x, y, s: h / 100, flip });
  const [hx, hy] = put('1.5,-91')[0]!;
  const s = h * 0.088;
  const p = placer({ x: hx, y: hy, s, flip, r: 4 });
  const side = flip ? -1 : 1;
  return (
    flat(blob(put('-3.6,-88! 4,-88! 4.4,-79 -4.4,-79')), skin) +
    sh(
      blob(
        put(
          '3.6,-81! -1,-79 -5,-81! -9,-77 -10.4,-68 -8.6,-58 -7.6,-49 -12,-24 -17,0! 16,0! 11,-24 8.6,-49 10.4,-60 9.6,-70 7,-78',
        ),
      ),
      robe,
      2.1,
    ) +
    strokes(['-5,-46 -8,-24 -10,-3', '0,-46 0,-24 0,-3', '5,-46 7,-24 9,-3'].map(put), h * 0.014, fold) +
    rod(line(put('-7.6,-49 0,-47.4 8.6,-49')), 2.4, C.gold, 1.4) +
    headProfile(hx, hy, s, { skin, flip, r: 4, sw: 1.7 }) +
    sh(
      blob(
        p(
          long
            ? '0.5,-0.76! 0.1,-1.14 -0.6,-1.06 -1.06,-0.4 -1,0.6 -1.2,1.8! -0.5,1.9 -0.36,1! -0.4,0.4 -0.2,-0.2 0.2,-0.5!'
            : '0.5,-0.76! 0.1,-1.12 -0.6,-1.04 -1,-0.4 -0.92,0.4 -0.6,0.8! -0.4,0.4 -0.24,-0.1 0.1,-0.5!',
        ),
      ),
      hair,
      1.7,
    ) +
    reach({
      from: [x - side * h * 0.035, y - h * 0.735],
      to,
      u: s * 0.92,
      bend: flip ? -1 : 1,
      fill: robe,
      fold,
      skin,
      flip,
      cuff: C.gold,
      sw: 1.9,
    })
  );
}

export function draw(): string {
  let o = glade('pen10', 360) + house() + tree();
  o += arch();
  // couple who talk
  o += person(208, 444, 178, {
    robe: C.green,
    fold: C.green3,
    skin: C.skin[2],
    hair: C.ink,
    to: [235, 356],
  });
  o += person(264, 444, 168, {
    robe: C.red,
    fold: C.red2,
    skin: C.skin[1],
    hair: C.gold3,
    flip: true,
    to: [237, 359],
    long: true,
  });
  // the tree of life
  const to = (i: number): Point => TREE[i]!;
  o += PATHS.map(([a, b]) => ln(line([to(a), to(b)]), 3, C.green)).join('');
  for (const [x, y] of TREE) o += pentacle(x, y, 17, { light: C.gold });
  const nearer = 'transform="translate(-20 -103) scale(1.2)"';
  o += g(elder() + hound(74, 471, 0.6, C.paper2, C.green, true), nearer);
  // child behind the hound, the old hand on its head
  o += person(276, 466, 112, {
    robe: C.green2,
    fold: C.green,
    skin: C.skin[1],
    hair: C.ink,
    flip: true,
    to: [246, 408],
  });
  o += g(hound(194, 470, 0.88, C.paper, C.green) + caress(), nearer);
  return card({ id: 'pen10', ground: C.paper, picture: o });
}
