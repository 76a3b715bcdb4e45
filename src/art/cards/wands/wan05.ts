import type { Focus } from '../../art.ts';
import { type ActorLook, actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headLevel } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, type Line, type Point, placer, points } from '../../geom/points.ts';
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
  mood?: 'fierce';
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
    neck: [160, 226],
    hip: [158, 296],
    tilt: [-6, 5],
    farLeg: ['184,334 190,386', 1],
    nearLeg: ['136,336 130,386', -1],
    farArm: '206,210 189,178',
    nearArm: '114,206 130,171',
    tunic: GREEN,
    sleeve: GOLD,
    hose: PAPER,
    shoes: [C.gold3, C.gold3],
    head: [160, 200],
    skin: C.skin[1],
    hair: (_, s) => shortHair(160, 200, s, { fill: C.red2 }) + rod(line('148,192 160,189 172,192'), 2.6, C.gold, 1.3),
    staff: [240, 172, 76, 150],
    hands: [
      [134, 158],
      [184, 165],
    ],
  },
  {
    neck: [60, 226],
    hip: [66, 292],
    tilt: [-10, 9],
    farLeg: ['96,330 100,380', 1],
    nearLeg: ['56,334 40,378', 1, 6],
    farArm: '98,226 107,200',
    nearArm: '66,260 88,232',
    tunic: RED,
    sleeve: PAPER,
    hose: BLUE,
    shoes: [C.gold, C.gold],
    head: [63, 199],
    r: -2,
    skin: C.skin[3],
    mood: 'fierce',
    hair: curls,
    staff: [84, 268, 128, 66],
    hands: [
      [94, 222],
      [101, 190],
    ],
  },
  {
    neck: [260, 228],
    hip: [255, 294],
    tilt: [10, -9],
    far: 0,
    farLeg: ['226,330 222,380', -1],
    nearLeg: ['266,336 282,380', -1, -6],
    farArm: '230,222 228,196',
    nearArm: '262,256 246,228',
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
    staff: [254, 256, 172, 60],
    hands: [
      [236, 214],
      [222, 181],
    ],
  },
  {
    neck: [88, 292],
    hip: [96, 362],
    w: 20,
    tilt: [10, -8],
    farLeg: ['126,398 126,446', 1],
    nearLeg: ['76,404 56,446', 1, 8],
    farArm: '118,308 128,292',
    nearArm: '84,328 98,312',
    tunic: PAPER,
    sleeve: BLUE,
    hose: RED,
    shoes: [C.gold3, C.gold3],
    belt: C.red,
    head: [92, 264],
    r: 4,
    skin: C.skin[2],
    hair: (h) =>
      bob(C.ink)(h) +
      sh(blob(h('-0.8,-0.6! -1.3,-0.7 -1.7,-0.1 -1.7,0.7! -1.3,0.5 -1.2,0 -0.96,0!')), C.ink, 1.7) +
      sh(disc(...(h('-0.96,-0.34')[0] as [number, number]), 3.4), C.red, 1.4),
    staff: [56, 340, 220, 214],
    hands: [
      [105, 302],
      [134, 280],
    ],
  },
  {
    neck: [238, 296],
    hip: [228, 366],
    w: 20,
    tilt: [-12, 8],
    far: 0,
    farLeg: ['204,402 208,448', -1],
    nearLeg: ['246,408 266,448', -1, -8],
    farArm: '206,298 202,278',
    nearArm: '224,330 212,308',
    tunic: GOLD,
    sleeve: GREEN,
    hose: PAPER,
    shoes: [C.green3, C.green3],
    belt: C.green,
    trim: C.green,
    head: [233, 268],
    flip: true,
    r: -6,
    skin: C.skin[0],
    mood: 'fierce',
    hair: (h) => bob(C.red2)(h) + rod(line(h('0.62,-0.5 0,-0.62 -0.6,-0.4 -0.98,-0.1')), 3, C.green, 1.5),
    staff: [198, 350, 214, 100],
    hands: [
      [202, 300],
      [204, 266],
    ],
  },
];

function player(p: Player, front: boolean): string {
  const { flip = false, r = 0, skin } = p;
  const [x, y] = p.head;
  const s = front ? 17 : 16;
  const { body, nearArm } = actor({ w: 19, hem: 26, ...p });
  const turn = (Math.atan2(p.staff[3] - p.staff[1], p.staff[2] - p.staff[0]) * 180) / Math.PI + 90;
  const hold = ([a, b]: Point, dir: 1 | -1, arm: Line | undefined) => {
    const wrist = arm && points(arm)[1];
    return grip(a, b, 8, { skin, dir, r: turn, sw: 1.7, ...(wrist ? { wrist } : {}) });
  };
  const level = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.9;
  return (
    body +
    (level
      ? headLevel(x, y, s, skin, 1.9)
      : headProfile(x, y, s, { skin, r, flip, sw: 1.9, mood: p.mood ?? 'watchful' })) +
    p.hair(placer({ x, y, s, r, flip }), s) +
    wand(...p.staff, { w: 11, size: 19, leaves: '0.98,-32 0.92,42' }) +
    hold(p.hands[1], flip ? 1 : -1, p.farArm) +
    nearArm +
    hold(p.hands[0], flip ? 1 : -1, p.nearArm)
  );
}

export function draw(): string {
  let o = sky('wan05', 'ember', 390, 30);
  o += ridge('10,352 60,322 110,350 170,318 230,348 280,322 312,346', 390, C.coral, C.red);
  o += sh(blob('10,358! 90,350 230,354 310,350! 310,480! 10,480!'), C.green, 2.3);
  o += strokes(['22,392 60,389 124,394', '112,399 160,396 214,399', '202,393 250,390 298,392'], 3.4, C.green3);
  o += PLAYERS.slice(0, 3)
    .map((p) => player(p, false))
    .join('');
  o +=
    sh(blob('10,424! 70,410 160,416 250,408 310,420! 310,480! 10,480!'), C.green2, 2.3) +
    strokes(['40,440 70,434 100,438'], 2.6, C.green);
  o += PLAYERS.slice(3)
    .map((p) => player(p, true))
    .join('');
  o += tufts('40,458 280,456', { rise: 12 });
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
