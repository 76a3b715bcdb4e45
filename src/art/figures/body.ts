import { blob, line, poly, taper } from '../geom/paths.ts';
import { type Line, type Point, place, placer, points, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { rod, sh, strokes, union } from '../kit/marks.ts';

/** Limbs and bodies: limb, bare arm, sleeve, leg with shoe; standing, seated and kneeling robes; small bystander. */

/** Limb with round ends, as path data for a union. */
export function limb(pts: Line, widths: readonly number[], step = 2): string {
  const p = points(pts);
  const a = p[0]!;
  const b = p[p.length - 1]!;
  return taper(p, widths, step) + disc(a[0], a[1], widths[0]! / 2) + disc(b[0], b[1], widths[widths.length - 1]! / 2);
}

interface ArmLook {
  w?: readonly number[];
  fill?: string;
  /** Skin of the hand if the arm is sleeved. */
  hand?: string;
  sw?: number;
  handR?: number;
}
/** Bare or sleeved arm: shoulder, elbow, wrist, and a mitten hand at the end. */
export function arm(pts: Line, look: ArmLook = {}): string {
  const { w = [18, 14, 9], fill = C.skin[0], hand, sw = 2.2, handR = 6.5 } = look;
  const p = points(pts);
  const end = p[p.length - 1]!;
  const mitten = disc(end[0], end[1], handR);
  if (hand) return sh(mitten, hand, sw * 0.85) + union([taper(p, w)], fill, sw);
  return union([taper(p, w), mitten], fill, sw);
}

interface ClothLook {
  fill?: string;
  /** Colour of the folds. */
  fold?: string;
  sw?: number;
}
interface SleeveLook extends ClothLook {
  w?: readonly number[];
  /** Colour of the cuff, none if left out. */
  cuff?: string;
}
/** Sleeve from shoulder over elbow to wrist, widening like a bell. Put the hand before or after it, at its last point. */
export function sleeve(pts: Line, look: SleeveLook = {}): string {
  const { fill = C.blue, fold = C.blue3, sw = 2.3, w = [24, 22, 26], cuff } = look;
  const p = points(pts);
  const a = p[p.length - 2]!;
  const b = p[p.length - 1]!;
  const wide = w[w.length - 1]!;
  const r = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const edge = `-3,${-wide / 2}! 3,${-wide / 2}! 3,${wide / 2}! -3,${wide / 2}!`;
  const aside = p.map(([x, y], i): Point => [x + (i ? 3 : 0), y + (i ? 3 : -w[0]! * 0.1)]);
  return (
    union([taper(p, w)], fill, sw) +
    strokes([aside], 2.4, fold) +
    (cuff ? sh(poly(place(edge, { x: b[0], y: b[1], r })), cuff, sw * 0.8) : '')
  );
}
interface LegLook {
  w?: readonly number[];
  fill?: string;
  fold?: string;
  shoe?: string;
  sw?: number;
  /** Way the toes point: 1 right, -1 left. */
  dir?: 1 | -1;
  /** Turn of the shoe in degrees, for a lifted heel or toe. */
  r?: number;
}
/** Leg from hip over knee to ankle, with a shoe. */
export function leg(pts: Line, look: LegLook = {}): string {
  const { w = [32, 24, 13], fill = C.paper, fold = C.grey, shoe = C.gold, sw = 2.3, dir = 1, r = 0 } = look;
  const p = points(pts);
  const [x, y] = p[p.length - 1]!;
  const k = w[w.length - 1]! / 13;
  const sole = '-8,-9 8,-9 12,3 28,9! 27,15! -10,15! -12,4';
  return (
    union([taper(p, w)], fill, sw) +
    strokes([p.map(([a, b], i): Point => [a + dir * (i === 1 ? 5 : 2), b])], 2.2 * k, fold) +
    sh(blob(place(sole, { x, y, s: k, flip: dir < 0, r })), shoe, sw * 0.95)
  );
}

interface RobeLook extends ClothLook {
  flip?: boolean;
  /** Colour of the belt, none if left out. */
  belt?: string;
}
/** A body and where its head goes: centre and half height of the skull. */
export interface Body {
  svg: string;
  head: Point;
  size: number;
  /** Left and right shoulder as seen, where sleeves begin. */
  shoulders: readonly [Point, Point];
}
/** Outline, folds and belt in hundredths of the height, and the points of the body. */
interface Pattern {
  outline: string;
  folds: readonly string[];
  belt: string;
  head: Point;
  size: number;
  shoulders: readonly [Point, Point];
}
function dress(pattern: Pattern, x: number, y: number, h: number, look: RobeLook): Body {
  const { fill = C.blue, fold = C.blue3, sw = 2.5, flip = false, belt } = look;
  const placing = { x, y, s: h / 100, flip };
  const put = placer(placing);
  const to = ([a, b]: Point) => spot(a, b, placing);
  return {
    svg:
      sh(blob(put(pattern.outline)), fill, sw) +
      strokes(pattern.folds.map(put), h * 0.012, fold) +
      (belt ? rod(line(put(pattern.belt)), 3.4, belt, 1.8) : ''),
    head: to(pattern.head),
    size: (pattern.size * h) / 100,
    shoulders: [to(pattern.shoulders[0]), to(pattern.shoulders[1])],
  };
}
const STANDING: Pattern = {
  outline: '0,-82! -9,-81 -15,-76 -15,-60 -12,-48 -15,-24 -20,0! 20,0! 15,-24 12,-48 15,-60 15,-76 9,-81',
  folds: ['-8,-46 -10,-24 -14,-3', '-2,-46 -3,-24 -4,-2', '5,-46 7,-22 9,-3', '10,-44 12,-24 16,-4'],
  belt: '-12,-48 0,-46 12,-48',
  head: [0, -91.5],
  size: 8,
  shoulders: [
    [-12, -76],
    [12, -76],
  ],
};
const SEATED: Pattern = {
  outline:
    '0,-78! -9,-77 -14,-71 -12,-60 -13,-50 -18,-42 -20,-34 -18,-18 -21,0! 21,0! 18,-18 20,-34 18,-42 13,-50 12,-60 14,-71 9,-77',
  folds: [
    '-16,-40 -10,-34 -3,-36',
    '16,-40 10,-34 3,-36',
    '-13,-33 -13,-16 -15,-3',
    '13,-33 13,-16 15,-3',
    '-6,-34 -7,-16 -7,-2',
    '6,-34 7,-16 7,-2',
    '0,-35 0,-16 0,-3',
  ],
  belt: '-12,-55 0,-53 12,-55',
  head: [0, -88.5],
  size: 8.4,
  shoulders: [
    [-11, -72],
    [11, -72],
  ],
};
const KNEELING: Pattern = {
  outline:
    '-2,-78! 8,-78 14,-70 14,-56 15,-44 24,-34 38,-26 42,-10 40,0! -42,0! -46,-5 -38,-11 -28,-16 -22,-28 -18,-44 -16,-62 -12,-74',
  folds: [
    '4,-48 16,-32 34,-20',
    '-4,-46 4,-24 26,-8',
    '-10,-44 -10,-24 4,-4',
    '-14,-36 -20,-16 -30,-4',
    '-6,-68 -8,-58 -6,-50',
  ],
  belt: '-17,-49 -1,-46 14,-50',
  head: [3, -89.5],
  size: 9.6,
  shoulders: [
    [-2, -70],
    [6, -70],
  ],
};
/** Standing robe from the front; feet at x, y; h = height with head. */
export const standing = (x: number, y: number, h: number, look: RobeLook = {}): Body => dress(STANDING, x, y, h, look);
/** Seated from the front, knees apart under the robe; feet at x, y; h = height with head. */
export const seated = (x: number, y: number, h: number, look: RobeLook = {}): Body => dress(SEATED, x, y, h, look);
/** Kneeling in a robe, from the side, facing right; ground at x, y; h = height with head. */
export const kneeling = (x: number, y: number, h: number, look: RobeLook = {}): Body => dress(KNEELING, x, y, h, look);

/** Small person for the background: a bell of cloth, a round head, hair. Feet at x, y. */
export function bystander(
  x: number,
  y: number,
  h: number,
  { robe = C.blue as string, skin = C.skin[1] as string, hair = C.ink as string, flip = false, lean = 0 } = {},
): string {
  const placing = { x, y, s: h / 100, flip, r: lean };
  const put = placer(placing);
  const [hx, hy] = spot(1, -87, placing);
  return (
    sh(blob(put('-9,-76 9,-76 15,-50 19,-24 25,0! -25,0! -17,-30 -14,-54')), robe, 2) +
    strokes([put('-4,-60 -6,-30 -10,-4'), put('6,-60 8,-30 10,-4')], (2.4 * h) / 100) +
    sh(disc(hx, hy, (11 * h) / 100), skin, 1.8) +
    sh(blob(put('-11,-82! -12,-96 0,-101 12,-96 11,-90! 2,-93 -4,-88 -5,-78!')), hair, 1.5)
  );
}
