import type { Coast } from '../../domain/map/land.ts';
import { landInTile, type Outline } from '../../domain/map/land-tile.ts';
import { TILE_SIZE_PX, type TileNumber } from '../../domain/map/tiles.ts';
import type { LoadPicture } from './fetch.ts';
import type { MapHost } from './host.ts';
import { TileLayer } from './layer.ts';

/** The colours of the base map. */
export interface LandInk {
  readonly land: string;
  readonly coast: string;
}

/** The base map under every other layer: tiles drawn here from the coasts, none of them asked for over the network. */
export function landLayer(host: MapHost, land: readonly Coast[], ink: LandInk): TileLayer {
  const options = { url: '{z}/{x}/{y}', proj: 'wgs84', zooms: [0, 22], zIndex: 0, cacheSize: 64 } as const;
  return new TileLayer(host, options, drawnTile(land, ink));
}

function drawnTile(land: readonly Coast[], ink: LandInk): LoadPicture {
  const paint = landPainter(land, ink, TILE_SIZE_PX * Math.min(2, Math.max(1, Math.ceil(window.devicePixelRatio))));
  return async (url) => {
    const [z = 0, x = 0, y = 0] = url.split('/').map(Number);
    return createImageBitmap(paint({ x, y, z }));
  };
}

/** Paints tiles, each so many pixels wide, one after another on the same canvas: a new one costs more than the coasts. */
export function landPainter(
  land: readonly Coast[],
  ink: LandInk,
  pixels: number,
): (tile: TileNumber) => HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (tile) => {
    pen?.clearRect(0, 0, pixels, pixels);
    if (pen !== null) drawLand(pen, landInTile(land, tile, pixels), pixels, ink);
    return canvas;
  };
}

/** Paints the outlines of a tile, which is so many pixels wide. */
function drawLand(pen: CanvasRenderingContext2D, outlines: readonly Outline[], pixels: number, ink: LandInk): void {
  pen.fillStyle = ink.land;
  const path = pathOf(outlines);
  pen.fill(path, 'evenodd');
  pen.strokeStyle = ink.coast;
  pen.lineWidth = pixels / TILE_SIZE_PX;
  pen.stroke(path);
}

function pathOf(outlines: readonly Outline[]): Path2D {
  const path = new Path2D();
  for (const outline of outlines) {
    path.moveTo(outline[0] ?? 0, outline[1] ?? 0);
    for (let index = 2; index + 1 < outline.length; index += 2)
      path.lineTo(outline[index] ?? 0, outline[index + 1] ?? 0);
    path.closePath();
  }
  return path;
}
