import type { Mask } from '../../domain/map/mask.ts';
import type { Laid } from '../../domain/map/standins.ts';
import type { MapFrame } from './host.ts';

/** Everything about a layer's look that is no picture. */
export interface Look {
  readonly opacity: number;
  readonly mask: Mask | null;
  readonly altitude: number;
}

/** Puts pictures on a surface. `Picture` is what a loaded one becomes: a bitmap, a texture. */
export interface Painter<Picture> {
  /** Takes a picture in, which is the painter's from now on; null while there is nowhere to take it. */
  take(bitmap: ImageBitmap): Picture | null;
  free(picture: Picture): void;
  /** Paints a frame and gives back the canvas to be shown; null where it painted into the map's own context. */
  paint(drawing: readonly Laid<Picture>[], frame: MapFrame, look: Look): HTMLCanvasElement | null;
  /** The graphics context is gone: what was made in it is worth nothing. */
  lose(): void;
  /** Ends it; its memory is free afterwards. */
  destroy(): void;
}
