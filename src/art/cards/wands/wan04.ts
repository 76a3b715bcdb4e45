import type { Focus } from '../../art.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, place, spot } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, g, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Four of Wands: four staves with a garland across; two dancers with raised bouquets; castle.
// Cinnabar, malachite; evening gold, light bodies before a dark wood.
export const focus: Focus = [28, 60, 264, 370];

const FRONT = { fill: C.straw, light: C.straw2, dark: C.gold3 };
const BACK = { fill: C.gold3, light: C.straw };
interface Dancer {
  flip: boolean;
  robe: readonly [string, string];
  skin: string;
  hair: string;
}
/** In a turn, one hand given to the other, the outer one lifting flowers; drawn on the left, looking right. */
function dancer({ flip, robe: [fill, fold], skin, hair }: Dancer): string {
  const put = (l: string) => place(l, { x: 160, flip });
  const to = (px: number, py: number) => spot(px, py, { x: 160, flip });
  const side = flip ? -1 : 1;
  const arm = { u: 19.5, skin, fill, fold, cuff: C.gold, sw: 2.2, flip } as const;
  const [hx, hy] = to(-47, 209);
  const h = (l: string) => place(l, { x: hx, y: hy, s: 23, flip, r: -7 * side });
  const shoe = (l: string) => sh(blob(put(l)), C.red2, 1.9);
  let o =
    flat(blob(put('-112,452! -80,446 -20,448 8,456! -20,464 -90,464')), C.ink, 0.28) +
    shoe('-92,428! -74,428! -70,442 -58,452 -57,457! -84,457 -94,448') +
    shoe('-44,430! -26,430! -24,445 -9,452 -8,458! -44,458 -48,448');
  // hair that flies behind
  o += sh(blob(h('-0.2,-1! -1,-0.6 -1.2,0.2 -1.5,0.9 -2.2,1.5! -1.4,1.9 -0.7,1.7 -0.2,1.1!')), hair, 1.9);
  o += reach({ ...arm, from: to(-32, 260), to: to(-7, 306), bend: side, hand: 'rest', long: [1.7, 1.9] });
  o +=
    sh(
      blob(
        put(
          '-60,241! -48,246 -37,240! -28,247 -23,260 -27,282 -36,314! -24,344 -14,386 -10,430! -26,438 -42,432 -58,442 -78,434 -96,442 -112,432 -132,424! -116,392 -92,350 -74,315! -80,290 -83,266 -77,249',
        ),
      ),
      fill,
      2.7,
    ) +
    flat(
      blob(put('-74,318! -92,352 -115,392 -130,422! -112,430 -100,438! -92,404 -80,366 -66,322!')) +
        blob(put('-79,254! -81,268 -78,290 -72,312! -66,312! -70,286 -70,262!')),
      fold,
    ) +
    strokes(
      ['-58,324 -60,372 -74,426', '-50,324 -44,372 -52,426', '-42,324 -28,374 -26,424', '-48,254 -44,276 -48,300'].map(
        put,
      ),
      3,
      fold,
    ) +
    rod(line(put('-74,314 -54,319 -36,313')), 3.6, C.red, 1.6);
  o += headThreeQuarter(hx, hy, 23, { flip, skin, r: -7 * side, mood: 'glad' });
  o +=
    sh(
      blob(
        h('0.7,-0.5! 0.62,-1 0,-1.2 -0.7,-1.04 -1.04,-0.4 -0.96,0.4 -0.74,0.9! -0.56,0.4 -0.56,0 -0.2,-0.5 0.3,-0.66!'),
      ),
      hair,
      2.1,
    ) +
    at(h('0.5,-0.92 0.02,-1.1 -0.46,-1.02 -0.86,-0.66'), (a, b, i) => sh(disc(a, b, 5), i % 2 ? C.red : C.paper, 1.4));
  // flowers, and the arm that lifts them
  const [bx, by] = to(-97, 182);
  o += each(
    [
      [-140, 24],
      [-90, 30],
      [-40, 24],
    ],
    (a, l) => leaf(bx, by + 8, l, a, { fill: C.green2, sw: 1.4 }),
  );
  o += rod(`M${bx} ${by + 34}V${by}`, 3, C.green, 1.4);
  o +=
    sunflower(bx - 11, by - 6, 11, { petals: 8, fill: C.gold2, heart: C.red2 }) +
    sunflower(bx + 11, by - 6, 11, { petals: 8, fill: C.paper, heart: C.red }) +
    sunflower(bx, by - 19, 11, { petals: 8, fill: C.coral, heart: C.red2 });
  return (
    o +
    reach({
      ...arm,
      from: to(-70, 261),
      to: to(-97, 206),
      bend: -side as 1 | -1,
      hand: 'grip',
      r: 0,
      long: [2.1, 2.1],
      into: to(-58, 274),
    })
  );
}

/** Castle far off, dark before the last sun, its windows lit. */
function castle(): string {
  const keep = (x: number, y: number, w: number, h: number) =>
    sh(rect(x, y, w, h) + rect(x - 3, y - 6, w + 6, 8), C.red2, 1.8) +
    sh(`M${x - 6} ${y - 6}L${x + w / 2} ${y - 40}L${x + w + 6} ${y - 6}z`, C.plum, 1.8) +
    flat(`M${x + w / 2 - 3.4} ${y + 26}v-8a3.4 3.4 0 0 1 6.8 0v8z`, C.gold2);
  return (
    keep(120, 272, 20, 76) +
    keep(180, 272, 20, 76) +
    sh(rect(138, 286, 44, 62), C.red2, 1.8) +
    sh('M138 287v-10h8v5h7v-5h14v5h7v-5h8v10z', C.red2, 1.8) +
    keep(150, 238, 20, 60)
  );
}

export function draw(): string {
  let o = sky('wan04', 'afterglow', 380, 40);
  // castle over a wood
  o += g(castle(), 'transform="translate(48 92) scale(.7)"');
  o += union(
    [
      '36,330 24',
      '70,326 26',
      '104,334 24',
      '134,344 20',
      '164,348 18',
      '194,342 22',
      '226,332 25',
      '258,326 26',
      '290,332 22',
    ].map((row) => {
      const [p, r] = row.split(' ') as [string, string];
      return at(p, (x, y) => disc(x, y, +r));
    }),
    C.green3,
    2.2,
  );
  o += sh(blob('10,352! 90,344 230,344 310,352! 310,480! 10,480!'), C.green3, 0);
  o += sh(blob('10,404! 90,394 230,394 310,404! 310,480! 10,480!'), C.green, 2.3);
  o += tufts('76,420 246,420 160,430', { rise: 12 });
  // staves
  o +=
    wand(86, 412, 90, 86, { w: 11, size: 20, ...BACK, leaves: '0.98,-34 0.92,42' }) +
    wand(234, 412, 230, 86, { w: 11, size: 20, ...BACK, leaves: '0.98,34 0.92,-42' });
  o +=
    wand(40, 452, 44, 70, { w: 14, size: 24, ...FRONT, leaves: '0.98,-34 0.93,42' }) +
    wand(280, 452, 276, 70, { w: 14, size: 24, ...FRONT, leaves: '0.98,34 0.93,-42' });
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
  o += g(garland, 'transform="translate(0 -8)"');
  o +=
    dancer({ flip: false, robe: [C.paper, C.grey2], skin: C.skin[2], hair: C.ink }) +
    dancer({ flip: true, robe: [C.gold2, C.straw], skin: C.skin[0], hair: C.red2 });
  return card({ id: 'wan04', ground: C.green, picture: o });
}
