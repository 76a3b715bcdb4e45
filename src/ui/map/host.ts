import type { Camera } from '../../domain/map/perspective.ts';
import type { Datum, LonLat } from '../../domain/map/projection.ts';

/** What a map shows at a moment. */
export interface MapFrame {
  /** Width and height in CSS pixels, and device pixels for each of them. */
  readonly size: readonly [width: number, height: number];
  readonly pixelRatio: number;
  readonly zoom: number;
  /** Degrees: turned clockwise, tilted away. */
  readonly rotation: number;
  readonly pitch: number;
  /** Degrees of the map's datum; corners go round from the upper left, longitudes run on past 180. */
  readonly centre: LonLat;
  readonly corners: readonly LonLat[];
  readonly camera: Camera;
  /** CSS pixels from the upper left corner. */
  toScreen(point: LonLat): readonly [x: number, y: number];
}

/** `idle`: the map has come to rest. `lost` and `restored` tell of the graphics context that a map lends. */
export type HostEvent = 'move' | 'idle' | 'resize' | 'lost' | 'restored';

/** A layer as its map sees it. */
export interface HostedLayer {
  /**
   * Paints a frame: into the map's own graphics context where it lends one, else into a canvas of the layer's own, which
   * is given back to be shown.
   */
  render(frame: MapFrame, lent: WebGLRenderingContext | null): HTMLCanvasElement | null;
}

/** A map that can carry a layer. */
export interface MapHost {
  /** The datum of its coordinates. */
  readonly crs: Datum;
  /** `flat`: an untilted Web Mercator plane with a canvas for each layer. `gl`: may be tilted. */
  readonly kind: 'flat' | 'gl';
  /** Null before the map has a size. A `gl` map gives the same object as long as it shows the same. */
  frame(): MapFrame | null;
  /** Puts a layer on the map; the answer takes it off again. */
  add(layer: HostedLayer, place: { zIndex: number; zooms: readonly [number, number] }): () => void;
  /** Asks for another frame soon. */
  redraw(): void;
  /** The answer ends the listening. */
  on(event: HostEvent, listener: () => void): () => void;
}
