import { blob, line } from '../geom/paths.ts';
import { both, type Line, type Point, points } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, rod, sh, strokes } from '../kit/marks.ts';
import type { LapLook } from './lap.ts';

/** Other ways to sit than with level knees side by side; placed and measured as the lap. Draw the feet first. */

const KNEE = 48;
function placed(x: number, y: number, { wide = 1, drop = 1 }: LapLook, flip = false) {
  return (l: Line): readonly Point[] =>
    points(l).map(([px, py, corner]): Point => {
      const at = [x + (flip ? -px : px) * wide, y + (py > KNEE ? KNEE + (py - KNEE) * drop : py)] as const;
      return corner ? [...at, 1] : at;
    });
}

const ASIDE_HEM = '-66,114! -54,121 -40,119 -30,122 -14,127 6,124 26,122 46,118 60,109!';
/** Both knees swung to the left of the card: the near thigh crosses the seat, the gown sweeps down behind it. */
export function lapAside(x: number, y: number, look: LapLook & { flip?: boolean } = {}): string {
  const { fill = C.blue, dark = C.blue3, light = C.blue2, trim, waist = 32 } = look;
  const put = placed(x, y, look, look.flip);
  return (
    sh(
      blob(put(`0,10! ${-waist},0! -48,8 -63,20 -70,33 -67,50 -62,74 ${ASIDE_HEM} 58,82 54,54 48,24 ${waist},0!`)),
      fill,
      2.6,
    ) +
    flat(
      // between the shins, and the cloth that falls behind the near knee
      blob(put('-30,44! -26,64 -24,92 -26,122! -38,119! -37,92 -44,62 -56,44!')) +
        blob(put('12,66! 26,52 44,34! 50,60 54,86 59,108! 46,117 26,121 14,122! 18,94')),
      dark,
    ) +
    flat(
      blob(put('-68,40! -67,30 -60,21 -50,17 -38,22! -48,26 -58,32')) +
        blob(put('-26,56! -27,45 -20,36 -8,31 6,32! -4,38 -16,46')),
      light,
    ) +
    strokes(['34,16 12,24 -14,30 -28,44 -27,62 -22,92 -24,120', '-30,44 -44,50 -56,44'].map(put), 3.2) +
    strokes(
      [
        '-64,46 -57,78 -57,116',
        '-52,48 -46,82 -46,117',
        '-18,60 -12,90 -12,122',
        '-4,58 4,90 4,121',
        '20,64 30,90 32,118',
        '36,48 44,78 48,114',
        '40,14 26,30 6,42',
        '30,8 10,16 -14,22',
        '-22,6 -36,12 -50,20',
        '42,26 34,42 18,54',
      ].map(put),
      2.9,
      dark,
    ) +
    (trim ? rod(line(put(ASIDE_HEM)), 3.4, trim, 1.7) : '')
  );
}

const OPEN_HEM = '-76,113! -64,121 -50,122 -38,114 -22,103 0,98 22,103 38,114 52,122 66,122 79,114!';
/** Knees wide apart, the cloth slung between them in deep folds. */
export function lapOpen(x: number, y: number, look: LapLook = {}): string {
  const { fill = C.blue, dark = C.blue3, light = C.blue2, trim, waist = 34 } = look;
  const put = placed(x, y, look);
  const pair = (l: string) => both(l, 0).map(put);
  return (
    sh(
      blob(
        put(
          `0,10! ${-waist},0! -50,7 -67,20 -77,36 -77,54 -73,80 ${OPEN_HEM} 75,80 79,56 78,38 68,22 50,8 ${waist},0!`,
        ),
      ),
      fill,
      2.6,
    ) +
    flat(
      blob(put('-44,54! -22,76 0,84 22,76 44,54! 46,84 42,116! 22,103 0,98 -22,103 -42,116! -46,84')) +
        blob(put('64,56! 78,50! 75,80 78,112! 66,121! 68,90')),
      dark,
    ) +
    flat(
      blob(put('-76,46! -75,34 -66,24 -54,22 -42,32! -54,32 -66,38')) +
        blob(put('44,38! 50,28 60,25 70,31 77,44! 66,38 55,35')),
      light,
    ) +
    strokes(pair('-34,38 -45,50 -47,78 -42,116'), 3.2) +
    strokes(['-46,52 -24,74 0,81 24,74 46,52'].map(put), 3) +
    strokes(
      [
        ...pair('-72,54 -68,84 -68,116'),
        ...pair('-60,50 -56,84 -56,118'),
        ...pair('-30,7 -46,16 -58,24'),
        ...pair('-14,10 -30,24 -38,34'),
        '-36,36 -18,56 0,62 18,56 36,38',
        '-26,26 -12,40 0,44 14,40 28,28',
        '-14,16 -4,25 2,26 10,24 16,18',
      ].map((l) => (typeof l === 'string' ? put(l) : l)),
      2.9,
      dark,
    ) +
    strokes(pair('-30,72 -22,88 -20,101').concat([put('0,86 2,92 0,97')]), 2.6, fill) +
    (trim ? rod(line(put(OPEN_HEM)), 3.4, trim, 1.7) : '')
  );
}
