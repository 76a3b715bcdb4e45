import { blob, taper } from '../geom/paths.ts';
import { type Point, place, placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes, union } from '../kit/marks.ts';

interface FoldedLook {
  /** Middle between the joints of the shoulders. */
  x: number;
  y: number;
  /** Half height of the head of the same person: lengths and widths follow from it. */
  u: number;
  /** The other arm on top. */
  flip?: boolean;
  /** Half distance of the shoulders in u. */
  wide?: number;
  skin?: string;
  fill?: string;
  fold?: string;
  cuff?: string;
  /** Colour of the shade the arms throw on the breast. */
  shade?: string;
}
/**
 * Arms folded on the breast, from the front: elbows out, one hand hidden under the upper arm, the other hand lying on
 * the upper arm. Draw it over the body, before the collar.
 */
export function folded(look: FoldedLook): string {
  const { x, y, u, flip = false, wide = 1.5, skin = C.skin[1], fill = C.red, fold = C.red2, cuff = C.gold } = look;
  const { shade = C.grey2 } = look;
  const placing = { x, y, s: u, flip };
  const put = placer(placing);
  const sleeve = (shoulder: Point, elbow: Point, wrist: Point): string => {
    const [a, b, c] = place([shoulder, elbow, wrist], placing) as [Point, Point, Point];
    return union(
      [
        taper([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], [u * 1.16, u * 1.22, u * 1.1]),
        taper([b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], c], [u * 1.1, u * 0.98, u * 0.7]),
        disc(a[0], a[1], u * 0.58),
        disc(b[0], b[1], u * 0.55),
      ],
      fill,
      2.4,
    );
  };
  const [hx, hy] = spot(1.02, 1.5, placing);
  const [bx, by] = spot(0.5, 1.62, placing);
  return (
    flat(blob(put('-1.4,2.5! -0.4,2.84 0.6,2.9 1.5,2.6! 1.2,1.8 -1.2,1.8')), shade) +
    sleeve([wide, 0.05], [wide + 0.4, 2.2], [-0.9, 1.3]) +
    strokes(
      [put('1.72,1.1 1.6,1.5 1.3,1.66'), put('1.86,2.36 1.3,2.4 0.6,2.2'), put('0.2,1.02 -0.2,0.98 -0.6,1.04')],
      u * 0.11,
      fold,
    ) +
    sleeve([-wide, 0.05], [-wide - 0.4, 2.2], [0.5, 1.68]) +
    strokes(
      [
        put('-1.3,0.9 -1.34,1.4 -1.06,1.66'),
        put('-1.06,1.66 -0.7,1.56 -0.2,1.52'),
        put('-1.9,2.4 -1.2,2.44 -0.4,2.16'),
        put('-1.9,0.3 -2.06,1 -2.1,1.7'),
      ],
      u * 0.11,
      fold,
    ) +
    lying(hx, hy, u, skin, flip) +
    sh(
      blob(
        place('-0.18,-0.48! 0,-0.42 0.18,-0.48! 0.2,0.48! 0,0.46 -0.16,0.5!', {
          x: bx,
          y: by,
          s: u,
          flip,
          r: flip ? 16 : -16,
        }),
      ),
      cuff,
      1.9,
    )
  );
}
/** Hand that lies on the upper arm, seen on its back: fingers along the sleeve, thumb above. */
function lying(x: number, y: number, u: number, skin: string, flip: boolean): string {
  const put = placer({ x, y, s: u * 0.92, flip, r: flip ? 22 : -22 });
  return (
    sh(
      blob(
        put(
          '-0.7,-0.36! -0.3,-0.5 0.1,-0.72 0.5,-0.8 0.64,-0.66 0.46,-0.54! 0.74,-0.46 1.04,-0.34 1.08,-0.2 0.98,-0.13! 1.18,-0.06 1.18,0.08 1.02,0.13! 1.12,0.2 1.08,0.34 0.9,0.36! 0.92,0.48 0.76,0.56 0.3,0.5 -0.2,0.42 -0.7,0.38!',
        ),
      ),
      skin,
      1.9,
    ) +
    strokes(
      [
        '0.5,-0.54 0.24,-0.5 0.04,-0.42',
        '1,-0.13 0.66,-0.15 0.34,-0.16',
        '1.04,0.13 0.68,0.1 0.34,0.08',
        '0.92,0.36 0.6,0.32 0.32,0.28',
      ].map(put),
      Math.max(1.4, u * 0.06),
    )
  );
}
