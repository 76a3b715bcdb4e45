import { blob, brush } from '../geom/paths.ts';
import { type Point, place, placer, points } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';
import type { Mood } from './mood.ts';
import { shaded } from './shade.ts';

/** Head from the side, in many moods, and its beard. s = half height of the skull. */

export interface ProfileLook {
  /** Turn in degrees. */
  r?: number;
  flip?: boolean;
  skin?: string;
  lip?: string;
  sw?: number;
  /** What the face says. */
  mood?: Mood;
  /** Turn of the neck against the head in degrees, for one who looks up or down, and its share of the usual width. */
  neck?: readonly [turn: number, wide: number];
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
  sly: {
    lines: [
      '0.3,-0.08 0.48,-0.11 0.66,-0.03',
      '0.26,-0.32 0.46,-0.4 0.69,-0.22',
      '0.66,0.24 0.72,0.24 0.76,0.2',
      '0.37,0.03 0.49,0.07 0.6,0.03',
      '0.53,-0.1 0.56,-0.03 0.54,0.04',
      '0.47,0.34 0.41,0.44 0.45,0.54',
    ],
    weights: [0.13, 0.12, 0.06, 0.05, 0.14, 0.05],
    mouth: '0.46,0.45 0.58,0.55 0.73,0.51',
  },
} as const satisfies Record<Mood, { lines: readonly string[]; weights: readonly number[]; mouth: string }>;
const OPEN: ReadonlySet<Mood> = new Set(['watchful', 'wary', 'glad', 'sly']);
/** White of an open eye. */
const WHITE = '0.34,-0.05! 0.48,-0.14 0.64,-0.07! 0.58,0.02 0.44,0.03';
const FACE =
  '-0.05,-1 0.36,-0.93 0.6,-0.7 0.66,-0.42 0.64,-0.26 0.7,-0.08 0.84,0.14 0.86,0.22 0.76,0.28 0.69,0.3 0.73,0.38 0.76,0.44 0.69,0.5 0.73,0.57 0.7,0.66 0.69,0.74 0.66,0.88 0.5,0.98 0.3,0.95';
const NECK = '0.1,0.88 0.05,1.08 0.1,1.5! -0.5,1.5! -0.5,1';
const SKULL = '-0.58,0.62 -0.82,0.2 -0.84,-0.3 -0.62,-0.82';
/** Under the jaw and along the throat. */
const JAW = '0.64,0.86! 0.46,0.95 0.08,0.87';
const THROAT = '0.03,1.1 0.07,1.5! -0.2,1.5! -0.2,1';
const CHEEK = '-0.36,0.3! 0,0.72';
/** Where the neck turns against the head. */
const ROOT: Point = [-0.2, 0.84];
const necked = (line: string, [turn, wide]: readonly [number, number]) =>
  place(
    points(line).map(([x, y, corner = 0]): Point => {
      const p = [(x - ROOT[0]) * wide, y - ROOT[1]] as const;
      return corner ? [...p, 1] : p;
    }),
    { x: ROOT[0], y: ROOT[1], r: turn },
  );
/** Head and neck from the side, looking right. The neck runs to 1.5 s below the centre. */
export function headProfile(cx: number, cy: number, s: number, look: ProfileLook = {}): string {
  const { r = 0, flip = false, skin = C.skin[0], lip = C.red2, sw = 2.2, neck = [0, 1] } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const { mood = 'calm' } = look;
  const { lines, weights, mouth } = MOODS[mood];
  return (
    sh(blob(put([...points(FACE), ...necked(NECK, neck), ...points(SKULL)]), 0.32), skin, sw) +
    shaded(skin, s, blob(put([...points(JAW), ...necked(THROAT, neck), ...points(CHEEK)]))) +
    (OPEN.has(mood) ? flat(blob(put(WHITE)), C.paper) : '') +
    flat(lines.map((l, i) => brush(put(l), s * weights[i]!)).join(''), C.ink) +
    flat(brush(put(mouth), s * 0.13), lip)
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
