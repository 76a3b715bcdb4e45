import { poly } from '../geom/paths.ts';
import { placer, polar, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';
import { leafPath } from '../kit/plants.ts';

/** Head of a lion from the front, mane of leaves, as carved on thrones. */
export function lionHead(cx: number, cy: number, s: number, flip = false): string {
  const placing = { x: cx, y: cy, s, flip };
  const put = placer(placing);
  let mane = '';
  for (let i = 0; i < 14; i++) {
    const [x, y] = polar(cx, cy, s * 0.55, i * 25.7);
    mane += leafPath(x, y, s * 0.75, i * 25.7 + (flip ? -14 : 14), 0.6);
  }
  const eye = (px: number) => {
    const [x, y] = spot(px, -0.14, placing);
    return disc(x, y, s * 0.09);
  };
  const lines = [
    '0,0.3 -0.08,0.46 -0.3,0.44',
    '0,0.3 0.08,0.46 0.3,0.44',
    '-0.46,-0.28 -0.28,-0.36 -0.1,-0.24',
    '0.46,-0.28 0.28,-0.36 0.1,-0.24',
  ];
  return (
    sh(mane, C.gold3, 1.6) +
    sh(disc(cx, cy, s * 0.74), C.gold, 1.8) +
    flat(eye(-0.28) + eye(0.28) + poly(put('-0.18,0.14 0.18,0.14 0,0.34')), C.ink) +
    strokes(lines.map(put), s * 0.12)
  );
}
