import { blob, brush, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh } from '../kit/marks.ts';
import type { ProfileLook } from './profile.ts';

/** Head turned half to the side. s = half height of the skull. */

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
