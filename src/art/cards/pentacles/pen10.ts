import type { Focus } from '../../art.ts';
import { standing } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { beardProfile, headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, mirror, type Point, placer, points } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes, leaf } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Ten of Pentacles: ten discs set as the tree of life; elder in a robe of vines; two dogs; couple and child under an
// arch; tower. Malachite, plum, cinnabar; light from the left.
export const focus: Focus = [22, 40, 276, 386];
const TREE = points('160,54 106,80 214,80 106,130 214,130 160,156 106,182 214,182 160,208 160,256');
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
  let o = sh(rect(240, 250, 34, 110), C.paper2, 2.2) + flat(rect(262, 251, 11, 108), C.gold);
  o += sh(poly('232,252 257,216 282,252'), C.red, 2.2) + flat(poly('257,217 281,251 264,251'), C.red2);
  o += flat('M250 292v-14a7 7 0 0 1 14 0v14z', C.ink);
  o += union(
    [
      disc(54, 318, 30),
      disc(98, 326, 26),
      disc(140, 322, 24),
      disc(178, 326, 24),
      disc(216, 320, 24),
      disc(284, 324, 26),
      disc(250, 332, 20),
    ],
    C.green,
    2.3,
  );
  o += sh(rect(18, 342, 284, 136), C.paper2, 2.2);
  let paving = 'M22 362H298M22 388H298M22 420H298M22 456H298';
  for (let i = -5; i <= 5; i++) paving += `M${160 + i * 30} 342L${160 + i * 64} 476`;
  return o + ln(paving, 1.1, C.gold3);
}
/** Round arch on two piers, vines on both. */
function arch(): string {
  let o = '';
  for (const x of [22, 274]) {
    let joints = '';
    for (let y = 164; y < 470; y += 30) joints += `M${x === 22 ? 22 : 270} ${y}h28`;
    o += sh(rect(x === 22 ? 20 : 268, 128, 32, 348), C.paper, 2.4) + ln(joints, 1.2, C.gold3);
  }
  o +=
    sh('M18 18H302V130H272A112 102 0 0 0 48 130H18z', C.paper, 2.4) + ln('M38 126A122 110 0 0 1 282 126', 1.2, C.gold3);
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
        [36, 260, 190],
        [42, 204, -30],
        [36, 150, 190],
        [40, 100, -20],
        [60, 62, 70],
        [54, 68, -60],
      ],
      (x, y, a) => leaf(m(x), y, 18, f ? 180 - a : a, { fill: C.green2 }),
    );
    o += at('36,402 38,340 36,282 38,226 36,170', (x, y) => grapes(m(x), y, 3.6));
  }
  return o;
}
/** Lean hound that sits and looks up to the left; s = scale, 84 high. */
function hound(x: number, y: number, s: number, coat: string, collar: string): string {
  const put = placer({ x, y, s });
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
    '64,322! 82,312 102,318 112,336 116,366 134,376 152,384 160,396 157,424 160,454! 122,456! 116,432 104,416! 80,420 54,416! 48,380 50,344',
  );
  let o = sh(rect(50, 408, 70, 62), C.grey2, 2.3) + ln('M50 440h70M86 440v30', 1.2, C.gold3);
  o += sh(blob('126,448! 150,446 160,456 176,462 178,469! 126,469!'), C.gold3, 2);
  o += sh(robe, C.plum, 2.7);
  o += clip(
    'pen10r',
    robe,
    at('68,346 96,398 66,396 134,398 92,360 140,436', (x, y, i) =>
      i % 2
        ? star(x, y + 4, 9)
        : grapes(x, y - 4, 4.4, C.gold2, 1.1) + leaf(x, y - 6, 12, -30, { fill: C.green2, sw: 1.1 }),
    ),
  );
  o += strokes(
    ['112,380 96,390 80,392', '122,392 122,420 128,450', '150,394 146,420 150,450', '58,384 58,400 62,412'],
    3,
    C.ink,
  );
  o += headProfile(92, 286, 23, { skin: C.skin[0], r: 4 });
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
    rest(172, 378, 10.5, { skin: C.skin[0], r: 16 }) +
    sh(blob('84,332! 100,330 112,342 124,352 146,358 165,364! 160,384! 138,382 116,380 98,368 86,352'), C.plum, 2.3) +
    strokes(['96,342 106,360 122,368', '120,356 138,366 156,370'], 2.6) +
    rod(line('165,363 164,374 159,385'), 3, C.gold, 1.6)
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
    mood?: 'watchful';
  },
): string {
  const { robe, fold, skin, hair, flip = false, to, long = false, mood } = look;
  const body = standing(x, y, h, { fill: robe, fold, flip, sw: 2.1, belt: C.gold });
  const [hx, hy] = body.head;
  const s = h * 0.088;
  const p = placer({ x: hx, y: hy, s, flip, r: 4 });
  const side = flip ? -1 : 1;
  return (
    body.svg +
    headProfile(hx, hy, s, { skin, flip, r: 4, sw: 1.7, ...(mood ? { mood } : {}) }) +
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
      from: [x - side * h * 0.05, y - h * 0.73],
      to,
      u: s * 1.05,
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
  let o = glade('pen10', 360) + house();
  // couple who talk, child who reaches for a hound
  o += person(196, 412, 124, {
    robe: C.green2,
    fold: C.green,
    skin: C.skin[2],
    hair: C.ink,
    to: [216, 352],
    mood: 'watchful',
  });
  o += person(238, 412, 118, {
    robe: C.red,
    fold: C.red2,
    skin: C.skin[1],
    hair: C.gold3,
    flip: true,
    to: [219, 356],
    long: true,
  });
  o += arch();
  o += person(256, 446, 78, {
    robe: C.coral,
    fold: C.red,
    skin: C.skin[1],
    hair: C.ink,
    flip: true,
    to: [232, 412],
    mood: 'watchful',
  });
  // the tree of life
  const to = (i: number): Point => TREE[i]!;
  o += PATHS.map(([a, b]) => rod(line([to(a), to(b)]), 3, C.gold2, 1.4)).join('');
  for (const [x, y] of TREE) o += pentacle(x, y, 20.5);
  o += hound(236, 469, 0.7, C.grey2, C.red) + elder() + hound(190, 470, 0.94, C.paper, C.green) + caress();
  return card({ id: 'pen10', ground: C.paper, picture: o });
}
