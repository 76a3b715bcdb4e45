import type { Laying } from '../../../domain/map/grid.ts';
import type { Laid } from '../../../domain/map/standins.ts';
import { tileMesh } from '../../../domain/map/warp.ts';
import type { MapFrame } from '../host.ts';

/** Squares along an edge: half of what WebGL gets, still within a pixel or two. */
const PIECES = 4;

/** Lays tiles of another system piece by piece, each a parallelogram: for browsers without WebGL. */
export function paintBent(
  pen: CanvasRenderingContext2D,
  drawing: readonly Laid<ImageBitmap>[],
  { toScreen, pixelRatio }: MapFrame,
  laying: Laying,
): void {
  for (const { picture, place, part } of drawing) {
    const { places } = tileMesh(place, laying, PIECES);
    const [from, over, to, under] = part;
    const wide = ((to - from) * picture.width) / PIECES;
    const high = ((under - over) * picture.height) / PIECES;
    const knot = (column: number, row: number) => {
      const at = (row * (PIECES + 1) + column) * 2;
      const [x, y] = toScreen([places[at] ?? 0, places[at + 1] ?? 0]);
      return [x * pixelRatio, y * pixelRatio] as const;
    };
    for (let row = 0; row < PIECES; row += 1) {
      for (let column = 0; column < PIECES; column += 1) {
        const [x, y] = knot(column, row);
        const [rx, ry] = knot(column + 1, row);
        const [dx, dy] = knot(column, row + 1);
        pen.setTransform((rx - x) / wide, (ry - y) / wide, (dx - x) / high, (dy - y) / high, x, y);
        const [left, top] = [from * picture.width + column * wide, over * picture.height + row * high];
        // A hair more than its own, so that no seam shows between pieces.
        pen.drawImage(picture, left, top, wide, high, 0, 0, wide + 0.7, high + 0.7);
      }
    }
  }
}
