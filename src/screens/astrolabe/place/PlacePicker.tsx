import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { writeCoordinates } from '../../../domain/places/coordinates.ts';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { zoneName } from '../../../domain/places/zones.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import css from './PlacePicker.module.css';
import { PlaceSheet } from './PlaceSheet.tsx';

interface PlacePickerProps {
  value: BirthPlace | null;
  onChange: (place: BirthPlace) => void;
  label?: string;
  /** What is wrong with it, in words, under the field. */
  error?: string | undefined;
}

/** A birthplace: chosen from the list of cities, on the map or by coordinates, on a sheet of its own. */
export function PlacePicker({ value, onChange, label, error }: PlacePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.field}>
      <span id={id} className={css.label}>
        {label ?? t`Birthplace`}
      </span>
      <button
        type="button"
        className={css.button}
        aria-labelledby={`${id} ${id}value`}
        aria-describedby={error ? `${id}error` : undefined}
        aria-haspopup="dialog"
        data-wrong={error ? '' : undefined}
        onClick={() => setOpen(true)}
      >
        <MapPin size={20} strokeWidth={1.5} aria-hidden="true" />
        <span id={`${id}value`} className={css.value}>
          {value ? <b>{value.name}</b> : <span className={css.none}>{t`City, map or coordinates`}</span>}
          {value && (
            <small className="figures">
              {writeCoordinates(value.latitude, value.longitude)} · {zoneName(value.zone, currentLanguage())}
            </small>
          )}
        </span>
      </button>
      <p id={`${id}error`} className={css.error} role="alert">
        {error}
      </p>
      {open && (
        <PlaceSheet
          value={value}
          onClose={() => setOpen(false)}
          onChoose={(place) => {
            setOpen(false);
            onChange(place);
          }}
        />
      )}
    </div>
  );
}
