import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, palm } from '../../figures/hand.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';

// Cinnabar, lead, plum; torchlight.
const FOOT = { w: 17, foot: 0.82 } as const;
const bare = (skin: string) => ({ ...FOOT, fill: skin, fold: skin, shoe: skin });
/** Small horns on a head, in the order of the skull: far, near. */
const horns = (far: string, near: string) => sh(blob(far) + blob(near), C.gold, 1.6);
/** The collar lies wide on the shoulders, much wider than the head. */
const collar = (x: number, y: number) =>
  rod(
    line([
      [x - 15, y - 5],
      [x - 10, y + 3],
      [x, y + 6],
      [x + 10, y + 3],
      [x + 15, y - 5],
    ]),
    3,
    C.grey2,
    1.5,
  );

/** Woman at her ease in her chain, turned to him, one hand on the links. */
function woman(): string {
  const skin = C.skin[1];
  const arm = { u: 12, skin, sw: 2, long: [1.9, 1.9] } as const;
  return (
    sh(limb('50,408 36,412 30,398 35,384', [6, 5.5, 4.5, 3]), C.red, 1.7) +
    sh(disc(33, 382, 4) + disc(39, 380, 4) + disc(35, 375, 4), C.plum, 1.5) +
    reach({ ...arm, from: [76, 380], to: [91, 383], bend: 1, hand: 'grip', r: -30, long: [1.7, 1.6] }) +
    sh(blob('54,352! 48,362 46,376 40,392 44,406! 58,404 70,388 72,366'), C.gold3, 2) +
    sh(
      blob('48,452! 62,452! 66,458 64,464! 42,464! 42,460') + blob('70,452! 82,452! 92,459 94,464! 70,464!'),
      skin,
      2,
    ) +
    sh(blob('56,362! 69,362! 70,370 80,375 81,386 75,394 50,394 42,387 43,377 54,371'), skin, 2.2) +
    sh(
      blob(
        '45,384! 54,388 62,384 70,388 79,382! 78,394 73,402 77,414 84,430 83,444 88,457! 68,461 42,457! 43,440 40,424 42,409 49,399 46,392',
      ),
      C.grey2,
      2.4,
    ) +
    flat(
      blob('78,383! 77,394 72,402 76,414 83,430 82,444 86.500,456! 76,458.500 76,440 70,420 64,404 70,394'),
      C.grey,
    ) +
    strokes(
      ['52,404 62,412 72,411', '50,412 48,434 50,454', '60,416 66,436 64,456', '54,392 58,398 66,398'],
      2.2,
      C.grey,
    ) +
    headThreeQuarter(67, 350, 13.5, { skin, r: 10, mood: 'sad', sw: 1.9 }) +
    collar(62, 373) +
    sh(blob('76,340! 68,333 57,336 51,346 50,362 44,378 46,392! 54,384 58,370 60,356 66,346'), C.gold3, 2) +
    strokes(['66,337 56,346 54,364', '60,336 53,350 48,380'], 1.8) +
    horns('56,338! 52,328 55,319! 58,327 64,334!', '74,338! 76,328 83,322! 83,332 80,341!') +
    reach({ ...arm, from: [47, 381], to: [36, 424], bend: 1, hand: 'rest', turn: -8, into: [56, 382] })
  );
}
/** Man with a hand on his hip, who looks up to the one on the block. */
function man(): string {
  const skin = C.skin[3];
  const arm = { u: 12, skin, sw: 2 } as const;
  return (
    sh(limb('272,408 284,418 294,408 291,392', [6, 5.5, 4.5, 3]), C.red, 1.7) +
    sh(blob('287,394! 285,384 291,374! 297,384 296,394!'), C.coral, 1.6) +
    reach({ ...arm, from: [242, 380], to: [228, 384], bend: -1, hand: 'grip', flip: true, r: 30, long: [1.7, 1.6] }) +
    stride('251,408 244,431 248,455', { ...bare(skin), dir: -1 }) +
    stride('268,408 271,431 271,455', { ...bare(skin), dir: -1 }) +
    sh(
      blob('250,362! 263,362! 264,369 279,373 284,384 277,394 275,406! 245,406! 245,394 240,386 239,376 250,369'),
      skin,
      2.3,
    ) +
    strokes(
      [
        '243,387 251,391 258,387',
        '260,387 268,391 276,386',
        '259,380 258,394 259,402',
        '251,396 254,398 257,397',
        '262,397 266,398 269,396',
      ],
      1.8,
    ) +
    sh(
      blob('244,400! 260,405 277,399! 283,416 282,427! 273,422 264,430! 255,423 246,428! 239,420 241,409'),
      C.grey2,
      2.3,
    ) +
    flat(blob('266,404! 276,400.500! 282,416 281,425.500! 273,421 267,426!'), C.grey) +
    strokes(['249,406 247,416 248,424', '258,408 258,418 262,427'], 2, C.grey) +
    headThreeQuarter(254, 349, 13.5, { skin, flip: true, r: 14, mood: 'watchful', sw: 1.9 }) +
    collar(259, 372) +
    sh(blob('243,342! 247,333 258,331 268,337 271,350 268,362! 263,358 263,348 256,340'), C.ink, 1.8) +
    horns('244,340! 240,330 241,321! 248,329 251,336!', '260,336! 263,327 270,321! 271,331 268,341!') +
    reach({
      ...arm,
      from: [278, 381],
      to: [275, 406],
      bend: -1,
      hand: 'rest',
      r: 170,
      long: [1.75, 1.75],
      into: [268, 380],
    })
  );
}
/** Shaggy legs of a goat drawn up to the chest, knees wide, both hooves on the edge of the block. */
function haunches(): string {
  const pelvis = '160,282! 146,286 136,290 126,306! 132,318 130,324! 140,324 142,336! 150,330 153,346! 160,336!';
  const thigh =
    '148,286! 128,276 106,266 88,264 76,274 74,290 84,304! 94,306 96,314! 108,311 110,320! 122,314 126,322! 138,312 148,300!';
  const shank =
    '82,273 70,287 66,300! 76,304 75,314! 85,316 85,327! 93,328 95,340! 122,340! 130,337 124,328! 124,320 116,316! 114,306 108,300! 105,288 98,276';
  const hoof = '96,336! 125,336! 130,356! 114,356! 111,348! 107,356! 91,356!';
  const fur = ['82,288 86,302 90,312', '92,290 98,306 102,322', '92,322 98,328 100,336', '108,312 112,322 113,334'];
  return (
    sh(blob(sym(pelvis)), C.gold3, 2.4) +
    strokes(['160,300 160,316 160,328', ...both('146,300 148,314 152,328')], 3) +
    sh(
      both(thigh)
        .map((l) => blob(l))
        .join(''),
      C.gold3,
      2.5,
    ) +
    strokes(both('144,296 132,304 124,312').concat(both('130,288 120,296 116,306')), 3) +
    strokes(both('144,290 124,279 100,268').concat(both('136,292 120,286 108,280')), 4.6, C.gold) +
    sh(
      both(hoof)
        .map((l) => poly(l))
        .join(''),
      C.gold,
      2.2,
    ) +
    sh(
      both(shank)
        .map((l) => blob(l))
        .join(''),
      C.gold3,
      2.5,
    ) +
    strokes(
      fur.flatMap((l) => both(l)),
      3,
    ) +
    strokes(both('97,284 90,279 82,283').concat(both('80,286 78,296 82,306')), 4.6, C.gold)
  );
}

export const focus: Focus = [34, 52, 252, 353];

/** Light of the fire along shoulders, arms and flanks. */
const RIM = [
  ...both('150,190 138,196 129,205'),
  ...both('127,226 132,246 138,266'),
  '74,178 84,206 98,222',
  '126,200 112,206 98,204',
  '191,204 205,222 214,238',
];
/** Chest with both arms in one contour: one raised, one with the torch. */
function upper(): string {
  return (
    union(
      [
        blob(sym('160,186 148,188 136,194 126,206 124,224 131,246 136,264 137,278 148,288 160,292!')),
        limb('133,210 97,226 80,172', [31, 25, 13]),
        limb('187,210 208,247 227,253', [31, 25, 13]),
      ],
      C.red,
      2.5,
    ) +
    palm(79, 152, 14.5, { skin: C.red, r: -4, sw: 2.1 }) +
    grip(249, 258, 14, { skin: C.red, dir: -1, r: 14 }) +
    flat(taper('82,182 80,162', [13, 11.4]) + taper('218,250 238,255', [13, 11]), C.red) +
    strokes(RIM, 5.4, C.coral) +
    strokes(RIM, 5.4, C.coral) +
    strokes(
      [
        ...both('132,222 142,234 157,230'),
        ...both('146,246 150,256 158,258'),
        ...both('146,264 150,274 158,276'),
        ...both('142,196 150,202 157,203'),
        '160,232 161,250 160,284',
        '128,220 118,228 106,229',
        '94,212 96,198 90,184',
        '196,226 206,232 212,240',
        '190,222 190,230 194,240',
      ],
      2.6,
      C.red2,
    ) +
    rod(line('72,172 80,175 89,171'), 4, C.gold, 1.7) +
    rod(line('227,246 229,253 225,260'), 4, C.gold, 1.7)
  );
}

export function draw(): string {
  let o = graded('maj15g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.46, C.ink],
    [1, C.red2],
  ]);
  o += tone(22, 24, 276, 446, 54, 0.3, 1.5, C.plum);
  // inverted star
  o += star(160, 64, 20, { points: 5, inner: 0.4, rot: 90, contour: 1.6, light: C.gold, dark: C.gold3 });
  // wings of a bat
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o += sh(
      blob(
        m(
          '140,226! 116,196 92,140 84,104! 62,120 40,158 34,196! 46,192 54,200 58,214! 68,206 80,210 86,226! 98,220 110,228 120,250! 132,250',
        ),
      ),
      C.plum,
      3.4,
      C.gold2,
    );
    o +=
      strokes([m('90,120 66,150 58,212'), m('91,130 92,172 86,224'), m('100,160 108,196 120,246')], 3.4, C.ink) +
      sh(taper(m('144,222 116,184 98,144 85,102'), [11, 9, 7, 5]), C.gold3, 2) +
      sh(blob(m('84,106! 78,92 82,82! 90,94!')), C.gold, 1.8);
  }
  // block with a ring
  o +=
    sh(poly('100,352 220,352 228,472 92,472'), C.grey, 2.8) +
    sh(rect(84, 340, 152, 20), C.grey2, 2.4) +
    flat(poly('198,361 219,361 226.500,471 204,471'), C.night2) +
    ln('M98 392H223M95 430H226', 1.2);
  o += haunches();
  // torch, turned down
  o += g(
    sh(blob('-9,32! -22,40 -24,54 -14,60 -17,74! -3,66 3,78! 13,62 12,50 21,42! 13,40 9,32!'), C.red, 2.1) +
      flat(blob('-6,34! -13,44 -11,53 -6,56 -3,66! 5,55 6,44 7,34!'), C.gold2) +
      sh(poly('-5,-22 5,-22 9,32 -9,32'), C.gold3, 2.1) +
      sh(rect(-12, 26, 24, 9), C.gold, 2),
    'transform="translate(249 254) rotate(-16) scale(0.86)"',
  );
  o += upper();
  // head of a goat
  const h = placer({ x: 160, y: 152, s: 28 });
  const horns = both('-0.3,-0.7 -0.7,-1.2 -1.5,-1.3 -1.9,-1 -2.1,-1.6', 0);
  o += horns.map((l) => sh(taper(h(l), [14, 13, 11, 8, 1]), C.gold, 2.1)).join('');
  o += sh(
    both('-0.5,-0.4! -1.1,-0.56 -1.7,-0.2! -1.1,0.02 -0.56,-0.02!', 0)
      .map((l) => blob(h(l)))
      .join(''),
    C.red2,
    2,
  );
  o += sh(blob(h(sym('0,0.8! -0.34,0.9 -0.3,1.4 -0.1,1.5 0,2.1!', 0))), C.gold3, 2);
  o += sh(blob(h(sym('0,-0.86 -0.46,-0.78 -0.62,-0.3 -0.44,0.24 -0.36,0.74 -0.16,1 0,1.02', 0))), C.red, 2.5);
  o += strokes(both('-0.12,-0.78 -0.44,-0.7 -0.54,-0.34', 0).map(h), 5, C.coral);
  o += strokes(
    [
      ...both('-0.56,-0.4 -0.34,-0.42 -0.14,-0.2', 0),
      ...both('-0.16,-0.1 -0.14,0.3 -0.18,0.6', 0),
      ...both('-0.04,0.74 -0.12,0.66 -0.18,0.6', 0),
      '-0.18,0.84 0,0.88 0.18,0.84',
    ].map((l) => h(l)),
    3,
  );
  o +=
    sh(
      both('-0.46,-0.16! -0.32,-0.24 -0.16,-0.08! -0.32,-0.02', 0)
        .map((l) => blob(h(l)))
        .join(''),
      C.gold2,
      1.4,
    ) +
    flat(
      at(h('-0.31,-0.13 0.31,-0.13'), (x, y) => rect(x - 3, y - 1.2, 6, 2.4)),
      C.ink,
    );
  // ground, chains, the two
  o += sh(blob('10,462! 90,456 230,456 312,462! 312,484! 10,484!'), C.night2, 2.2);
  const chain = (l: string) =>
    ln(line(l), 6, C.ink, ' stroke-dasharray="7 3"') + ln(line(l), 3, C.grey2, ' stroke-dasharray="7 3"');
  o += woman() + man();
  o += chain('63,381 78,389 90,386 100,404 122,424 150,404') + chain('258,380 243,389 229,386 220,404 198,424 170,404');
  o += rod(disc(160, 398, 13), 4, C.gold, 2) + sh(disc(160, 384, 5), C.gold, 1.8);
  return card({ id: 'maj15', ground: C.ink, picture: o });
}
