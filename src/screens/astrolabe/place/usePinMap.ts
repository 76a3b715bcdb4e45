import { type RefObject, useEffect, useRef, useState } from 'react';
import { globalParams } from '../../../actions/app/params.ts';
import type { TileLayerOptions } from '../../../domain/map/options.ts';
import type { Datum, LonLat } from '../../../domain/map/projection.ts';
import type { TileType } from '../../../domain/map/tiles.ts';
import { type BirthPlace, nameIn, type Place } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { loadLand } from '../../../library/places/load.ts';
import { fetchPart } from '../../../platform/part.ts';
import { within } from '../../../platform/within.ts';
import type { NamedPlace } from '../../../ui/map/names.ts';
import type { PinMap } from '../../../ui/map/openlayers/pin-map.ts';
import type { Places } from './usePlaces.ts';

/** `coming` while its parts load, `missing` where they did not arrive. */
type State = 'coming' | 'there' | 'missing';

interface PinMapInUse {
  state: State;
  map: PinMap | null;
  /** The point in the middle once somebody has moved the map: longitude and latitude in degrees. */
  point: LonLat | null;
  /** Degrees by which the map is turned clockwise. */
  turn: number;
  /** Whose pictures lie over the base map. */
  credit: string;
}

/** Opens the map in an element once the places are settled; `start`: where the pin stands at first. */
export function usePinMap(
  element: RefObject<HTMLElement | null>,
  places: Places | null | undefined,
  start: BirthPlace | null,
): PinMapInUse {
  const [state, setState] = useState<State>('coming');
  const [map, setMap] = useState<PinMap | null>(null);
  const [point, setPoint] = useState<LonLat | null>(null);
  const [turn, setTurn] = useState(0);
  const [credit, setCredit] = useState('');
  const first = useRef(start);
  useEffect(() => {
    if (places === undefined) return;
    let opened: PinMap | null = null;
    let left = false;
    const known = places?.gazetteer.places ?? [];
    const here = { ...beginning(first.current, known), onPoint: setPoint, onTurn: setTurn };
    const show = (made: PinMap, credits: readonly string[]) => {
      if (left) return made.destroy();
      opened = made;
      setMap(made);
      setCredit(credits.filter(Boolean).join(' · '));
      setState('there');
    };
    async function embedded(tiles: Tiles | null): Promise<void> {
      const [{ pinMap }, land] = await Promise.all([
        fetchPart(() => import('../../../ui/map/openlayers/pin-map.ts')),
        loadLand(),
      ]);
      if (left || element.current === null) return;
      const made = pinMap(element.current, { ...here, land, names: namesOf(known), tiles });
      show(made, ['Natural Earth', 'GeoNames', tiles?.attribution ?? '']);
    }
    async function amap(title: string): Promise<void> {
      const { framedMap } = await fetchPart(() => import('../../../ui/map/amap/framed-map.ts'));
      if (left || element.current === null) return;
      const dark = getComputedStyle(element.current).colorScheme === 'dark';
      show(await framedMap(element.current, { ...here, title, dark }), ['AMap 高德']);
    }
    async function open(): Promise<void> {
      const maps = await operatorMaps();
      if (maps.amap && navigator.onLine) {
        const notThere = (reason: unknown) => console.info('The embedded map stands in for AMap:', String(reason));
        await amap('AMap').catch(notThere);
      }
      if (!opened) await embedded(maps.tiles);
    }
    open().catch(() => !left && setState('missing'));
    return () => {
      left = true;
      setMap(null);
      opened?.destroy();
    };
  }, [element, places]);
  return { state, map, point, turn, credit };
}

type Tiles = TileLayerOptions & { attribution: string };

/** Which map the operator has set, if any; nobody waits long for the answer. */
async function operatorMaps(): Promise<{ amap: boolean; tiles: Tiles | null }> {
  const params = await within(LOAD_TIMEOUT_MS, globalParams()).catch(() => null);
  if (!params?.tiles) return { amap: params?.amap ?? false, tiles: null };
  const { url, subdomains, attribution, proj, tileType } = params.tiles;
  return {
    amap: params.amap,
    tiles: { url, subdomains, attribution, proj: proj as Datum, tileType: tileType as TileType },
  };
}

/** Milliseconds. */
const LOAD_TIMEOUT_MS = 2500;

function namesOf(places: readonly Place[]): NamedPlace[] {
  const language = currentLanguage();
  return places
    .map((place) => ({ ...place, name: nameIn(place, language) }))
    .sort((one, other) => other.people - one.people || one.name.localeCompare(other.name));
}

/** At the place chosen before; else above the largest city that keeps this phone's time. */
function beginning(chosen: BirthPlace | null, places: readonly Place[]): { centre: LonLat; zoom: number } {
  if (chosen) return { centre: [chosen.longitude, chosen.latitude], zoom: 8 };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const home = places
    .filter(({ zone }) => zone === timeZone)
    .reduce<Place | null>((most, place) => (most && most.people >= place.people ? most : place), null);
  return home ? { centre: [home.longitude, home.latitude], zoom: 4 } : { centre: [105, 33], zoom: 3 };
}
