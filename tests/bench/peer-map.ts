import type { AMapApi, AMapMap } from '../../src/ui/map/amap/api.ts';

type Carried = ConstructorParameters<NonNullable<AMapApi['GLCustomLayer']>>[0];
type Point = readonly [number, number];

/** A point as AMap gives it to the peer. */
const point = (at: Point) => ({ getLng: () => at[0], getLat: () => at[1], toArray: () => [...at] });

/**
 * The map of the stand-in with what `@vuemap/amap-xyz-layer` asks of AMap beyond it: bounds, a flat view, `add`. That layer
 * leaves its own centre in the plane that all layers share, so it is put back after each of its frames, beside the clock.
 */
export function peerMap(api: AMapApi, map: AMapMap, corners: () => readonly Point[]) {
  const Carrier = api.GLCustomLayer;
  if (!Carrier) throw new Error('the map lends no context');
  class GLCustomLayer extends Carrier {
    constructor(options: Carried) {
      const { init, render } = options;
      super({ ...options, init: putBack(init), render: putBack(render) });
    }
  }
  function putBack(act: (gl: WebGLRenderingContext) => void): typeof act {
    return (gl) => {
      const before = map.customCoords.getCenter?.();
      act(gl);
      if (before) map.customCoords.setCenter(before);
    };
  }
  const bounds = () => {
    const [lons, lats] = [corners().map(([lon]) => lon), corners().map(([, lat]) => lat)];
    const [west, east] = [Math.min(...lons), Math.max(...lons)];
    const [south, north] = [Math.min(...lats), Math.max(...lats)];
    return {
      getNorthWest: () => point([west, north]),
      getSouthEast: () => point([east, south]),
      getSouthWest: () => point([west, south]),
      getNorthEast: () => point([east, north]),
    };
  };
  return {
    api: { ...api, GLCustomLayer },
    map: {
      ...map,
      getCenter: () => point([map.getCenter().getLng(), map.getCenter().getLat()]),
      getBounds: bounds,
      getView: () => ({ type: '2D' }),
      setNeedUpdate: () => map.render(),
      add: (layer: { setMap(on: AMapMap | null): void }) => layer.setMap(map),
      remove: (layer: { setMap(on: AMapMap | null): void }) => layer.setMap(null),
    },
  };
}
