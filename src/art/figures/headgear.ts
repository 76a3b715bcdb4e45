import { blob, line, poly } from '../geom/paths.ts';
import { at, mirror, placer, polar, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, rod, sh, strokes } from '../kit/marks.ts';
import { leaf } from '../kit/plants.ts';

/** Hair and headgear for heads from the front, same centre and size: long hair, short hair, hood, crown, wreath, halo. */

interface HairLook {
  fill?: string;
  line?: string;
}
/** Long hair behind the head (draw before it) and its parting (draw after it). */
export function longHair(
  cx: number,
  cy: number,
  s: number,
  { fill = C.straw, line: ink = C.gold3 }: HairLook = {},
): { behind: string; front: string } {
  const put = placer({ x: cx, y: cy, s });
  const fall = '0,-1.24! -0.7,-1.1 -1.1,-0.4 -1.04,0.5 -1.2,1.3 -1.1,1.9! -0.5,1.7 -0.4,1';
  const lock = '-0.86,-0.3 -0.9,0.6 -0.96,1.4';
  const parting = '0,-1.1! -0.6,-0.94 -0.98,-0.3 -0.92,0.3! -0.72,-0.16 -0.34,-0.62 0,-0.74!';
  return {
    behind: sh(blob(put(sym(fall, 0))), fill, 2.2) + strokes([put(lock), put(mirror(lock, 0))], s * 0.1, ink),
    front: sh(blob(put(sym(parting, 0))), fill, 2),
  };
}
/** Short hair; draw after the head. */
export function shortHair(cx: number, cy: number, s: number, { fill = C.ink as string } = {}): string {
  const put = placer({ x: cx, y: cy, s });
  return sh(
    blob(put(sym('0,-1.18! -0.56,-1.08 -0.94,-0.6 -0.92,0.16! -0.74,0 -0.62,-0.42 -0.3,-0.66 0,-0.7!', 0))),
    fill,
    2,
  );
}
interface CrownLook {
  fill?: string;
  gem?: string;
  /** Number of points, odd. */
  points?: number;
}
/** Crown with its rim on the brow; draw after the hair. */
export function crown(cx: number, cy: number, s: number, look: CrownLook = {}): string {
  const { fill = C.gold, gem = C.red, points = 5 } = look;
  const put = placer({ x: cx, y: cy, s });
  const tips: string[] = [];
  for (let i = 0; i < points; i++) {
    const t = (i / (points - 1)) * 2 - 1;
    const rise = 1.5 + 0.22 * (1 - t * t);
    tips.push(`${t * 0.98},${-rise}!`);
    if (i < points - 1) tips.push(`${(t + 1 / (points - 1)) * 0.82},${-rise + 0.42}!`);
  }
  const rim = '0.8,-0.72! 0.4,-0.62 0,-0.58 -0.4,-0.62 -0.8,-0.72!';
  return (
    sh(blob(put(`${tips.join(' ')} ${rim}`), 0.2), fill, 2.1) +
    ln(line(put('-0.78,-0.84 -0.4,-0.75 0,-0.72 0.4,-0.75 0.78,-0.84')), 1.2, C.gold3) +
    flat(
      at(put('0,-0.96 -0.46,-1 0.46,-1'), (x, y) => disc(x, y, s * 0.11)),
      gem,
    )
  );
}
/** Wreath of leaves round the brow. */
export function wreath(cx: number, cy: number, s: number, { fill = C.green2 as string } = {}): string {
  let o = '';
  for (const a of [-168, -150, -132, -114, -66, -48, -30, -12]) {
    const [x, y] = polar(cx, cy - s * 0.16, s * 0.86, a);
    o += leaf(x, y, s * 0.52, a + (a < -90 ? 62 : -62), { fill, sw: 1.3 });
  }
  return o;
}
/** Ring of light with short rays; draw before the head. */
export function halo(
  cx: number,
  cy: number,
  s: number,
  { fill = C.gold2 as string, ray = C.gold as string } = {},
): string {
  let spikes = '';
  for (let i = 0; i < 24; i++) {
    const a = i * 15;
    spikes += poly([
      polar(cx, cy, s * 1.6, a - 3),
      polar(cx, cy, s * (i % 2 ? 1.95 : 2.2), a),
      polar(cx, cy, s * 1.6, a + 3),
    ]);
  }
  return flat(spikes, ray) + rod(disc(cx, cy, s * 1.52), s * 0.14, fill, 1.3);
}
