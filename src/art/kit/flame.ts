import { blob } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh } from './marks.ts';

/** Flame with three tongues that stands at x, y, two s high. */
export function flame(x: number, y: number, s: number, flip = false): string {
  const put = placer({ x, y, s, flip });
  return (
    sh(
      blob(
        put(
          '0,0! -0.5,-0.1 -0.66,-0.5 -0.4,-0.9 -0.46,-1.3! -0.1,-1.06 0.14,-1.5 0.1,-2! 0.5,-1.5 0.5,-1.1 0.8,-1.3! 0.74,-0.5 0.46,-0.08!',
        ),
      ),
      C.red,
      2,
    ) +
    flat(blob(put('0.04,-0.06! -0.3,-0.2 -0.36,-0.56 -0.06,-0.84 0.1,-1.3! 0.36,-0.86 0.44,-0.4 0.28,-0.1!')), C.gold2)
  );
}
