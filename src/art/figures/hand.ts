import { blob } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { sh, strokes } from '../kit/marks.ts';

/** Hands. s = half width of the fist; a hand is 0.9 of the face it belongs to. */

export interface GripLook {
  skin?: string;
  /** 1: the wrist is on the right, -1: on the left. */
  dir?: 1 | -1;
  r?: number;
  sw?: number;
}
const FINGERS = [
  [-0.66, 0.37],
  [-0.74, 0.38],
  [-0.7, 0.37],
  [-0.56, 0.33],
] as const;
/** Closed hand round an upright shaft, which should be about 0.9 s wide. */
export function grip(cx: number, cy: number, s: number, look: GripLook = {}): string {
  const { skin = C.skin[0], dir = 1, r = 0, sw = 2 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip: dir < 0 });
  const wrist = '0.2,-0.74 0.62,-0.74 1.1,-0.46 1.6,-0.4 1.6,0.4 1.14,0.5 0.7,0.74 0.2,0.7 0.05,0';
  const thumb = '0.9,-0.6 0.52,-0.92 0.04,-1.08 -0.34,-1.04 -0.42,-0.9 -0.24,-0.8 0.06,-0.76 0.4,-0.56 0.74,-0.3';
  let fingers = '';
  let y = -0.76;
  for (const [a, h] of FINGERS) {
    fingers += blob(
      put([
        [0.46, y + 0.02],
        [0.02, y - 0.02],
        [a + 0.18, y + 0.02],
        [a, y + h / 2],
        [a + 0.18, y + h],
        [0.02, y + h],
        [0.46, y + h - 0.03],
        [0.58, y + h / 2],
      ]),
    );
    y += h;
  }
  return (
    sh(blob(put(wrist)), skin, sw) +
    sh(fingers, skin, sw * 0.8) +
    sh(blob(put(thumb)), skin, sw * 0.8) +
    strokes([put('0.62,-0.2 0.7,-0.02 0.64,0.14')], s * 0.07)
  );
}
