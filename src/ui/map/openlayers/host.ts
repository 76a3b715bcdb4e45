import Layer from 'ol/layer/Layer.js';
import type OpenLayersMap from 'ol/Map.js';
import type { FrameState } from 'ol/Map.js';
import { fromMercator, toMercator } from '../../../domain/map/mercator.ts';
import { flatCamera } from '../../../domain/map/perspective.ts';
import type { Datum, LonLat } from '../../../domain/map/projection.ts';
import { TILE_SIZE_PX } from '../../../domain/map/tiles.ts';
import { cornersOf } from '../../../domain/map/viewport.ts';
import type { HostEvent, HostedLayer, MapFrame, MapHost } from '../host.ts';

/** A map of OpenLayers in Web Mercator (EPSG:3857) as the host of a layer. `crs`: the datum of its coordinates. */
export function openLayersHost(map: OpenLayersMap, crs: Datum = 'wgs84'): MapHost {
  return {
    crs,
    kind: 'flat',
    frame() {
      const view = map.getView();
      const [size, centre, resolution] = [map.getSize(), view.getCenter(), view.getResolution()];
      if (!size || !centre || resolution === undefined) return null;
      return frameOf(size, centre, resolution, view.getRotation(), window.devicePixelRatio);
    },
    add(layer, { zIndex }) {
      const own = new Layer({ render: (state: FrameState) => shown(layer, state) as HTMLElement });
      own.setZIndex(zIndex);
      map.addLayer(own);
      return () => {
        map.removeLayer(own);
        own.dispose();
      };
    },
    redraw: () => map.render(),
    on: (event, listener) => listen(map, event, listener),
  };
}

function shown(layer: HostedLayer, { size, viewState, pixelRatio }: FrameState): HTMLElement {
  const { center, resolution, rotation } = viewState;
  const canvas = layer.render(frameOf(size, center, resolution, rotation, pixelRatio), null);
  if (canvas === null) return EMPTY;
  canvas.style.position = 'absolute';
  return canvas;
}

const EMPTY = document.createElement('div');

function frameOf(
  size: readonly number[],
  centre: readonly number[],
  resolution: number,
  rotation: number,
  pixelRatio: number,
): MapFrame {
  const [width = 0, height = 0] = size;
  const [east = 0, north = 0] = centre;
  const middle = fromMercator([east / WORLD_WIDTH_M + 0.5, 0.5 - north / WORLD_WIDTH_M]);
  const viewport = {
    size: [width, height] as const,
    centre: middle,
    zoom: Math.log2(WORLD_WIDTH_M / TILE_SIZE_PX / resolution),
    rotation: (rotation * 180) / Math.PI,
  };
  const [x, y] = toMercator(middle);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return {
    ...viewport,
    pixelRatio,
    pitch: 0,
    corners: cornersOf(viewport),
    camera: flatCamera(viewport),
    toScreen(point: LonLat) {
      const [px, py] = toMercator(point);
      const across = ((px - x) * WORLD_WIDTH_M) / resolution;
      const down = ((py - y) * WORLD_WIDTH_M) / resolution;
      return [width / 2 + across * cos - down * sin, height / 2 + across * sin + down * cos];
    },
  };
}

/** Metres round the equator of Web Mercator. */
const WORLD_WIDTH_M = 2 * Math.PI * 6378137;

function listen(map: OpenLayersMap, event: HostEvent, listener: () => void): () => void {
  if (event === 'move') {
    const view = map.getView();
    view.on('change', listener);
    return () => view.un('change', listener);
  }
  if (event === 'idle') {
    map.on('moveend', listener);
    return () => map.un('moveend', listener);
  }
  if (event === 'resize') {
    map.on('change:size', listener);
    return () => map.un('change:size', listener);
  }
  // A layer of a flat map has a context of its own, so the map can lose none.
  return () => {};
}
