import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { furrows, glade } from '../../kit/glade.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes, leaf, leafPath } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// Seven of Pentacles: farmer leaning on a hoe, looking at a bush with six discs; the seventh lies at his feet.
// Malachite, cinnabar, azurite; late morning from the left.
export const focus: Focus = [46, 128, 234, 328];

export function draw(): string {
  let o = glade('pen07', 400);
  o += ridge('10,346 56,306 98,338 150,312 206,344 262,316 312,342', 400, C.blue2, C.blue);
  o += sh(blob('10,362! 100,352 220,360 312,350! 312,480! 10,480!'), C.paper2, 2.3) + furrows(180, 368, 484, 13);
  // bush
  o += rod('M214 392L208 428M228 400V438M242 392L250 430', 5, C.gold3, 2);
  o += union(
    [
      ...points('224,214 192,240 254,240 186,286 260,284 184,332 262,332 194,374 254,378 226,392').map(([x, y]) =>
        disc(x, y, 34),
      ),
      disc(228, 310, 60),
    ],
    C.green,
    2.6,
  );
  o += flat(
    at(
      '228,222 180,250 236,228 222,286 276,262 172,292 226,258 224,344 170,334 272,296 276,344 180,380 228,388 258,402 206,402 196,206 258,226 174,364 250,286 226,316',
      (x, y, i) => leafPath(x, y, 13, -90 + ((i * 47) % 100) - 50, 0.6),
    ),
    C.green3,
  );
  o += each(
    [
      [228, 196, -90],
      [192, 222, -140],
      [262, 222, -40],
      [168, 270, 190],
      [276, 270, -10],
      [224, 268, -70],
      [162, 322, 170],
      [278, 322, 10],
      [222, 334, 100],
      [172, 366, 160],
      [272, 366, 20],
      [226, 396, 90],
      [214, 214, -120],
      [270, 300, 30],
      [182, 300, 150],
    ],
    (x, y, a) => leaf(x, y, 22, a, { fill: C.green2, w: 0.55 }),
  );
  o += at('178,250 268,302 224,352 168,346', (x, y) => grapes(x, y, 4.2));
  for (const [x, y] of points('204,236 248,258 198,294 246,316 202,352 248,374')) o += pentacle(x, y, 23);
  o += pentacle(188, 441, 23);
  // farmer: weight on the far leg, both hands on the hoe
  const { body, nearArm } = actor({
    neck: [92, 206],
    hip: [76, 308],
    w: 25,
    tilt: [10, -7],
    farArm: '124,262 136,246',
    nearArm: '92,266 130,254',
    farLeg: ['92,372 84,434', 1, 0],
    nearLeg: ['66,374 50,436', 1, 0],
    hem: 40,
    tunic: { fill: C.coral, fold: C.red },
    hose: { fill: C.blue, fold: C.blue3 },
    shoes: [C.gold3, C.gold3],
    belt: C.paper,
  });
  o += body;
  o +=
    sh(blob('59,270! 98,276! 107,312 112,350! 76,356 42,346! 47,304'), C.coral, 2.5) +
    strokes(['66,282 58,316 54,346', '78,284 76,320 76,352', '90,284 94,320 98,348'], 3, C.red) +
    rod(line('59,270 78,277 98,275'), 4, C.paper, 1.8);
  o +=
    rod('M136 222L134 436', 4.4, C.gold3, 2.1) +
    sh(blob('128,424! 140,424! 142,434 160,450 150,456 128,444!'), C.grey, 2.2);
  o += nearArm;
  o += grip(136, 238, 10, { skin: C.skin[2], dir: -1 }) + grip(136, 254, 10, { skin: C.skin[2], dir: -1 });
  const h = placer({ x: 106, y: 170, s: 25, r: 14 });
  o += headProfile(106, 170, 25, { skin: C.skin[2], r: 14 });
  o += sh(blob('70,212! 82,198 98,196 118,210! 112,222 90,222'), C.red2, 2.2);
  o += sh(blob(h('0.2,-0.9 -0.5,-1 -0.98,-0.5 -0.96,0.3 -0.7,0.8! -0.4,0.5 -0.3,0.1! -0.1,-0.3 0.3,-0.6!')), C.ink, 2);
  o += sh(
    blob(h('-1.7,-0.36! -0.9,-0.56 0.2,-0.66 1.3,-0.44! 0.8,-0.86 0.62,-1.3 0.1,-1.56 -0.6,-1.34 -0.86,-0.8')),
    C.gold,
    2.4,
  );
  o +=
    strokes([h('-0.86,-0.7 0,-0.86 0.76,-0.8')], 4.2, C.red2) +
    strokes([h('-0.4,-1.2 -0.5,-1 -0.5,-0.84')], 2, C.gold3);
  o += tufts('34,452 110,458 232,444 254,436 282,452', { rise: 15, w: 2.8 });
  return card({ id: 'pen07', ground: C.paper2, picture: o });
}
