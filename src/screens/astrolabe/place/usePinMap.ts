import { type RefObject, useEffect, useRef, useState } from 'react';
import { globalParams } from '../../../actions/params.ts';
import type { TileLayerOptions } from '../../../domain/map/options.ts';
import type { Datum, LonLat } from '../../../domain/map/projection.ts';
import type { TileType } from '../../../domain/map/tiles.ts';
import { type BirthPlace, nameIn, type Place } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { loadLand } from '../../../library/places/load.ts';
import { fetchPart } from '../../../platform/part.ts';
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
    const parts = Promise.all([fetchPart(() => import('../../../ui/map/openlayers/pin-map.ts')), loadLand(), tiles()]);
    parts.then(
      ([{ pinMap }, land, source]) => {
        if (left || element.current === null) return;
        const names = namesOf(places?.gazetteer.places ?? []);
        const begin = beginning(first.current, places?.gazetteer.places ?? []);
        opened = pinMap(element.current, { ...begin, land, names, tiles: source, onPoint: setPoint, onTurn: setTurn });
        setMap(opened);
        setCredit(source?.attribution ?? '');
        setState('there');
      },
      () => !left && setState('missing'),
    );
    return () => {
      left = true;
      setMap(null);
      opened?.destroy();
    };
  }, [element, places]);
  return { state, map, point, turn, credit };
}

/** The map server that the operator has set, if any; nobody waits long for the answer. */
async function tiles(): Promise<(TileLayerOptions & { attribution: string }) | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOAD_TIMEOUT_MS));
  const params = await Promise.race([globalParams().catch(() => null), late]);
  if (!params?.tiles) return null;
  const { url, subdomains, attribution, proj, tileType } = params.tiles;
  return { url, subdomains, attribution, proj: proj as Datum, tileType: tileType as TileType };
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
