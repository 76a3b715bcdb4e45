// The page of the map's bench: each figure is a function that the bench calls.
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import { readLand } from '../../src/domain/map/land.ts';
import { lonLatToTile } from '../../src/domain/map/tiles.ts';
import { LAND } from '../../src/library/places/land.ts';
import { fetchPicture } from '../../src/ui/map/fetch.ts';
import type { HostedLayer, MapHost } from '../../src/ui/map/host.ts';
import { landPainter } from '../../src/ui/map/land.ts';
import { TileLayer } from '../../src/ui/map/layer.ts';
import { openLayersHost } from '../../src/ui/map/openlayers/host.ts';

const land = readLand(LAND);
const work: number[] = [];
let map: OpenLayersMap;

/** The host, with the time that each frame of the layer takes. */
function timed(host: MapHost): MapHost {
  const add: MapHost['add'] = (layer: HostedLayer, place) =>
    host.add(
      {
        render(frame, lent) {
          const start = performance.now();
          const canvas = layer.render(frame, lent);
          work.push(performance.now() - start);
          return canvas;
        },
      },
      place,
    );
  return { ...host, add };
}

const figures = {
  /** Milliseconds from the making of the layer until all sixty pictures are drawn. */
  firstPicture(url: string): Promise<number> {
    map = new OpenLayersMap({
      target: 'map',
      controls: [],
      view: new View({ center: fromLonLat([0, 0]), zoom: 6, constrainResolution: false }),
    });
    let arrived = 0;
    const start = performance.now();
    return new Promise((resolve) => {
      const load = async (address: string, signal: AbortSignal) => {
        const bitmap = await fetchPicture(address, signal);
        arrived += 1;
        return bitmap;
      };
      new TileLayer(timed(openLayersHost(map)), { url, proj: 'wgs84' }, load);
      const look = () => {
        if (arrived < 60) return requestAnimationFrame(look);
        // Two frames later the last of them is on the screen.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      };
      requestAnimationFrame(look);
    });
  },
  /** Sixty frames to and fro by some pixels: milliseconds of the layer, and between frames. */
  async drag(degrees: number): Promise<{ work: number[]; frames: number[] }> {
    const view = map.getView();
    view.setRotation((degrees * Math.PI) / 180);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    work.length = 0;
    const frames: number[] = [];
    let before = performance.now();
    for (let step = 0; step < 60; step += 1) {
      const [x = 0, y = 0] = view.getCenter() ?? [];
      view.setCenter([x + 4000 * Math.cos(step / 6), y]);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - before);
      before = now;
    }
    return { work: [...work], frames: frames.slice(5) };
  },
  /** Milliseconds of each of eight tiles around places of the coast, so many times over; the first eight are cold. */
  landTiles(z: number, rounds: number): number[] {
    const places = [
      [121.5, 31.2],
      [114.2, 22.3],
      [139.7, 35.6],
      [2.3, 48.9],
      [-74, 40.7],
      [151.2, -33.9],
      [10.7, 59.9],
      [18.4, -33.9],
    ];
    const paint = landPainter(land, INK, 256);
    return Array.from({ length: rounds }, () => places).flatMap((round) =>
      round.map(([lon = 0, lat = 0]) => {
        const tile = { ...lonLatToTile(lon, lat, z, 'xyz'), z };
        const start = performance.now();
        finish(paint(tile));
        return performance.now() - start;
      }),
    );
  },
  /** A tile as a PNG in base64. */
  sample(): string {
    const tile = { ...lonLatToTile(139.7, 35.6, 6, 'xyz'), z: 6 };
    const data = landPainter(land, INK, 256)(tile).toDataURL('image/png');
    return data.slice(data.indexOf(',') + 1);
  },
};

const INK = { land: '#252955', coast: '#7c7eae' };

/** Waits until what was painted is there: painting is put off until somebody looks. */
function finish(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
}

declare global {
  interface Window {
    figures: typeof figures;
  }
}
window.figures = figures;
