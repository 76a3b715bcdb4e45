import { blob, line, poly, taper } from '../geom/paths.ts';
import { type Line, type Point, place, placer, points } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh, strokes, union } from '../kit/marks.ts';

/**
 * The horse, facing right, in four poses, and where its rider goes. Box 200 x 190; x, y = lower left of the box,
 * the ground under the hooves. Draw: far leg of the rider, horse, saddleCloth, rider, near leg.
 */

export type Pose = 'walk' | 'stand' | 'rear' | 'charge';
export interface HorsePlace {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  pose?: Pose;
}
interface HorseLook extends HorsePlace {
  coat?: string;
  far?: string;
  mane?: string;
  edge?: string;
  /** Colour of the bridle, '' for none. */
  bridle?: string;
  eye?: string;
  sw?: number;
  fold?: string;
}

type Turn = readonly [px: number, py: number, degrees: number, dx?: number, dy?: number];
/** Hip, knee, hock, fetlock and hoof of a leg, with its width at each. */
type Leg = readonly [pts: string, widths: readonly number[]];
interface Stance {
  /** Turn of the trunk with the forelegs about the hip, and of neck and head about the withers. */
  trunk: Turn;
  neck: Turn;
  farHind: Leg;
  farFore: Leg;
  nearHind: Leg;
  nearFore: Leg;
  tail: string;
}
const HIND = [48, 32, 13, 8.5, 11];
const FORE = [34, 24, 13, 8.5, 10];
const FAR_HIND = [34, 24, 12, 8, 11];
const FAR_FORE = [28, 18, 11, 8, 11];
const HANGING = '30,68! 14,64 0,84 -4,120 -16,152! 2,140 8,156! 18,130 20,100 30,84!';
const STREAMING = '30,66! 14,54 -10,58 -34,76 -58,80! -40,92 -52,104! -24,96 4,88 28,86!';
const STANCES: Record<Pose, Stance> = {
  walk: {
    trunk: [44, 108, 0],
    neck: [118, 76, 0],
    farHind: ['56,96 70,122 60,146 66,172 70,183', FAR_HIND],
    farFore: ['122,96 126,128 124,150 121,176 123,184', FAR_FORE],
    nearHind: ['42,88 50,118 30,146 36,172 38,183', HIND],
    nearFore: ['130,92 134,116 158,128 150,150 144,160', [34, 24, 13, 8.5, 9]],
    tail: HANGING,
  },
  stand: {
    trunk: [44, 108, 0],
    neck: [118, 76, 6],
    farHind: ['56,96 68,122 56,146 60,172 62,183', FAR_HIND],
    farFore: ['124,96 138,126 138,150 139,176 140,184', FAR_FORE],
    nearHind: ['42,88 48,118 30,146 34,172 36,183', HIND],
    nearFore: ['130,92 128,122 123,150 123,174 124,183', FORE],
    tail: HANGING,
  },
  rear: {
    trunk: [44, 108, -42, 12, -4],
    neck: [118, 76, 26],
    farHind: ['66,98 90,120 74,146 84,170 88,183', FAR_HIND],
    farFore: ['132,88 164,84 178,102 164,118 156,120', FAR_FORE],
    nearHind: ['52,88 70,120 42,148 50,172 53,183', HIND],
    nearFore: ['130,94 156,106 158,130 140,136 131,136', FORE],
    tail: '26,108! 8,110 -8,128 -14,154 -22,178! -4,168 0,184! 12,158 18,136 34,124!',
  },
  charge: {
    trunk: [44, 108, -5, 0, 18],
    neck: [118, 76, 22],
    farHind: ['58,112 46,140 22,152 4,168 -6,174', FAR_HIND],
    farFore: ['128,88 160,98 186,94 206,108 214,113', FAR_FORE],
    nearHind: ['44,106 34,136 8,142 -12,156 -22,160', HIND],
    nearFore: ['130,92 156,112 182,118 194,136 200,144', FORE],
    tail: STREAMING,
  },
};

const turned = (l: Line, [px, py, r, dx = 0, dy = 0]: Turn): readonly Point[] =>
  place(place(l, { x: -px, y: -py }), { x: px + dx, y: py + dy, r });

interface Rig {
  scale: number;
  /** From the box, from the trunk and from the head to the card. */
  box(l: Line): readonly Point[];
  trunk(l: Line): readonly Point[];
  head(l: Line): readonly Point[];
}
function rig({ x, y, s = 1, flip = false, pose = 'walk' }: HorsePlace): Rig {
  const stance = STANCES[pose];
  const box = placer({ x, y: y - 190 * s, s, flip });
  const trunk = (l: Line) => box(turned(l, stance.trunk));
  return { scale: s, box, trunk, head: (l) => trunk(turned(l, stance.neck)) };
}

const TRUNK =
  '112,58 128,50 144,62 147,84 140,104 128,116 104,120 78,118 58,122 36,118 24,100 24,78 36,64 56,60 78,68 100,67';
const NECK =
  '100,66 116,52 124,32 136,14 150,10 160,14 171,36 180,58 183,68 178,76 167,75 163,66 158,54 152,52 147,66 146,84 140,100 120,98';
const LOCKS =
  '146,4! 136,8 124,22 114,44 100,62! 112,62 106,72! 122,62 120,72! 134,50 134,58! 144,34 147,38! 154,20 160,22! 154,10';

/** Hoof at the end of a leg, in the direction of its last joint. */
function hoof(leg: readonly Point[], s: number): string {
  const a = leg[leg.length - 2]!;
  const b = leg[leg.length - 1]!;
  const r = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - 90;
  return poly(place('-7,-3 7,-3 10.4,7 -10.4,7', { x: b[0], y: b[1], s, r }));
}

export function horse(look: HorseLook): string {
  const {
    coat = C.paper,
    far = C.paper2,
    mane = C.gold,
    edge = C.ink,
    bridle = C.red,
    eye = C.ink,
    sw = 2.4,
    fold = C.grey,
  } = look;
  const { scale: s, box, trunk, head } = rig(look);
  const stance = STANCES[look.pose ?? 'walk'];
  const dot = (px: number, py: number, r: number) => {
    const [x, y] = head([[px, py]])[0]!;
    return disc(x, y, r * s);
  };
  const bones = [
    box(stance.farHind[0]),
    trunk(stance.farFore[0]),
    box(stance.nearHind[0]),
    trunk(stance.nearFore[0]),
  ] as const;
  const leg = (pts: readonly Point[], [, widths]: Leg) =>
    taper(
      pts,
      widths.map((w) => w * s),
    );
  const hooves = (...legs: (readonly Point[])[]) => sh(legs.map((pts) => hoof(pts, s)).join(''), edge, 1);
  let o =
    union([leg(bones[0], stance.farHind), leg(bones[1], stance.farFore)], far, sw, edge) + hooves(bones[0], bones[1]);
  const tail = box(stance.tail);
  o += sh(blob(tail), mane, sw * 0.9, edge);
  const pick = (...at: number[]): Line => at.map((i): Point => [tail[i]![0], tail[i]![1]]);
  o += strokes([mids(pick(1, 2, 3), pick(9, 8, 7), 0.35), mids(pick(1, 2, 3), pick(9, 8, 7), 0.7)], 2.4 * s, edge);
  o += union(
    [blob(trunk(TRUNK)), blob(head(NECK)), leg(bones[2], stance.nearHind), leg(bones[3], stance.nearFore)],
    coat,
    sw,
    edge,
  );
  o += hooves(bones[2], bones[3]);
  const folds = ['124,62 134,82 132,104', '44,84 58,98 58,118', '112,84 120,104 118,116', '70,112 84,117 100,116'];
  o += strokes(folds.map(trunk), 2.2 * s, fold);
  o += sh(blob(head('142,14! 141,-6! 152,10!')), coat, sw * 0.8, edge);
  o += sh(blob(head(LOCKS)), mane, sw * 0.9, edge);
  o += strokes([head('142,12 128,32 118,54'), head('147,14 138,32 131,50')], 2 * s, edge);
  o += flat(dot(161, 33, 2.6), eye);
  o +=
    strokes([head('155,29 161,27 167,32'), head('170,69 174,70 179,68')], 1.8 * s, edge) +
    flat(dot(177, 63, 1.6), edge);
  if (!bridle) return o;
  const strap = (pts: string, w: number) => ln(line(head(pts)), w * s, bridle);
  const rein = [...head('164,64 146,71'), ...trunk('108,62')];
  return (
    o +
    strap('152,16 154,34 157,50', 2.6) +
    strap('157,50 168,50 176,48', 2.6) +
    strap('166,51 164,62 168,70', 2.2) +
    strap('158,24 164,19', 2.2) +
    ln(line(rein), 2 * s, bridle) +
    flat(dot(157, 50, 3), C.gold)
  );
}
/** The line between two lines. */
const mids = (a: Line, b: Line, t: number): Line => {
  const q = points(b);
  return points(a).map((p, i): Point => [p[0] + (q[i]![0] - p[0]) * t, p[1] + (q[i]![1] - p[1]) * t]);
};

/** Cloth under the rider, with a border line. */
export function saddleCloth(at: HorsePlace, fill: string, trim: string): string {
  const { trunk, scale } = rig(at);
  const cloth = '60,56! 84,65 112,57! 120,84 117,104! 88,110 59,104! 54,80';
  const border = '64,62! 85,70 108,63! 115,84 112,99! 88,105 64,99! 59,80';
  return sh(blob(trunk(cloth)), fill, 2.3) + ln(blob(trunk(border)), 1.2 * scale, trim);
}
/** Where the rider sits, puts the foot, holds the reins, where the bit is; lean: turn of the trunk in degrees. */
export function rider(at: HorsePlace): Record<'seat' | 'foot' | 'hand' | 'bit', Point> & { lean: number } {
  const { trunk, head } = rig(at);
  const one = (l: readonly Point[]) => l[0]!;
  const lean = STANCES[at.pose ?? 'walk'].trunk[2] * (at.flip ? -1 : 1);
  return {
    seat: one(trunk('84,62')),
    foot: one(trunk('98,126')),
    hand: one(trunk('112,50')),
    bit: one(head('166,66')),
    lean,
  };
}
