// The page of the map tests: the layer and its hosts, put where the tests can reach them.
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type { TileLayerOptions } from '../../../src/domain/map/options.ts';
import type { Datum } from '../../../src/domain/map/projection.ts';
import { amapHost } from '../../../src/ui/map/amap/host.ts';
import type { MapHost } from '../../../src/ui/map/host.ts';
import { TileLayer } from '../../../src/ui/map/layer.ts';
import { openLayersHost } from '../../../src/ui/map/openlayers/host.ts';
import { type AMapStandIn, amapStandIn } from './amap.ts';
import { stateRoundLayers } from './state.ts';

interface FlatMap {
  centre?: [number, number];
  zoom?: number;
  rotation?: number;
  crs?: Datum;
}

const bench = {
  TileLayer,
  fromLonLat,
  /** A map of OpenLayers over the whole page, without controls. */
  flatMap({ centre = [0, 0], zoom = 4, rotation = 0, crs = 'wgs84' }: FlatMap): void {
    const map = new OpenLayersMap({
      target: 'map',
      controls: [],
      view: new View({
        center: fromLonLat(centre),
        zoom,
        rotation: (rotation * Math.PI) / 180,
        constrainResolution: false,
      }),
    });
    bench.map = map;
    bench.host = openLayersHost(map, crs);
  },
  /** A tilted map of AMap's stand-in over the whole page. */
  tiltedMap(how: Parameters<typeof amapStandIn>[1], at: Parameters<AMapStandIn['move']>[0]): void {
    const element = document.getElementById('map');
    if (!element) return;
    bench.amap = amapStandIn(element, how);
    bench.amap.move(at);
    bench.host = amapHost(bench.amap.api, bench.amap.map);
  },
  lay(options: TileLayerOptions): void {
    bench.layer = new TileLayer(bench.host, options);
  },
  /** Waits for so many frames. */
  async frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  },
  stateRoundLayers: (frames: number) => stateRoundLayers(bench.amap as AMapStandIn, frames),
  /** What a test has on the page. */
  map: undefined as OpenLayersMap | undefined,
  host: undefined as MapHost | undefined,
  amap: undefined as AMapStandIn | undefined,
  layer: undefined as TileLayer | undefined,
  calls: {} as Record<string, number>,
};
export type Bench = typeof bench;

declare global {
  interface Window {
    bench: Bench;
  }
}
window.bench = bench;

// Every call of WebGL is counted by its name; objects that are made and freed are seen by the difference.
for (const name of Object.getOwnPropertyNames(WebGLRenderingContext.prototype)) {
  const { value } = Object.getOwnPropertyDescriptor(WebGLRenderingContext.prototype, name) ?? {};
  if (typeof value !== 'function') continue;
  Object.defineProperty(WebGLRenderingContext.prototype, name, {
    value(this: WebGLRenderingContext, ...given: unknown[]) {
      bench.calls[name] = (bench.calls[name] ?? 0) + 1;
      return value.apply(this, given);
    },
  });
}
