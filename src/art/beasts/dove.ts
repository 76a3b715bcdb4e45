import { blob } from '../geom/paths.ts';
import { mirror, placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';

interface DoveLook {
  x: number;
  y: number;
  s?: number;
  rot?: number;
  fill?: string;
  edge?: string;
}
/** Dove seen from above with spread wings, head down when rot is 0; about 120 wide and 90 high round x, y. */
export function dove({ x, y, s = 1, rot = 0, fill = C.paper, edge = C.ink }: DoveLook): string {
  const placing = { x, y, s, r: rot };
  const put = placer(placing);
  const dot = (px: number, py: number, r: number) => {
    const p = spot(px, py, placing);
    return disc(p[0], p[1], r * s);
  };
  const wing = '5,0! 20,-18 40,-28 60,-24! 52,-14! 56,-6! 44,-2! 44,7! 30,8! 26,15! 8,12!';
  const feathers = ['16,-6 32,-14 50,-16', '14,0 28,-5 42,-4', '12,6 20,4 28,6'];
  let o = sh(blob(put('-6,-14! -14,-44! -5,-40! 0,-48! 5,-40! 14,-44! 6,-14!')), fill, 2, edge);
  for (const side of [put, (l: string) => put(mirror(l, 0))])
    o += sh(blob(side(wing)), fill, 2, edge) + strokes(feathers.map(side), 1.8 * s, C.grey);
  o += sh(blob(put('0,-20 -9,-8 -8,8 -6,16 -7,24 0,31 7,24 6,16 8,8 9,-8')), fill, 2, edge);
  return (
    o + sh(blob(put('-3.4,29! 0,40! 3.4,29!')), C.straw, 1.4, edge) + flat(dot(-4, 23, 1.5) + dot(4, 23, 1.5), edge)
  );
}
