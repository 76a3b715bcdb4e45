import { blob, brush, poly } from '../geom/paths.ts';
import { at, type Line, mirror, type Point, place, placer, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';
import { face } from '../kit/stars.ts';

/**
 * Heads: calm masks without hair; character comes from silhouette, dress and gesture. s = half height of the skull.
 * Front: grown (headFront), old (headElder, with beard), child (headChild). Turned: headThreeQuarter, headProfile.
 */

export const headShape = (cx: number, cy: number, s: number): string =>
  blob(place(sym('0,-1 -0.6,-0.8 -0.77,-0.18 -0.64,0.42 -0.32,0.88 0,1', 0), { x: cx, y: cy, s }));
/** Head from the front. */
export const headFront = (cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string =>
  sh(headShape(cx, cy, s), skin, sw) + face(cx, cy + s * 0.06, s * 0.86);

export interface ProfileLook {
  /** Turn in degrees. */
  r?: number;
  flip?: boolean;
  skin?: string;
  lip?: string;
  sw?: number;
  /** What the face says. */
  mood?: keyof typeof MOODS;
}
/** Eye, brow, nostril and other lines with their weights, and the mouth. */
const MOODS = {
  calm: {
    lines: ['0.34,-0.1 0.46,-0.04 0.6,-0.1', '0.3,-0.32 0.46,-0.4 0.64,-0.32', '0.66,0.24 0.72,0.24 0.76,0.2'],
    weights: [0.13, 0.09, 0.06],
    mouth: '0.54,0.5 0.63,0.53 0.72,0.5',
  },
  fierce: {
    lines: [
      '0.32,-0.2 0.5,-0.12 0.66,-0.04',
      '0.24,-0.5 0.5,-0.36 0.7,-0.16',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.38,0 0.48,0.06 0.6,0.04',
      '0.5,0.24 0.44,0.4 0.48,0.58',
      '0.49,-0.16 0.53,-0.02 0.55,0.04',
    ],
    weights: [0.11, 0.17, 0.06, 0.05, 0.06, 0.12],
    mouth: '0.46,0.6 0.58,0.48 0.74,0.5',
  },
  sad: {
    lines: [
      '0.32,-0.02 0.46,0.04 0.6,-0.04',
      '0.26,-0.26 0.44,-0.38 0.64,-0.44',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.4,0.14 0.5,0.18 0.58,0.14',
      '0.5,0.3 0.45,0.42 0.47,0.56',
    ],
    weights: [0.12, 0.09, 0.06, 0.04, 0.05],
    mouth: '0.5,0.6 0.6,0.5 0.72,0.51',
  },
  watchful: {
    lines: [
      '0.32,-0.05 0.48,-0.15 0.65,-0.08',
      '0.28,-0.36 0.46,-0.43 0.67,-0.34',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.38,0.01 0.5,0.05 0.6,0.01',
      '0.53,-0.15 0.56,-0.06 0.54,0.03',
    ],
    weights: [0.1, 0.1, 0.06, 0.05, 0.15],
    mouth: '0.52,0.51 0.62,0.52 0.72,0.5',
  },
  wary: {
    lines: [
      '0.3,-0.1 0.47,-0.17 0.66,-0.07',
      '0.26,-0.38 0.48,-0.34 0.68,-0.2',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.36,0.02 0.48,0.06 0.6,0.02',
      '0.41,-0.14 0.44,-0.05 0.42,0.06',
    ],
    weights: [0.11, 0.14, 0.06, 0.05, 0.15],
    mouth: '0.5,0.55 0.6,0.5 0.72,0.5',
  },
  afraid: {
    lines: [
      '0.46,-0.18 0.5,-0.05 0.47,0.08',
      '0.26,-0.36 0.44,-0.52 0.64,-0.48',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.36,-0.16 0.48,-0.24 0.6,-0.18',
      '0.42,0.3 0.38,0.44 0.44,0.6',
    ],
    weights: [0.19, 0.1, 0.06, 0.05, 0.05],
    mouth: '0.64,0.42 0.6,0.53 0.64,0.66',
  },
  glad: {
    lines: [
      '0.32,-0.08 0.46,-0.2 0.64,-0.12',
      '0.26,-0.36 0.44,-0.46 0.64,-0.38',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.51,-0.18 0.53,-0.08 0.52,0.03',
      '0.37,-0.01 0.48,0.04 0.58,0.01',
      '0.49,0.4 0.44,0.49 0.48,0.58',
    ],
    weights: [0.09, 0.09, 0.06, 0.13, 0.04, 0.05],
    mouth: '0.48,0.48 0.6,0.58 0.72,0.49',
  },
} as const;
const OPEN: ReadonlySet<keyof typeof MOODS> = new Set(['watchful', 'wary', 'glad']);
/** White of an open eye. */
const WHITE = '0.34,-0.05! 0.48,-0.14 0.64,-0.07! 0.58,0.02 0.44,0.03';
const PROFILE =
  '-0.05,-1 0.36,-0.93 0.6,-0.7 0.66,-0.42 0.64,-0.26 0.7,-0.08 0.84,0.14 0.86,0.22 0.76,0.28 0.69,0.3 0.73,0.38 0.76,0.44 0.69,0.5 0.73,0.57 0.7,0.66 0.69,0.74 0.66,0.88 0.5,0.98 0.3,0.95 0.1,0.88 0.05,1.08 0.1,1.5! -0.5,1.5! -0.5,1 -0.58,0.62 -0.82,0.2 -0.84,-0.3 -0.62,-0.82';
/** Head and neck from the side, looking right. The neck runs to 1.5 s below the centre. */
export function headProfile(cx: number, cy: number, s: number, look: ProfileLook = {}): string {
  const { r = 0, flip = false, skin = C.skin[0], lip = C.red2, sw = 2.2 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const { mood = 'calm' } = look;
  const { lines, weights, mouth } = MOODS[mood];
  return (
    sh(blob(put(PROFILE), 0.32), skin, sw) +
    (OPEN.has(mood) ? flat(blob(put(WHITE)), C.paper) : '') +
    flat(lines.map((l, i) => brush(put(l), s * weights[i]!)).join(''), C.ink) +
    flat(brush(put(mouth), s * 0.13), lip)
  );
}

/** Old head from the front: hollow cheeks, heavy brows, lines. Draw a beard over it, and hair or a hood. */
export function headElder(cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string {
  const put = placer({ x: cx, y: cy, s });
  const pair = (l: string, w: number) => brush(put(l), s * w) + brush(put(mirror(l, 0)), s * w);
  const half = '0,-1 -0.58,-0.82 -0.75,-0.22 -0.69,0.24 -0.56,0.6 -0.26,0.94 0,1';
  const lines =
    pair('-0.58,-0.1 -0.38,-0.26 -0.1,-0.14', 0.12) +
    pair('-0.5,0.06 -0.32,0.14 -0.15,0.07', 0.1) +
    pair('-0.46,0.22 -0.32,0.27 -0.2,0.23', 0.05) +
    pair('-0.17,0.4 -0.3,0.5 -0.35,0.64', 0.06) +
    brush(put('0.1,-0.14 0.05,0.16 0.14,0.36 -0.06,0.4'), s * 0.08) +
    brush(put('-0.3,-0.5 0,-0.56 0.3,-0.5'), s * 0.05) +
    brush(put('-0.22,-0.64 0,-0.69 0.22,-0.64'), s * 0.04);
  const lip = flat(brush(put('-0.18,0.61 0,0.63 0.18,0.61'), s * 0.12), C.red2);
  return sh(blob(put(sym(half, 0))), skin, sw) + flat(lines, C.ink) + lip;
}
/** Full beard with moustache for a head from the front; length in s below the centre. */
export function beard(
  cx: number,
  cy: number,
  s: number,
  { fill = C.paper as string, line = C.grey as string, length = 1.9 } = {},
): string {
  const put = placer({ x: cx, y: cy, s });
  const L = length;
  const half: Point[] = [
    [0, 0.8],
    [-0.2, 0.74],
    [-0.34, 0.62],
    [-0.52, 0.34],
    [-0.72, 0.02, 1],
    [-0.74, 0.5],
    [-0.62, L * 0.5],
    [-0.4, L * 0.82],
    [0, L],
  ];
  const lock: Line = [
    [-0.44, 0.7],
    [-0.42, L * 0.5],
    [-0.26, L * 0.78],
  ];
  const inner: Line = [
    [-0.16, 0.86],
    [-0.18, L * 0.6],
    [-0.08, L * 0.88],
  ];
  const moustache = '0,0.42! -0.22,0.42 -0.48,0.62 -0.58,0.8! -0.34,0.74 -0.14,0.58 0,0.53!';
  return (
    sh(blob(put(sym(half, 0))), fill, 2) +
    strokes([put(lock), put(mirror(lock, 0)), put(inner), put(mirror(inner, 0))], s * 0.1, line) +
    sh(blob(put(moustache)) + blob(put(mirror(moustache, 0))), fill, 1.7)
  );
}
/** Head from the front that meets the eye of the reader: level brows, open lids, firm mouth. */
export function headLevel(cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string {
  const put = placer({ x: cx, y: cy, s });
  const pair = (l: string, w: number) => brush(put(l), s * w) + brush(put(mirror(l, 0)), s * w);
  const lines =
    pair('-0.58,-0.16 -0.36,-0.25 -0.12,-0.15', 0.1) +
    pair('-0.56,0.06 -0.35,-0.07 -0.14,0.06', 0.09) +
    pair('-0.48,0.15 -0.34,0.19 -0.2,0.15', 0.04) +
    at(put('-0.34,0.06 0.34,0.06'), (x, y) => disc(x, y, s * 0.085)) +
    brush(put('0.08,-0.1 0.05,0.2 0.13,0.36 -0.07,0.4'), s * 0.08) +
    brush(put('-0.1,0.75 0,0.77 0.1,0.75'), s * 0.05);
  return (
    sh(headShape(cx, cy, s), skin, sw) +
    flat(lines, C.ink) +
    flat(brush(put('-0.22,0.6 0,0.63 0.22,0.6'), s * 0.14), C.red2)
  );
}
/** Child's head from the front: round, features low and wide apart. */
export function headChild(cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string {
  const put = placer({ x: cx, y: cy, s });
  const pair = (l: string, w: number) => brush(put(l), s * w) + brush(put(mirror(l, 0)), s * w);
  const half = '0,-1 -0.62,-0.86 -0.88,-0.24 -0.84,0.3 -0.56,0.74 -0.24,0.93 0,0.96';
  const lines =
    pair('-0.54,-0.02 -0.38,-0.1 -0.22,-0.05', 0.06) +
    pair('-0.54,0.16 -0.38,0.27 -0.22,0.17', 0.11) +
    brush(put('0.02,0.24 0.09,0.37 -0.04,0.4'), s * 0.06);
  return (
    sh(blob(put(sym(half, 0))), skin, sw) +
    flat(lines, C.ink) +
    flat(brush(put('-0.16,0.58 0,0.64 0.16,0.58'), s * 0.13), C.red2)
  );
}
export interface TurnedLook extends Omit<ProfileLook, 'mood'> {
  /** What the face says: wary looks back over the shoulder, sly looks ahead under a low brow. */
  mood?: 'calm' | 'watchful' | 'wary' | 'sly';
}
/** Head turned half to the right (flip: to the left). The neck runs to 1.5 s below the centre. */
export function headThreeQuarter(cx: number, cy: number, s: number, look: TurnedLook = {}): string {
  const { r = 0, flip = false, skin = C.skin[0], lip = C.red2, sw = 2.1 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const skull =
    '0,-1 0.36,-0.94 0.62,-0.7 0.7,-0.36 0.65,-0.12 0.7,0.1 0.68,0.4 0.56,0.74 0.36,0.96 0.14,0.97 -0.14,0.84 -0.44,0.58 -0.66,0.24 -0.82,-0.16 -0.76,-0.6 -0.46,-0.9';
  const neck = '-0.56,0.3! 0.22,0.8! 0.3,1.5! -0.48,1.5!';
  const { mood = 'calm' } = look;
  const open = mood !== 'calm';
  const low = mood === 'wary' || mood === 'sly';
  const back = mood === 'wary' ? 0.1 : mood === 'sly' ? -0.06 : 0;
  const brows = low
    ? ['-0.3,-0.25 -0.06,-0.26 0.2,-0.14', '0.42,-0.15 0.56,-0.25 0.68,-0.25']
    : ['-0.28,-0.2 -0.06,-0.31 0.18,-0.21', '0.44,-0.22 0.56,-0.29 0.67,-0.22'];
  const lids = open
    ? ['-0.26,0.05 -0.04,-0.07 0.19,0.04', '0.42,0.04 0.55,-0.06 0.66,0.03']
    : ['-0.24,0.01 -0.05,0.1 0.16,0.02', '0.44,0.02 0.55,0.08 0.64,0.02'];
  const lines =
    brush(put(brows[0]!), s * 0.09) +
    brush(put(brows[1]!), s * 0.075) +
    brush(put('0.42,-0.22 0.43,0.02 0.56,0.27 0.36,0.35'), s * 0.075) +
    brush(put(lids[0]!), s * 0.11) +
    brush(put(lids[1]!), s * 0.09) +
    (open
      ? brush(put(`${0.03 - back},-0.05 ${0.05 - back},0.04 ${0.03 - back},0.13`), s * 0.16) +
        brush(put(`${0.57 - back},-0.05 ${0.59 - back},0.03 ${0.57 - back},0.11`), s * 0.13)
      : '');
  return (
    sh(poly(put(neck)), skin, sw) +
    sh(blob(put(skull)), skin, sw) +
    (open
      ? flat(
          blob(put('-0.24,0.04! -0.04,-0.06 0.18,0.04! -0.03,0.13')) +
            blob(put('0.44,0.03! 0.55,-0.05 0.65,0.03! 0.55,0.11')),
          C.paper,
        )
      : '') +
    flat(lines, C.ink) +
    flat(brush(put(mood === 'sly' ? '0.1,0.52 0.32,0.63 0.5,0.55' : '0.16,0.57 0.34,0.61 0.5,0.56'), s * 0.14), lip)
  );
}
/** Beard for a head in profile, same centre, size and turn. */
export function beardProfile(
  cx: number,
  cy: number,
  s: number,
  { r = 0, flip = false, fill = C.paper as string, line = C.grey as string, length = 1.9 } = {},
): string {
  const put = placer({ x: cx, y: cy, s, r, flip });
  const L = length;
  const body: Point[] = [
    [0.1, 0.1, 1],
    [0.2, 0.42],
    [0.48, 0.36],
    [0.76, 0.34, 1],
    [0.64, 0.46],
    [0.72, 0.58, 1],
    [0.82, 0.9],
    [0.7, L * 0.66],
    [0.4, L, 1],
    [0.16, L * 0.7],
    [0, 0.9],
    [-0.04, 0.4],
  ];
  return (
    sh(blob(put(body)), fill, 2) +
    strokes(
      [
        put([
          [0.2, 0.6],
          [0.26, L * 0.55],
          [0.38, L * 0.86],
        ]),
        put([
          [0.46, 0.62],
          [0.52, L * 0.5],
          [0.46, L * 0.8],
        ]),
      ],
      s * 0.1,
      line,
    )
  );
}
