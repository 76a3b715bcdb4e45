import type { TileLayerOptions } from './domain/map/options.ts';
import { gcj02ToWgs84, type LonLat, wgs84ToGcj02 } from './domain/map/projection.ts';
import type { AMapApi, AMapLngLat, AMapMap } from './ui/map/amap/api.ts';
import { amapHost } from './ui/map/amap/host.ts';
import type { FromFrame, ToFrame } from './ui/map/amap/messages.ts';
import { TileLayer } from './ui/map/layer.ts';

/**
 * The script of the page in which AMap's map runs: it opens the map, lays the tiles of the operator over it, and tells
 * the app which point lies in the middle. AMap counts in gcj02, the app in wgs84.
 */

/** What the server writes into the page. */
interface FrameSettings {
  /** AMap's own script, with the key in its query. */
  readonly script: string;
  /** Where AMap's calls are signed for this operator; empty where the key needs none. */
  readonly securityHost: string;
  readonly tiles: TileLayerOptions | null;
}

/** The part of a map that the app moves, besides what the layer's host uses. */
interface MovedMap extends AMapMap {
  setCenter(point: LonLat): void;
  setZoom(zoom: number): void;
  setRotation(degrees: number): void;
  panBy(x: number, y: number): void;
  on(event: string, listener: (event?: { readonly lnglat?: AMapLngLat }) => void): void;
}
type FrameApi = AMapApi & { readonly Map: new (element: HTMLElement, options: object) => MovedMap };

const settings = JSON.parse(document.getElementById('settings')!.textContent) as FrameSettings;
const world = globalThis as { AMap?: FrameApi; _AMapSecurityConfig?: { serviceHost: string } };
const post = (message: FromFrame) => parent.postMessage(message, '*');

if (settings.securityHost) world._AMapSecurityConfig = { serviceHost: settings.securityHost };
const script = document.createElement('script');
script.src = settings.script;
script.onload = () => (world.AMap ? listen(world.AMap) : post({ type: 'failed' }));
script.onerror = () => post({ type: 'failed' });
document.head.append(script);

function listen(api: FrameApi): void {
  let map: MovedMap | null = null;
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== parent) return;
    if (event.data.type === 'open') map ??= open(api, event.data);
    else if (map) move(map, event.data);
  });
  post({ type: 'loaded' });
}

function open(api: FrameApi, { centre, zoom, dark }: Extract<ToFrame, { type: 'open' }>): MovedMap {
  const map = new api.Map(document.getElementById('map')!, {
    center: wgs84ToGcj02(centre),
    zoom,
    zooms: [3, 18],
    viewMode: '3D',
    pitchEnable: false,
    mapStyle: dark ? 'amap://styles/dark' : 'amap://styles/normal',
  });
  if (settings.tiles) new TileLayer(amapHost(api, map), settings.tiles);
  let reported = middleOf(map);
  const report = () => {
    const point = middleOf(map);
    if (point[0] === reported[0] && point[1] === reported[1]) return;
    reported = point;
    post({ type: 'point', point });
  };
  map.on('moveend', report);
  map.on('click', (event) => {
    if (!event?.lnglat) return;
    map.setCenter([event.lnglat.getLng(), event.lnglat.getLat()]);
    // a tap on the very middle moves nothing, and chooses it
    reported = [Number.NaN, Number.NaN];
    report();
  });
  map.on('rotatechange', () => post({ type: 'turned', degrees: map.getRotation() }));
  post({ type: 'ready' });
  return map;
}

function move(map: MovedMap, message: Exclude<ToFrame, { type: 'open' }>): void {
  if (message.type === 'zoom') map.setZoom(map.getZoom() + message.levels);
  else if (message.type === 'turn') map.setRotation(map.getRotation() + message.degrees);
  else if (message.type === 'straighten') map.setRotation(0);
  else map.panBy(...message.by);
}

/** To about ten metres. */
function middleOf(map: AMapMap): LonLat {
  const centre = map.getCenter();
  const [lon, lat] = gcj02ToWgs84([centre.getLng(), centre.getLat()]);
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4 + 0;
  return [round(lon), round(lat)];
}
