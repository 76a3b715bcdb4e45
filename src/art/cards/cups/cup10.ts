import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headChildTurned } from '../../figures/child.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, placer, polar } from '../../geom/points.ts';
import { arc, disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Ten of Cups: rainbow of ten cups; couple from behind with arms up; two children dancing; house.
// Azurite, cinnabar, malachite; light from the rainbow.
export const focus: Focus = [34, 84, 252, 353];

const [FAIR, TAN, BROWN] = C.skin;

/** Child that dances to the right on one foot, a hundred high, the hand in front held out at 29, -60. */
function child(skin: string, hair: string, dress: string, fold: string): string {
  const arm = { u: 13, skin, long: [1.3, 1.35] as const, sw: 2.4 };
  return (
    // leg kicked back, leg that hops
    union([limb('-6,-32 -9,-17 -19,-13', [13, 11, 8])], skin, 2) +
    sh(blob('-16,-18! -22,-18 -25,-12 -27,-3 -24,-1 -19,-6 -16,-9!'), skin, 2.2) +
    union([limb('4,-32 8,-18 4,-6', [14, 11, 8])], skin, 2) +
    sh(blob('0,-8! 8,-8! 9,-4 15,-2 18,1 17,3 0,3 -2,-2'), skin, 2.2) +
    reach({ ...arm, from: [-8, -60], to: [-20, -90], hand: 'palm', flip: true, bend: -1 }) +
    reach({ ...arm, from: [8, -60], to: [28, -60], hand: 'rest', flip: true, bend: 1 }) +
    sh(blob('-4,-74! 6,-74! 7,-62 -5,-62'), skin, 2) +
    sh(
      blob(
        '-5,-67! 1,-64 7,-67! 13,-64 16,-57! 9,-52! 9,-44 15,-32 18,-24! 10,-21 2,-25 -6,-21 -16,-26! -11,-38 -9,-50! -15,-57! -12,-65',
      ),
      dress,
      2.4,
    ) +
    strokes(['-4,-44 -8,-34 -10,-26', '1,-44 1,-34 2,-27', '6,-44 10,-34 12,-25'], 2.4, fold) +
    ln(line('-9,-46 0,-43 9,-46'), 3, fold) +
    headChildTurned(2, -83, 14.5, { skin, hair, r: -6 })
  );
}
/** The two children, hand in hand. */
function dance(): string {
  const put = (inner: string, x: number, side: 1 | -1) =>
    g(inner, `transform="translate(${x} 458) scale(${side * 1.06} 1.06)"`);
  return (
    flat(blob('186,459! 208,456 262,456 286,460! 262,467 208,467'), C.green3) +
    put(child(BROWN, C.ink, C.blue, C.blue3), 205, 1) +
    put(child(FAIR, C.gold3, C.gold2, C.gold), 262, -1) +
    g(
      sh(blob('236,399! 241,397 246,399 248,403 245,407 239,408 235,406!'), BROWN, 1.5) +
        strokes(['246,400 242,401 240,402', '247,403 243,404 241,404.6'], 1),
      'transform="translate(-55.900 -87.400) scale(1.2)"',
    )
  );
}
/** Man from behind, his head bent towards hers, his free arm lifted to the rainbow. */
function man(): string {
  const h = placer({ x: 101, y: 270, s: 21.5, r: 10 });
  const cloth = { u: 20, fill: C.blue, fold: C.blue3, skin: TAN };
  return (
    union([limb('88,384 84,420 80,446', [26, 21, 13])], C.blue3, 2.2) +
    union([limb('110,384 114,420 118,446', [26, 21, 13])], C.blue3, 2.2) +
    sh(blob('70,440! 90,440! 92,454 88,460 66,460 64,453!'), C.gold3, 2) +
    sh(blob('108,440! 128,440! 134,453 132,460 110,460 106,454!'), C.gold3, 2) +
    reach({
      ...cloth,
      from: [80, 308],
      to: [66, 234],
      bend: -1,
      hand: 'palm',
      flip: true,
      cuff: C.gold,
      long: [2, 2.2],
    }) +
    sh(poly(h('-0.42,0.5 0.42,0.5 0.4,1.5 -0.56,1.5')), TAN, 1.8) +
    sh(
      blob(
        '86,295! 97,301 111,295! 122,298 128,310 125,332 119,348 124,372 130,394! 115,399 99,395 84,400 67,395! 73,372 79,348 73,328 71,308 76,299',
      ),
      C.blue,
      2.6,
    ) +
    flat(taper('80,308 94,320', [18, 12]), C.blue) +
    strokes(
      ['90,312 97,330 97,344', '85,360 81,380 76,394', '99,360 99,380 100,393', '112,360 117,380 120,395'],
      2.6,
      C.blue3,
    ) +
    rod(line('79,348 99,353 119,348'), 4, C.gold, 1.7) +
    sh(
      blob(h('-0.74,-0.06! -0.98,-0.1 -1,0.26 -0.76,0.42!')) + blob(h('0.74,-0.06! 0.98,-0.1 1,0.26 0.76,0.42!')),
      TAN,
      1.6,
    ) +
    sh(
      blob(
        h(
          '0,-1.16! -0.56,-1.04 -0.9,-0.5 -0.84,0.16 -0.66,0.62! -0.5,0.78 -0.34,0.66! -0.14,0.84 0.06,0.7! 0.26,0.84 0.44,0.66! 0.56,0.76 0.68,0.6! 0.84,0.16 0.9,-0.5 0.56,-1.04',
        ),
      ),
      C.gold3,
      2.1,
    ) +
    strokes(
      [h('-0.06,-0.9 -0.5,-0.4 -0.5,0.3'), h('0.1,-0.9 0.1,-0.3 0,0.4'), h('0.3,-0.84 0.6,-0.3 0.5,0.3')],
      2,
      C.ink,
    )
  );
}
/** Woman from behind with a plait, and the arm he has put round her. */
function woman(): string {
  let o =
    reach({
      u: 19,
      from: [182, 312],
      to: [204, 242],
      bend: 1,
      long: [2.1, 2.3],
      hand: 'palm',
      skin: BROWN,
      fill: C.red,
      fold: C.red2,
      cuff: C.gold,
    }) +
    sh(poly('157,286 171,286 174,304 153,304'), BROWN, 1.8) +
    sh(
      blob(
        '150,299! 163,306 177,299! 187,302 191,314 187,334 180,351 188,394 200,450! 182,457 162,453 140,458 118,451! 132,400 144,351 138,332 136,314 141,303',
      ),
      C.red,
      2.6,
    ) +
    flat(taper('182,312 170,322', [17, 11]), C.red) +
    strokes(
      ['152,362 142,410 130,449', '160,364 158,410 156,448', '169,364 176,410 184,450', '176,314 178,330 174,344'],
      2.8,
      C.red2,
    ) +
    rod(line('144,351 162,356 180,351'), 4, C.gold, 1.7);
  o += sh(disc(145.5, 278, 3.6, 5) + disc(181.5, 278, 3.6, 5), BROWN, 1.6);
  o += sh(blob('163.5,250! 150,253 144,266 146,281 154,293 163,298 173,293 181,281 183,266 177,253'), C.ink, 2.2);
  // plait
  o += union(
    ['163,298', '161,308', '165,317', '162,326', '164,334'].map((p, i) =>
      at(p, (x, y) => disc(x, y, 7.4 - i * 0.6, 7)),
    ),
    C.ink,
    1.4,
  );
  o +=
    sh(blob('160,340! 167,340! 169,350 164,357 158,350'), C.ink, 1.6) +
    rod(line('159,340 168,340'), 3, C.gold, 1.4) +
    strokes(
      [
        '162,255 152,266 154,284',
        '166,255 175,266 173,284',
        '157,300 163,303 168,309',
        '169,306 163,311 158,316',
        '158,316 164,320 169,325',
        '168,324 163,329 159,333',
      ],
      1.9,
      C.blue2,
    );
  return o;
}
const embrace = (): string =>
  reach({
    u: 20,
    from: [118, 310],
    to: [170, 350],
    bend: 1,
    hand: 'rest',
    flip: true,
    turn: 14,
    skin: TAN,
    fill: C.blue,
    fold: C.blue3,
    cuff: C.gold,
    long: [1.9, 2],
  }) + flat(blob('106,298 114,298.4 119,303 120,318 112,330 104,328 104,308'), C.blue);
/** House, and the stream that runs from it. */
function home(): string {
  let o = sh(blob('10,300! 56,286 110,304 172,310 236,288 274,280 312,292! 312,480! 10,480!'), C.green, 2.3);
  o +=
    sh(rect(225, 274, 46, 38), C.paper, 2.1) +
    sh(poly('216,276 248,249 280,276'), C.red, 2.1) +
    flat('M243 312v-17h11v17zM230 283h8v8h-8zM259 283h7v8h-7z', C.ink);
  o += sh(blob('10,372! 90,360 170,366 250,352 312,366! 312,480! 10,480!'), C.green2, 2.3);
  return o;
}

/** Birds that come after the rain. */
const GULLS = [
  '196,60 206,52 214,58',
  '214,58 224,50 232,58',
  '236,86 243,80 249,85',
  '249,85 256,79 262,86',
  '84,66 92,59 99,64',
  '99,64 107,58 114,66',
];

export function draw(): string {
  let o = sky('cup10', 'gloaming', 380);
  o += strokes(GULLS, 4.2, C.paper);
  // rainbow
  o += flat(disc(160, 226, 108), C.paper, 0.78);
  const bow = (r: number, w: number, fill: string) => ln(arc(160, 226, r, 150, 390), w, fill);
  o += bow(124, 38, C.ink);
  [C.coral, C.gold2, C.green2, C.blue2].forEach((fill, i) => {
    o += bow(137 - i * 8.6, 8, fill);
  });
  for (let i = 0; i < 10; i++) {
    const [x, y] = polar(160, 226, 124, 207 + i * 14);
    o += cup(x, y - 18, 24);
  }
  o += home() + tufts('36,392 212,392 160,468', { rise: 15, spread: 8, w: 2.6 });
  o += flat(blob('50,459! 84,455 180,454 204,459! 180,466 84,466'), C.green3);
  o += g(man() + woman() + embrace(), 'transform="translate(-23 -46.400) scale(1.1)"') + dance();
  return card({ id: 'cup10', ground: C.green2, picture: o });
}
