import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  type Axis,
  type Coordinate,
  readCoordinate,
  splitCoordinates,
  writeCoordinates,
} from '../../../domain/places/coordinates.ts';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { Field } from '../../../ui/Field.tsx';
import css from './PlaceCoordinates.module.css';
import type { Places } from './usePlaces.ts';
import { usePoint } from './usePoint.ts';

interface PlaceCoordinatesProps {
  places: Places | null;
  value: BirthPlace | null;
  onChoose: (place: BirthPlace) => void;
}

/** Latitude and longitude as they stand on a certificate or a map, in degrees or in degrees and minutes. */
export function PlaceCoordinates({ places, value, onChoose }: PlaceCoordinatesProps) {
  const { t } = useLingui();
  const [before = '', behind = ''] = value ? writeCoordinates(value.latitude, value.longitude).split(' ') : [];
  const [texts, setTexts] = useState({ latitude: before, longitude: behind });
  const [left, setLeft] = useState({ latitude: false, longitude: false });
  const [written, setWritten] = useState(false);
  const latitude = readCoordinate(texts.latitude, 'latitude');
  const longitude = readCoordinate(texts.longitude, 'longitude');
  const faultOf = useFault();
  const isWhole = 'degrees' in latitude && 'degrees' in longitude;
  const point = usePoint(
    places,
    written && isWhole ? { latitude: latitude.degrees, longitude: longitude.degrees } : null,
  );
  useEffect(() => {
    if (point) onChoose(point);
  }, [point, onChoose]);
  const write = (axis: Axis, text: string) => {
    const both = splitCoordinates(text);
    setWritten(true);
    setTexts(both ? { latitude: both[0], longitude: both[1] } : { ...texts, [axis]: text });
    if (both) setLeft({ latitude: true, longitude: true });
  };
  const field = (axis: Axis, read: Coordinate, label: string, example: string) => (
    <Field
      label={label}
      value={texts[axis]}
      placeholder={example}
      autoComplete="off"
      autoCapitalize="characters"
      error={left[axis] ? faultOf(axis, read) : undefined}
      onChange={(event) => write(axis, event.target.value)}
      onBlur={() => setLeft({ ...left, [axis]: texts[axis] !== '' })}
    />
  );
  return (
    <div className={css.fields}>
      {field('latitude', latitude, t`Latitude, north or south`, '31.23  ·  31°14′N')}
      {field('longitude', longitude, t`Longitude, east or west`, '121.47  ·  121°28′E')}
      <p className={css.note}>{t`Without a letter, a minus means south or west. Both can be pasted into one field.`}</p>
    </div>
  );
}

/** What is wrong with a coordinate, in words. */
function useFault(): (axis: Axis, read: Coordinate) => string | undefined {
  const { t } = useLingui();
  return (axis, read) => {
    if ('degrees' in read || read.fault === 'empty') return undefined;
    const north = axis === 'latitude';
    if (read.fault === 'range')
      return north ? t`A latitude is at most 90 degrees.` : t`A longitude is at most 180 degrees.`;
    if (read.fault === 'minutes') return t`Minutes and seconds are less than 60.`;
    if (read.fault === 'letter')
      return north
        ? t`A latitude takes N or S; this looks like a longitude.`
        : t`A longitude takes E or W; this looks like a latitude.`;
    return north ? t`Write it as 31.23 or as 31°14′N.` : t`Write it as 121.47 or as 121°28′E.`;
  };
}
