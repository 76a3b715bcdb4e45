import type { HostEvent, HostedLayer, MapHost } from '../host.ts';
import type { AMapApi, AMapMap } from './api.ts';
import { ContextWatch } from './context.ts';
import { FrameReader } from './frame.ts';

/** A map of AMap (Gaode, JSAPI 2) as the host of a layer: its coordinates are gcj02, and it may be turned and tilted. */
export function amapHost(api: AMapApi, map: AMapMap): MapHost {
  const context = new ContextWatch();
  const reader = new FrameReader(map);
  return {
    crs: 'gcj02',
    kind: 'gl',
    frame: () => reader.read(),
    add(layer, place) {
      const carried = new Carried(api, map, { context, reader }, layer, place);
      return () => carried.remove();
    },
    redraw() {
      // A map that nobody moves paints nothing new unless it is told that it is stale; AMap's own samples do so too.
      map.getContext?.().setDirty?.();
      map.render();
    },
    on: (event, listener) =>
      event === 'lost' || event === 'restored' ? context.on(event, listener) : listen(map, EVENTS[event], listener),
  };
}

const EVENTS = {
  move: ['mapmove', 'zoomchange', 'rotatechange', 'pitchchange'],
  idle: ['moveend', 'zoomend'],
  resize: ['resize'],
} as const satisfies Partial<Record<HostEvent, readonly string[]>>;

function listen(map: AMapMap, names: readonly string[], listener: () => void): () => void {
  for (const name of names) map.on(name, listener);
  return () => {
    for (const name of names) map.off(name, listener);
  };
}

/** What is known of a map for all of its layers. */
interface Watches {
  readonly context: ContextWatch;
  readonly reader: FrameReader;
}

interface Place {
  readonly zIndex: number;
  readonly zooms: readonly [number, number];
}

/** The layer in the map's own context; on a canvas of its own where the map has none to lend, or one without a stencil. */
class Carried {
  readonly #api: AMapApi;
  readonly #map: AMapMap;
  readonly #reader: FrameReader;
  readonly #layer: HostedLayer;
  readonly #place: Place;
  #remove: () => void = () => {};
  #removed = false;

  constructor(api: AMapApi, map: AMapMap, { context, reader }: Watches, layer: HostedLayer, place: Place) {
    this.#api = api;
    this.#map = map;
    this.#reader = reader;
    this.#layer = layer;
    this.#place = place;
    if (api.GLCustomLayer) this.#lent(api.GLCustomLayer, context);
    else this.#own();
  }

  remove(): void {
    this.#removed = true;
    this.#remove();
  }

  #lent(Carrier: NonNullable<AMapApi['GLCustomLayer']>, context: ContextWatch): void {
    let stencil = false;
    const carrier = new Carrier({
      ...this.#place,
      init: (gl) => {
        context.meet(gl.canvas);
        stencil = gl.getContextAttributes()?.stencil === true;
        if (!stencil) queueMicrotask(() => this.#own());
      },
      render: (gl) => {
        const frame = stencil ? this.#reader.read() : null;
        if (frame) this.#layer.render(frame, gl);
      },
    });
    carrier.setMap(this.#map);
    this.#remove = () => carrier.setMap(null);
  }

  /** A map without a size yet has no frame, and a layer may have nothing to show: then it is carried from a later event on. */
  #own(): void {
    this.#remove();
    if (this.#removed) return;
    const canvas = this.#paint();
    if (!canvas) {
      this.#remove = listen(this.#map, ['complete', 'resize', ...EVENTS.move, ...EVENTS.idle], () => this.#own());
      return;
    }
    const render = () => void this.#paint();
    const carrier = new this.#api.CustomLayer(canvas, { ...this.#place, alwaysRender: true, render });
    carrier.setMap(this.#map);
    this.#remove = () => carrier.setMap(null);
  }

  #paint(): HTMLCanvasElement | null {
    const frame = this.#reader.read();
    return frame && this.#layer.render(frame, null);
  }
}
