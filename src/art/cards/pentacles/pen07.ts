import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { furrows, glade } from '../../kit/glade.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';
import { gulls } from '../../kit/wind.ts';

// Seven of Pentacles: farmer leaning on a hoe, looking at a vine with six discs; the seventh lies at his feet.
// Malachite, cinnabar, azurite; late morning from the left.
export const focus: Focus = [46, 128, 234, 328];

const LEAF =
  '0,0.1! -0.5,0.14 -0.92,-0.2! -0.66,-0.44 -0.84,-0.9! -0.34,-0.82 0,-1.3! 0.34,-0.82 0.84,-0.9! 0.66,-0.44 0.92,-0.2! 0.5,0.14';
function vineLeaf(x: number, y: number, s: number, r: number, light: boolean): string {
  const put = placer({ x, y, s, r });
  return (
    sh(blob(put(LEAF), 0.24), light ? C.green2 : C.green, light ? 1.6 : 1.4, light ? C.ink : C.green3) +
    strokes([put('0,0 0,-0.5 0,-1')], 1.9, light ? C.green : C.green3)
  );
}
/** Old vine on a stake, with lobed leaves, grapes and six discs; the seventh lies at its foot. */
function vine(): string {
  const back = [
    [214, 176, 24, -30],
    [250, 190, 25, 30],
    [276, 246, 24, 60],
    [170, 236, 24, -62],
    [272, 316, 25, 74],
    [164, 308, 24, -80],
    [176, 372, 23, -112],
    [274, 386, 23, 116],
    [228, 250, 22, 10],
    [222, 318, 22, -12],
    [228, 386, 22, 160],
  ] as const;
  const front = [
    [232, 178, 20, 4],
    [176, 206, 18, -50],
    [282, 214, 18, 64],
    [226, 284, 17, 24],
    [166, 270, 18, -100],
    [284, 282, 18, 100],
    [222, 350, 17, -30],
    [168, 340, 18, -70],
    [286, 352, 18, 80],
  ] as const;
  return (
    rod('M250 446V150', 5, C.gold3, 2) +
    union(
      [
        taper('220,446 232,408 214,366 234,318 216,268 232,216 226,172', [20, 17, 15, 13, 11, 9, 4]),
        taper('226,330 196,318 174,296', [9, 7, 3]),
        taper('222,390 252,376 276,366', [9, 7, 3]),
        taper('226,256 252,250 276,232', [8, 6, 3]),
        taper('208,446 196,452 186,456', [10, 6, 2]),
      ],
      C.gold3,
      2.3,
    ) +
    strokes(['222,436 228,408 216,380', '226,340 226,316 218,290'], 2.2) +
    back.map(([x, y, s, r]) => vineLeaf(x, y, s, r, false)).join('') +
    at('184,250 276,300 222,338 172,350 262,396', (x, y) => grapes(x, y, 4.4)) +
    at('204,222 256,230 192,288 252,292 198,350 254,354', (x, y) => pentacle(x, y, 22)) +
    front.map(([x, y, s, r]) => vineLeaf(x, y, s, r, true)).join('') +
    pentacle(186, 440, 22)
  );
}
/** Farmer bent over his hoe, chin on both hands, eyes on the vine. */
function farmer(): string {
  const skin = C.skin[2];
  const { body } = actor({
    neck: [106, 234],
    hip: [66, 318],
    w: 25,
    tilt: [28, 2],
    farLeg: ['92,376 92,438', 1, 0],
    nearLeg: ['58,380 42,440', 1, 0],
    hem: 40,
    sway: 4,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.blue3, fold: C.ink },
    shoes: [C.gold3, C.gold3],
    belt: C.paper,
  });
  const arm = { u: 21, skin, fill: C.red, fold: C.red2, cuff: C.paper, hand: 'rest' } as const;
  const h = placer({ x: 131, y: 201, s: 26, r: 24 });
  return (
    reach({ ...arm, from: [118, 254], to: [150, 240], bend: 1, r: 172, flip: true, fill: C.red2 }) +
    body +
    rod('M147 240L148 438', 4.6, C.gold3, 2.1) +
    sh(blob('140,426! 152,426! 154,436 174,452 164,459 140,446!'), C.grey, 2.2) +
    sh(blob('82,236! 96,224 114,224 132,238! 122,250 100,249'), C.paper, 2.2) +
    headProfile(131, 201, 26, { skin, r: 24, mood: 'watchful' }) +
    sh(blob(h('0.2,-0.9 -0.5,-1 -0.98,-0.5 -0.96,0.3 -0.7,0.8! -0.4,0.5 -0.3,0.1! -0.1,-0.3 0.3,-0.6!')), C.ink, 2) +
    sh(
      blob(h('-1.7,-0.36! -0.9,-0.56 0.2,-0.66 1.3,-0.44! 0.8,-0.86 0.62,-1.3 0.1,-1.56 -0.6,-1.34 -0.86,-0.8')),
      C.straw,
      2.4,
    ) +
    strokes([h('-0.86,-0.7 0,-0.86 0.76,-0.8')], 4.2, C.red2) +
    strokes([h('-0.4,-1.2 -0.5,-1 -0.5,-0.84')], 2, C.gold3) +
    reach({ ...arm, from: [90, 258], to: [142, 242], bend: 1, r: -6, into: [83, 276] })
  );
}

export function draw(): string {
  let o = glade('pen07', 400);
  o += gulls('74,92 100,78 128,96 236,70 258,84', 11, C.paper);
  o += ridge('10,346 56,306 98,338 150,312 206,344 262,316 312,342', 400, C.blue2, C.blue);
  o += sh(blob('10,362! 100,352 220,360 312,350! 312,480! 10,480!'), C.paper2, 2.3) + furrows(180, 368, 484, 13);
  o += vine() + farmer();
  o += tufts('34,452 110,458 232,444 254,436 282,452', { rise: 15, w: 2.8 });
  return card({ id: 'pen07', ground: C.paper2, picture: o });
}
