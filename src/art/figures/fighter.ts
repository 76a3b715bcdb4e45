import { type Girth, outline } from '../geom/outline.ts';
import { blob, line, taper } from '../geom/paths.ts';
import { type Line, lerp, mid, type Placing, type Point, placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, rod, sh, strokes, union } from '../kit/marks.ts';
import { wand } from '../kit/suits.ts';
import { grip } from './hand.ts';
import { joint } from './reach.ts';
import { stride } from './stride.ts';

interface Cloth {
  fill: string;
  /** Colour of the folds, none if it is that of the cloth. */
  fold: string;
}
interface FistArm {
  /** Joint of the shoulder, middle of the fist. */
  from: Point;
  to: Point;
  /** Half height of the head. */
  u: number;
  sleeve: Cloth;
  cuff: string;
  skin: string;
  /** Turn of the fist, 0 round an upright shaft; 1: the wrist is on its right. */
  r: number;
  dir: 1 | -1;
  bend: 1 | -1;
  /** Length of the upper arm and of the forearm, in u. */
  long?: number;
}
const ARM: readonly (readonly Girth[])[] = [
  [
    [-0.16, 0.34, 0.34],
    [0.06, 0.56, 0.56],
    [0.6, 0.5, 0.5],
  ],
  [
    [0, 0.46, 0.46],
    [0.4, 0.44, 0.42],
    [1, 0.33, 0.33],
  ],
];
/** Sleeved arm with a fist round a shaft: one outline from the shoulder to the cuff. */
export function fistArm({ from, to, u, sleeve, cuff, skin, r, dir, bend, long = 2.2 }: FistArm): string {
  const elbow = joint(from, to, u * long, u * long, bend);
  const l = Math.hypot(to[0] - elbow[0], to[1] - elbow[1]) || 1;
  const wrist = mid(elbow, to, 1 - (u * 0.74) / l);
  const [ax, ay] = [((to[0] - elbow[0]) / l) * u, ((to[1] - elbow[1]) / l) * u];
  const across = (o: number): Point => [wrist[0] - ay * o, wrist[1] + ax * o];
  const shift = (t: number): Point => {
    const [x, y] = mid(elbow, wrist, t);
    const o = bend * lerp(0.3, 0.16, t);
    return [x - ay * o, y + ax * o];
  };
  return (
    grip(to[0], to[1], u * 0.57, { skin, dir, r, wrist }) +
    union([blob(outline([from, elbow, wrist], ARM, u, false))], sleeve.fill, 2.2) +
    (sleeve.fold === sleeve.fill ? '' : strokes([[shift(0), shift(0.45), shift(0.9)]], u * 0.13, sleeve.fold)) +
    rod(line([across(-0.42), across(0.42)]), u * 0.2, cuff, 1.5)
  );
}

interface FighterLook {
  /** Middle of the hips; s = 1 for a head of half height 18; facing right. r: lean of the trunk. */
  at: Placing & { x: number; y: number; s: number };
  /** Knee and ankle of each leg from the hips, and the lift of the back heel; no legs where the ground hides them. */
  front?: Line;
  back?: Line;
  heel?: number;
  /** Colours of the staff. */
  wood?: { fill: string; light: string; dark?: string };
  /** Foot and head of his staff on the card, and where along it the two fists are. */
  staff: readonly [Point, Point];
  fists: readonly [near: number, far: number];
  /** Ways the elbows point as seen along the arm of one who faces right. */
  bends?: readonly [near: 1 | -1, far: 1 | -1];
  tunic: Cloth;
  sleeve: Cloth;
  hose: Cloth;
  skin: string;
  shoe: string;
  /** Cuffs and tops of the shoes. */
  trim: string;
  belt: string;
  /** The head, drawn at its middle with its half height and turn. */
  head: (x: number, y: number, s: number, r: number) => string;
}
const TUNIC =
  '4,-83! -6,-78 -13,-66 -12,-48 -14,-28 -26,12! -8,23 10,17 28,24! 26,-6 20,-25 26,-42 33,-58 31,-71 22,-79! 13,-77';
const SHADE = '-6,-76! -11,-66 -11,-48 -13,-28 -24,11! -12,18 -4,20! -4,-4 -6,-28 -2,-50';

/** Youth from the side who fights with a staff in both fists: legs, staff, tunic, and the arms that hold the staff. */
export function fighter(look: FighterLook): string {
  const { at, staff, fists, tunic, sleeve, hose, skin, shoe, trim, belt, bends = [1, 1] } = look;
  const { s, flip = false, r = 0 } = at;
  const dir = flip ? -1 : 1;
  const upright = placer({ ...at, r: 0 });
  const put = placer({ ...at, r: r * dir });
  const to = (x: number, y: number) => put([[x, y]])[0]!;
  const hip = (x: number, y: number) => upright([[x, y]])[0]!;
  const [foot, head] = staff;
  const lean = (Math.atan2(head[1] - foot[1], head[0] - foot[0]) * 180) / Math.PI + 90;
  const legs = { w: 24 * s, ...hose, shoe, top: hose.fold === hose.fill ? undefined : trim, dir } as const;
  const arm = (from: Point, t: number, bend: 1 | -1, cloth: Cloth, long?: number) =>
    fistArm({
      from,
      to: mid(foot, head, t),
      u: 18 * s,
      sleeve: cloth,
      cuff: trim,
      skin,
      r: lean,
      dir: flip ? 1 : -1,
      bend: bend === dir ? 1 : -1,
      long,
    });
  const [x, y] = to(13, -105);
  return (
    (look.back ? stride([hip(-5, 4), ...upright(look.back)], { ...legs, r: (look.heel ?? 0) * dir }) : '') +
    (look.front ? stride([hip(8, 3), ...upright(look.front)], legs) : '') +
    wand(foot[0], foot[1], head[0], head[1], {
      w: 11,
      size: 18,
      ...look.wood,
      leaves: flip ? '0.98,40 0.93,-42' : '0.98,-40 0.93,42',
    }) +
    arm(
      to(25, -67),
      fists[1],
      bends[1],
      { fill: sleeve.fold, fold: sleeve.fold === sleeve.fill ? sleeve.fill : C.ink },
      1.6,
    ) +
    sh(blob(put(TUNIC)), tunic.fill, 2.4) +
    (tunic.fold === tunic.fill
      ? ''
      : flat(blob(put(SHADE)), tunic.fold) +
        strokes([put('4,-22 2,0 -2,17'), put('14,-22 18,0 18,17')], 2.8 * s, tunic.fold)) +
    sh(taper(put('-14,-29 4,-23 22,-27'), [6.4 * s, 7.4 * s, 6.4 * s], 1), belt, 1.7) +
    look.head(x, y, 18 * s, r * dir) +
    arm(to(3, -64), fists[0], bends[0], sleeve)
  );
}
