import type { Focus } from '../../art.ts';
import { creature } from '../../figures/creature.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { placer, polar, sym, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above.
const X = 160;
const Y = 274;

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
export const focus: Focus = [34, 62, 252, 353];

export function draw(): string {
  let o = graded('maj10g', 22, 22, 276, 450, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 52, 1.5, 0.3, C.blue3);
  o += creature('angel', 70, 104, 19, { skin: C.skin[3], hair: C.ink, book: true });
  o += creature('eagle', 250, 106, 19, { flip: true, book: true });
  o += creature('bull', 66, 410, 20, { wings: C.blue, book: true });
  o += creature('lion', 254, 412, 19, { wings: C.blue, flip: true, book: true });
  // jackal-headed figure coming up on the right: far leg, body
  const jackal = placer({ x: 262, y: 240, s: 17, flip: true });
  o += union([taper('240,330 214,350 226,378', [20, 15, 9]), taper('226,378 216,384', [9, 7])], C.red2, 2);
  o += wheel();
  o += union(
    [
      taper('252,328 272,352 256,382', [22, 16, 9]),
      taper('257,378 242,386', [9, 7]),
      blob('254,264 272,260 282,276 272,306 266,334 240,334 246,304 250,282'),
      taper('262,268 256,256 264,236', [13, 13, 13]),
    ],
    C.red,
    2.1,
  );
  o +=
    sh(blob('243,312! 256,318 271,312! 276,342 262,350 238,340!'), C.paper, 2) +
    strokes(['252,322 250,332 246,340', '264,322 264,334 262,344'], 2, C.grey);
  o += union([taper('272,272 258,292 238,288', [14, 11, 8]), disc(236, 287, 5.4)], C.red, 2);
  o += union([taper('258,270 240,258 230,236', [13, 10, 7]), disc(229, 232, 5.4)], C.red, 2);
  o += sh(
    blob(
      jackal(
        '-0.5,1! -0.62,0.1 -0.46,-0.46 -0.5,-1.7! 0.06,-0.72 0.2,-1.6! 0.42,-0.5 1.36,0.06 1.44,0.3 1.26,0.4 0.54,0.5 0.36,1!',
      ),
    ),
    C.red,
    2.1,
  );
  o += strokes(['0.16,-0.2 0.34,-0.1 0.5,-0.18', '0.9,0.3 1.1,0.24 1.3,0.26'].map(jackal), 2);
  o += rod('M254 258Q264 266 274 258', 3, C.gold, 1.5);
  // snake going down on the left
  o += sh(
    taper(
      '100,184 76,190 74,214 88,232 74,252 54,268 66,294 80,312 66,332 56,346',
      [2, 8, 10, 11, 12, 12, 12, 12, 11, 9],
    ),
    C.green,
    2.2,
  );
  o += strokes(['92,184 74,200 82,226 82,240 62,262 62,284 76,304 66,324'], 2.6, C.green2);
  o += ln('M52 368L50 378M50 378l-4 4M50 378l4 3', 1.8, C.red2);
  o +=
    sh(blob('62,340! 64,352 58,366 50,370 44,362 46,350 52,338!'), C.green, 2.1) +
    flat(disc(50, 356, 1.8) + disc(58, 357, 1.8), C.ink);
  // sphinx on top
  o +=
    ln('M118 172C96 172 92 152 104 142', 8) +
    ln('M118 172C96 172 92 152 104 142', 3.8, C.paper) +
    sh(disc(105, 140, 6), C.gold, 1.8);
  o += sh(
    blob(
      '166,124 148,134 128,142 112,156 106,172 112,182! 156,182! 158,172 172,160! 178,182! 214,182! 210,172 198,170 198,148 194,130 182,122',
    ),
    C.paper,
    2.5,
  );
  o += strokes(
    [
      '152,150 132,148 124,162 136,172',
      '124,174 134,172 148,174',
      '184,146 186,160 184,170',
      '166,134 174,142 172,156',
    ],
    2.6,
    C.grey,
  );
  const n = placer({ x: 178, y: 116, s: 16 });
  o += sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2);
  o += ln(
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
  );
  o += headFront(178, 116, 15.5, C.skin[1], 1.9);
  o += sh(blob(n(sym('0,-1.3! -0.8,-1.12 -0.94,-0.5! 0,-0.74!', 0))), C.gold, 1.9);
  o += sword(134, 48, 170, { w: 11, guard: 36, rot: -6 });
  o +=
    union([taper('176,142 158,154 142,156', [15, 12, 10]), disc(137, 156, 7.5)], C.paper, 2.1) +
    strokes(['132,153 136,154 140,153', '131,158 135,159 140,158'], 1.6, C.ink);
  return card({ id: 'maj10', ground: C.blue2, picture: o });
}
