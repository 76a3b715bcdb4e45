import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { placeFromServer } from '../../../actions/sky/places.ts';
import { writeCoordinates } from '../../../domain/places/coordinates.ts';
import { kilometresBetween, nearestPlace } from '../../../domain/places/near.ts';
import { type BirthPlace, lineIn } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { zoneAt } from '../../../library/places/zone.ts';
import type { Places } from './usePlaces.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A bare point as a birthplace: named after what is nearest, with its zone; null until both are known. Where the list on
 * the phone has nothing near, the server is asked, and its name takes the place of ours if it is nearer.
 */
export function usePoint(places: Places | null, point: Point | null): BirthPlace | null {
  const { t } = useLingui();
  const [known, setKnown] = useState<BirthPlace | null>(null);
  const latitude = point?.latitude;
  const longitude = point?.longitude;
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const called = (line: string, kilometres: number) => (kilometres > IN_CITY_KM ? t`Near ${line}` : line);
    const nearest = places && nearestPlace(places.gazetteer.places, latitude, longitude);
    const away = nearest?.kilometres ?? Number.POSITIVE_INFINITY;
    const name =
      nearest && away <= NEAR_CITY_KM
        ? called(lineIn(nearest.place, currentLanguage()), away)
        : writeCoordinates(latitude, longitude);
    zoneAt(latitude, longitude).then(
      (zone) => {
        if (!current) return;
        setKnown({ name, latitude, longitude, zone });
        if (away <= IN_CITY_KM || !navigator.onLine) return;
        timer = setTimeout(async () => {
          const found = await placeFromServer(latitude, longitude, currentLanguage());
          const off = found ? kilometresBetween(latitude, longitude, found.latitude, found.longitude) : away;
          if (current && found && off < away && off <= NEAR_CITY_KM)
            setKnown({ name: called(found.name, off), latitude, longitude, zone });
        }, STILL_MS);
      },
      () => current && setKnown(null),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [places, latitude, longitude, t]);
  return point === null ? null : known;
}

/** Kilometres up to which a point is in a city, and up to which the city still says where it is. */
const IN_CITY_KM = 12;
const NEAR_CITY_KM = 200;
/** Milliseconds that the point stands still before the server is asked. */
const STILL_MS = 600;
