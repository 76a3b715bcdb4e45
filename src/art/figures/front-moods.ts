import { blob, brush } from '../geom/paths.ts';
import { mirror, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat } from '../kit/marks.ts';
import type { Mood } from './mood.ts';

interface Features {
  /** Brow and edge of the upper lid on the left, and other lines of both sides, with their weights. */
  brow: string;
  lid: string;
  more?: readonly string[];
  weights?: readonly [brow: number, lid: number];
  /** Middle of the left pupil under its lid, none if the eye is lowered; the other is turned alike. */
  gaze?: readonly [x: number, y: number];
  mouth: string;
  /** The mouth is open a little. */
  open?: boolean;
}
const MOODS: Record<Mood, Features> = {
  calm: {
    brow: '-0.56,-0.16 -0.36,-0.27 -0.12,-0.2',
    lid: '-0.52,0 -0.34,0.09 -0.16,0.02',
    mouth: '-0.2,0.54 0,0.58 0.2,0.54',
  },
  glad: {
    brow: '-0.58,-0.2 -0.36,-0.36 -0.13,-0.27',
    lid: '-0.54,0.05 -0.35,-0.04 -0.15,0.06',
    weights: [0.08, 0.11],
    mouth: '-0.25,0.5 0,0.63 0.25,0.5',
  },
  sad: {
    brow: '-0.58,-0.1 -0.36,-0.24 -0.13,-0.34',
    lid: '-0.54,0.06 -0.35,0.12 -0.15,0',
    more: ['-0.46,0.22 -0.34,0.26 -0.22,0.2'],
    mouth: '-0.19,0.62 0,0.55 0.19,0.62',
  },
  fierce: {
    brow: '-0.62,-0.32 -0.36,-0.28 -0.08,-0.04',
    lid: '-0.56,-0.06 -0.36,-0.05 -0.14,0.07',
    more: ['-0.46,0.14 -0.34,0.16 -0.2,0.13', '-0.22,0.34 -0.32,0.44 -0.33,0.58'],
    weights: [0.13, 0.11],
    gaze: [-0.33, 0.04],
    mouth: '-0.21,0.6 0,0.54 0.21,0.6',
  },
  watchful: {
    brow: '-0.59,-0.17 -0.37,-0.27 -0.12,-0.18',
    lid: '-0.57,0.05 -0.36,-0.05 -0.14,0.05',
    more: ['-0.48,0.13 -0.34,0.16 -0.2,0.13'],
    weights: [0.1, 0.12],
    gaze: [-0.35, 0.05],
    mouth: '-0.2,0.57 0,0.58 0.2,0.57',
  },
  wary: {
    brow: '-0.58,-0.2 -0.36,-0.22 -0.1,-0.1',
    lid: '-0.56,0.04 -0.36,-0.03 -0.14,0.06',
    more: ['-0.48,0.12 -0.34,0.15 -0.2,0.13'],
    weights: [0.12, 0.12],
    gaze: [-0.27, 0.05],
    mouth: '-0.18,0.6 0.02,0.56 0.2,0.58',
  },
  afraid: {
    brow: '-0.56,-0.24 -0.36,-0.37 -0.12,-0.42',
    lid: '-0.52,0.02 -0.35,-0.13 -0.17,0.01',
    more: ['-0.46,0.12 -0.34,0.15 -0.22,0.12'],
    weights: [0.08, 0.09],
    gaze: [-0.34, 0.01],
    mouth: '-0.12,0.58! 0,0.5 0.12,0.58! 0,0.68',
    open: true,
  },
  sly: {
    brow: '-0.58,-0.18 -0.35,-0.32 -0.1,-0.17',
    lid: '-0.57,0.03 -0.36,-0.01 -0.14,0.06',
    more: ['-0.48,0.13 -0.34,0.16 -0.2,0.12'],
    weights: [0.11, 0.13],
    gaze: [-0.3, 0.06],
    mouth: '-0.2,0.57 0.04,0.6 0.28,0.47',
  },
};

/** Features of a head from the front in a mood: brow and nose in one line; s = half height of the skull. */
export function features(cx: number, cy: number, s: number, mood: Mood): string {
  const { brow, lid, more = [], weights = [0.08, 0.11], gaze, mouth, open } = MOODS[mood];
  const k = s * 0.86;
  const put = placer({ x: cx, y: cy + s * 0.06, s: k });
  const pair = (l: string, w: number) => brush(put(l), k * w) + brush(put(mirror(l, 0)), k * w);
  const whites = gaze ? blob(put(`${lid} -0.34,0.14`)) + blob(put(mirror(`${lid} -0.34,0.14`, 0))) : '';
  const pupils = gaze
    ? [gaze[0], gaze[0] + 0.7]
        .map((x) => {
          const [px, py] = put([[x, gaze[1]]])[0]!;
          return disc(px, py, k * 0.075);
        })
        .join('')
    : '';
  const lines =
    pair(brow, weights[0]) +
    pair(lid, weights[1]) +
    more.map((l) => pair(l, 0.05)).join('') +
    brush(put('0.12,-0.2 0.05,0.06 0.13,0.3 -0.05,0.33'), k * 0.07);
  return (
    (whites && flat(whites, C.paper)) +
    flat(pupils + lines, C.ink) +
    flat(open ? blob(put(mouth)) : brush(put(mouth), k * 0.15), C.red2)
  );
}
