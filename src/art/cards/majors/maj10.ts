import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { placer, polar, sym, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above.
const X = 160;
const Y = 288;

function wheel(): string {
  let spokes = '';
  let cuts = '';
  let signs = '';
  (Object.keys(ZODIAC) as Sign[]).forEach((sign, i) => {
    const a = i * 30;
    cuts += `M${xy(polar(X, Y, 60, a))}L${xy(polar(X, Y, 90, a))}`;
    if (i % 3 === 0) spokes += `M${xy(polar(X, Y, 10, a + 45))}L${xy(polar(X, Y, 56, a + 45))}`;
    else if (i % 3 === 1) spokes += `M${xy(polar(X, Y, 10, a - 30))}L${xy(polar(X, Y, 56, a - 30))}`;
    const [x, y] = polar(X, Y, 75, a + 15);
    signs += glyph(sign, x, y, 20, C.ink, 2);
  });
  return (
    sh(disc(X, Y, 92), C.gold, 3) +
    sh(disc(X, Y, 88), C.gold2, 1.2) +
    ln(cuts, 1.2, C.gold3) +
    signs +
    sh(disc(X, Y, 61), C.gold, 2) +
    sh(disc(X, Y, 56), C.blue3, 2) +
    rod(spokes, 5, C.gold, 2) +
    sh(disc(X, Y, 19), C.red, 2) +
    star(X, Y, 16)
  );
}
/** Trunk and legs of the jackal-headed figure, half behind the wheel. */
function climbing(): string {
  return (
    union(
      [limb('260,310 244,344 256,376', [24, 19, 11]), blob('250,372 260,370 262,380 248,388 238,384!')],
      C.red2,
      2.1,
    ) +
    union(
      [
        blob('250,250 266,242 282,250 286,270 278,292 280,314 254,320 244,308 250,288 244,268'),
        limb('270,310 286,340 272,372', [26, 21, 12]),
        blob('266,368 277,368 276,380 262,386 250,382!'),
      ],
      C.red,
      2.3,
    ) +
    sh(blob('244,300! 262,306 284,298! 292,326 276,334 260,328 246,332 238,320!'), C.paper, 2) +
    strokes(['256,310 254,320 248,328', '268,310 270,322 272,330'], 2, C.grey) +
    strokes(['268,260 262,274 266,288'], 2.2, C.red2)
  );
}
/** Its head and the arms that hold the rim. */
function jackal(): string {
  const h = placer({ x: 268, y: 222, s: 18, flip: true });
  const arm = { u: 13.5, skin: C.red, hand: 'grip', sw: 2.2 } as const;
  return (
    reach({ ...arm, from: [254, 258], to: [234, 236], bend: 1, long: [1.6, 1.6], r: -44, flip: true }) +
    reach({ ...arm, from: [276, 262], to: [248, 296], bend: 1, long: [1.9, 2.1], r: -4, flip: true }) +
    sh(
      blob(
        h(
          '-0.56,1.4! -0.66,0.3 -0.5,-0.46 -0.56,-1.8! 0,-0.8 0.16,-1.7! 0.44,-0.5 1.36,0.06 1.46,0.3 1.26,0.42 0.6,0.52 0.4,1.4!',
        ),
      ),
      C.red,
      2.2,
    ) +
    strokes(
      ['0.16,-0.2 0.34,-0.1 0.52,-0.18', '0.86,0.32 1.1,0.26 1.34,0.28'].map((l) => h(l)),
      2,
    ) +
    flat(blob(h('1.24,0.04! 1.46,0.1 1.48,0.28 1.3,0.2')), C.ink) +
    rod(line(h('-0.6,0.9 0,1.1 0.5,0.92')), 3.4, C.gold, 1.6)
  );
}
/** Snake going down on the left. */
function snake(): string {
  return (
    sh(
      taper(
        '98,196 74,200 70,226 86,246 72,268 50,284 60,310 78,328 66,348 54,360',
        [2, 8, 11, 13, 14, 14, 14, 13, 12, 10],
      ),
      C.green,
      2.2,
    ) +
    strokes(['90,196 72,212 80,238 80,254 60,276 56,298 74,318 66,340'], 3, C.green2) +
    ln('M44 380L40 390M40 390l-5 2M40 390l1 6', 1.8, C.red) +
    sh(blob('62,352! 60,364 54,376 45,382 37,376 38,364 46,352!'), C.green, 2.1) +
    flat(disc(42, 370, 1.9) + disc(51, 371, 1.9), C.ink)
  );
}
/** Sphinx lying on top, a sword in its paw. */
function sphinx(): string {
  const n = placer({ x: 182, y: 125, s: 18 });
  return (
    rod('M112 186C88 186 88 162 102 154', 4.2, C.gold2, 2) +
    sh(blob('94,159! 92,145 104,137 112,141! 112,153 104,161'), C.gold3, 1.8) +
    sh(
      blob(
        '176,147 150,153 124,155 106,167 102,183 108,197! 160,197! 164,183 178,177! 176,197! 218,197! 216,187 204,183 204,159 200,143',
      ),
      C.gold2,
      2.5,
    ) +
    sh(blob('150,197! 148,183 134,173 118,177 110,187 110,197!'), C.gold2, 2.2) +
    sh(blob('120,197! 126,187 152,187 156,197!') + blob('176,197! 182,188 212,187 219,197!'), C.gold2, 2) +
    strokes(
      [
        '130,191 131,194 131,197',
        '140,190 141,194 141,197',
        '196,190 197,194 197,197',
        '206,190 207,194 207,197',
        '188,153 192,167 190,181',
      ],
      2,
      C.gold3,
    ) +
    sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2) +
    ln(
      [
        '-0.84,-0.2 -1.22,0.1',
        '-0.84,0.3 -1.32,0.6',
        '-0.76,0.8 -1.4,1.1',
        '0.84,-0.2 1.22,0.1',
        '0.84,0.3 1.32,0.6',
        '0.76,0.8 1.4,1.1',
      ]
        .map((l) => taper(n(l), [0.2, 0.2], 1))
        .join(''),
      2,
      C.gold,
    ) +
    headFront(182, 125, 17, C.skin[1], 1.9) +
    sh(blob(n(sym('0,-1.3! -0.8,-1.12 -0.94,-0.5! 0,-0.74!', 0))), C.gold, 1.9) +
    sword(140, 50, 186, { w: 12, guard: 38, rot: -4 }) +
    union([limb('176,157 158,175 144,167', [17, 14, 11])], C.gold2, 2.1) +
    grip(141, 165, 9.5, { skin: C.gold2, dir: 1, r: 10 })
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
  o += creature('angel', 66, 106, 20, { skin: C.skin[3], hair: C.ink, book: true });
  o += creature('eagle', 254, 108, 20, { flip: true, book: true });
  o += creature('bull', 64, 414, 20, { wings: C.coral, book: true });
  o += creature('lion', 256, 414, 20, { wings: C.coral, flip: true, book: true });
  o += climbing() + wheel();
  o += jackal();
  o += snake() + sphinx();
  return card({ id: 'maj10', ground: C.blue2, picture: o });
}
