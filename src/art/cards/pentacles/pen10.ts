import type { Focus } from '../../art.ts';
import { clasp } from '../../figures/hand.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, type Point, placer, points } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { clip, flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes, leafPath } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Ten of Pentacles: ten discs set as the tree of life; elder in a robe of vines; hound; couple and child under an
// arch; tower. Malachite, plum, cinnabar; light from the left.
export const focus: Focus = [22, 40, 276, 386];
const TREE = points('160,57 112,72 208,72 112,112 208,112 160,132 112,154 208,154 160,174 160,216');
const SKIN = C.skin[0];
/** The elder and his hound are before the others. */
const NEARER = 'transform="translate(-16 -58) scale(1.1)"';
/** Which discs of the tree are joined. */
const PATHS = points('0,1 0,2 1,2 1,3 2,4 3,4 0,5 3,5 4,5 3,6 4,7 5,6 5,7 6,7 5,8 6,8 7,8 8,9');

function court(): string {
  let o = sh(rect(214, 262, 30, 82), C.paper2, 2) + flat(rect(234, 263, 9, 80), C.gold);
  o += sh(poly('207,264 229,232 251,264'), C.coral, 2);
  o += sh(rect(18, 342, 284, 136), C.paper2, 2);
  let paving = 'M22 362H298M22 388H298M22 420H298M22 456H298';
  for (let i = -5; i <= 5; i++) paving += `M${160 + i * 30} 342L${160 + i * 64} 476`;
  return o + ln(paving, 1.1, C.gold3);
}
/** Great dark tree in whose crown the discs shine; it hangs down behind the head of the elder. */
const tree = (): string =>
  sh(taper('160,372 168,330 166,290 160,240', [34, 24, 20, 18]), C.green3, 1.8) +
  union(
    [
      ...points('160,60 104,76 216,76 84,120 236,120 90,160 230,160 196,196 160,212 110,206').map(([x, y]) =>
        disc(x, y, 40),
      ),
      ...points('52,206 48,258 84,268 104,246').map(([x, y]) => disc(x, y, 34)),
      disc(160, 130, 70),
    ],
    C.green3,
    2,
  ) +
  flat(
    at('72,112 136,92 184,92 250,116 84,152 238,160 136,196 190,196 92,190 62,226 44,256 116,240', (x, y, i) =>
      leafPath(x, y, 14, -90 + ((i * 53) % 120) - 60, 0.55),
    ),
    C.green,
  );
/** Round arch on two slender piers. */
function arch(): string {
  let o = '';
  for (const x of [14, 282]) {
    let joints = '';
    for (let y = 164; y < 470; y += 30) joints += `M${x} ${y}h24`;
    o += sh(rect(x, 128, 24, 348), C.grey2, 1.8) + ln(joints, 1.2, C.grey);
  }
  o +=
    sh('M18 18H302V130H286A126 104 0 0 0 34 130H18z', C.grey2, 1.8) + ln('M26 126A134 112 0 0 1 294 126', 1.2, C.grey);
  return o + sh(rect(12, 124, 30, 11), C.gold, 2) + sh(rect(278, 124, 30, 11), C.gold, 2);
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
    '58,330! 66,316 77,308! 90,313 104,309! 114,318 118,334 118,356 132,366 152,371 164,382 164,402 158,426 162,457! 146,453 132,458 120,455! 122,430 114,416! 84,420 54,416! 47,380 50,344',
  );
  let o =
    sh(rect(46, 306, 17, 166), C.gold3, 2.3) +
    sh(disc(54.5, 300, 9), C.gold, 2) +
    sh(rect(50, 408, 66, 62), C.paper, 2.3) +
    ln('M50 440h66M82 440v30', 1.2, C.gold3);
  o +=
    sh(blob('128,450! 152,448 160,456 176,460 181,469! 128,469!'), C.gold3, 2) +
    strokes(['160,457 156,462 158,468'], 1.6);
  o += sage() + sh(robe, C.plum, 2.7);
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
  return o;
}
/** His head, the neck bent a little towards the hound. */
function sage(): string {
  const [x, y, s] = [97, 275, 24];
  const h = placer({ x, y, s, r: 9 });
  return (
    headProfile(x, y, s, { skin: SKIN, r: 9, mood: 'glad' }) +
    beardProfile(x, y, s, { r: 9, length: 2.2 }) +
    sh(
      blob(
        h(
          '0.5,-0.74! 0.3,-1.12 -0.4,-1.2 -1,-0.7 -1.08,0.1 -0.98,0.8 -1.1,1.3! -0.8,1.24 -0.5,0.98! -0.44,0.6 -0.3,0.2 -0.1,-0.3!',
        ),
      ),
      C.paper,
      2.1,
    ) +
    strokes([h('-0.2,-0.8 -0.7,-0.2 -0.8,0.8'), h('0.1,-0.9 -0.4,-0.3 -0.6,0.5')], 2.2, C.grey) +
    sh(blob(h('0.56,-0.66! 0.44,-1.2 -0.2,-1.44 -0.86,-1.1 -1.02,-0.5! -0.3,-0.76')), C.red, 2) +
    rod(line(h('0.6,-0.66 -0.24,-0.76 -1.02,-0.44')), 3, C.gold, 1.5)
  );
}
/** His arm, the hand on the head of the hound. */
function caress(): string {
  return (
    clasp(175, 379, 10, { skin: SKIN, r: 24 }) +
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
  const s = h * 0.094;
  const p = placer({ x: hx, y: hy, s, flip, r: 4 });
  const side = flip ? -1 : 1;
  return (
    (long ? sh(blob(p('-0.3,-0.9! -0.9,-0.5 -1,0.4 -1.1,1.5! -0.2,1.7 0.2,0.8!')), hair, 1.8) : '') +
    headThreeQuarter(hx, hy, s, { skin, flip, r: 4 * side, sw: 1.9, mood: 'glad' }) +
    sh(
      blob(
        put(
          '3.6,-80! -1,-78 -5,-80! -9,-77 -11,-68 -9,-58 -7.6,-49 -11,-24 -14,0! 14,0! 11,-24 8.6,-49 10.4,-60 10,-70 8,-78',
        ),
      ),
      robe,
      2.3,
    ) +
    strokes(['-4,-46 -7,-24 -8,-3', '0,-46 0,-24 1,-3', '5,-46 7,-24 9,-3'].map(put), h * 0.016, fold) +
    rod(line(put('-7.6,-49 0,-47.4 8.6,-49')), 2.8, C.gold, 1.5) +
    sh(
      blob(
        p(
          long
            ? '0.68,-0.5! 0.6,-1 0,-1.2 -0.7,-1.04 -1.04,-0.4 -1,0.5 -1.06,1.3! -0.6,1.1 -0.56,0.1 -0.2,-0.5 0.3,-0.68!'
            : '0.68,-0.46! 0.62,-1 0,-1.2 -0.7,-1.04 -1,-0.4 -0.86,0.4! -0.62,0.3 -0.6,-0.1 -0.3,-0.5 0.2,-0.66!',
        ),
      ),
      hair,
      1.9,
    ) +
    reach({
      from: [x - side * h * 0.045, y - h * 0.735],
      to,
      u: s * 0.95,
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
  let o = glade('pen10', 360) + tree() + court() + arch();
  // the tree of life
  const to = (i: number): Point => TREE[i]!;
  o += PATHS.map(([a, b]) => ln(line([to(a), to(b)]), 3, C.green2)).join('');
  for (const [x, y] of TREE) o += pentacle(x, y, 17.5, { light: C.gold2 });
  // couple who talk
  o += person(200, 436, 200, {
    robe: C.green2,
    fold: C.green,
    skin: C.skin[2],
    hair: C.ink,
    to: [230, 338],
  });
  o += person(262, 436, 192, {
    robe: C.red,
    fold: C.red2,
    skin: C.skin[1],
    hair: C.gold3,
    flip: true,
    to: [233, 341],
    long: true,
  });
  o += g(elder(), NEARER);
  // child behind the hound, its hand on the hound's back
  o += person(247, 464, 128, {
    robe: C.gold2,
    fold: C.gold,
    skin: C.skin[1],
    hair: C.ink,
    flip: true,
    to: [211, 403],
  });
  o += g(hound(192, 470, 0.88, C.paper, C.green) + caress(), NEARER);
  return card({ id: 'pen10', ground: C.paper, picture: o });
}
