import type { Focus } from '../../art.ts';
import { bystander } from '../../figures/bystander.ts';
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
const TREE = points('160,58 104,90 216,90 104,146 216,146 160,172 104,202 216,202 160,230 160,284');
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
    for (let y = 164; y < 470; y += 30) joints += `M${x} ${y}h24`;
    o += sh(rect(x - 2, 128, 26, 348), C.paper, 2.4) + ln(joints, 1.2, C.gold3);
  }
  o +=
    sh('M18 18H302V130H272A112 102 0 0 0 48 130H18z', C.paper, 2.4) + ln('M38 126A122 110 0 0 1 282 126', 1.2, C.gold3);
  o += sh(rect(16, 124, 36, 11), C.gold, 2) + sh(rect(268, 124, 36, 11), C.gold, 2);
  for (const f of [false, true]) {
    const m = (x: number) => (f ? 320 - x : x);
    const vine = '34,472 42,420 28,360 40,300 28,240 40,184 28,130 40,84 80,46';
    o += ln(line(f ? mirror(vine) : vine), 3, C.green3);
    o += each(
      [
        [39, 440, -30],
        [31, 376, 200],
        [38, 320, -20],
        [31, 262, 190],
        [36, 212, -30],
        [34, 152, 200],
        [36, 100, -20],
        [60, 62, 70],
        [54, 68, -60],
      ],
      (x, y, a) => leaf(m(x), y, 18, f ? 180 - a : a, { fill: C.green2 }),
    );
    o += at('32,392 42,334 32,276 42,222 32,168', (x, y) => grapes(m(x), y, 4.2));
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
    '64,322! 82,312 102,318 112,336 116,366 136,378 156,386 162,404 158,434 164,466! 48,466! 50,420 46,380 50,344',
  );
  let o = sh(rect(30, 412, 86, 58), C.paper, 2.3) + ln('M30 440h86', 1.2, C.gold3);
  o += sh(blob('142,460! 160,456 176,464 178,470! 142,470!'), C.gold3, 2);
  o += sh(robe, C.plum, 2.7);
  o += clip(
    'pen10r',
    robe,
    at('66,352 92,414 66,446 134,402 108,450 142,442', (x, y, i) =>
      i % 2
        ? star(x, y + 4, 11)
        : grapes(x, y - 4, 4.4, C.gold2, 1.1) + leaf(x, y - 6, 12, -30, { fill: C.green2, sw: 1.1 }),
    ),
  );
  o += strokes(
    ['110,382 92,394 84,400', '120,392 118,424 122,460', '148,398 142,420 146,456', '58,390 60,424 56,458'],
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
  return (
    o +
    reach({
      from: [88, 340],
      to: [170, 372],
      u: 20,
      bend: 1,
      fill: C.plum,
      fold: C.ink,
      skin: C.skin[0],
      cuff: C.gold,
      bell: 0.4,
      r: 24,
      long: [2.3, 2.5],
    })
  );
}

export function draw(): string {
  let o = glade('pen10', 360) + house();
  // couple and child
  o += bystander(208, 406, 120, { robe: C.green2, skin: C.skin[2], hair: C.ink });
  o += bystander(248, 408, 114, { robe: C.red, skin: C.skin[1], hair: C.gold3, flip: true });
  o += arch();
  o += bystander(280, 436, 70, { robe: C.coral, skin: C.skin[1], hair: C.ink, flip: true });
  // the tree of life
  const to = (i: number): Point => TREE[i]!;
  o += PATHS.map(([a, b]) => rod(line([to(a), to(b)]), 3, C.gold2, 1.4)).join('');
  for (const [x, y] of TREE) o += pentacle(x, y, 22);
  o += hound(247, 468, 0.9, C.grey2, C.red) + elder() + hound(198, 471, 1, C.paper, C.green);
  return card({ id: 'pen10', ground: C.paper, picture: o });
}
