import { blob, line } from '../geom/paths.ts';
import { type Line, lerp, mid, type Point, points, polar } from '../geom/points.ts';
import { C } from '../ink.ts';
import { rod, sh, strokes, union } from '../kit/marks.ts';
import { creases, limb } from './body.ts';
import { stride } from './stride.ts';

interface Cloth {
  fill: string;
  fold: string;
}
export interface ActorLook {
  /** Base of the neck and middle of the hips. */
  neck: Point;
  hip: Point;
  /** Half width of the shoulders; all thicknesses follow from it. */
  w?: number;
  /** Turn of the shoulders and of the hips in degrees. */
  tilt?: readonly [shoulders: number, hips: number];
  /** Side of the far shoulder and hip: 1 right, 0 left. */
  far?: 0 | 1;
  /** Knee and ankle; way the toes point and turn of the shoe. */
  farLeg?: readonly [Line, (1 | -1)?, number?];
  nearLeg?: readonly [Line, (1 | -1)?, number?];
  /** Elbow and wrist. */
  farArm?: Line;
  nearArm?: Line;
  tunic?: Cloth;
  /** Length of the skirt below the hips. */
  hem?: number;
  /** Shift of the hem to the side. */
  sway?: number;
  sleeve?: Cloth;
  hose?: Cloth;
  shoes?: readonly [far: string, near: string];
  belt?: string;
  trim?: string;
}
/** A moving person in tunic and hose without head and hands: body, and the near arm to be drawn later. */
export function actor(look: ActorLook): { body: string; nearArm: string } {
  const { neck, hip, w = 19, tilt = [0, 0], far = 1, hem = w * 1.6, sway = 0 } = look;
  const { tunic = { fill: C.red, fold: C.red2 }, sleeve = tunic, hose = { fill: C.paper, fold: C.grey } } = look;
  const { shoes = [C.gold, C.gold], belt = C.gold, trim } = look;
  const k = w / 19;
  const at = (o: Point, dx: number, dy: number, r: number): Point => {
    const p = polar(o[0], o[1], dx, r);
    return polar(p[0], p[1], dy, r + 90);
  };
  const [a, b] = tilt;
  const middle = mid(neck, hip, 0.64);
  const run = Math.hypot(hip[0] - middle[0], hip[1] - middle[1]) || 1;
  const low: Point = [hip[0] + ((hip[0] - middle[0]) / run) * hem + sway, hip[1] + ((hip[1] - middle[1]) / run) * hem];
  const pair = (o: Point, half: number, drop: number, r: number): readonly [Point, Point] => [
    at(o, -half, drop, r),
    at(o, half, drop, r),
  ];
  const shoulders = pair(neck, w, 6 * k, a);
  const waist = pair(middle, w * 0.68, 0, (a + b) / 2);
  const hips = pair(hip, w * 0.34, 9 * k, b);
  const skirt = pair(low, w * 1.2, 0, b);
  const joint = (side: 0 | 1) => mid(shoulders[side], neck, 0.16);
  const near = (1 - far) as 0 | 1;
  const draw = (limbs: ActorLook['farLeg'], side: 0 | 1, fill: Cloth, shoe: string) => {
    if (!limbs) return '';
    const [bones, dir = 1, r = 0] = limbs;
    return stride([hips[side], ...points(bones)], { w: 24 * k, ...fill, shoe, dir, r, foot: 0.94, high: 0.24 });
  };
  const reach = (elbow: Line | undefined, side: 0 | 1) => {
    if (!elbow) return '';
    const p = [joint(side), ...points(elbow)];
    return (
      union([limb(p, [19.5 * k, 16 * k, 11 * k])], sleeve.fill, 2.3) + creases(p[0]!, p[1]!, p[2]!, 16 * k, sleeve.fold)
    );
  };
  const corner = (p: Point): Point => [p[0], p[1], 1];
  const n = pair(neck, 7 * k, 0, a);
  const outline: Point[] = [
    corner(n[0]),
    shoulders[0],
    waist[0],
    corner(skirt[0]),
    [low[0], low[1] + 5 * k],
    corner(skirt[1]),
    waist[1],
    shoulders[1],
    corner(n[1]),
  ];
  const folds = [0.16, 0.42, 0.66, 0.88].map((t): Point[] => {
    const top = mid(waist[0], waist[1], lerp(0.2, 0.8, t));
    const foot = mid(skirt[0], skirt[1], t);
    return [top, [lerp(top[0], foot[0], 0.5) - 1.5, lerp(top[1], foot[1], 0.5)], foot];
  });
  const body =
    reach(look.farArm, far) +
    draw(look.farLeg, far, hose, shoes[0]) +
    draw(look.nearLeg, near, hose, shoes[1]) +
    sh(blob(outline), tunic.fill, 2.5) +
    strokes(
      [...folds, [mid(shoulders[near], neck, 0.3), mid(waist[near], middle, 0.5), waist[near]]],
      2.6 * k,
      tunic.fold,
    ) +
    (trim
      ? rod(
          line([mid(skirt[0], waist[0], 0.1), [low[0], low[1] + k - 2], mid(skirt[1], waist[1], 0.1)]),
          1.6 * k,
          trim,
          1,
        )
      : '') +
    rod(line([waist[0], [middle[0], middle[1] + 3 * k], waist[1]]), 3.2 * k, belt, 1.7);
  return { body, nearArm: reach(look.nearArm, near) };
}
