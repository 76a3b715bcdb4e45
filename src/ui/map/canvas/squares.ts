import { toMercator } from '../../../domain/map/mercator.ts';
import type { Laid } from '../../../domain/map/standins.ts';
import { TILE_SIZE_PX } from '../../../domain/map/tiles.ts';
import type { MapFrame } from '../host.ts';

/**
 * Lays tiles as squares of the map's own plane. On a map that is not turned every edge is brought to a whole pixel, so
 * that neighbours meet without a seam; on a turned one squares overlap by a hair.
 */
export function paintSquares(
  pen: CanvasRenderingContext2D,
  drawing: readonly Laid<ImageBitmap>[],
  { centre, zoom, rotation, size: [width, height], pixelRatio }: MapFrame,
): void {
  const [x, y] = toMercator(centre);
  const world = TILE_SIZE_PX * 2 ** zoom * pixelRatio;
  const middle = [(width * pixelRatio) / 2, (height * pixelRatio) / 2] as const;
  const turned = Math.abs(rotation % 360) > 1e-6;
  const turn = (rotation * Math.PI) / 180;
  pen.imageSmoothingQuality = 'medium';
  if (turned) pen.setTransform(Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), middle[0], middle[1]);
  const [right, down] = turned ? [0, 0] : middle;
  const hair = turned ? 0.6 : 0;
  const snap = turned ? (value: number) => value : Math.round;
  for (const { picture, place, part } of drawing) {
    const across = 2 ** -place.z;
    const left = snap((place.x * across + place.world - x) * world + right) - hair;
    const top = snap((place.y * across - y) * world + down) - hair;
    const end = snap(((place.x + 1) * across + place.world - x) * world + right) + hair;
    const foot = snap(((place.y + 1) * across - y) * world + down) + hair;
    const [from, over, to, under] = part;
    pen.drawImage(
      picture,
      from * picture.width,
      over * picture.height,
      (to - from) * picture.width,
      (under - over) * picture.height,
      left,
      top,
      end - left,
      foot - top,
    );
  }
}
