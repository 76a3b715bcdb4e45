import { defaults } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type { Coast } from '../../../domain/map/land.ts';
import type { TileLayerOptions } from '../../../domain/map/options.ts';
import type { LonLat } from '../../../domain/map/projection.ts';
import { lessMotion } from '../../motion.ts';
import type { MapHost } from '../host.ts';
import { landLayer } from '../land.ts';
import { TileLayer } from '../layer.ts';
import { type NamedPlace, namesLayer } from '../names.ts';
import { watchTheme } from '../theme.ts';
import { onHold } from './hold.ts';
import { openLayersHost } from './host.ts';

export interface PinMapOptions {
  readonly centre: LonLat;
  readonly zoom: number;
  readonly land: readonly Coast[];
  /** The largest first. */
  readonly names: readonly NamedPlace[];
  /** Pictures of a map server over the base map; without them there is the base map only. */
  readonly tiles: TileLayerOptions | null;
  /** Called when the map has come to rest with another point in its middle, or a point was tapped or held. */
  readonly onPoint: (point: LonLat) => void;
  /** Degrees by which the map is turned clockwise, whenever that changes. */
  readonly onTurn: (degrees: number) => void;
}

/** A map whose middle is the chosen point. */
export interface PinMap {
  zoomBy(levels: number): void;
  turnBy(degrees: number): void;
  /** North is up again. */
  straighten(): void;
  destroy(): void;
}

/** Opens a map in an element, in the colours that its `--map-…` properties say. Drag, pinch, wheel, tap, a long press and arrow keys move it. */
export function pinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const view = new View({
    center: fromLonLat([...options.centre]),
    zoom: options.zoom,
    minZoom: 2,
    maxZoom: options.tiles ? 17 : 12,
    multiWorld: true,
    extent: [Number.NEGATIVE_INFINITY, -WORLD_WIDTH_M / 2, Number.POSITIVE_INFINITY, WORLD_WIDTH_M / 2],
    constrainOnlyCenter: true,
  });
  const map = new OpenLayersMap({
    target: element,
    controls: [],
    interactions: defaults({ keyboard: true }),
    view,
  });
  // A step that suits a pin: the library's own is a third of a phone.
  for (const one of map.getInteractions().getArray().slice())
    if (one instanceof KeyboardPan) map.removeInteraction(one);
  map.addInteraction(new KeyboardPan({ pixelDelta: 32 }));
  const host = openLayersHost(map);
  const pictures = options.tiles ? new TileLayer(host, options.tiles) : null;
  let drawn = draw(host, element, options);
  const unwatch = watchTheme(() => {
    drawn();
    drawn = draw(host, element, options);
  });
  const release = watch(map, element, options);
  const duration = lessMotion() ? 0 : 240;
  return {
    zoomBy: (levels) => view.animate({ zoom: Math.round(view.getZoom() ?? 0) + levels, duration }),
    turnBy: (degrees) => view.animate({ rotation: view.getRotation() + (degrees * Math.PI) / 180, duration }),
    straighten: () => view.animate({ rotation: 0, duration }),
    destroy() {
      unwatch();
      release();
      drawn();
      pictures?.destroy();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

/** Metres round the equator of Web Mercator. */
const WORLD_WIDTH_M = 2 * Math.PI * 6378137;

/** Puts base map and names on the map, in the colours of the moment; the answer takes them off. */
function draw(host: MapHost, element: HTMLElement, { land, names, tiles }: PinMapOptions): () => void {
  const style = getComputedStyle(element);
  const ink = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  const ground = landLayer(host, land, { land: ink('land'), coast: ink('coast') });
  const font = `${style.fontSize} ${style.fontFamily}`;
  // Pictures bear their own names; without a network there may be none.
  const shown = () => tiles === null || !navigator.onLine;
  const takeNames = namesLayer(host, names, { name: ink('name'), halo: ink('land'), font }, shown);
  return () => {
    takeNames();
    ground.destroy();
  };
}

/** Tells of the point in the middle and of the turn; a tap or a long press brings a point to the middle. */
function watch(map: OpenLayersMap, element: HTMLElement, { onPoint, onTurn }: PinMapOptions): () => void {
  const view = map.getView();
  const middle = () => view.getCenter() ?? [0, 0];
  let reported = middle();
  const report = () => {
    const [x = 0, y = 0] = middle();
    if (Math.hypot(x - (reported[0] ?? 0), y - (reported[1] ?? 0)) < 0.01) return;
    reported = [x, y];
    onPoint(pointOf(reported));
  };
  map.on('moveend', report);
  const bring = (coordinate: number[]) => {
    reported = coordinate;
    view.animate({ center: coordinate, duration: lessMotion() ? 0 : 240 });
    onPoint(pointOf(coordinate));
  };
  const hold = onHold(element, (event) => bring(map.getEventCoordinate(event)));
  map.on('singleclick', ({ coordinate }) => {
    if (!hold.held()) bring(coordinate);
  });
  view.on('change:rotation', () => onTurn((view.getRotation() * 180) / Math.PI));
  return hold.release;
}

/** To about ten metres. */
function pointOf(coordinate: readonly number[]): LonLat {
  const [lon = 0, lat = 0] = toLonLat([...coordinate]);
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4 + 0;
  return [round(lon), round(lat)];
}
