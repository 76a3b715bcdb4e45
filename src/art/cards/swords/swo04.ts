import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { arch, disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { sword } from '../../kit/suits.ts';

// Lead, cinnabar, azurite; light from the window on the upper left.
export const focus: Focus = [30, 40, 260, 364];

export function draw(): string {
  let o = graded('swo04g', 22, 22, 276, 450, [
    [0, C.night2],
    [1, C.grey],
  ]);
  o += tone(22, 24, 276, 406, 17, 1, 1, C.night);
  o += ln(
    each(
      Array.from({ length: 17 }, (_, i) => [i]),
      (i) => [0, 1, 2].map((k) => `M${60 + k * 92 + (i % 2) * 46} ${24 + i * 25.4}v25.4`).join(''),
    ),
    1,
    C.night,
  );
  // coloured window
  const pane = arch(44, 52, 84, 162, 56, 0);
  o += sh(arch(36, 44, 100, 178, 64, 0), C.grey2, 2.4);
  const put = placer({ x: 86, y: 212 });
  let glass = flat(rect(40, 50, 92, 166), C.blue);
  for (let i = 0; i < 10; i++)
    for (let k = 0; k < 5; k++)
      if ((i + k) % 2) glass += flat(rect(44 + k * 17, 48 + i * 17, 17, 17), i % 3 ? C.blue2 : C.blue3);
  glass += sh(disc(86, 106, 25), C.gold, 1.9) + sh(disc(86, 106, 17), C.gold2, 1.4);
  glass += sh(blob(put('0,-90! -12,-88 -22,-74 -26,-40 -32,4! 32,4! 26,-40 22,-74 12,-88')), C.red, 2);
  glass += sh(blob(put('-6,-84! -10,-44 -8,4! 12,4! 8,-44 6,-84!')), C.gold2, 1.7);
  glass += sh(disc(86, 110, 12), C.skin[1], 1.9);
  glass += sh(poly(put('-8,-58 0,-74 8,-58 4,-44 -4,-44')), C.skin[1], 1.6);
  o += clip('swo04p', pane, glass + ln('M40 134H132M40 178H132M60 40V220M112 40V220', 1.1)) + ln(pane, 2.2);
  // three swords on the wall
  const look = { w: 13, guard: 32, blade: C.paper, shade: C.grey2 };
  o += each([[172], [216], [260]], (x) => sword(x, 40, 236, { ...look, rot: 180 }));
  // floor, tomb
  o += sh(rect(10, 454, 300, 30), C.night2, 2.2);
  o += sh(rect(42, 350, 236, 108), C.grey2, 2.5) + sh(rounded(56, 366, 208, 68, 5), C.grey, 2);
  o += sh(rect(30, 444, 260, 34), C.grey2, 2.4) + ln('M36 455H284', 1.2, C.grey);
  o += sh(rounded(26, 332, 268, 22, 4), C.paper2, 2.5);
  o += sword(160, 302, 498, { ...look, rot: 90 });
  return card({ id: 'swo04', ground: C.grey, picture: o + knight() });
}
/** The stone image of a knight in armour on its back, the hands in prayer. */
function knight(): string {
  const cap = placer({ x: 80, y: 300, s: 21, r: -90 });
  const lames = (l: string) => strokes([l], 2.2, C.ink);
  return (
    sh(rounded(34, 314, 74, 20, 9), C.red, 2.2) +
    strokes(['44,324 58,328 74,326'], 2, C.red2) +
    // legs, knee, pointed shoe
    sh(
      blob('188,334! 190,304 212,298 228,300 246,306 254,305! 254,294 259,284 267,275! 277,286 283,304 282,334!'),
      C.paper,
      2.7,
    ) +
    lames('254,305 261,314 260,332') +
    lames('255,293 266,296 279,290') +
    strokes(['200,322 218,318 226,320', '244,322 250,320 257,321'], 2.6, C.grey) +
    sh(blob('222,296! 236,291 247,299 248,314 238,324 226,320 220,308'), C.grey2, 2.1) +
    lames('226,306 236,304 247,308') +
    // skirt of plates, breastplate
    sh(blob('164,334! 166,304 176,292 196,296 208,308! 212,334!'), C.grey2, 2.3) +
    lames('178,294 186,312 186,333') +
    lames('194,297 200,314 200,333') +
    sh(blob('98,334! 102,306 116,284 138,277 160,283 174,298! 176,316 172,334!'), C.paper, 2.7) +
    strokes(['118,290 140,284 160,292', '164,300 168,314 166,330'], 2.6, C.grey) +
    // head in its helmet
    headProfile(80, 300, 21, { r: -90, skin: C.paper, lip: C.grey }) +
    sh(
      blob(
        cap(
          '0.16,-1.12 0.6,-1 0.72,-0.72! 0.4,-0.6 0.2,-0.1 0.22,0.5 0.44,0.98! 0.7,1.3 0.3,1.9! -0.7,1.8 -0.8,0.9 -1,0.2 -1.04,-0.4 -0.7,-0.98',
        ),
      ),
      C.grey2,
      2.2,
    ) +
    strokes(['0,-0.8 -0.16,-0.1 -0.06,0.6', '0.5,1.06 0,0.9 -0.66,0.96'].map(cap), 2, C.grey) +
    // arm, elbow, hands together
    sh(
      blob(
        '146,290! 145,278 138,266 140,259 146,262 150,268! 149,250 151,236 156,231 160,236 165,256 168,274 167,290!',
      ),
      C.paper,
      2.2,
    ) +
    strokes(['150,268 154,274 155,282', '156,234 157,250 158,262', '161,242 163,256 163,266'], 2) +
    union([limb('118,306 148,322 157,292', [25, 21, 17])], C.paper, 2.4) +
    strokes(['118,314 130,320 140,324'], 2.4, C.grey) +
    sh(blob('137,312! 147,306 158,312 160,324 150,332 138,328'), C.grey2, 2) +
    sh(blob('144,286! 168,286! 170,297! 145,297!'), C.grey2, 1.9) +
    sh(blob('102,304! 110,291 124,291 132,302 128,316 112,318'), C.grey2, 2.1) +
    lames('106,304 116,299 129,302')
  );
}
