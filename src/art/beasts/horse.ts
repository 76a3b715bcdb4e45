import { stride } from '../figures/stride.ts';
import { blob, line } from '../geom/paths.ts';
import { type Line, mid, type Point, place, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, rod, sh, strokes, union } from '../kit/marks.ts';
import { foreleg, hindleg, hoof } from './shanks.ts';
import { type Pose, STANCES, type Turn } from './stances.ts';

/**
 * The horse, facing right, in four stances, and where its rider goes. Box 200 x 210; x, y = lower left of the box,
 * the ground under the hooves. Draw: far leg of the rider, horse, saddleCloth, rider, near leg.
 */

export interface HorsePlace {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  pose?: Pose;
  /** The neck lowered by this many degrees. */
  bow?: number;
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
  hoof?: string;
}

const turned = (l: Line, [px, py, r, dx = 0, dy = 0, s = 1]: Turn): readonly Point[] =>
  place(place(l, { x: -px, y: -py }), { x: px + dx, y: py + dy, r, s });

interface Rig {
  scale: number;
  /** From the box, from the trunk, from the neck and from the head to the card. */
  box(l: Line): readonly Point[];
  trunk(l: Line): readonly Point[];
  neck(l: Line): readonly Point[];
  head(l: Line): readonly Point[];
  tail(l: Line): readonly Point[];
}
const ROOT: Line = '20,68';
function rig({ x, y, s = 1, flip = false, pose = 'walk', bow = 0 }: HorsePlace): Rig {
  const stance = STANCES[pose];
  const [px, py, degrees, dx, dy] = stance.neck;
  const box = placer({ x, y: y - 190 * s, s, flip });
  const trunk = (l: Line) => box(turned(l, stance.trunk));
  const neck = (l: Line) => trunk(turned(l, [px, py, degrees + bow, dx, dy]));
  const [rx, ry] = trunk(ROOT)[0]!;
  return {
    scale: s,
    box,
    trunk,
    neck,
    head: (l) => neck(stance.poll ? turned(l, stance.poll) : l),
    tail: placer({ x: rx, y: ry, s, flip }),
  };
}

const TRUNK =
  '110,56 98,62 82,66 62,61 42,56 24,64 13,80 15,102 30,112 56,108 78,113 100,119 122,118 142,108 153,92 151,76 130,62';
const NECK = '98,63 106,47 112,30 121,12 134,-1 147,-5 156,8 152,26 146,36 143,46 146,62 153,82 143,104 118,100';
const HEAD = '136,6 144,-4 153,-4 160,4 165,16 170,29 176,40 178,47 175,53 168,54 163,50 157,44 149,41 140,35 135,22';
const LOCKS =
  '152,-8! 132,-5 116,10 106,32 93,60! 106,58 103,71! 115,59 116,71! 124,48 128,57! 132,33 138,40! 143,15 149,23! 152,4';
const HAIRS = ['144,-2 125,14 112,44', '148,2 136,18 126,42'];

export function horse(look: HorseLook): string {
  const { coat = C.paper, far = C.paper2, mane = C.straw, edge = C.ink, bridle = C.red } = look;
  const { eye = C.ink, sw = 2.4, fold = C.grey, flip = false } = look;
  const at = rig(look);
  const { scale: s, box, trunk, neck, head } = at;
  const stance = STANCES[look.pose ?? 'walk'];
  const bones = {
    farHind: box(stance.farHind),
    farFore: trunk(stance.farFore),
    nearHind: box(stance.nearHind),
    nearFore: trunk(stance.nearFore),
  };
  const hooves = (...legs: (readonly Point[])[]) =>
    sh(legs.map((pts) => hoof(pts, s, flip)).join(''), look.hoof ?? edge, 1.4, edge);
  const brushes = (lines: readonly string[], put: (l: Line) => readonly Point[], w: number, fill: string) =>
    strokes(
      lines.map((l) => put(l)),
      w * s,
      fill,
    );
  const [sx, sy] = box('96,191')[0]!;
  return (
    (look.pose === 'charge' ? '' : flat(disc(sx, sy, (look.pose === 'rear' ? 40 : 92) * s, 6 * s), C.ink, 0.26)) +
    union([hindleg(bones.farHind, s * 0.9, flip), foreleg(bones.farFore, s * 0.9, flip)], far, sw, edge) +
    hooves(bones.farHind, bones.farFore) +
    sh(blob(at.tail(stance.tail)), mane, sw * 0.9, edge) +
    strokes(hairs(at.tail(stance.tail)), 2.4 * s, edge) +
    sh(blob(head('153,-2! 156,-18! 161,3!')), far, sw * 0.8, edge) +
    union(
      [
        blob(trunk(TRUNK)),
        stance.belly ? blob(trunk(stance.belly)) : '',
        blob(neck(stance.reach?.neck ?? NECK)),
        blob(head(HEAD)),
        hindleg(bones.nearHind, s, flip),
        foreleg(bones.nearFore, s, flip),
      ],
      coat,
      sw,
      edge,
    ) +
    hooves(bones.nearHind, bones.nearFore) +
    brushes(['126,64 137,84 131,106', '62,88 68,102 62,114', '96,112 110,115 122,111'], trunk, 2.4, fold) +
    brushes(['151,18 157,32 149,38'], head, 1.9, fold) +
    sh(blob(neck(stance.reach?.mane ?? LOCKS)), mane, sw * 0.9, edge) +
    brushes(stance.reach?.hairs ?? HAIRS, neck, 2, edge) +
    sh(blob(head('145,0! 147,-20! 156,-1!')), coat, sw * 0.8, edge) +
    flat(dots(head('159,15'), (eye === C.ink ? 2.5 : 2.9) * s), eye) +
    (eye === C.ink ? '' : flat(dots(head('159.6,15.6'), 1.9 * s), C.ink)) +
    (eye === C.ink ? '' : brushes(['154.6,14.6 158.6,11.6 163.8,15.4'], head, 3, edge)) +
    brushes(['153,11 159,8.5 165,13', '168,47.5 172,47.5 176,46'], head, 1.8, edge) +
    flat(dots(head('174.5,41'), 1.5 * s), edge) +
    (bridle ? tack(at, bridle, stance.reach?.rein ?? '148,56') : '')
  );
}
const dots = ([p]: readonly Point[], r: number): string => disc(p![0], p![1], r);
/** Two lines along the tail, between its edges. */
function hairs(tail: readonly Point[]): Line[] {
  return [0.35, 0.7].map((t) =>
    [
      [1, 9],
      [2, 8],
      [3, 7],
    ].map(([a, b]): Point => {
      const p = mid(tail[a!]!, tail[b!]!, t);
      return [p[0], p[1]];
    }),
  );
}
/** Bridle and reins. */
function tack({ scale, trunk, neck, head }: Rig, colour: string, rein: string): string {
  const strap = (pts: string, w: number) => ln(line(head(pts)), w * scale, colour);
  return (
    strap('152,2 151,20 155,36', 2.6) +
    strap('155,36 165,34 173,30', 2.6) +
    strap('158,36 163,42 165,49', 2.2) +
    strap('151,8 158,9 164,9', 2.2) +
    ln(line([...head('165,48'), ...neck(rein), ...trunk('112,58')]), 2 * scale, colour) +
    flat(dots(head('155,36'), 3 * scale), C.gold)
  );
}

/** From the trunk in its box (withers 110,56, croup 46,58, girth 104,120) to the card, for trappings and bare legs. */
export const onTrunk = (at: HorsePlace): ((l: Line) => readonly Point[]) => rig(at).trunk;
/** Cloth under the rider with a border line and a girth. */
export function saddleCloth(at: HorsePlace, fill: string, trim: string): string {
  const { trunk, scale } = rig(at);
  const cloth = '56,58! 84,66 112,55! 121,82 119,104! 88,109 60,104! 53,80';
  const border = '61,63! 85,71 108,61! 115,83 113,99! 88,103.5 65,99! 59,80';
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
    hand: one(trunk('114,46')),
    bit: one(head('165,49')),
    lean,
  };
}

interface LegLook {
  hose?: string;
  fold?: string;
  boot?: string;
  /** Colour of the turned-down top of the boot. */
  top?: string;
  /** Colour of stirrup and strap. */
  metal?: string;
  /** Hip, knee and ankle on the trunk, and the width of the thigh. */
  bones?: Line;
  w?: number;
}
const SOLE = '-9,-20! 8,-20! 9,-6 14,-1 27,3! 28,8 22,11 -7,11! -9,2';
/** Near leg of the rider over the saddle: thigh along the flank, round knee, calf in a high boot, foot in the stirrup. */
export function riderLeg(at: HorsePlace, look: LegLook = {}): string {
  const { hose = C.paper, fold = C.grey, boot = C.gold3, top, metal = C.gold } = look;
  const { bones = '80,64 113,87 100,119', w = 30 } = look;
  const { trunk, scale: s } = rig(at);
  const { flip = false } = at;
  const lean = (STANCES[at.pose ?? 'walk'].trunk[2] * (flip ? -1 : 1)) / 2;
  const [hip, knee, ankle] = trunk(bones) as [Point, Point, Point];
  const put = placer({ x: ankle[0], y: ankle[1], s, flip, r: lean });
  return (
    rod(line([...trunk('106,64'), ...put('9,-4')]), 2 * s, metal, 1.2) +
    stride([hip, knee, ankle], {
      w: w * s,
      fill: hose,
      fold,
      shoe: boot,
      top,
      high: 0.52,
      dir: flip ? -1 : 1,
      r: lean,
      foot: 0.78,
    }) +
    rod(blob(put('10,-7 3.5,2 2,13! 20,13! 17,2')), 2 * s, metal, 1.1)
  );
}
/** Far boot of the rider under the belly; draw it before the horse. */
export function farBoot(at: HorsePlace, boot: string = C.gold3): string {
  const { trunk, scale: s } = rig(at);
  const lean = (STANCES[at.pose ?? 'walk'].trunk[2] * (at.flip ? -1 : 1)) / 2;
  const [x, y] = trunk('112,116')[0]!;
  return sh(blob(place(SOLE, { x, y, s: s * 0.8, flip: at.flip ?? false, r: lean })), boot, 2.2);
}
