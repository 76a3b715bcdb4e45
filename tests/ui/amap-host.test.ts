import { describe, expect, it, vi } from 'vitest';
import type { AMapApi, AMapMap } from '../../src/ui/map/amap/api.ts';
import { amapHost } from '../../src/ui/map/amap/host.ts';
import type { HostEvent } from '../../src/ui/map/host.ts';

/** As much of AMap's JSAPI 2 as a flat map needs: what was put on it, and who listens. */
function standIn({ size = [300, 200] as [number, number], lends = true, stencil = true } = {}) {
  const surface = new EventTarget();
  const setDirty = vi.fn();
  let origin: readonly [number, number] = [1, 2];
  const listeners: [event: string, listener: () => void][] = [];
  const put: { kind: 'gl' | 'own'; options: Record<string, unknown>; on: boolean }[] = [];
  let told: ((gl: WebGLRenderingContext) => void) | undefined;
  const gl = { canvas: surface, getContextAttributes: () => ({ stencil }) } as unknown as WebGLRenderingContext;
  const carrier = (kind: 'gl' | 'own', options: Record<string, unknown>) => {
    const entry = { kind, options, on: false };
    put.push(entry);
    return (map: AMapMap | null) => {
      entry.on = map !== null;
    };
  };
  const map: AMapMap = {
    getCenter: () => ({ getLng: () => 120, getLat: () => 30 }),
    getZoom: () => 9,
    getRotation: () => 15,
    getPitch: () => 0,
    getSize: () => ({ getWidth: () => size[0]!, getHeight: () => size[1]! }),
    lngLatToContainer: ([lon, lat]) => ({ getX: () => lon * 2, getY: () => lat * 3 }),
    render: vi.fn(),
    getContext: () => ({ setDirty }),
    on: (event, listener) => listeners.push([event, listener]),
    off: (event, listener) => {
      const at = listeners.findIndex(([name, one]) => name === event && one === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
    customCoords: {
      getCenter: () => origin,
      setCenter: (point) => {
        origin = point;
      },
      lngLatsToCoords: (points) => points.map(([lon, lat]) => [lon * 1e5, lat * 1e5]),
      getMVPMatrix: () => [1e-4, 0, 0, 0, 0, 1e-4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
    },
  };
  class GlCarrier {
    setMap: (map: AMapMap | null) => void;
    constructor(options: Record<string, unknown>) {
      told = options.render as typeof told;
      (options.init as (gl: WebGLRenderingContext) => void)(gl);
      this.setMap = carrier('gl', options);
    }
  }
  class OwnCarrier {
    setMap: (map: AMapMap | null) => void;
    constructor(_: HTMLCanvasElement, options: Record<string, unknown>) {
      this.setMap = carrier('own', options);
    }
  }
  const api = { CustomLayer: OwnCarrier, ...(lends ? { GLCustomLayer: GlCarrier } : {}) } as unknown as AMapApi;
  const centre = () => origin;
  const fire = (event: string) => {
    for (const [name, listener] of [...listeners]) if (name === event) listener();
  };
  return { api, map, put, listeners, size, surface, setDirty, centre, tell: () => told?.(gl), fire };
}

const PLACE = { zIndex: 7, zooms: [3, 18] as const };
const canvas = {} as HTMLCanvasElement;

describe('a map of AMap as a host', () => {
  it('tells its frame in gcj02, and none before it has a size', () => {
    const { api, map } = standIn();
    const host = amapHost(api, map);
    expect(host.crs).toBe('gcj02');
    expect(host.frame()).toMatchObject({ size: [300, 200], zoom: 9, rotation: 15, pitch: 0, centre: [120, 30] });
    expect(host.frame()?.toScreen([100, 20])).toEqual([200, 60]);
    const empty = standIn({ size: [0, 0] });
    expect(amapHost(empty.api, empty.map).frame()).toBeNull();
  });

  it('gives the same frame as long as the map shows the same', () => {
    const { api, map, size } = standIn();
    const host = amapHost(api, map);
    const first = host.frame();
    expect(host.frame()).toBe(first);
    size.splice(0, 2, 300, 250);
    const larger = host.frame();
    expect(larger).toMatchObject({ size: [300, 250] });
    map.customCoords.getMVPMatrix = () => [1e-4, 0, 0, 0, 0, 2e-4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const tilted = host.frame();
    expect(tilted?.camera[5]).toBe((larger?.camera[5] ?? 0) * 2);
    map.getCenter = () => ({ getLng: () => 121, getLat: () => 30 });
    expect(host.frame()).toMatchObject({ centre: [121, 30] });
    map.getZoom = () => 9.5;
    expect(host.frame()).toMatchObject({ centre: [121, 30], zoom: 9.5 });
    expect(larger).toMatchObject({ centre: [120, 30], zoom: 9 });
  });

  it.each([
    ['move', ['mapmove', 'zoomchange', 'rotatechange', 'pitchchange']],
    ['idle', ['moveend', 'zoomend']],
    ['resize', ['resize']],
  ] as [HostEvent, string[]][])('passes on %s from AMap’s events until it is told to stop', (event, names) => {
    const { api, map, fire, listeners } = standIn();
    const heard = vi.fn();
    const stop = amapHost(api, map).on(event, heard);
    for (const name of names) fire(name);
    expect(heard).toHaveBeenCalledTimes(names.length);
    stop();
    expect(listeners).toEqual([]);
  });

  it('says that the map is stale before it asks for a frame: one that stands still would paint nothing new', () => {
    const { api, map, setDirty } = standIn();
    vi.mocked(map.render).mockImplementation(() => expect(setDirty).toHaveBeenCalledTimes(1));
    amapHost(api, map).redraw();
    expect(map.render).toHaveBeenCalledTimes(1);
  });

  it('puts back the centre that every layer of the map counts from', () => {
    const { api, map, centre } = standIn();
    amapHost(api, map).frame();
    expect(centre()).toEqual([1, 2]);
  });

  it.each([
    ['lost', 'webglcontextlost'],
    ['restored', 'webglcontextrestored'],
  ] as [HostEvent, string][])(
    'tells that the context is %s from its canvas, until it is told to stop',
    (event, name) => {
      const { api, map, surface } = standIn();
      const host = amapHost(api, map);
      const heard = vi.fn();
      const [early, late] = [host.on(event, heard), vi.fn()];
      host.add({ render: () => null }, PLACE);
      const stop = host.on(event, late);
      surface.dispatchEvent(new Event(name));
      expect([heard, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
      early();
      stop();
      surface.dispatchEvent(new Event(name));
      expect([heard, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    },
  );

  it('carries a layer as soon as the map has a size', () => {
    const { api, map, put, size, fire, listeners } = standIn({ size: [0, 0], lends: false });
    const remove = amapHost(api, map).add({ render: () => canvas }, PLACE);
    expect(put).toEqual([]);
    size.splice(0, 2, 300, 200);
    fire('resize');
    fire('resize');
    expect(put).toMatchObject([{ kind: 'own', on: true }]);
    expect(listeners).toEqual([]);
    remove();
    expect(put[0]!.on).toBe(false);
  });

  it('carries a layer in the map’s own context, at its height and within its zooms, and takes it off', () => {
    const { api, map, put, tell } = standIn();
    const render = vi.fn(() => null);
    const remove = amapHost(api, map).add({ render }, PLACE);
    expect(put).toMatchObject([{ kind: 'gl', on: true, options: PLACE }]);
    tell();
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ zoom: 9 }), expect.anything());
    remove();
    expect(put[0]!.on).toBe(false);
  });

  it.each([
    ['lends no context', { lends: false }],
    ['lends one without a stencil', { stencil: false }],
  ])('carries it on a canvas of its own where AMap %s', async (_, how) => {
    const { api, map, put } = standIn(how);
    const render = vi.fn(() => canvas);
    const remove = amapHost(api, map).add({ render }, PLACE);
    await Promise.resolve();
    expect(put.at(-1)).toMatchObject({ kind: 'own', on: true, options: { ...PLACE, alwaysRender: true } });
    expect(put.filter(({ on }) => on)).toHaveLength(1);
    remove();
    expect(put.filter(({ on }) => on)).toHaveLength(0);
  });
});
