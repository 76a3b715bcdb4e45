import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { both, placer, polar, sym, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../../glyphs.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays, star } from '../../kit/stars.ts';
import { sword } from '../../kit/suits.ts';

// Azurite, cinnabar, malachite; day from above, cloud in the corners.
const X = 160;
const Y = 284;
const R = 93;
const JACKAL = C.red;

/** Great wheel with eight spokes that end as pegs beyond the rim, by which it is climbed. */
function wheel(): string {
  let spokes = '';
  let pegs = '';
  let cuts = '';
  let signs = '';
  for (let a = 0; a < 360; a += 45) {
    spokes += `M${xy(polar(X, Y, 10, a))}L${xy(polar(X, Y, 56, a))}`;
    pegs += `M${xy(polar(X, Y, R - 2, a))}L${xy(polar(X, Y, R + 17, a))}`;
  }
  (Object.keys(ZODIAC) as Sign[]).forEach((sign, i) => {
    const a = i * 30;
    cuts += `M${xy(polar(X, Y, 61, a))}L${xy(polar(X, Y, R - 6, a))}`;
    const [x, y] = polar(X, Y, 74, a + 15);
    signs += glyph(sign, x, y, 19, C.ink, 2);
  });
  return (
    rod(pegs, 7, C.gold, 2.1) +
    sh(disc(X, Y, R), C.gold, 3) +
    sh(disc(X, Y, R - 6), C.gold2, 1.4) +
    ln(cuts, 1.2, C.gold3) +
    signs +
    sh(disc(X, Y, 61), C.gold, 2) +
    sh(disc(X, Y, 56), C.blue3, 2) +
    rod(spokes, 5.5, C.gold, 2) +
    sh(disc(X, Y, 21), C.red, 2.2) +
    star(X, Y, 18)
  );
}
/** Jackal-headed figure climbing the rising side: both hands on the rim, one foot on a peg, one on the cloud. */
function rising(): string {
  const h = placer({ x: 270, y: 218, s: 16.5, r: 14, flip: true });
  return (
    // far arm, stretched up to the peg
    union(
      [limb('264,250 244,236 232,214', [14, 11, 8]), blob('225,214! 226,206 232,203 238,206 239,213 234,218 229,218')],
      C.red2,
      2.1,
    ) +
    strokes(['226,210 230,210 233,212', '229,206 233,207 236,209'], 1.4) +
    // far leg, stretched down to the cloud
    union(
      [
        taper('276,318 278,346 273,372', [22, 16, 9]),
        blob('278,366! 279,378! 263,379 252,378! 253,373 264,370 269,364!'),
      ],
      C.red2,
      2.1,
    ) +
    // near shin and foot on the peg
    union(
      [
        taper('248,318 247,332 241,345', [20, 17, 9]),
        blob('246,340! 248,353! 236,355 224,353! 223,348 233,345 237,340!'),
      ],
      JACKAL,
      2.2,
    ) +
    // trunk
    sh(blob('262,240! 253,250 256,272 261,294! 284,296! 286,276 291,256 281,242!'), JACKAL, 2.4) +
    strokes(['262,266 268,270 266,282'], 2.2, C.red2) +
    // long kilt
    sh(
      blob('260,289! 250,298 239,310 233,318! 234,330 237,338! 250,344 268,351 288,349! 292,326 291,306 285,291!'),
      C.paper,
      2.5,
    ) +
    strokes(['277,298 262,310 240,318', '279,300 268,320 262,345', '284,300 283,324 278,348'], 2.6, C.grey) +
    rod(line('237,335 250,340.500 268,347 287,345.500'), 2.2, C.blue, 1.1) +
    rod(line('259,291 271,295 286,292'), 4.4, C.gold, 1.7) +
    // head
    sh(
      blob(
        h(
          '-0.5,1.5! -0.66,0.3 -0.52,-0.46 -0.66,-1.9! -0.06,-0.8 0.2,-1.8! 0.44,-0.5 1.36,0.06 1.6,0.3 1.3,0.46 0.6,0.54 0.42,1.5!',
        ),
      ),
      JACKAL,
      2.2,
    ) +
    strokes(
      ['0.1,-0.16 0.34,-0.26 0.6,-0.1', '0.14,-0.1 0.36,0 0.6,-0.08', '0.86,0.36 1.1,0.3 1.4,0.32'].map((l) => h(l)),
      2.2,
    ) +
    flat(blob(h('1.3,0.02! 1.52,0.1 1.58,0.3 1.36,0.2')), C.ink) +
    // broad collar
    sh(blob('262,236! 254,246 258,256! 272,262 288,254! 288,246 281,238! 271,243'), C.gold, 1.9) +
    ln(line('258,248 272,254 286,247'), 3, C.blue) +
    // near arm, elbow down, hand over the rim
    union(
      [limb('281,256 276,285 254,279', [15, 12, 9]), blob('258,273! 250,271 243,273 241,279 244,284 254,284!')],
      JACKAL,
      2.2,
    ) +
    rod(line('263,276.500 262,285.500'), 3, C.gold, 1.4) +
    strokes(['241,276.500 246,276 251,277', '242,280.500 246,280 251,281'], 1.4)
  );
}
/** Snake gliding down the left side of the rim. */
function snake(): string {
  const at = (a: number, r: number) => polar(X, Y, r, a);
  const spine = [
    at(236, 96),
    at(228, 108),
    at(217, 112),
    at(206, 102),
    at(195, 94),
    at(184, 98),
    at(173, 110),
    at(162, 114),
    at(151, 103),
    at(141, 98),
    at(133, 104),
  ];
  const [x, y] = spine[spine.length - 1]!;
  const h = placer({ x, y, s: 12, r: 76 });
  return (
    union(
      [
        taper(spine, [1, 7, 10, 12.5, 13.5, 14, 14, 14, 13.5, 12.5, 11]),
        blob(h('-0.5,-0.46! 0.3,-0.74 1,-0.66 1.9,-0.22 1.9,0.22 1,0.66 0.3,0.74 -0.5,0.46!')),
      ],
      C.green,
      2.2,
    ) +
    strokes(
      [
        [at(226, 111), at(217, 115), at(206, 103)],
        [at(203, 97), at(194, 92), at(184, 97)],
        [at(178, 106), at(170, 115), at(158, 115)],
        [at(152, 107), at(144, 101), at(135, 104)],
      ],
      3.2,
      C.green2,
    ) +
    ln(line(h('1.9,0 2.6,0')) + line(h('3,-0.3! 2.6,0! 3,0.3!')), 1.8, C.red) +
    flat(
      disc(...(h('0.9,0.34')[0] as [number, number]), 2.4) + disc(...(h('0.9,-0.34')[0] as [number, number]), 2.4),
      C.gold2,
    )
  );
}
/** Sphinx sitting upright on the top of the rim, a long foreleg straight, the other laid on the sword. */
function sphinx(): string {
  const n = placer({ x: 149, y: 98, s: 17 });
  const stripe = '-0.84,-0.2 -1.22,0.1|-0.84,0.3 -1.32,0.6|-0.76,0.8 -1.4,1.1'.split('|');
  return (
    rod('M198 184C220 186 228 172 222 156', 4.4, C.gold2, 2) +
    sh(blob('225,160! 217,158 213,148 218,136! 227,142 230,152'), C.gold3, 1.8) +
    sword(112, 46, 188, { w: 11, guard: 26 }) +
    // far foreleg with the sword
    union([limb('150,156 134,168 114,173', [18, 15, 12]), disc(112, 174, 7.5)], C.gold, 2.2) +
    strokes(['105,172 110,171 115,173', '106,177 110,176.500 115,178'], 1.5) +
    // trunk, upright
    sh(blob('138,120! 131,136 134,152 142,168 150,190! 206,190! 209,176 200,158 186,142 172,120!'), C.gold2, 2.5) +
    // haunch and hind paw
    joined('184,149! 175,154 168,166 170,178! 160,180 153,185 154,190.500!', C.gold2, 2.4) +
    strokes(['161,183 163,187 162,190', '168,182 170,187 169,190'], 1.6) +
    // near foreleg, long and straight
    joined('139,134! 138,156 139,178! 131,180 125,185 126,191! 156,191! 158,172 162,140!', C.gold2, 2.4) +
    strokes(['133,184 135,188 134,190', '140,183 142,188 141,190'], 1.6) +
    sh(blob(n(sym('0,-1.32! -0.86,-1.16 -1.2,-0.3 -1.5,1.2! -0.9,1.46 -0.5,1.2!', 0))), C.blue3, 2.2) +
    ln(
      stripe
        .flatMap((l) => both(l, 0))
        .map((l) => line(n(l)))
        .join(''),
      2,
      C.gold,
    ) +
    headFront(149, 98, 16, C.skin[1], 'watchful', 1.9) +
    sh(blob(n(sym('0,-1.3! -0.8,-1.12 -0.94,-0.5! 0,-0.74!', 0))), C.gold, 1.9)
  );
}
/** Seat of the sphinx, set on the rim. */
const seat = (): string =>
  sh(blob('102,188! 214,188! 214,195! 205,197 201,206! 160,196 119,206! 115,197 102,195!'), C.gold, 2.2);

/** Coiled cloud in the four corners: centre and radius of every lobe, and whether it coils to the left. */
const LOBES: readonly (readonly [number, number, number, boolean])[] = [
  [24, 152, 24, false],
  [54, 160, 20, true],
  [88, 150, 19, false],
  [300, 148, 24, true],
  [266, 158, 20, false],
  [232, 148, 19, true],
  [30, 394, 26, false],
  [68, 386, 22, true],
  [104, 408, 22, false],
  [124, 444, 20, true],
  [292, 394, 24, true],
  [262, 396, 22, false],
  [222, 408, 21, true],
  [196, 444, 20, false],
  [145, 466, 19, false],
  [176, 466, 19, true],
];
const clouds = (): string =>
  union(
    [
      ...LOBES.map(([x, y, r]) => disc(x, y, r)),
      disc(62, 130, 30),
      disc(258, 128, 30),
      disc(40, 436, 52),
      disc(280, 436, 52),
      disc(100, 480, 36),
      disc(220, 480, 36),
    ],
    C.blue,
    2,
  ) + flat(LOBES.map(([x, y, r, flip]) => spiral(x, y, r * 0.66, flip)).join(''), C.blue2);

/** The four sit in the clouds of the corners, each with its book. */
const ROUND = { wings: C.blue, mist: [C.blue, C.blue2], pale: C.blue2, book: true } as const;
export const focus: Focus = [34, 62, 252, 353];

export function draw(): string {
  let o = graded('maj10g', 22, 22, 276, 450, [
    [0, C.blue3],
    [0.5, C.blue3],
    [1, C.blue],
  ]);
  o += tone(22, 24, 276, 448, 58, 1.4, 0.8, C.blue3);
  o += rays(X, Y, R + 4, 206, 48, { wavy: false, w: 0.36, fill: C.blue2 }) + clouds();
  o += creature('angel', 64, 110, 18, { ...ROUND, skin: C.skin[3], hair: C.ink });
  o += creature('eagle', 258, 106, 18, { ...ROUND, flip: true });
  o += creature('bull', 64, 424, 18, ROUND);
  o += creature('lion', 257, 424, 18, { ...ROUND, flip: true });
  o += seat() + wheel() + snake() + rising() + sphinx();
  return card({ id: 'maj10', ground: C.blue2, picture: o });
}
