import { blob, taper } from '../geom/paths.ts';
import { type Point, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { sh, strokes, union } from '../kit/marks.ts';
import { shaded } from './shade.ts';

/**
 * Hands: grip round a shaft, open palm, blessing, pointing, resting, and the hand from a cloud.
 * s = half width of the palm; a hand is 0.9 as long as the face it belongs to, so s is about 0.45 of the head's s.
 */

export interface GripLook {
  skin?: string;
  /** 1: the wrist is on the right, -1: on the left. */
  dir?: 1 | -1;
  r?: number;
  sw?: number;
  /** Where the forearm comes from: the wrist is drawn from there into the fist, whichever way the fist is turned. */
  wrist?: Point;
  /** The thumb lies over the fingers, not along the shaft. */
  over?: boolean;
}
const FIST =
  '1.6,-0.44! 1.1,-0.5 0.66,-0.74 0.1,-0.84 -0.4,-0.8 -0.76,-0.62 -0.7,-0.4! -0.92,-0.22 -0.78,0.02! -0.94,0.2 -0.76,0.4! -0.84,0.6 -0.6,0.8 0,0.84 0.66,0.74 1.12,0.52 1.6,0.44!';
/** The same without a wrist: the back of the hand is round. */
const KNOB =
  '0.8,-0.62! 0.1,-0.84 -0.4,-0.8 -0.76,-0.62 -0.7,-0.4! -0.92,-0.22 -0.78,0.02! -0.94,0.2 -0.76,0.4! -0.84,0.6 -0.6,0.8 0,0.84 0.66,0.7 0.96,0.3 0.98,-0.2';
const THUMB = '0.84,-0.62! 0.5,-0.94 0.02,-1.12 -0.36,-1.08 -0.46,-0.9 -0.28,-0.76 0.08,-0.7 0.4,-0.5 0.72,-0.26!';
const THUMB_OVER =
  '1.04,-0.5! 0.66,-0.76 0.2,-0.7 -0.24,-0.46 -0.56,-0.14 -0.6,0.1 -0.42,0.2 -0.16,0.1 0.2,-0.14 0.5,-0.14 0.72,0.06!';
const NAIL = '-0.55,0.02! -0.46,-0.14 -0.32,-0.2 -0.3,-0.06 -0.42,0.1!';
const KNUCKLES = ['-0.7,-0.4 -0.26,-0.44 0.2,-0.36', '-0.78,0.02 -0.3,-0.02 0.24,0.02', '-0.76,0.4 -0.3,0.38 0.18,0.4'];
/** Side of the fist that is turned from the light, and the joints of its fingers, on a hand of this half width. */
const LARGE = 19;
const UNDERSIDE = '-0.7,0.52! -0.6,0.77 0,0.81 0.66,0.71 1.1,0.5 1.4,0.44! 0.9,0.42 0.3,0.6';
const JOINTS = [
  '-0.44,-0.72 -0.34,-0.6 -0.42,-0.5',
  '-0.46,-0.32 -0.36,-0.2 -0.44,-0.08',
  '-0.44,0.1 -0.34,0.21 -0.42,0.32',
  '-0.38,0.5 -0.28,0.6 -0.34,0.7',
];
/** Closed hand round an upright shaft, which should be about 0.9 s wide. */
export function grip(cx: number, cy: number, s: number, look: GripLook = {}): string {
  const { skin = C.skin[0], dir = 1, r = 0, sw = s < 14 ? 1.8 : 2, wrist, over = false } = look;
  const put = placer({ x: cx, y: cy, s, r, flip: dir < 0 });
  const heel = put('0.3,0')[0]!;
  return (
    (wrist
      ? union([blob(put(KNOB)), taper([wrist, heel], [s * 0.92, s * 1.1], 1)], skin, sw * 0.92)
      : sh(blob(put(FIST)), skin, sw)) +
    shaded(skin, s, blob(put(UNDERSIDE))) +
    (s < LARGE ? '' : strokes(JOINTS.map(put), s * 0.075)) +
    strokes(KNUCKLES.map(put), Math.max(1.3, s * 0.09)) +
    sh(blob(put(over ? THUMB_OVER : THUMB)), skin, sw * 0.85) +
    (over ? sh(blob(put(NAIL)), C.skin[Math.max(0, (C.skin as readonly string[]).indexOf(skin) - 1)]!, sw * 0.5) : '') +
    strokes([put('0.5,-0.16 0.66,0.02 0.62,0.26')], Math.max(1, s * 0.06))
  );
}

interface HandLook {
  skin?: string;
  /** Turn in degrees: 0 as described at each hand. */
  r?: number;
  flip?: boolean;
  sw?: number;
}
function hand(cx: number, cy: number, s: number, look: HandLook, outline: string, lines: readonly string[]): string {
  const { skin = C.skin[0], r = 0, flip = false, sw = 1.9 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  return sh(blob(put(outline)), skin, sw) + strokes(lines.map(put), Math.max(1.2, s * 0.08));
}
/** Open hand, palm forward, fingers up, thumb on the left. The wrist is 1.1 s below the centre. */
export const palm = (cx: number, cy: number, s: number, look: HandLook = {}): string =>
  hand(
    cx,
    cy,
    s,
    look,
    '-0.42,1.1! -0.5,0.62 -0.86,0.28 -1.12,-0.16 -1.02,-0.34 -0.84,-0.28 -0.54,0 -0.56,-0.5 -0.62,-1.02 -0.46,-1.16 -0.32,-1.04 -0.27,-0.8! -0.24,-1.26 -0.08,-1.4 0.08,-1.26 0.1,-0.84! 0.16,-1.2 0.3,-1.3 0.43,-1.16 0.42,-0.72! 0.52,-0.92 0.65,-0.96 0.74,-0.8 0.7,-0.2 0.62,0.3 0.44,0.7 0.42,1.1!',
    [
      '-0.28,-0.86 -0.26,-0.6 -0.22,-0.4',
      '0.1,-0.86 0.1,-0.6 0.09,-0.42',
      '0.42,-0.76 0.4,-0.54 0.36,-0.38',
      '-0.4,0.5 -0.16,0.3 -0.06,0.04',
    ],
  );
/** Two fingers raised, two folded, thumb across, palm forward. The wrist is 1.1 s below the centre. */
export const blessing = (cx: number, cy: number, s: number, look: HandLook = {}): string =>
  hand(
    cx,
    cy,
    s,
    look,
    '-0.4,1.1! -0.52,0.6 -0.66,0.2 -0.58,-0.3 -0.66,-1.2 -0.5,-1.38 -0.34,-1.24 -0.28,-0.6! -0.24,-1.34 -0.08,-1.5 0.08,-1.36 0.08,-0.4! 0.22,-0.52 0.36,-0.44 0.42,-0.26! 0.54,-0.34 0.68,-0.22 0.68,0.1 0.6,0.44 0.44,0.7 0.42,1.1!',
    [
      '-0.28,-0.66 -0.26,-0.4 -0.2,-0.24',
      '0.4,-0.24 0.42,-0.04 0.4,0.1',
      '-0.5,0.28 -0.2,0.02 0.14,0 0.34,0.12',
      '0.08,-0.36 0.1,-0.16 0.08,-0.04',
    ],
  );
/** Forefinger pointing right, the others folded; the wrist is 1.1 s to the left. */
export const pointing = (cx: number, cy: number, s: number, look: HandLook = {}): string =>
  hand(
    cx,
    cy,
    s,
    look,
    '-1.1,-0.42! -0.5,-0.5 0,-0.62 0.5,-0.52 1.34,-0.46 1.5,-0.32 1.36,-0.18 0.66,-0.14! 0.76,0.04 0.72,0.2! 0.7,0.42 0.52,0.54! 0.34,0.72 0.02,0.68 -0.4,0.54 -1.1,0.42!',
    [
      '0.68,-0.14 0.4,-0.1 0.14,-0.14',
      '0.72,0.2 0.46,0.22 0.24,0.18',
      '0.52,0.52 0.32,0.5 0.16,0.42',
      '-0.3,-0.3 0.06,-0.14 0.34,-0.22',
    ],
  );
/** Relaxed hand from the side, fingers together to the right, thumb below (flip and turn it for others). */
export const rest = (cx: number, cy: number, s: number, look: HandLook = {}): string =>
  hand(
    cx,
    cy,
    s,
    look,
    '-1.1,-0.4! -0.5,-0.48 0.06,-0.54 0.7,-0.46 1.24,-0.3 1.5,-0.08 1.46,0.08! 1.4,0.24 1.16,0.32 0.66,0.3 0.4,0.3! 0.62,0.52 0.72,0.78 0.54,0.86 0.2,0.7 -0.1,0.5 -0.5,0.42 -1.1,0.42!',
    ['1.46,0.06 0.98,0 0.5,-0.04', '1.2,-0.24 0.82,-0.26 0.46,-0.26', '0.4,0.3 0.16,0.22 -0.04,0.22'],
  );
/** Hand that carries from below, from the side: palm up, fingers to the right under the load, thumb in front of it. */
export const cradle = (cx: number, cy: number, s: number, look: HandLook = {}): string =>
  hand(
    cx,
    cy,
    s,
    look,
    '-1.1,-0.36! -0.66,-0.42 -0.46,-0.56 -0.2,-0.96 0.02,-1.04 0.1,-0.86 0,-0.5 0.06,-0.3! 0.6,-0.2 1.06,-0.34 1.36,-0.62 1.54,-0.58 1.54,-0.3 1.24,0.12 0.7,0.42 0.1,0.52 -0.5,0.5 -1.1,0.44!',
    ['1.4,-0.2 1.06,0.02 0.6,0.1', '0.06,-0.3 -0.1,-0.2 -0.24,-0.18', '1,0.2 0.7,0.3 0.34,0.3'],
  );

/** Hand laid over an edge from the left, seen on its back: the four fingers close over it to the right. The wrist is 1.1 s to the left. */
export function clasp(cx: number, cy: number, s: number, look: HandLook = {}): string {
  const { skin = C.skin[0], r = 0, flip = false, sw = 1.9 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const fingers = [
    '0.1,-0.58 0.6,-0.6 1.06,-0.5',
    '0.1,-0.2 0.7,-0.22 1.24,-0.16',
    '0.1,0.2 0.7,0.18 1.2,0.18',
    '0.1,0.58 0.5,0.56 0.94,0.5',
  ];
  return (
    union(
      [
        blob(put('-1.1,-0.42! -0.5,-0.62 0.1,-0.78 0.5,-0.6 0.5,0.6 0.1,0.78 -0.5,0.64 -1.1,0.42!')),
        ...fingers.map((l) => taper(put(l), [s * 0.42, s * 0.44, s * 0.34]) + disc(...pair(put(l)[2]!), s * 0.17)),
      ],
      skin,
      sw,
    ) +
    strokes(
      ['0.1,-0.38 0.6,-0.41 1.16,-0.34', '0.14,0 0.64,-0.02 1.3,0.01', '0.1,0.4 0.6,0.39 1.1,0.35'].map(put),
      Math.max(1.5, s * 0.13),
    )
  );
}
const pair = ([x, y]: Point): [number, number] => [x, y];

interface CloudHandLook {
  /** Colours of the sleeve, its folds and its edging. */
  sleeve?: string;
  fold?: string;
  trim?: string;
  skin?: string;
  /** 1: the arm comes from the right, -1: from the left. */
  dir?: 1 | -1;
  /** Radius of the fist in card units. */
  s?: number;
  /** Turn of the fist and the arm in degrees. */
  r?: number;
  coil?: string;
  over?: boolean;
}
/**
 * Divine hand: a fist at x, y round an upright shaft, cuff, sleeve and a cloud from which it comes.
 * Draw it after the cup or staff it holds; the shaft should be about 0.9 s wide.
 */
export function cloudHand(x: number, y: number, look: CloudHandLook = {}): string {
  const {
    sleeve = C.red,
    fold = C.red2,
    trim = C.gold,
    skin = C.skin[1],
    dir = 1,
    s = 31,
    r = 0,
    coil = C.blue2,
    over,
  } = look;
  const k = s / 31;
  const put = placer({ x, y, s: k, r, flip: dir < 0 });
  const [cx, cy] = put('126,24')[0]!;
  const lobes: readonly (readonly [number, number, number])[] = [
    [-0.42, 0.05, 0.14],
    [-0.28, -0.14, 0.2],
    [-0.02, -0.3, 0.26],
    [0.26, -0.2, 0.22],
    [-0.12, 0.12, 0.2],
    [0.2, 0.1, 0.2],
  ];
  return (
    sh(blob(put('54,-16! 82,-26 104,-22 122,-14! 124,36! 100,34 80,32 54,22! 62,4')), sleeve, 2.3) +
    strokes([put('66,-18 72,2 66,22'), put('80,-22 87,2 80,28')], 2.4 * k, fold) +
    sh(blob(put('45,-20! 58,-20! 59,-16 59,24 58,28! 45,28! 43,20 43,-14')), trim, 2.1) +
    cloud(cx, cy, 96 * k, { lobes, inner: coil, flip: dir < 0 }) +
    grip(x, y, s, { skin, dir, r, over })
  );
}
