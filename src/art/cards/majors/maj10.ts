import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headLevel } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { both, placer, polar, sym, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above.
const X = 160;
const Y = 288;
const JACKAL = C.red;

function wheel(): string {
  let spokes = '';
  let cuts = '';
  let signs = '';
  (Object.keys(ZODIAC) as Sign[]).forEach((sign, i) => {
    const a = i * 30;
    cuts += `M${xy(polar(X, Y, 66, a))}L${xy(polar(X, Y, 98, a))}`;
    if (i % 3 === 0) spokes += `M${xy(polar(X, Y, 10, a + 45))}L${xy(polar(X, Y, 61, a + 45))}`;
    else if (i % 3 === 1) spokes += `M${xy(polar(X, Y, 10, a - 30))}L${xy(polar(X, Y, 61, a - 30))}`;
    const [x, y] = polar(X, Y, 82, a + 15);
    signs += glyph(sign, x, y, 21, C.ink, 2);
  });
  return (
    sh(disc(X, Y, 100), C.gold, 3) +
    sh(disc(X, Y, 96), C.gold2, 1.2) +
    ln(cuts, 1.2, C.gold3) +
    signs +
    sh(disc(X, Y, 66), C.gold, 2) +
    sh(disc(X, Y, 61), C.blue3, 2) +
    rod(spokes, 5, C.gold, 2) +
    sh(disc(X, Y, 19), C.red, 2) +
    star(X, Y, 16)
  );
}
/** Jackal-headed figure climbing at the right, its arms and a knee on the rim. */
function climbing(): string {
  const h = placer({ x: 266, y: 226, s: 18, flip: true });
  return (
    union([limb('258,262 240,268 224,258', [15, 12.5, 9])], C.red2, 2) +
    rest(218, 255, 7.6, { skin: C.red2, flip: true, r: 16 }) +
    union(
      [limb('268,316 272,346 256,374', [23, 18, 10]), blob('258,366 264,374 256,384 240,386 236,381 246,374!')],
      C.red2,
      2.1,
    ) +
    union(
      [
        blob('256,250 268,245 280,251 285,268 280,292 282,318 256,322 252,296 248,270'),
        limb('264,314 234,326 238,358', [25, 19, 10]),
        blob('232,352 244,354 242,365 230,370 214,370 213,365 226,360!'),
      ],
      JACKAL,
      2.4,
    ) +
    sh(blob('251,298! 266,303 283,297! 287,318 284,334! 268,330 250,332 238,338! 242,318'), C.paper, 2.1) +
    rod(line('251,299 266,304 283,298'), 3, C.gold, 1.5) +
    strokes(['262,308 258,318 252,326', '272,308 272,318 274,328'], 2, C.grey) +
    sh(
      blob(
        h(
          '-0.56,1.5! -0.66,0.3 -0.5,-0.46 -0.56,-1.8! 0,-0.8 0.16,-1.7! 0.44,-0.5 1.36,0.06 1.46,0.3 1.26,0.42 0.6,0.52 0.4,1.5!',
        ),
      ),
      JACKAL,
      2.2,
    ) +
    strokes(
      ['0.16,-0.2 0.34,-0.1 0.52,-0.18', '0.86,0.32 1.1,0.26 1.34,0.28'].map((l) => h(l)),
      2,
    ) +
    flat(blob(h('1.24,0.04! 1.46,0.1 1.48,0.28 1.3,0.2')), C.ink) +
    rod(line(h('-0.6,0.9 0,1.1 0.5,0.92')), 3.4, C.gold, 1.6) +
    rest(219, 291, 8.4, { skin: JACKAL, flip: true, r: 10 }) +
    union([limb('268,263 254,296 226,292', [18, 14, 9.5])], JACKAL, 2.2) +
    flat(taper('234,292 220,291', [8.4, 7]), JACKAL) +
    flat(taper('270,251 266,274', [17, 14]), JACKAL) +
    rod('M262 279L252 274', 3, C.gold, 1.3)
  );
}
/** Snake going down on the left. */
function snake(): string {
  return (
    union(
      [
        taper('108,200 84,196 66,212 70,234 78,252 64,272 46,288 46,308 60,326', [2, 8, 11, 13, 14, 14, 14, 13, 11]),
        blob('55,318! 66,318! 72,332 70,346 62,354 55,350 50,336'),
      ],
      C.green,
      2.1,
    ) +
    strokes(['92,198 72,212 72,234 70,254 54,276 46,292 48,310'], 3, C.green2) +
    ln('M60 352L60 362M60 362l-4 4M60 362l4 4', 1.8, C.red) +
    flat(disc(57, 340, 1.9) + disc(66, 340, 1.9), C.ink)
  );
}
/** Sphinx lying on top, its chest to the reader: lion's trunk, haunch and tail, a sword in its paw. */
function sphinx(): string {
  const n = placer({ x: 152, y: 120, s: 18 });
  const stripe = '-0.84,-0.2 -1.22,0.1|-0.84,0.3 -1.32,0.6|-0.76,0.8 -1.4,1.1'.split('|');
  return (
    sh(
      blob('168,142 190,150 212,150 230,158 240,174 238,190! 158,190! 140,190 136,166 136,148 146,140'),
      C.gold2,
      2.5,
    ) +
    strokes(['186,158 182,170 184,182', '196,158 194,168 196,178'], 2, C.gold3) +
    sh(blob('238,190! 242,176 234,162 220,160 208,168 204,180 194,182 188,191! 212,192'), C.gold2, 2.2) +
    rod('M238 186C250 184 252 170 242 164', 4, C.gold2, 1.9) +
    sh(blob('246,168! 238,168 232,160 234,150! 244,152 250,160'), C.gold3, 1.8) +
    joined('160,158! 162,178 160,190! 190,190! 187,183 179,178 178,158!', C.gold2, 2.2) +
    strokes(
      ['152,152 150,166 154,180', '174,185 175,188 175,190', '180,185 181,188 181,190', '196,186 197,189 197,191'],
      2,
      C.gold3,
    ) +
    sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2) +
    ln(
      stripe
        .flatMap((l) => both(l, 0))
        .map((l) => line(n(l)))
        .join(''),
      2,
      C.gold,
    ) +
    headLevel(152, 120, 17, C.skin[1], 1.9) +
    sh(blob(n(sym('0,-1.3! -0.8,-1.12 -0.94,-0.5! 0,-0.74!', 0))), C.gold, 1.9) +
    sword(118, 52, 190, { w: 11, guard: 34 }) +
    joined('151,160! 153,174 146,186 134,186 123,178! 126,164! 131,166 130,156 132,146!', C.gold2, 2.2) +
    grip(118, 169, 9, { skin: C.gold2, dir: 1, r: 16 })
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
  o += creature('bull', 66, 418, 19, { wings: C.coral, book: true });
  o += creature('lion', 254, 418, 19, { wings: C.coral, flip: true, book: true });
  o += wheel() + climbing() + snake() + sphinx();
  return card({ id: 'maj10', ground: C.blue2, picture: o });
}
