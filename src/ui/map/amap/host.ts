import { fromMercator, toMercator } from '../../../domain/map/mercator.ts';
import { type Camera, cornersThrough } from '../../../domain/map/perspective.ts';
import type { LonLat } from '../../../domain/map/projection.ts';
import type { HostEvent, HostedLayer, MapFrame, MapHost } from '../host.ts';
import type { AMapApi, AMapMap } from './api.ts';

/** A map of AMap (Gaode, JSAPI 2) as the host of a layer: its coordinates are gcj02, and it may be turned and tilted. */
export function amapHost(api: AMapApi, map: AMapMap): MapHost {
  return {
    crs: 'gcj02',
    kind: 'gl',
    frame: () => frameOf(map),
    add(layer, place) {
      const carried = new Carried(api, map, layer, place);
      return () => carried.remove();
    },
    redraw: () => map.render(),
    on(event, listener) {
      const names = EVENTS[event];
      for (const name of names) map.on(name, listener);
      return () => {
        for (const name of names) map.off(name, listener);
      };
    },
  };
}

const EVENTS: Readonly<Record<HostEvent, readonly string[]>> = {
  move: ['mapmove', 'zoomchange', 'rotatechange', 'pitchchange'],
  idle: ['moveend', 'zoomend'],
  resize: ['resize'],
  lost: ['webglcontextlost'],
  restored: ['webglcontextrestored'],
};

/** The layer in the map's own context; on a canvas of its own where the map has none to lend, or one without a stencil. */
class Carried {
  readonly #take: (own: boolean) => void;
  #remove: () => void = () => {};

  constructor(
    api: AMapApi,
    map: AMapMap,
    layer: HostedLayer,
    place: { zIndex: number; zooms: readonly [number, number] },
  ) {
    this.#take = (own) => {
      this.#remove();
      this.#remove = own || !api.GLCustomLayer ? this.#own(api, map, layer, place) : this.#lent(api, map, layer, place);
    };
    this.#take(false);
  }

  remove(): void {
    this.#remove();
  }

  #lent(api: AMapApi, map: AMapMap, layer: HostedLayer, place: { zIndex: number; zooms: readonly [number, number] }) {
    if (!api.GLCustomLayer) return () => {};
    const carrier = new api.GLCustomLayer({
      ...place,
      init: (gl) => {
        if (!gl.getContextAttributes()?.stencil) queueMicrotask(() => this.#take(true));
      },
      render: (gl) => {
        const frame = frameOf(map);
        if (frame && gl.getContextAttributes()?.stencil) layer.render(frame, gl);
      },
    });
    carrier.setMap(map);
    return () => carrier.setMap(null);
  }

  #own(api: AMapApi, map: AMapMap, layer: HostedLayer, place: { zIndex: number; zooms: readonly [number, number] }) {
    const frame = frameOf(map);
    const canvas = frame && layer.render(frame, null);
    if (!canvas) return () => {};
    const carrier = new api.CustomLayer(canvas, { ...place, alwaysRender: true });
    carrier.render = () => {
      const now = frameOf(map);
      if (now) layer.render(now, null);
    };
    carrier.setMap(map);
    return () => carrier.setMap(null);
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

/** AMap's matrix takes its own plane, which is Mercator in another measure: two points tell how much longer it counts. */
function cameraOf(map: AMapMap, centre: LonLat): Camera {
  const coords = map.customCoords;
  coords.setCenter([centre[0], centre[1]]);
  const [x, y] = toMercator(centre);
  const step = 2 ** -20;
  const points = [centre, fromMercator([x + step, y]), fromMercator([x, y + step])].map(
    ([lon, lat]) => [lon, lat] as const,
  );
  const [here = [], east = [], south = []] = coords.lngLatsToCoords(points);
  const [x0 = 0, y0 = 0] = here;
  const across = ((east[0] ?? 0) - x0) / step;
  const down = ((south[1] ?? 0) - y0) / step;
  const matrix = coords.getMVPMatrix();
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
