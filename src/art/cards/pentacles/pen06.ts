import type { Focus } from '../../art.ts';
import { kneeling, sleeve, standing } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headProfile, headThreeQuarter } from '../../figures/head.ts';
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
export const focus: Focus = [40, 60, 240, 336];

export function draw(): string {
  let o = glade('pen06', 400);
  o += ridge('10,372 56,340 100,366 150,350 204,368 260,342 312,366', 400, C.green2, C.green);
  o += tower(30, 318, 60) + tower(264, 322, 60);
  o += sh(blob('10,382! 100,374 220,378 312,372! 312,480! 10,480!'), C.green, 2.3);
  for (const [x, y] of points('160,68 98,82 222,82 54,130 266,130 54,196')) o += pentacle(x, y, 24);
  // mantle, robe of the merchant
  o +=
    sh(blob(sym('160,186! 128,196 110,224 106,300 98,380 88,436! 120,444 160,440')), C.blue, 2.6) +
    strokes(both('116,250 112,340 100,428'), 3, C.blue3);
  const robe = standing(160, 450, 304, { fill: C.red, fold: C.red2, belt: C.gold });
  o += robe.svg;
  o +=
    sh(blob(sym('160,202! 140,196 122,206 118,224! 140,222 160,238!')), C.paper, 2.2) +
    strokes(
      ['132,208 132,214 130,220', '146,212 147,220 146,226', '174,212 173,220 174,226', '188,208 188,214 190,220'],
      2.6,
    );
  // scales
  const pan = (x: number, y: number) =>
    ln(`M${x} ${y - 38}L${x - 14} ${y}M${x} ${y - 38}L${x + 14} ${y}`, 1.5) +
    sh(`M${x - 17} ${y}h34q-3 13-17 13t-17-13z`, C.gold, 2);
  o += sleeve('188,222 212,246 236,216', { fill: C.red, fold: C.red2, w: [30, 28, 30], cuff: C.gold });
  o +=
    rod('M247 196V222', 2.4, C.gold, 1.5) +
    rod('M222 222H272', 3, C.gold, 1.7) +
    pan(222, 262) +
    pan(272, 262) +
    sh(disc(247, 222, 5), C.gold2, 1.6);
  o += grip(246, 200, 11, { skin: C.skin[1], dir: -1, r: 0 });
  // kneeling people
  const left = kneeling(74, 470, 158, { fill: C.paper2, fold: C.gold3, belt: C.gold3 });
  o += left.svg;
  const [lx, ly] = left.head;
  o += headProfile(lx + 4, ly, 18, { skin: C.skin[3], r: -22 });
  const l = placer({ x: lx + 4, y: ly, s: 18, r: -22 });
  o += sh(blob(l('0.4,-0.86 -0.4,-1.1 -1,-0.6 -1.04,0.2 -0.6,0.8! -0.3,0.4 -0.1,-0.2!')), C.ink, 1.9);
  const right = kneeling(244, 468, 160, { fill: C.blue2, fold: C.blue3, flip: true, belt: C.paper });
  o += right.svg;
  const [rx, ry] = right.head;
  o += headProfile(rx - 4, ry, 18, { skin: C.skin[2], flip: true, r: 20 });
  const k = placer({ x: rx - 4, y: ry, s: 18, flip: true, r: -20 });
  o += sh(
    blob(k('0.5,-0.9! 0,-1.2 -0.8,-1 -1.1,-0.2 -1,0.8 -1.3,1.6! -0.3,1.5 -0.1,0.8! -0.2,0.2 -0.1,-0.3 0.3,-0.62!')),
    C.paper,
    2,
  );
  // giving hand, coins, open hands
  o +=
    sleeve('134,222 114,254 116,280', { fill: C.red, fold: C.red2, w: [30, 30, 32], cuff: C.gold }) +
    rest(118, 296, 11.5, { skin: C.skin[1], r: 78 });
  o += sh(
    at('122,320 131,332 118,338 128,348 114,353', (x, y) => disc(x, y, 4.4)),
    C.gold,
    1.5,
  );
  o +=
    sleeve('80,360 102,392 116,386', { fill: C.paper2, fold: C.gold3, w: [20, 18, 18] }) +
    rest(124, 380, 9.5, { skin: C.skin[3], r: 150, flip: true });
  o +=
    sleeve('240,360 216,396 202,388', { fill: C.blue2, fold: C.blue3, w: [20, 18, 18] }) +
    rest(194, 382, 9.5, { skin: C.skin[2], r: 210 });
  // head inclined, turban
  const h = placer({ x: 160, y: 158, s: 25, r: -8, flip: true });
  o += headThreeQuarter(160, 158, 25, { skin: C.skin[1], r: -8, flip: true });
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
  o +=
    strokes([h('0.76,-0.44 0,-0.8 -1,-0.2'), h('0.7,-0.8 0,-1.1 -1,-0.6')], 2.6, C.red2) +
    sh(disc(150, 128, 4.4), C.gold2, 1.5);
  o += tufts('40,470 160,462 286,470 300,420', { rise: 14 });
  return card({ id: 'pen06', ground: C.green, picture: o });
}
