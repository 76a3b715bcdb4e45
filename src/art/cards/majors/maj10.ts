import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { headLevel } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { both, placer, polar, sym, xy } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above.
const X = 148;
const Y = 286;
const R = 84;
const JACKAL = C.red;

/** Wheel with pegs on the rim, by which it is climbed. */
function wheel(): string {
  let spokes = '';
  let pegs = '';
  let cuts = '';
  let signs = '';
  (Object.keys(ZODIAC) as Sign[]).forEach((sign, i) => {
    const a = i * 30;
    cuts += `M${xy(polar(X, Y, 55, a))}L${xy(polar(X, Y, R - 2, a))}`;
    if (i % 2 === 0) {
      spokes += `M${xy(polar(X, Y, 10, a + 20))}L${xy(polar(X, Y, 51, a + 20))}`;
      pegs += `M${xy(polar(X, Y, R - 2, a + 20))}L${xy(polar(X, Y, R + 15, a + 20))}`;
    }
    const [x, y] = polar(X, Y, 69, a + 15);
    signs += glyph(sign, x, y, 19, C.ink, 2);
  });
  return (
    rod(pegs, 6, C.gold, 2) +
    sh(disc(X, Y, R), C.gold, 3) +
    sh(disc(X, Y, R - 4), C.gold2, 1.2) +
    ln(cuts, 1.2, C.gold3) +
    signs +
    sh(disc(X, Y, 55), C.gold, 2) +
    sh(disc(X, Y, 51), C.blue3, 2) +
    rod(spokes, 5, C.gold, 2) +
    sh(disc(X, Y, 18), C.red, 2) +
    star(X, Y, 15)
  );
}
/** Jackal-headed figure climbing the rising side: hands on the rim, one foot on a peg. */
function rising(): string {
  const h = placer({ x: 248, y: 206, s: 16, r: 10, flip: true });
  return (
    // far arm and far leg
    union([limb('256,236 230,226 203,222', [17, 14, 10])], C.red2, 2.1) +
    // far leg
    union(
      [
        taper('280,320 270,346 277,374', [26, 21, 10]),
        blob('272,368! 283,370! 284,380 276,388 264,393 254,394! 254,388 264,382'),
      ],
      C.red2,
      2.2,
    ) +
    // near shin
    union(
      [
        taper('236,268 240,288 238,310', [22, 18, 10]),
        blob('232,306! 244,304! 248,312 247,319! 232,316 220,313 216,309! 220,306 228,308'),
      ],
      JACKAL,
      2.2,
    ) +
    // body
    sh(blob('256,222! 246,234 248,252 256,272! 288,276! 289,256 284,236 274,224!'), JACKAL, 2.4) +
    // kilt
    sh(
      blob(
        '255,264! 246,260 236,254 227,260 224,270 227,281! 240,286 250,304 256,342! 270,350 292,346! 295,320 296,292 289,268!',
      ),
      C.paper,
      2.6,
    ) +
    strokes(['270,274 256,280 240,276', '276,276 268,300 266,340', '284,278 284,308 282,342'], 2.6, C.grey) +
    rod(line('229,282 241,287 251,304 257,340 270,347 290,343'), 2.4, C.blue, 1.2) +
    rod(line('255,266 272,274 289,269'), 4, C.gold, 1.7) +
    // head
    sh(
      blob(
        h(
          '-0.5,1.5! -0.66,0.3 -0.5,-0.46 -0.6,-1.9! 0,-0.8 0.2,-1.8! 0.44,-0.5 1.36,0.06 1.5,0.3 1.26,0.44 0.6,0.52 0.4,1.5!',
        ),
      ),
      JACKAL,
      2.2,
    ) +
    strokes(
      ['0.16,-0.2 0.34,-0.1 0.52,-0.18', '0.86,0.34 1.1,0.28 1.34,0.3'].map((l) => h(l)),
      2,
    ) +
    flat(blob(h('1.26,0.02! 1.48,0.1 1.5,0.3 1.32,0.2')), C.ink) +
    rod(line(h('-0.62,1.2 0,1.44 0.5,1.2')), 4, C.gold, 1.7) +
    // near arm
    union([limb('268,242 240,254 216,238', [20, 16, 11])], JACKAL, 2.2)
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
/** Sphinx seated on a slab above, one forepaw on the slab, the other raised with the sword. */
function sphinx(): string {
  const n = placer({ x: 160, y: 116, s: 18 });
  const stripe = '-0.84,-0.2 -1.22,0.1|-0.84,0.3 -1.32,0.6|-0.76,0.8 -1.4,1.1'.split('|');
  return (
    sh(rect(106, 196, 130, 9), C.gold, 2.1) +
    rod('M216 190C236 190 244 178 238 164', 4, C.gold2, 1.9) +
    sh(blob('241,168! 234,167 230,158 234,147! 243,152 246,161'), C.gold3, 1.8) +
    sword(117, 46, 182, { w: 11, guard: 30 }) +
    // far foreleg with the sword
    union([limb('156,158 142,168 122,160', [22, 18, 15])], C.gold2, 2.2) +
    sh(blob('107,160! 106,153 111,149 120,149 127,153 129,162 125,170 114,171 107,168'), C.gold2, 2) +
    strokes(['106,156 112,156 117,155', '106,163 112,163 117,162'], 1.5) +
    // body
    sh(blob('144,136 138,150 141,170 148,184 152,196! 217,196! 222,184 213,164 198,151 184,138'), C.gold2, 2.5) +
    joined('204,158! 188,160 178,172 180,184 166,185 159,190 160,196! 217,196! 222,184 214,166', C.gold2, 2.4) +
    strokes(['168,186 171,190 170,195', '176,186 178,190 177,195'], 1.6) +
    joined('146,152! 150,170 149,184 138,187 133,192 135,196! 165,196! 168,178 174,154!', C.gold2, 2.4) +
    strokes(['141,188 143,191 142,195', '149,187 151,191 150,195'], 1.6) +
    sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2) +
    ln(
      stripe
        .flatMap((l) => both(l, 0))
        .map((l) => line(n(l)))
        .join(''),
      2,
      C.gold,
    ) +
    headLevel(160, 116, 17, C.skin[1], 1.9) +
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
