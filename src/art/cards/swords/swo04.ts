import type { Focus } from '../../art.ts';
import { cradle, rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, place, placer } from '../../geom/points.ts';
import { arch, disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
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
  // saint who blesses, small supplicant at the feet
  glass += sh(disc(94, 98, 23), C.gold, 1.9) + sh(disc(94, 98, 16), C.gold2, 1.4);
  glass += sh(blob(put('8,-94! -4,-90 -12,-78 -12,-40 -16,4! 36,4! 34,-40 32,-78 22,-90')), C.red, 2);
  glass += sh(blob(put('2,-86! 0,-44 -2,4! 18,4! 16,-44 14,-86!')), C.gold2, 1.7);
  glass += headFront(94, 102, 13, C.skin[1], 'calm', 1.7) + shortHair(94, 102, 13, { fill: C.gold3 });
  glass +=
    sh(blob(put('-8,-78! -24,-70 -26,-58! -16,-54 -4,-58 0,-66!')), C.red2, 1.8) +
    cradle(60, 147, 7, { skin: C.skin[1], flip: true, sw: 1.5, r: -14 });
  glass +=
    sh(blob('50,172! 62,176 68,190 70,204 78,220! 40,220! 42,196 44,180'), C.paper, 1.8) +
    headProfile(58, 166, 9, { skin: C.skin[1], r: -20, sw: 1.5 });
  glass += sh(blob('62,162! 56,155 48,160 48,170 54,176! 56,168'), C.ink, 1.3);
  glass +=
    rest(74, 184, 7, { skin: C.skin[1], r: -58, sw: 1.4 }) +
    sh(blob('52,182! 60,184 66,190 72,188! 74,196! 64,202 54,196'), C.paper, 1.6);
  o += clip('swo04p', pane, glass + ln('M40 134H132M60 40V130M112 40V220', 1.1)) + ln(pane, 2.2);
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
  const cap = placer({ x: 86, y: 296, s: 24, r: -90 });
  const folds = (...l: string[]) => strokes(l, 2.2, C.grey);
  const plates = (...l: string[]) => strokes(l, 2.2, C.ink);
  const foot = (dx: number, dy: number, fill: string) =>
    sh(blob(place('-16,0! -16,-14 -9,-26 -4,-36 4,-43! 9,-32 10,-16 8,0!', { x: 283 + dx, y: 332 + dy })), fill, 2.3);
  return (
    sh(rounded(36, 312, 82, 21, 9), C.red, 2.2) +
    strokes(['48,322 66,326 90,324'], 2, C.red2) +
    // far foot, near leg: thigh, knee, greave, pointed shoe
    foot(-11, -3, C.grey2) +
    sh(blob('196,332! 196,306 208,302 222,300 232,305 240,303 252,305 262,309 270,312! 271,332!'), C.paper, 2.5) +
    foot(0, 0, C.paper) +
    plates('268,318 279,320 292,317', '272,308 282,310 292,306', '277,298 284,300 291,296') +
    folds('236,318 246,315 260,318', '240,325 252,325 266,326') +
    sh(blob('210,304! 221,297 231,304! 234,316 230,328 217,330 210,322'), C.grey2, 2) +
    plates('213,313 222,311 231,314') +
    // surcoat, breastplate
    sh(blob('182,332! 184,300 193,298 200,302 207,309! 209,332!'), C.grey2, 2.3) +
    plates('194,302 198,316 199,331') +
    // far forearm, from behind the breast
    sh(blob('158,280! 173,275! 180,283 193,300! 190,312! 170,304'), C.grey2, 2.3) +
    sh(blob('108,332! 108,308 118,292 138,283 160,285 178,294 190,302! 192,332!'), C.paper, 2.7) +
    folds('126,294 144,289 162,293', '172,300 178,314 178,328') +
    sh(blob('179,296! 188,299 192,302! 194,332! 184,332! 184,312'), C.gold, 1.9) +
    // head in its coif of mail
    headProfile(86, 296, 24, { r: -90, skin: C.paper, lip: C.grey }) +
    sh(
      blob(
        cap(
          '0.56,-0.8! 0.3,-1.06 -0.2,-1.14 -0.8,-0.86 -1.02,-0.2 -0.98,0.6 -1,1.5! -0.4,1.7 0.34,1.5! 0.44,1.2 0.42,0.98! 0.2,0.72 0.06,0.2 0.1,-0.4 0.3,-0.7',
        ),
      ),
      C.grey2,
      2.2,
    ) +
    strokes(
      ['-0.1,-0.9 -0.5,-0.5 -0.56,0', '-0.2,-0.2 -0.3,0.3 -0.2,0.9', '-0.7,0.3 -0.7,0.8 -0.6,1.3'].map(cap),
      2,
      C.grey,
    ) +
    // near arm: elbow on the slab, forearm upright
    sh(
      blob(
        '112,300! 122,294 132,303 139,309! 145,296 151,280! 166,284! 167,300 161,318 154,329 142,330 124,324 112,316',
      ),
      C.paper,
      2.4,
    ) +
    folds('122,312 132,318 143,320', '156,292 156,304 152,316') +
    palms() +
    sh(blob('104,306! 108,294 120,288 132,294 134,306! 128,318 114,320 106,316'), C.grey2, 2.1) +
    plates('107,308 118,300 132,304')
  );
}
/** Two palms pressed together, seen at the edges of both hands, with a plate at either wrist. */
function palms(): string {
  const edge = '0,-33! -4,-33 -6,-27 -7,-18 -9,-8 -10,4! 0,4!';
  const put = placer({ x: 164, y: 283, s: 1.18, r: -6 });
  const far = placer({ x: 164, y: 283, s: 1.18, r: -6, flip: true });
  return (
    sh(blob(far(edge)), C.grey2, 2) +
    sh(blob(put(edge)), C.paper, 2) +
    sh(blob(put('-8,0! -7,-8 -4,-15 0,-18 3,-15 1,-10 -1,-4 -2,2!')), C.paper, 1.7) +
    sh(blob(far('-12,1! 0,1! 0,6! -13,8!')), C.grey2, 1.9) +
    sh(blob(put('-12,2! 1,4! 1,9! -14,7!')), C.paper, 1.9)
  );
}
