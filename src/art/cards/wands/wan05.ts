import type { Focus } from '../../art.ts';
import { type ActorLook, actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headFront, headProfile } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, type Line, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Five of Wands: five youths crossing staves in a rough game, all in different clothes; nobody hurt.
// Cinnabar, malachite, azurite; afternoon.
export const focus: Focus = [40, 64, 240, 336];

type Put = (l: Line) => readonly Point[];
interface Player extends ActorLook {
  /** Centre of the head; looks left if flip. */
  head: Point;
  flip?: boolean;
  r?: number;
  skin: string;
  hair(h: Put, s: number): string;
  /** Foot and head of the staff, near and far hand. */
  staff: readonly [number, number, number, number];
  hands: readonly [near: Point, far: Point];
}
const cloth = (fill: string, fold: string) => ({ fill, fold });
const RED = cloth(C.red, C.red2);
const BLUE = cloth(C.blue, C.blue3);
const GREEN = cloth(C.green, C.green3);
const GOLD = cloth(C.gold2, C.gold3);
const PAPER = cloth(C.paper, C.grey);

const curls = (h: Put) =>
  union(
    [
      at(h('0.4,-0.86 0,-1 -0.4,-0.92 -0.74,-0.62 -0.88,-0.2 -0.84,0.24 -0.6,0.54 -0.36,-0.5 -0.46,0'), (x, y) =>
        disc(x, y, 6),
      ),
    ],
    C.ink,
    1.8,
  );
const bob = (fill: string) => (h: Put) =>
  sh(
    blob(
      h('0.58,-0.66! 0.3,-1.14 -0.4,-1.14 -0.94,-0.6 -1.04,0.2 -0.86,0.86! -0.4,0.8 -0.34,0.2! -0.1,-0.3 0.1,-0.56'),
    ),
    fill,
    1.9,
  );
const PLAYERS: readonly Player[] = [
  {
    neck: [160, 218],
    hip: [157, 286],
    tilt: [-6, 5],
    farLeg: ['186,322 194,372', 1],
    nearLeg: ['134,324 124,372', -1],
    farArm: '198,200 190,164',
    nearArm: '120,196 133,161',
    tunic: GREEN,
    sleeve: GOLD,
    hose: PAPER,
    shoes: [C.gold3, C.gold3],
    head: [161, 192],
    skin: C.skin[1],
    hair: (_, s) => shortHair(161, 192, s, { fill: C.red2 }) + rod(line('149,184 161,181 173,184'), 2.6, C.gold, 1.3),
    staff: [68, 148, 258, 160],
    hands: [
      [133, 153],
      [190, 156],
    ],
  },
  {
    neck: [60, 226],
    hip: [66, 292],
    tilt: [-10, 9],
    farLeg: ['96,330 100,380', 1],
    nearLeg: ['56,334 40,378', 1, 6],
    farArm: '98,232 107,206',
    nearArm: '66,260 84,228',
    tunic: RED,
    sleeve: PAPER,
    hose: BLUE,
    shoes: [C.gold, C.gold],
    head: [63, 199],
    r: -2,
    skin: C.skin[3],
    hair: curls,
    staff: [70, 246, 206, 90],
    hands: [
      [91, 222],
      [112, 198],
    ],
  },
  {
    neck: [260, 228],
    hip: [255, 294],
    tilt: [10, -9],
    far: 0,
    farLeg: ['226,330 222,380', -1],
    nearLeg: ['266,336 282,380', -1, -6],
    farArm: '224,222 220,192',
    nearArm: '244,250 236,214',
    tunic: BLUE,
    sleeve: RED,
    hose: GOLD,
    shoes: [C.red2, C.red2],
    head: [256, 202],
    flip: true,
    r: 6,
    skin: C.skin[0],
    hair: (h) =>
      bob(C.gold)(h) +
      sh(blob(h('0.84,-0.5! 0.2,-0.7 -0.6,-0.5 -1.1,-0.1! -1.16,-0.8 -0.5,-1.36 0.4,-1.26')), C.red, 1.9) +
      sh(blob(h('-0.6,-1.1! -1.2,-1.7 -1.9,-1.6! -1.5,-1.3 -1.2,-0.8 -0.9,-0.7!')), C.paper, 1.6),
    staff: [264, 242, 126, 76],
    hands: [
      [235, 207],
      [216, 184],
    ],
  },
  {
    neck: [108, 290],
    hip: [114, 360],
    w: 20,
    tilt: [10, -8],
    farLeg: ['142,396 142,444', 1],
    nearLeg: ['94,402 74,444', 1, 8],
    farArm: '150,292 150,262',
    nearArm: '124,320 136,292',
    tunic: PAPER,
    sleeve: BLUE,
    hose: RED,
    shoes: [C.gold3, C.gold3],
    belt: C.red,
    head: [112, 262],
    r: 4,
    skin: C.skin[2],
    hair: (h) =>
      bob(C.ink)(h) +
      sh(blob(h('-0.8,-0.6! -1.3,-0.7 -1.7,-0.1 -1.7,0.7! -1.3,0.5 -1.2,0 -0.96,0!')), C.ink, 1.7) +
      sh(disc(...(h('-0.96,-0.34')[0] as [number, number]), 3.4), C.red, 1.4),
    staff: [114, 342, 220, 98],
    hands: [
      [138, 287],
      [151, 257],
    ],
  },
  {
    neck: [218, 294],
    hip: [208, 364],
    w: 20,
    tilt: [-12, 8],
    far: 0,
    farLeg: ['188,400 197,446', -1],
    nearLeg: ['224,406 246,446', -1, -8],
    farArm: '178,294 170,268',
    nearArm: '198,324 190,296',
    tunic: GOLD,
    sleeve: GREEN,
    hose: PAPER,
    shoes: [C.green3, C.green3],
    belt: C.green,
    trim: C.green,
    head: [212, 266],
    flip: true,
    r: -6,
    skin: C.skin[0],
    hair: (h) => bob(C.red2)(h) + rod(line(h('0.62,-0.5 0,-0.62 -0.6,-0.4 -0.98,-0.1')), 3, C.green, 1.5),
    staff: [216, 330, 84, 152],
    hands: [
      [188, 292],
      [168, 265],
    ],
  },
];

function player(p: Player, front: boolean): string {
  const { flip = false, r = 0, skin } = p;
  const [x, y] = p.head;
  const s = front ? 17 : 16;
  const { body, nearArm } = actor({ w: 19, hem: 26, ...p });
  const turn = (Math.atan2(p.staff[3] - p.staff[1], p.staff[2] - p.staff[0]) * 180) / Math.PI + 90;
  const hold = ([a, b]: Point, dir: 1 | -1) => grip(a, b, 8, { skin, dir, r: turn, sw: 1.7 });
  const level = Math.abs(turn) > 60;
  return (
    body +
    (level ? headFront(x, y, s, skin, 1.9) : headProfile(x, y, s, { skin, r, flip, sw: 1.9 })) +
    p.hair(placer({ x, y, s, r, flip }), s) +
    wand(...p.staff, { w: 11, size: 19, leaves: '0.98,-32 0.92,42' }) +
    hold(p.hands[1], flip ? 1 : -1) +
    nearArm +
    hold(p.hands[0], flip ? 1 : -1)
  );
}

export function draw(): string {
  let o = sky('wan05', 'ember', 390, 40);
  o += ridge('10,352 60,322 110,350 170,318 230,348 280,322 312,346', 390, C.coral, C.red);
  o += sh(blob('10,358! 90,350 230,354 310,350! 310,480! 10,480!'), C.green, 2.3);
  o += PLAYERS.slice(0, 3)
    .map((p) => player(p, false))
    .join('');
  o +=
    sh(blob('10,424! 70,410 160,416 250,408 310,420! 310,480! 10,480!'), C.green2, 2.3) +
    strokes(['40,440 70,434 100,438', '220,430 250,426 284,432'], 2.6, C.green);
  o += PLAYERS.slice(3)
    .map((p) => player(p, true))
    .join('');
  o += tufts('40,458 126,462 204,464 280,456', { rise: 12 });
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
