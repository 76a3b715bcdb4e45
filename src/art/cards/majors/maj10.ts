import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { rest } from '../../figures/hand.ts';
import { headLevel } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { both, type Point, placer, points, polar, sym, xy } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above.
const X = 150;
const Y = 282;
const R = 90;
const JACKAL = C.red;
const corner = ([x, y]: Point): Point => [x, y, 1];

function wheel(): string {
  let spokes = '';
  let cuts = '';
  let signs = '';
  (Object.keys(ZODIAC) as Sign[]).forEach((sign, i) => {
    const a = i * 30;
    cuts += `M${xy(polar(X, Y, 59, a))}L${xy(polar(X, Y, R - 2, a))}`;
    if (i % 3 === 0) spokes += `M${xy(polar(X, Y, 10, a + 45))}L${xy(polar(X, Y, 55, a + 45))}`;
    else if (i % 3 === 1) spokes += `M${xy(polar(X, Y, 10, a - 30))}L${xy(polar(X, Y, 55, a - 30))}`;
    const [x, y] = polar(X, Y, 74, a + 15);
    signs += glyph(sign, x, y, 19.5, C.ink, 2);
  });
  return (
    sh(disc(X, Y, R), C.gold, 3) +
    sh(disc(X, Y, R - 4), C.gold2, 1.2) +
    ln(cuts, 1.2, C.gold3) +
    signs +
    sh(disc(X, Y, 59), C.gold, 2) +
    sh(disc(X, Y, 55), C.blue3, 2) +
    rod(spokes, 5, C.gold, 2) +
    sh(disc(X, Y, 18), C.red, 2) +
    star(X, Y, 15)
  );
}
/** Points round the hub as 'angle,distance'. */
const round = (line: string): readonly Point[] => points(line).map(([a, r]) => polar(X, Y, r, a));
/** Jackal-headed figure on the rising side: back and heels on the rim, which bears it up. */
function rising(): string {
  const h = placer({ x: 262, y: 242, s: 17 });
  const leg = (pts: string, foot: string, fill: string) =>
    union([limb(round(pts), [27, 20, 10.5]), blob(foot)], fill, 2.2);
  return (
    union([limb(round('-4,102 -19,108 -31,100'), [15, 12.5, 9])], C.red2, 2) +
    rest(227, 227, 8, { skin: C.red2, flip: true, r: 28 }) +
    flat(taper('238,232.5 228,227.5', [8, 6.6]), C.red2) +
    leg(
      '48,104 73,105 98,102',
      '146,377! 134,375 126,374 121,378 122,386 120,396 114,406 115,412! 122,414 132,407 140,398 146,390!',
      C.red2,
    ) +
    leg(
      '48,108 68,124 86,116',
      '168,391! 156,389 148,388 143,392 144,400 142,410 136,420 137,426! 144,428 154,421 162,411 168,404!',
      JACKAL,
    ) +
    strokes(
      ['115,411 118,407 122,407', '138,425 141,420 146,420', '150,402 154,405 160,404', '196,388 203,392 203,400'],
      1.6,
    ) +
    sh(
      blob(
        h(
          '-0.5,1.5! -0.66,0.3 -0.5,-0.46 -0.56,-1.8! 0,-0.8 0.16,-1.7! 0.44,-0.5 1.36,0.06 1.46,0.3 1.26,0.42 0.6,0.52 0.4,1.5!',
        ),
      ),
      JACKAL,
      2.2,
    ) +
    union([taper(round('-14,108 -9,108 -1,109 14,108 28,106 42,106'), [15, 22, 33, 32, 26, 28])], JACKAL, 2.4) +
    sh(
      blob([
        ...round('34,92').map(corner),
        ...round('48,90 60,93').map(corner),
        ...round('62,112 58,128').map(corner),
        ...round('48,126'),
        ...round('36,121').map(corner),
      ]),
      C.paper,
      2.2,
    ) +
    strokes([round('38,100 48,102 58,106'), round('40,110 48,112 58,118')], 2.2, C.grey) +
    rod(line(round('34,92 35,106 36,121')), 3.4, C.gold, 1.5) +
    strokes(
      ['0.16,-0.2 0.34,-0.1 0.52,-0.18', '0.86,0.32 1.1,0.26 1.34,0.28'].map((l) => h(l)),
      2,
    ) +
    flat(blob(h('1.24,0.04! 1.46,0.1 1.48,0.28 1.3,0.2')), C.ink) +
    rod(line(h('-0.6,0.84 0,1.04 0.5,0.86')), 3.4, C.gold, 1.6) +
    union([limb('264,284 276,313 250,309', [17, 14, 9.5])], JACKAL, 2.2) +
    flat(taper('264,283 257,293', [15.5, 14]), JACKAL) +
    rest(243, 307, 8.4, { skin: JACKAL, flip: true, r: 8 }) +
    flat(taper('256,309.5 245,307.5', [8, 6.6]), JACKAL) +
    rod('M276 294L262 298', 3, C.gold, 1.3)
  );
}
/** Snake going down on the left. */
function snake(): string {
  return (
    union(
      [
        taper('106,198 82,196 60,212 50,236 54,258 50,278 40,296 40,316 50,332', [2, 8, 11, 13, 14, 14, 14, 13, 11]),
        blob('45,331! 54,326! 66,332 76,344 76,353 68,356 58,350 50,342'),
      ],
      C.green,
      2.1,
    ) +
    strokes(['96,197 72,204 56,224', '51,240 55,258 48,282', '46,286 38,304 42,322'], 3, C.green2) +
    ln('M76 352L84 360M84 360l0 5M84 360l5 1', 1.8, C.red) +
    sh(disc(63, 339, 2.8), C.gold2, 1.4) +
    strokes(['66,351 71,351 75,352'], 1.4)
  );
}
/** Sphinx lying on a slab above: near foreleg stretched out, haunch and hind paw, the sword in the far paw. */
function sphinx(): string {
  const n = placer({ x: 148, y: 122, s: 18 });
  const stripe = '-0.84,-0.2 -1.22,0.1|-0.84,0.3 -1.32,0.6|-0.76,0.8 -1.4,1.1'.split('|');
  return (
    sh(rect(92, 189, 150, 9), C.gold, 2.1) +
    sword(114, 46, 184, { w: 11, guard: 34 }) +
    union([limb('142,160 128,180 116,167', [18, 15, 11])], C.gold2, 2.1) +
    sh(blob('104,166! 103,158 109,154 116,153 123,157 125,166 120,173 109,173'), C.gold2, 1.9) +
    strokes(['103,160 109,160 114,159', '104,166 110,166 115,165'], 1.5) +
    rod('M234 184C254 186 260 176 254 168', 4, C.gold2, 1.9) +
    sh(blob('258,172! 250,172 245,165 247,155! 257,158 262,165'), C.gold3, 1.8) +
    sh(
      blob('138,142 130,156 130,174 136,189! 232,189! 238,176 234,160 218,151 196,153 178,147 166,142'),
      C.gold2,
      2.5,
    ) +
    joined(
      '205,158! 216,151 232,154 241,168 240,182 232,189! 180,189! 177,184 181,179 192,177 204,179!',
      C.gold2,
      2.4,
    ) +
    strokes(['204,179 200,172 204,162', '182,181 184,184 183,188', '188,180 190,183 189,188'], 1.7) +
    joined('148,158! 154,170 148,176 128,177 110,178 104,183 107,189! 166,189! 174,180 174,160!', C.gold2, 2.4) +
    strokes(['110,180 112,184 110,188', '117,179 119,183 117,188', '174,166 173,178 166,187'], 1.6) +
    strokes(['186,160 183,168 184,176', '214,160 226,162 232,172'], 2, C.gold3) +
    sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2) +
    ln(
      stripe
        .flatMap((l) => both(l, 0))
        .map((l) => line(n(l)))
        .join(''),
      2,
      C.gold,
    ) +
    headLevel(148, 122, 17, C.skin[1], 1.9) +
    sh(blob(n(sym('0,-1.3! -0.8,-1.12 -0.94,-0.5! 0,-0.74!', 0))), C.gold, 1.9)
  );
}

export const focus: Focus = [34, 62, 252, 353];

export function draw(): string {
  let o = graded('maj10g', 22, 22, 276, 450, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 448, 58, 1.6, 0.7, C.blue);
  o += creature('angel', 64, 112, 19, { skin: C.skin[3], hair: C.ink, book: true });
  o += creature('eagle', 258, 108, 19, { flip: true, book: true });
  o += creature('bull', 64, 422, 19, { wings: C.coral, book: true });
  o += creature('lion', 257, 422, 19, { wings: C.coral, flip: true, book: true });
  o += wheel() + rising() + snake() + sphinx();
  return card({ id: 'maj10', ground: C.blue2, picture: o });
}
