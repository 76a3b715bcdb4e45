import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { writeCoordinates } from '../../../domain/places/coordinates.ts';
import { nearestPlace } from '../../../domain/places/near.ts';
import { type BirthPlace, lineIn } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { zoneAt } from '../../../library/places/zone.ts';
import type { Places } from './usePlaces.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A bare point as a birthplace: named after what is nearest, with its zone; null until both are known. */
export function usePoint(places: Places | null, point: Point | null): BirthPlace | null {
  const { t } = useLingui();
  const [known, setKnown] = useState<BirthPlace | null>(null);
  const latitude = point?.latitude;
  const longitude = point?.longitude;
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    let current = true;
    const nearest = places && nearestPlace(places.gazetteer.places, latitude, longitude);
    const line = nearest ? lineIn(nearest.place, currentLanguage()) : '';
    const far = nearest === null || nearest.kilometres > FAR;
    const name = far ? writeCoordinates(latitude, longitude) : nearest.kilometres > NEAR ? t`Near ${line}` : line;
    zoneAt(latitude, longitude).then(
      (zone) => current && setKnown({ name, latitude, longitude, zone }),
      () => current && setKnown(null),
    );
    return () => {
      current = false;
    };
  }, [places, latitude, longitude, t]);
  return point === null ? null : known;
}

/** Kilometres up to which a point is in a city, and up to which the city still says where it is. */
const NEAR = 12;
const FAR = 200;
