import { fromMercator, toMercator } from '../../../domain/map/mercator.ts';
import { type Camera, cornersThrough } from '../../../domain/map/perspective.ts';
import type { LonLat } from '../../../domain/map/projection.ts';
import type { HostEvent, HostedLayer, MapFrame, MapHost } from '../host.ts';
import type { AMapApi, AMapMap } from './api.ts';
import { ContextWatch } from './context.ts';

/** A map of AMap (Gaode, JSAPI 2) as the host of a layer: its coordinates are gcj02, and it may be turned and tilted. */
export function amapHost(api: AMapApi, map: AMapMap): MapHost {
  const context = new ContextWatch();
  return {
    crs: 'gcj02',
    kind: 'gl',
    frame: () => frameOf(map),
    add(layer, place) {
      const carried = new Carried(api, map, context, layer, place);
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

interface Place {
  readonly zIndex: number;
  readonly zooms: readonly [number, number];
}

/** The layer in the map's own context; on a canvas of its own where the map has none to lend, or one without a stencil. */
class Carried {
  readonly #api: AMapApi;
  readonly #map: AMapMap;
  readonly #layer: HostedLayer;
  readonly #place: Place;
  #remove: () => void = () => {};
  #removed = false;

  constructor(api: AMapApi, map: AMapMap, context: ContextWatch, layer: HostedLayer, place: Place) {
    this.#api = api;
    this.#map = map;
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
    const carrier = new Carrier({
      ...this.#place,
      init: (gl) => {
        context.meet(gl.canvas);
        if (!gl.getContextAttributes()?.stencil) queueMicrotask(() => this.#own());
      },
      render: (gl) => {
        const frame = frameOf(this.#map);
        if (frame && gl.getContextAttributes()?.stencil) this.#layer.render(frame, gl);
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
    const frame = frameOf(this.#map);
    return frame && this.#layer.render(frame, null);
  }
}

function frameOf(map: AMapMap): MapFrame | null {
  const size = [map.getSize().getWidth(), map.getSize().getHeight()] as const;
  if (size[0] <= 0 || size[1] <= 0) return null;
  const centre: LonLat = [map.getCenter().getLng(), map.getCenter().getLat()];
  const camera = cameraOf(map, centre);
  return {
    size,
    pixelRatio: globalThis.devicePixelRatio,
    zoom: map.getZoom(),
    rotation: map.getRotation(),
    pitch: map.getPitch(),
    centre,
    corners: cornersThrough(camera, centre),
    camera,
    toScreen([lon, lat]) {
      const pixel = map.lngLatToContainer([lon, lat]);
      return [pixel.getX(), pixel.getY()];
    },
  };
}

/** AMap's matrix takes its own plane, which is Mercator in another measure. */
function cameraOf(map: AMapMap, centre: LonLat): Camera {
  const coords = map.customCoords;
  const before = coords.getCenter?.();
  coords.setCenter([centre[0], centre[1]]);
  const [across, down] = measureOf(map, centre);
  const [[x0 = 0, y0 = 0] = []] = coords.lngLatsToCoords([[centre[0], centre[1]]]);
  const matrix = coords.getMVPMatrix();
  // Every layer of the map counts from this one centre: who changed it puts it back.
  if (before) coords.setCenter(before);
  const camera = new Float64Array(16);
  for (let row = 0; row < 4; row += 1) {
    const [first, second, third, fourth] = [
      matrix[row] ?? 0,
      matrix[4 + row] ?? 0,
      matrix[8 + row] ?? 0,
      matrix[12 + row] ?? 0,
    ];
    camera[row] = first * across;
    camera[4 + row] = second * down;
    camera[8 + row] = third;
    camera[12 + row] = first * x0 + second * y0 + fourth;
  }
  return camera;
}

/** Units of a map's plane to the width of the world, east and south: a plane has one measure everywhere, so it is taken once. */
function measureOf(map: AMapMap, centre: LonLat): readonly [across: number, down: number] {
  const known = measures.get(map);
  if (known !== undefined) return known;
  const [x, y] = toMercator(centre);
  const step = 2 ** -20;
  const points = [centre, fromMercator([x + step, y]), fromMercator([x, y + step])].map(
    ([lon, lat]) => [lon, lat] as const,
  );
  const [[x0 = 0, y0 = 0] = [], [east = 0] = [], [, south = 0] = []] = map.customCoords.lngLatsToCoords(points);
  const measure = [(east - x0) / step, (south - y0) / step] as const;
  measures.set(map, measure);
  return measure;
}

const measures = new WeakMap<AMapMap, readonly [across: number, down: number]>();
