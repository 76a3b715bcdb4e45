import { useLingui } from '@lingui/react/macro';
import { writeCoordinates } from '../../../domain/places/coordinates.ts';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { zoneName } from '../../../domain/places/zones.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './ChosenPlace.module.css';

/** What is chosen so far, at the foot of the sheet, and the button that uses it. */
export function ChosenPlace({ place, onUse }: { place: BirthPlace | null; onUse: (place: BirthPlace) => void }) {
  const { t } = useLingui();
  return (
    <footer className={css.foot}>
      <p className={css.place} aria-live="polite">
        {place === null ? (
          <span className={css.none}>{t`Nothing chosen yet`}</span>
        ) : (
          <>
            <b>{place.name}</b>
            <small className="figures">
              {writeCoordinates(place.latitude, place.longitude)} · {zoneName(place.zone, currentLanguage())}
            </small>
          </>
        )}
      </p>
      <Button kind="primary" disabled={place === null} onClick={() => place && onUse(place)}>
        {t`Use this place`}
      </Button>
    </footer>
  );
}
