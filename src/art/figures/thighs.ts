import { blob, line, taper } from '../geom/paths.ts';
import { both, lerp, type Point, place, placer, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { rod, sh, strokes, union } from '../kit/marks.ts';

interface ThighsLook {
  cx: number;
  /** Heights of the belt, the middle of the knees and the soles. */
  belt: number;
  knee: number;
  sole: number;
  /** Half distances of the knees and of the ankles, half width of the waist, width of a knee. */
  apart: number;
  ankles: number;
  waist: number;
  w: number;
  fill: string;
  fold: string;
  hose: string;
  crease: string;
  shoe: string;
  leather: string;
  trim: string;
}
/** Person who sits and faces us: thighs that come forward, round knees, shins down from them, a short skirt over the hips. */
export function thighs(look: ThighsLook): string {
  const { cx, belt, knee, waist, w, apart, fill, fold, trim } = look;
  const hem = lerp(belt, knee, 0.43);
  const out = apart + w * 0.36;
  const edge = `${cx - out},${hem} ${cx - apart * 0.98},${hem + w * 0.24} ${cx - apart * 0.5},${hem + w * 0.2} ${cx},${hem + w * 0.3}`;
  const skirt = `${cx},${belt}! ${cx - waist},${belt}! ${cx - waist - w * 0.2},${lerp(belt, hem, 0.4)} ${edge.replace(' ', '! ')}`;
  const across = (from: number, to: number, drop: number) =>
    both(
      `${cx - waist * from},${belt + 5} ${cx - lerp(waist * from, apart * to, 0.6)},${lerp(belt, hem, 0.6)} ${cx - apart * to},${hem + w * drop}`,
      cx,
    );
  return (
    leg(look, -1) +
    leg(look, 1) +
    sh(blob(sym(skirt, cx)), fill, 2.4) +
    strokes([...across(0.95, 1.14, 0.06), ...across(0.6, 0.84, 0.2), ...across(0.22, 0.34, 0.06)], 2.8, fold) +
    both(edge, cx)
      .map((p) => rod(line(p), 2, trim, 1))
      .join('')
  );
}
/** One leg: f is -1 for the left one as seen, 1 for the right one. */
function leg({ cx, belt, knee, sole, apart, ankles, waist, w, hose, crease, shoe, leather }: ThighsLook, f: 1 | -1) {
  const x = cx + f * apart;
  const foot: Point = [cx + f * ankles, sole - w * 0.56];
  const calf: Point = [lerp(x, foot[0], 0.4) + f * 1.5, lerp(knee, foot[1], 0.42)];
  const hip: Point = [cx + f * waist * 0.62, belt + w * 0.3];
  const at = placer({ x, y: knee, s: w, flip: f < 0 });
  const on = placer({ x: foot[0], y: foot[1], s: w, flip: f < 0 });
  return (
    union(
      [
        taper([[x, knee], calf, foot], [w * 0.84, w * 0.78, w * 0.5]),
        taper([hip, [lerp(hip[0], x, 0.55), lerp(hip[1], knee, 0.5)], [x, knee]], [w * 1.1, w * 1.16, w * 1.06]),
        disc(x, knee, w * 0.53),
      ],
      hose,
      2.3,
    ) +
    strokes([at('-0.5,0.12 -0.32,0.46 0.06,0.56 0.38,0.4')], 2.6) +
    strokes(
      [
        at('-0.26,0.02 -0.1,0.28 0.18,0.26'),
        at('-0.04,-0.84 0.26,-0.46 0.36,0'),
        at('-0.56,-0.7 -0.36,-0.36 -0.26,-0.06'),
        [
          [x + f * w * 0.2, knee + w * 0.68],
          [calf[0] + f * w * 0.16, calf[1] + 6],
          [foot[0] + f * 2, foot[1] - w * 0.36],
        ],
      ],
      2.4,
      crease,
    ) +
    sh(blob(on('-0.3,0.2 -0.26,0.44 0.1,0.56 0.6,0.6 0.84,0.46 0.8,0.3! -0.3,0.1!')), leather, 2.1) +
    sh(
      blob(
        on('-0.28,-0.3! 0,-0.24 0.28,-0.3! 0.3,-0.06 0.5,0.1 0.76,0.24 0.8,0.4 0.5,0.5 0.1,0.46 -0.24,0.34 -0.34,0.08'),
      ),
      shoe,
      2.1,
    ) +
    strokes([on('-0.2,-0.02 0.04,0.06 0.26,-0.04')], 1.8, leather) +
    rod(line(place('-0.28,-0.29 0,-0.23 0.28,-0.29', { x: foot[0], y: foot[1], s: w, flip: f < 0 })), 2.4, leather, 1.4)
  );
}
