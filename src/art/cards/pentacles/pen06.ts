import type { Focus } from '../../art.ts';
import { kneeling, standing } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile, headThreeQuarter } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { at, both, placer, points, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ridge, tower, tufts } from '../../kit/land.ts';
import { ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Six of Pentacles: merchant with scales dropping coins to two kneeling people; six discs around.
// Malachite, cinnabar, azurite; light from the left.
export const focus: Focus = [24, 60, 272, 381];
const SKIN = C.skin[1];

/** Balance with two level pans, held at x, y. */
function scales(x: number, y: number): string {
  const pan = (px: number) =>
    ln(`M${px} ${y + 14}l-17 38M${px} ${y + 14}l17 38`, 1.7) +
    sh(`M${px - 20} ${y + 52}h40q-4 16-20 16t-20-16z`, C.gold, 2.2);
  return (
    rod(`M${x} ${y - 4}v18`, 3, C.gold, 1.7) +
    rod(`M${x - 32} ${y + 14}h64`, 4, C.gold, 1.9) +
    pan(x - 32) +
    pan(x + 32) +
    sh(disc(x, y + 14, 5.6), C.gold2, 1.7)
  );
}
/** Dark man on the left, both hands up for the coins. */
function left(): string {
  const body = kneeling(70, 474, 158, { fill: C.paper2, fold: C.gold3, belt: C.gold3 });
  const [x, y] = [body.head[0] + 4, body.head[1]];
  const l = placer({ x, y, s: 19, r: -26 });
  const arm = { u: 18, fill: C.paper2, fold: C.gold3, skin: C.skin[3], hand: 'cradle' } as const;
  return (
    reach({ ...arm, from: [84, 370], to: [136, 378], bend: 1, r: -10 }) +
    body.svg +
    headProfile(x, y, 19, { skin: C.skin[3], r: -26 }) +
    sh(blob(l('0.4,-0.86 -0.4,-1.1 -1,-0.6 -1.04,0.2 -0.6,0.8! -0.3,0.4 -0.1,-0.2!')), C.ink, 1.9) +
    reach({ ...arm, from: [70, 374], to: [126, 388], bend: 1, r: -6 })
  );
}
/** Veiled woman on the right, one hand held out. */
function right(): string {
  const body = kneeling(248, 474, 158, { fill: C.blue2, fold: C.blue3, flip: true, belt: C.paper });
  const [x, y] = [body.head[0] - 4, body.head[1]];
  const k = placer({ x, y, s: 19, flip: true, r: 22 });
  const arm = { u: 18, fill: C.blue2, fold: C.blue3, skin: C.skin[2], hand: 'cradle' } as const;
  return (
    body.svg +
    headProfile(x, y, 19, { skin: C.skin[2], flip: true, r: 22 }) +
    sh(
      blob(
        k(
          '0.56,-0.84! 0,-1.24 -0.8,-1.04 -1.12,-0.2 -1.1,0.8 -1.5,2.1! -0.2,2 0.3,1.5! -0.1,0.8 -0.24,0.2 -0.1,-0.3 0.34,-0.6!',
        ),
      ),
      C.paper,
      2,
    ) +
    reach({ ...arm, from: [248, 374], to: [196, 388], bend: -1, r: 168, flip: true })
  );
}

export function draw(): string {
  let o = glade('pen06', 400);
  o += ridge('10,372 56,340 100,366 150,350 204,368 260,342 312,366', 400, C.green2, C.green);
  o += tower(30, 318, 60) + tower(272, 322, 60);
  o += sh(blob('10,382! 100,374 220,378 312,372! 312,480! 10,480!'), C.green, 2.3);
  for (const [x, y] of points('133,62 187,62 84,84 236,84 55,127 265,127')) o += pentacle(x, y, 24.4);
  // mantle, robe of the merchant
  o += sh(blob(sym('160,184! 126,196 106,224 102,300 94,380 82,452! 120,460 160,456')), C.blue, 2.6);
  o += strokes(both('112,250 108,340 96,440'), 3, C.blue3);
  o += standing(160, 462, 312, { fill: C.red, fold: C.red2, belt: C.gold }).svg;
  const arm = { u: 25, skin: SKIN, fill: C.red, fold: C.red2, cuff: C.gold } as const;
  // scales held high on one side, on the other the giving hand
  o += reach({ ...arm, from: [194, 226], to: [246, 188], bend: 1, hand: 'grip', r: 0, long: [2.1, 2.2] });
  o += scales(246, 196) + grip(246, 188, 13, { skin: SKIN, dir: -1 });
  o += sh(blob(sym('160,204! 138,196 118,208 112,232! 138,230 160,246!')), C.paper, 2.3);
  o += strokes(
    ['130,210 130,218 127,226', '146,214 147,222 145,231', '174,214 173,222 175,231', '190,210 190,218 193,226'],
    2.6,
  );
  o += left() + right();
  o += reach({ ...arm, from: [128, 228], to: [118, 316], bend: 1, hand: 'rest', r: 70, flip: true, long: [1.9, 1.95] });
  o += sh(
    at('124,340 134,350 122,358 133,366', (x, y) => disc(x, y, 6)),
    C.gold2,
    1.7,
  );
  // head inclined, turban
  const h = placer({ x: 158, y: 156, s: 27, r: -8, flip: true });
  o += headThreeQuarter(158, 156, 27, { skin: SKIN, r: -8, flip: true });
  o += sh(
    blob(h('0.64,0.44! 0.68,0.9 0.44,1.3 0.1,1.1 -0.2,0.8 -0.46,0.5! -0.3,0.44 0,0.66 0.14,0.46 0.5,0.4!')),
    C.gold3,
    1.9,
  );
  o += sh(
    blob(h('0.84,-0.3! 0.2,-0.56 -0.5,-0.36 -0.9,0.1! -1.2,-0.3 -1.1,-0.96 -0.5,-1.4 0.2,-1.44 0.8,-1')),
    C.red,
    2.3,
  );
  o += strokes([h('0.76,-0.44 0,-0.8 -1,-0.2'), h('0.7,-0.8 0,-1.1 -1,-0.6')], 2.6, C.red2);
  o += tufts('40,470 160,466 286,470', { rise: 12 });
  return card({ id: 'pen06', ground: C.green, picture: o });
}
