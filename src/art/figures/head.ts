import { blob, brush } from '../geom/paths.ts';
import { place, placer, sym } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh } from '../kit/marks.ts';
import { face } from '../kit/stars.ts';

/** Heads: calm masks without hair; character comes from silhouette, dress and gesture. s = half height of the skull. */

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
}
const PROFILE =
  '-0.05,-1 0.36,-0.93 0.6,-0.7 0.66,-0.42 0.64,-0.26 0.7,-0.08 0.84,0.14 0.86,0.22 0.76,0.28 0.69,0.3 0.73,0.38 0.76,0.44 0.69,0.5 0.73,0.57 0.7,0.66 0.69,0.74 0.66,0.88 0.5,0.98 0.3,0.95 0.1,0.88 0.05,1.08 0.1,1.5! -0.5,1.5! -0.5,1 -0.58,0.62 -0.82,0.2 -0.84,-0.3 -0.62,-0.82';
/** Head and neck from the side, looking right. The neck runs to 1.5 s below the centre. */
export function headProfile(cx: number, cy: number, s: number, look: ProfileLook = {}): string {
  const { r = 0, flip = false, skin = C.skin[0], lip = C.red2, sw = 2.2 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const lines =
    brush(put('0.34,-0.1 0.46,-0.04 0.6,-0.1'), s * 0.13) +
    brush(put('0.3,-0.32 0.46,-0.4 0.64,-0.32'), s * 0.09) +
    brush(put('0.66,0.24 0.72,0.24 0.76,0.2'), s * 0.06);
  return (
    sh(blob(put(PROFILE), 0.32), skin, sw) +
    flat(lines, C.ink) +
    flat(brush(put('0.54,0.5 0.63,0.53 0.72,0.5'), s * 0.13), lip)
  );
}
