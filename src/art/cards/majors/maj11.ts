import type { Focus } from '../../art.ts';
import { headFront } from '../../figures/head.ts';
import { lap } from '../../figures/lap.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { pillar } from '../../kit/pillar.ts';
import { sword } from '../../kit/suits.ts';

// Cinnabar, lead, plum; even light.
const SKIN = C.skin[0];
/** The cloth in light, so that the red judge stands before it. */
const VIOLET = '#b39aae';
export const focus: Focus = [36, 56, 248, 347];

/** Robe of a seated judge: thighs towards the reader, knees, shins, and both sleeves. */
function robe(): string {
  const bust = '137,296! 135,290 137,284 128,244 130,216 144,209 160,206';
  return (
    lap(160, 288, { fill: C.red, dark: C.red2, light: C.coral, trim: C.gold, waist: 26, wide: 0.84, drop: 1.7 }) +
    joined([...points(bust), ...[...mirror(bust)].reverse().slice(1)], C.red, 2.4) +
    strokes(both('144,262 142,272 144,282'), 2.6, C.red2) +
    rod(line('137,284 160,289 183,284'), 3.6, C.gold, 1.8)
  );
}
const ARM = { u: 24, hand: 'grip', skin: SKIN, fill: C.red, fold: C.red2, cuff: C.gold, s: 12.5 } as const;
/** Both arms: one rests the sword, one lifts the scales by their handle. */
const arms = (): string =>
  reach({ ...ARM, from: [133, 231], to: [80, 266], bend: -1, r: 6, flip: true, long: [2.1, 2.1], into: [148, 240] }) +
  reach({ ...ARM, from: [187, 231], to: [247, 196], bend: 1, r: 0, long: [1.55, 1.6], into: [172, 240] });
/** Level scales on an upright handle. */
function scales(): string {
  const pan = (x: number) =>
    rod(`M${x} 252L${x - 15} 326M${x} 252L${x + 15} 326`, 1.5, C.gold2, 1) +
    sh(`M${x - 19} 326H${x + 19}C${x + 16} 341 ${x - 16} 341 ${x - 19} 326z`, C.gold, 2.1) +
    sh(disc(x, 251, 3.4), C.gold2, 1.5);
  return (
    rod('M247 180V250', 5, C.gold, 1.8) +
    sh(disc(247, 177, 5), C.gold2, 1.7) +
    pan(222) +
    pan(272) +
    rod('M220 250Q247 243 274 250', 3.6, C.gold, 1.9) +
    sh(disc(247, 246, 5), C.gold2, 1.7)
  );
}
/** Head with long hair, high crown with a square stone, collar. */
function head(): string {
  const h = placer({ x: 160, y: 168, s: 24 });
  return (
    sh(blob(h(sym('0,-1.2! -0.8,-1.06 -1.1,-0.4 -1.1,0.5 -1.3,1.2 -1.26,1.96! -0.7,1.8 -0.4,0.9', 0))), C.ink, 2.2) +
    strokes(
      [...both('-0.94,0.3 -1,1 -1.06,1.7', 0), ...both('-0.8,0.8 -0.8,1.3 -0.84,1.7', 0)].map((l) => h(l)),
      2,
      C.plum,
    ) +
    sh(blob(sym('160,204! 144,206 134,214 140,230! 150,226 160,236!')), C.gold, 2.1) +
    sh(rect(155, 224, 10, 10), C.red, 1.6) +
    flat(poly('151,180 169,180 171,208 160,215 149,208'), SKIN) +
    strokes(['152,188 152,198 149,208', '168,188 168,198 171,208'], 1.8) +
    headFront(160, 168, 24, SKIN) +
    sh(blob(h(sym('0,-1.08! -0.6,-0.92 -0.96,-0.3 -0.94,0.5! -0.72,-0.1 -0.44,-0.5 0,-0.6!', 0))), C.ink, 1.6) +
    sh(
      poly(h(sym('0,-2.3 -0.24,-1.66 -0.62,-2.04 -0.72,-1.5 -1.16,-1.8 -1,-0.62 -0.5,-0.52 0,-0.5', 0))),
      C.gold,
      2.2,
    ) +
    ln(line(h('-0.98,-0.82 -0.5,-0.72 0,-0.7 0.5,-0.72 0.98,-0.82')), 1.2, C.gold3) +
    flat(
      at(h('0,-2.34 -0.64,-2.08 0.64,-2.08 -1.18,-1.84 1.18,-1.84'), (x, y) => disc(x, y, 2.6)),
      C.ink,
    ) +
    sh(rect(152, 127, 16, 16), C.red, 2) +
    flat(poly('154,129 162,129 154,137'), C.coral)
  );
}

export function draw(): string {
  let o = graded('maj11g', 22, 22, 276, 420, [
    [0, C.gold],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 50, 1.8, 0.3, C.gold3);
  o += sh(rect(10, 432, 304, 48), C.grey, 2.3) + ln('M22 444H298', 1.2, C.grey2);
  // violet cloth between the pillars
  const cloth = blob(sym('160,150! 110,158 62,140! 62,440! 160,440!'));
  o += sh(cloth, VIOLET, 2.4);
  o += clip(
    'maj11c',
    cloth,
    strokes(
      [...both('76,156 82,290 76,436'), ...both('100,162 108,290 100,436'), ...both('124,164 128,240 124,300')],
      4,
      C.plum,
    ),
  );
  o += rod(line('56,138 110,158 160,150 210,158 264,138'), 3.4, C.gold, 1.8);
  o += pillar(46, 118, 438, { half: 17 }) + pillar(274, 118, 438, { half: 17 });
  // stone seat, mantle behind her, white shoes under the hem
  o += sh(rounded(88, 316, 144, 126, 4), C.grey2, 2.4) + ln('M94 328H226', 1.2, C.grey);
  o += sh(rect(70, 438, 180, 16), C.grey2, 2.3) + sh(rect(56, 452, 208, 26), C.grey2, 2.3);
  o += sh(blob(sym('160,206! 130,212 114,236 108,290 96,350 88,438! 160,442!')), C.plum, 2.4);
  o += strokes([...both('104,340 102,390 94,432'), ...both('112,400 108,420 106,434')], 2.6, C.ink);
  o += sh(
    both('128,444! 148,444! 151,456 149,467! 116,468! 114,460')
      .map((l) => blob(l))
      .join(''),
    C.paper,
    2.1,
  );
  // sword upright, behind the hand that holds it
  o += sword(80, 50, 300, { w: 15, guard: 50, grip: C.red2 });
  o += robe() + scales() + arms();
  o += head();
  return card({ id: 'maj11', ground: C.paper, picture: o });
}
