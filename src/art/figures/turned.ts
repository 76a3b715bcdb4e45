import { blob, brush, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh } from '../kit/marks.ts';
import type { Mood } from './mood.ts';
import type { ProfileLook } from './profile.ts';
import { shaded } from './shade.ts';

/** Head turned half to the side. s = half height of the skull. */

interface Features {
  /** Near and far brow, near and far lid. */
  brows: readonly [string, string];
  lids: readonly [string, string];
  /** The eyes are open; how far their gaze goes back from straight ahead. */
  gaze?: number;
  more?: readonly string[];
  mouth: string;
  /** The mouth is open a little. */
  parted?: boolean;
}
const OPEN = ['-0.26,0.05 -0.04,-0.06 0.19,0.04', '0.42,0.04 0.55,-0.05 0.66,0.03'] as const;
const LOW = ['-0.3,-0.25 -0.06,-0.26 0.2,-0.14', '0.42,-0.15 0.56,-0.25 0.68,-0.25'] as const;
const LEVEL = ['-0.28,-0.2 -0.06,-0.31 0.18,-0.21', '0.44,-0.22 0.56,-0.29 0.67,-0.22'] as const;
const CLOSED = ['-0.24,0.01 -0.05,0.1 0.16,0.02', '0.44,0.02 0.55,0.08 0.64,0.02'] as const;
const MOODS: Record<Mood, Features> = {
  calm: { brows: LEVEL, lids: CLOSED, mouth: '0.16,0.57 0.34,0.61 0.5,0.56' },
  watchful: { brows: LEVEL, lids: OPEN, gaze: 0, mouth: '0.16,0.57 0.34,0.61 0.5,0.56' },
  // looks back over the shoulder
  wary: { brows: LOW, lids: OPEN, gaze: 0.1, mouth: '0.16,0.58 0.34,0.57 0.5,0.58' },
  // looks ahead under a low brow
  sly: {
    brows: LOW,
    lids: OPEN,
    gaze: -0.06,
    more: ['0.04,0.4 -0.02,0.5 0.04,0.6'],
    mouth: '0.1,0.52 0.32,0.63 0.5,0.55',
  },
  glad: {
    brows: ['-0.28,-0.24 -0.06,-0.37 0.18,-0.28', '0.44,-0.29 0.56,-0.36 0.67,-0.27'],
    lids: ['-0.26,0.06 -0.04,-0.05 0.18,0.05', '0.43,0.05 0.55,-0.04 0.65,0.04'],
    mouth: '0.1,0.5 0.32,0.64 0.53,0.52',
  },
  sad: {
    brows: ['-0.3,-0.12 -0.06,-0.26 0.19,-0.33', '0.44,-0.32 0.56,-0.28 0.68,-0.16'],
    lids: ['-0.25,0.05 -0.05,0.12 0.16,0.01', '0.44,0.01 0.55,0.09 0.65,0.05'],
    more: ['-0.16,0.22 -0.03,0.25 0.1,0.2'],
    mouth: '0.18,0.63 0.34,0.56 0.5,0.61',
  },
  fierce: {
    brows: ['-0.34,-0.34 -0.06,-0.27 0.23,-0.06', '0.41,-0.06 0.56,-0.25 0.71,-0.32'],
    lids: ['-0.27,-0.03 -0.04,-0.04 0.2,0.06', '0.42,0.06 0.55,-0.03 0.67,-0.02'],
    gaze: -0.02,
    more: ['0.3,0.3 0.14,0.42 0.12,0.56'],
    mouth: '0.14,0.61 0.34,0.55 0.52,0.6',
  },
  afraid: {
    brows: ['-0.28,-0.26 -0.06,-0.4 0.19,-0.43', '0.44,-0.42 0.56,-0.4 0.67,-0.27'],
    lids: ['-0.25,0.04 -0.04,-0.12 0.18,0.03', '0.43,0.03 0.55,-0.11 0.65,0.02'],
    gaze: 0,
    mouth: '0.24,0.58! 0.36,0.5 0.48,0.57! 0.36,0.69',
    parted: true,
  },
};
/** Head turned half to the right (flip: to the left). The neck runs to 1.5 s below the centre. */
export function headThreeQuarter(cx: number, cy: number, s: number, look: ProfileLook = {}): string {
  const { r = 0, flip = false, skin = C.skin[0], lip = C.red2, sw = 2.1 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const skull =
    '0,-1 0.36,-0.94 0.62,-0.7 0.7,-0.36 0.65,-0.12 0.7,0.1 0.68,0.4 0.56,0.74 0.36,0.96 0.14,0.97 -0.14,0.84 -0.44,0.58 -0.66,0.24 -0.82,-0.16 -0.76,-0.6 -0.46,-0.9';
  const neck = '-0.56,0.3! 0.22,0.8! 0.3,1.5! -0.48,1.5!';
  const { brows, lids, gaze, more = [], mouth, parted } = MOODS[look.mood ?? 'calm'];
  const open = gaze !== undefined;
  const dark = look.mood === 'fierce' || brows === LOW ? 0.12 : 0.09;
  const lines =
    brush(put(brows[0]), s * dark) +
    brush(put(brows[1]), s * dark * 0.84) +
    brush(put('0.42,-0.22 0.43,0.02 0.56,0.27 0.36,0.35'), s * 0.075) +
    brush(put(lids[0]), s * 0.11) +
    brush(put(lids[1]), s * 0.09) +
    more.map((l) => brush(put(l), s * 0.05)).join('') +
    (open
      ? brush(put(`${0.03 - gaze},-0.05 ${0.05 - gaze},0.04 ${0.03 - gaze},0.13`), s * 0.16) +
        brush(put(`${0.57 - gaze},-0.05 ${0.59 - gaze},0.03 ${0.57 - gaze},0.11`), s * 0.13)
      : '');
  return (
    sh(poly(put(neck)), skin, sw) +
    shaded(skin, s, poly(put('-0.5,0.5! 0.22,0.86! 0.26,1.16 -0.1,1.1! -0.46,0.8!'))) +
    sh(blob(put(skull)), skin, sw) +
    shaded(skin, s, blob(put('0.14,0.94! -0.14,0.8 -0.43,0.55 -0.64,0.22! -0.56,-0.16! -0.26,0.42'))) +
    (open
      ? flat(
          blob(put('-0.24,0.04! -0.04,-0.06 0.18,0.04! -0.03,0.13')) +
            blob(put('0.44,0.03! 0.55,-0.05 0.65,0.03! 0.55,0.11')),
          C.paper,
        )
      : '') +
    flat(lines, C.ink) +
    flat(parted ? blob(put(mouth)) : brush(put(mouth), s * 0.14), lip)
  );
}
