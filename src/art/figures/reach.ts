import { blob, taper } from '../geom/paths.ts';
import { lerp, type Point, place, polar } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh, union } from '../kit/marks.ts';
import { limb, sleeve } from './body.ts';
import { blessing, cradle, grip, palm, pointing, rest } from './hand.ts';

type Pose = 'grip' | 'rest' | 'palm' | 'bless' | 'point' | 'cradle';
interface ReachLook {
  /** Joint of the shoulder, middle of the hand. */
  from: Point;
  to: Point;
  /** Half height of the head of the same person: lengths and widths follow from it. */
  u: number;
  /** Half width of the palm, 0.52 u if left out. */
  s?: number;
  /** Side to which the elbow points, seen along the arm: 1 right, -1 left. */
  bend?: 1 | -1;
  hand?: Pose;
  /** Turn of the hand against the forearm in degrees, and its mirror image. */
  turn?: number;
  flip?: boolean;
  /** Turn of the hand on the card instead, e.g. 0 for a fist round an upright shaft. */
  r?: number;
  skin?: string;
  /** Colour of the sleeve; a bare arm if left out. */
  fill?: string;
  fold?: string;
  cuff?: string;
  /** Share by which the sleeve is wider than a close one at the wrist. */
  bell?: number;
  /** Length of upper arm and of forearm with half the hand, in u. */
  long?: readonly [upper: number, fore: number];
  sw?: number;
  /** A point of the body in the colour of the sleeve: the contour of the shoulder is left out towards it. */
  into?: Point;
}

/** Where the joint of two bones lies between two ends; both bones are stretched or shrunk alike if it cannot be reached. */
export function joint(from: Point, to: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const span = Math.hypot(dx, dy) || 1;
  const near = Math.abs(upper - lower) * 1.05;
  const k = span > upper + lower ? span / (upper + lower) : span < near ? span / near : 1;
  const along = (span * span + (upper * k) ** 2 - (lower * k) ** 2) / (2 * span);
  const off = Math.sqrt(Math.max(0, (upper * k) ** 2 - along * along)) * -bend;
  return [from[0] + (dx * along + dy * off) / span, from[1] + (dy * along - dx * off) / span];
}

/** A whole arm of right length: shoulder, elbow, sleeve with cuff or bare skin, wrist, hand. */
export function reach(look: ReachLook): string {
  const { from, to, u, bend = 1, hand = 'rest', turn = 0, flip = false, skin = C.skin[1], fill, fold = C.grey } = look;
  const { into, cuff, bell = 0, long = [2.55, 2.6], sw = 2.3, s = u * 0.52 } = look;
  const elbow = joint(from, to, long[0] * u, long[1] * u, bend);
  const fore = (Math.atan2(to[1] - elbow[1], to[0] - elbow[0]) * 180) / Math.PI;
  const wrist = polar(to[0], to[1], s * (hand === 'grip' ? 1.35 : 1.05), fore + 180);
  const palmOf = { rest, palm, bless: blessing, point: pointing, cradle };
  const r = look.r ?? fore + turn + (hand === 'palm' || hand === 'bless' ? 90 : flip ? 180 : 0);
  const fist =
    hand === 'grip'
      ? grip(to[0], to[1], s, { skin, dir: flip ? 1 : -1, r, wrist: polar(wrist[0], wrist[1], s * 0.3, fore + 180) })
      : palmOf[hand](to[0], to[1], s, { skin, flip, r });
  const merged = (w: number, colour: string) => (into ? flat(taper([from, into], [w * 0.94, w * 0.7]), colour) : '');
  if (!fill) {
    const seam = polar(wrist[0], wrist[1], u * 0.3, fore);
    return (
      fist +
      union([limb([from, elbow, wrist], [u * 0.8, u * 0.62, u * 0.4])], skin, sw * 0.92) +
      flat(taper([wrist, seam], [u * 0.42, u * 0.42]), skin) +
      merged(u * 0.8, skin)
    );
  }
  const wide = u * lerp(0.62, 1.5, bell);
  const end = polar(wrist[0], wrist[1], s * 0.1, fore + 180);
  return (
    (bell > 0.2 ? mouth(wrist, wide, fore, fold) : '') +
    fist +
    sleeve([from, elbow, end], { fill, fold, cuff, sw, w: [u * 1.06, u * lerp(0.92, 1.1, bell), wide] }) +
    merged(u * 1.06, fill)
  );
}
/** The dark inside of a wide sleeve. */
function mouth([x, y]: Point, wide: number, r: number, fold: string): string {
  const h = wide / 2;
  return sh(
    blob(
      place(
        [
          [-2, -h, 1],
          [wide * 0.14, -h * 0.5],
          [wide * 0.18, 0],
          [wide * 0.14, h * 0.5],
          [-2, h, 1],
        ],
        { x, y, r },
      ),
    ),
    fold,
    2,
  );
}
