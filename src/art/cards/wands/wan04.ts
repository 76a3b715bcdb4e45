import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, place, spot } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Four of Wands: four staves with a garland across; two dancers with raised bouquets; castle; bridge.
// Cinnabar, malachite, azurite; evening gold.
export const focus: Focus = [28, 60, 264, 370];

/** The staves stand back in the dusk. */
const POLE = { fill: C.gold3, light: C.straw };
interface Dancer {
  x: number;
  flip: boolean;
  robe: readonly [string, string];
  skin: string;
  hair: string;
}
/** In a turn, the inner hand given to the other, the outer one lifting flowers; facing right. */
function dancer({ x, flip, robe: [fill, fold], skin, hair }: Dancer): string {
  const at0 = { x, y: 456, flip };
  const put = (l: string) => place(l, at0);
  const to = (px: number, py: number) => spot(px, py, at0);
  const side = flip ? -1 : 1;
  const arm = { u: 14.5, skin, fill, fold, cuff: C.gold, sw: 2.1 } as const;
  const [hx, hy] = to(5, -147);
  const h = (l: string) => place(l, { x: hx, y: hy, s: 15, flip, r: -8 * side });
  let o =
    // leg kicked up behind, leg that hops
    union([limb(put('-6,-44 -6,-25 -32,-33'), [18, 15, 9])], skin, 2) +
    sh(blob(put('-28,-40! -30,-26! -40,-27 -50,-19 -60,-20! -60,-25! -52,-33 -42,-41')), C.red2, 1.7) +
    union([limb(put('6,-50 12,-28 4,-8'), [18, 15, 9])], skin, 2) +
    sh(blob(put('-2,-15! 10,-15! 11,-6 21,-1 26,2 26,5! 12,4 4,-1 -3,1! -5,-5')), C.red2, 1.7);
  o += reach({
    ...arm,
    from: to(11, -118),
    to: to(30, -110),
    bend: side,
    hand: 'rest',
    flip,
    turn: 10 * side,
    long: [1.5, 1.7],
  });
  o +=
    sh(
      blob(
        put(
          '-8,-128! 10,-128! 17,-118 14,-102 10,-90! 18,-70 24,-50 32,-30! 20,-20 10,-27 0,-19 -10,-27 -24,-22 -38,-34 -54,-42! -36,-56 -18,-76 -10,-90! -13,-106 -15,-118',
        ),
      ),
      fill,
      2.4,
    ) +
    strokes(
      ['-6,-86 -20,-62 -40,-42', '-3,-86 -10,-56 -22,-30', '2,-86 2,-58 -1,-30', '6,-86 14,-60 20,-30'].map(put),
      2.6,
      fold,
    ) +
    rod(line(put('-11,-90 0,-87 11,-90')), 3, C.gold, 1.5);
  // head with a plait and flowers
  o +=
    sh(blob(h('-0.3,-0.2! -1,0 -1.3,0.9 -1.9,1.7 -2.2,2.6! -1.4,2.3 -0.8,1.4 -0.3,0.9!')), hair, 1.8) +
    headProfile(hx, hy, 15, { flip, skin, r: -8 * side, sw: 1.9, mood: 'glad' }) +
    sh(
      blob(h('0.56,-0.6! 0.3,-1.1 -0.36,-1.16 -0.94,-0.66 -1.02,0.1 -0.7,0.8! -0.4,0.6 -0.3,0.1! -0.1,-0.4 0.2,-0.5')),
      hair,
      1.9,
    ) +
    at(h('0.3,-0.96 -0.24,-1.08 -0.72,-0.8'), (a, b, i) => sh(disc(a, b, 4), i === 1 ? C.red : C.paper, 1.3));
  // flowers, and the arm that lifts them
  const [bx, by] = to(-28, -186);
  o += rod(
    line([
      [bx, by + 26],
      [bx, by],
    ]),
    3,
    C.green,
    1.4,
  );
  o += each(
    [
      [-140, 24],
      [-90, 30],
      [-40, 24],
    ],
    (a, l) => leaf(bx, by + 4, l, a, { fill: C.green2, sw: 1.4 }),
  );
  o +=
    sunflower(bx - 10, by - 8, 9.5, { petals: 8 }) +
    sunflower(bx + 10, by - 8, 9.5, { petals: 8, fill: C.paper, heart: C.red }) +
    sunflower(bx, by - 19, 9.5, { petals: 8, fill: C.coral, heart: C.red2 });
  return (
    o +
    reach({
      ...arm,
      from: to(-9, -118),
      to: to(-28, -170),
      bend: -side as 1 | -1,
      hand: 'grip',
      flip,
      r: 0,
      long: [2.1, 2.1],
      into: to(-2, -106),
    })
  );
}

/** Castle far off in the last sun, so pale that the dancers come before it. */
function castle(): string {
  const keep = (x: number, y: number, w: number, h: number) =>
    sh(rect(x, y, w, h) + rect(x - 3, y - 6, w + 6, 8), C.straw2, 1.8, C.red2) +
    sh(`M${x - 6} ${y - 6}L${x + w / 2} ${y - 40}L${x + w + 6} ${y - 6}z`, C.coral, 1.8, C.red2) +
    flat(`M${x + w / 2 - 3.4} ${y + 26}v-8a3.4 3.4 0 0 1 6.8 0v8z`, C.red2);
  return (
    keep(120, 272, 20, 76) +
    keep(180, 272, 20, 76) +
    sh(rect(138, 286, 44, 62), C.straw2, 1.8, C.red2) +
    sh('M138 287v-10h8v5h7v-5h14v5h7v-5h8v10z', C.straw2, 1.8, C.red2) +
    keep(150, 238, 20, 60) +
    sh('M152 340v-20a8 8 0 0 1 16 0v20z', C.coral, 1.6, C.red2)
  );
}

export function draw(): string {
  let o = sky('wan04', 'afterglow', 380, 40);
  // castle over a wood
  o += ridge('10,346 60,310 110,340 210,336 262,306 312,344', 380, C.coral, C.red);
  o += g(castle(), 'transform="translate(51 111) scale(.68)"');
  o += at('70,356 252,356', (x, y) => roundTree(x, y, 64, C.green3, C.green));
  o += sh(blob('10,352! 90,344 230,346 310,352! 310,480! 10,480!'), C.green, 2.3);
  // moat and bridge
  o +=
    sh(blob('10,360! 80,354 240,354 310,362! 310,390! 230,386 90,386 10,392!'), C.blue, 2) +
    ripples(24, 362, 272, 22, 2, { seed: 6, wd: 1.8 });
  o += g(
    sh('M118 404v-18q42-34 84 0v18h-14q-28-22-56 0z', C.paper2, 2.2) +
      ln('M124 388q36-26 72 0M138 380v8M160 374v8M182 380v8', 1.2),
    'transform="translate(32 64) scale(.8)"',
  );
  o += sh(blob('10,394! 90,386 230,386 310,394! 310,480! 10,480!'), C.green2, 2.3);
  o += tufts('62,440 258,442', { rise: 12 });
  // staves
  o +=
    wand(90, 424, 96, 66, { w: 11, size: 20, ...POLE, leaves: '0.98,-34 0.92,42' }) +
    wand(230, 424, 224, 66, { w: 11, size: 20, ...POLE, leaves: '0.98,34 0.92,-42' });
  o +=
    wand(44, 450, 46, 48, { w: 13, size: 24, ...POLE, leaves: '0.98,-34 0.93,42' }) +
    wand(276, 450, 274, 48, { w: 13, size: 24, ...POLE, leaves: '0.98,34 0.93,-42' });
  // garland
  const swag = '46,112 70,140 96,126 128,162 160,170 192,162 224,126 250,140 274,112';
  let garland = rod(line(swag), 4, C.green, 2);
  const random = [-60, 125, -125, 70, -80, 55, -110];
  const beads = '60,132 82,136 102,136 118,154 134,164 186,164 202,154 218,136 238,136 260,132';
  garland += at(beads, (x, y, i) => leaf(x, y, 27, random[i % 7]!, { fill: i % 3 ? C.green2 : C.green, w: 0.5 }));
  garland += at('70,138 250,138 130,160 190,160', (x, y, i) =>
    rose(x, y, [12.5, 10, 9, 13][i]!, { fill: C.red, inner: C.coral }),
  );
  garland +=
    at('112,148 208,148', (x, y) => sunflower(x, y, 13, { petals: 7 })) + sunflower(160, 171, 15, { petals: 10 });
  garland += at(
    '46,114 96,126 224,126 274,114',
    (x, y) =>
      sh(blob(place('0,0! -9,12 -12,30! -4,24 -1,34! 3,14', { x, y })), C.red, 1.8) +
      sh(blob(place('0,0! 9,12 12,28! 5,22 1,32! -2,14', { x, y })), C.red2, 1.8) +
      sh(disc(x, y, 7.5), C.gold, 1.9),
  );
  o += g(garland, 'transform="translate(0 -20)"');
  // dancers
  const pair =
    dancer({ x: 130, flip: false, robe: [C.paper, C.grey], skin: C.skin[3], hair: C.ink }) +
    dancer({ x: 190, flip: true, robe: [C.blue, C.blue3], skin: C.skin[0], hair: C.straw });
  o += g(pair, 'transform="translate(-76.800 -219) scale(1.48)"');
  return card({ id: 'wan04', ground: C.green2, picture: o });
}
