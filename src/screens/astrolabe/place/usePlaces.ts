import { useCallback, useEffect, useState } from 'react';
import type { Gazetteer } from '../../../domain/places/gazetteer.ts';
import { type PlaceSearch, placeSearch } from '../../../domain/places/search.ts';
import { loadGazetteer } from '../../../library/places/load.ts';

export interface Places {
  readonly gazetteer: Gazetteer;
  readonly search: PlaceSearch;
}

/** The places of the world: `undefined` while they load, `null` where they did not arrive; `again` asks anew. */
export function usePlaces(): { places: Places | null | undefined; again: () => void } {
  const [places, setPlaces] = useState<Places | null>();
  const again = useCallback(() => {
    setPlaces(undefined);
    prepared().then(setPlaces, () => setPlaces(null));
  }, []);
  useEffect(again, [again]);
  return { places, again };
}

let ready: Promise<Places> | undefined;

function prepared(): Promise<Places> {
  ready ??= loadGazetteer().then(
    (gazetteer) => ({ gazetteer, search: placeSearch(gazetteer) }),
    (reason) => {
      ready = undefined;
      throw reason;
    },
  );
  return ready;
}
