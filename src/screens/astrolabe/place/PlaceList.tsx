import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { joinNames } from '../../../domain/language.ts';
import { type BirthPlace, lineIn, nameIn, type Place, withinIn } from '../../../domain/places/place.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import css from './PlaceList.module.css';
import { useFarPlaces } from './useFarPlaces.ts';
import type { Places } from './usePlaces.ts';

interface PlaceListProps {
  /** `undefined` while they load, `null` where they did not arrive. */
  places: Places | null | undefined;
  onAgain: () => void;
  chosen: BirthPlace | null;
  onChoose: (place: BirthPlace) => void;
}

/** A search over the cities of the world; before anything is typed, the large ones that keep this phone's time. */
export function PlaceList({ places, onAgain, chosen, onChoose }: PlaceListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const language = currentLanguage();
  const asked = query.trim() !== '';
  const found = useMemo(() => {
    if (!places) return [];
    return asked ? places.search(query, MAX_ROWS).map(({ place }) => place) : nearby(places.gazetteer.places);
  }, [places, query, asked]);
  const far = useFarPlaces(query, !!places && asked && found.length === 0);
  const count = found.length + far.length;
  return (
    <>
      <SearchField
        className={css.search}
        label={t`Search for a city`}
        placeholder={t`Name, or its first letters`}
        typed={typed}
        onType={setTyped}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p className="unseen" aria-live="polite">
        {asked && places ? t`${count} places found` : ''}
      </p>
      {places === undefined && <p className={css.note}>{t`The list of cities is coming …`}</p>}
      {places === null && (
        <div className={css.note}>
          <p>{t`The list of cities did not arrive over this line. Coordinates work without it.`}</p>
          <Button onClick={onAgain}>{t`Try again`}</Button>
        </div>
      )}
      {places && asked && count === 0 && (
        <p className={css.note}>
          {t`No such place in the list. Try a larger town nearby, or set the point on the map: ten kilometres turn a chart by about a tenth of a degree.`}
        </p>
      )}
      <ul className={css.list}>
        {found.map((place) => {
          const picked = isSame(place, chosen);
          return (
            <li key={`${place.country}${place.latitude},${place.longitude}${place.name}`}>
              <button type="button" aria-pressed={picked} onClick={() => onChoose(birthPlaceOf(place))}>
                <span>
                  <b>{nameIn(place, language)}</b>
                  <small>{joinNames(withinIn(place, language), language)}</small>
                </span>
                {picked && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
              </button>
            </li>
          );
        })}
        {far.map((place) => (
          <li key={`${place.latitude},${place.longitude}${place.name}`}>
            <button type="button" aria-pressed={isSame(place, chosen)} onClick={() => onChoose(place)}>
              <span>
                <b>{place.name}</b>
              </span>
              {isSame(place, chosen) && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const MAX_ROWS = 30;

function birthPlaceOf(place: Place): BirthPlace {
  const { latitude, longitude, zone } = place;
  return { name: lineIn(place, currentLanguage()), latitude, longitude, zone };
}

function isSame(place: BirthPlace | Place, chosen: BirthPlace | null): boolean {
  return chosen !== null && place.latitude === chosen.latitude && place.longitude === chosen.longitude;
}

function nearby(places: readonly Place[]): Place[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return places
    .filter(({ zone }) => zone === timeZone)
    .sort((a, b) => b.people - a.people)
    .slice(0, 12);
}
