import { useEffect, useState } from 'react';
import { searchFarPlaces } from '../../../actions/sky/places.ts';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';

/** Milliseconds without a key before the server is asked. */
const TYPING_PAUSE_MS = 600;

/** What the server knows under a name that the list on the phone does not have; nothing without a network. */
export function useFarPlaces(query: string, wanted: boolean): BirthPlace[] {
  const [found, setFound] = useState<BirthPlace[]>([]);
  useEffect(() => {
    setFound([]);
    if (!wanted || !navigator.onLine) return;
    let current = true;
    const timer = setTimeout(() => {
      searchFarPlaces(query, currentLanguage()).then(
        (places) => current && setFound(places),
        () => {},
      );
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, wanted]);
  return found;
}
