import type { LonLat } from '../../domain/map/projection.ts';
import { TILE_SIZE_PX } from '../../domain/map/tiles.ts';
import type { MapFrame, MapHost } from './host.ts';

/** A place to be named on a map. */
export interface NamedPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
}

export interface NamesInk {
  readonly name: string;
  /** The light around the letters. */
  readonly halo: string;
  readonly font: string;
}

/**
 * Names that stay upright on a turned map, the larger places first, none over another. `places`: the largest first.
 * `shown` is asked at every frame. The answer takes the names off.
 */
export function namesLayer(
  host: MapHost,
  places: readonly NamedPlace[],
  ink: NamesInk,
  shown: () => boolean,
): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  return host.add(
    {
      render(frame) {
        if (pen === null || !shown()) return null;
        const [width, height] = frame.size;
        canvas.width = Math.round(width * frame.pixelRatio);
        canvas.height = Math.round(height * frame.pixelRatio);
        canvas.style.width = `${width}px`;
        canvas.style.height = `${height}px`;
        pen.scale(frame.pixelRatio, frame.pixelRatio);
        write(pen, placesInView(places, frame), frame, ink);
        return canvas;
      },
    },
    { zIndex: 200, zooms: [0, 30] },
  );
}

/** People that a place has at least to be named at a zoom. */
function leastPeople(zoom: number): number {
  return zoom >= 9 ? 0 : 6e6 / 2.2 ** (zoom - 2);
}

function placesInView(places: readonly NamedPlace[], frame: MapFrame): [name: string, at: LonLat][] {
  const [lon, lat] = frame.centre;
  const reach = (Math.hypot(...frame.size) / 2 / (TILE_SIZE_PX * 2 ** frame.zoom)) * 360;
  const least = leastPeople(frame.zoom);
  const seen: [string, LonLat][] = [];
  for (const place of places) {
    if (place.people < least || seen.length >= MAX_NAMES) break;
    if (Math.abs(place.latitude - lat) > reach) continue;
    const away = ((((place.longitude - lon + 180) % 360) + 360) % 360) - 180;
    if (Math.abs(away) <= reach) seen.push([place.name, [lon + away, place.latitude]]);
  }
  return seen;
}

/** Names tried for one frame. */
const MAX_NAMES = 160;

function write(
  pen: CanvasRenderingContext2D,
  places: readonly (readonly [name: string, at: LonLat])[],
  frame: MapFrame,
  ink: NamesInk,
): void {
  const [width, height] = frame.size;
  // The pin's body; what stands at its tip is named.
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = [
    [width / 2 - 15, height / 2 - 40, width / 2 + 15, height / 2 - LINE_PX],
  ];
  pen.font = ink.font;
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  for (const [name, at] of places) {
    const [x, y] = frame.toScreen(at);
    const end = x + GAP_PX + pen.measureText(name).width;
    if (x < GAP_PX || end > width - GAP_PX || y < LINE_PX || y > height - LINE_PX) continue;
    const box = [x - GAP_PX, y - LINE_PX, end + GAP_PX, y + LINE_PX] as const;
    if (taken.some((one) => one[0] < box[2] && box[0] < one[2] && one[1] < box[3] && box[1] < one[3])) continue;
    taken.push(box);
    pen.strokeStyle = ink.halo;
    pen.fillStyle = ink.name;
    pen.beginPath();
    pen.arc(x, y, 2, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeText(name, x + GAP_PX, y);
    pen.fillText(name, x + GAP_PX, y);
  }
}

/** CSS pixels beside a dot, and from the middle of a line to the next one's. */
const GAP_PX = 6;
const LINE_PX = 9;
