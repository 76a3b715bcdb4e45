import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ChosenPlace } from './ChosenPlace.tsx';
import { PlaceCoordinates } from './PlaceCoordinates.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import css from './PlaceSheet.module.css';
import { usePlaces } from './usePlaces.ts';

type Way = 'list' | 'map' | 'coordinates';

interface PlaceSheetProps {
  value: BirthPlace | null;
  onChoose: (place: BirthPlace) => void;
  onClose: () => void;
}

/** Three ways to one place: the list of cities, the map, coordinates. What is chosen stands at the foot until it is used. */
export function PlaceSheet({ value, onChoose, onClose }: PlaceSheetProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('list');
  const [chosen, setChosen] = useState(value);
  const { places, again } = usePlaces();
  return (
    <Sheet title={t`Birthplace`} onClose={onClose}>
      <div className={css.sheet}>
        <Chips
          form="bar"
          label={t`How to find it`}
          value={way}
          options={[
            ['list', t`Cities`],
            ['map', t`Map`],
            ['coordinates', t`Coordinates`],
          ]}
          onChange={setWay}
        />
        <div className={css.way}>
          {way === 'list' && <PlaceList places={places} onAgain={again} chosen={chosen} onChoose={setChosen} />}
          {way === 'map' && <PlaceMap places={places} value={chosen} onChoose={setChosen} />}
          {way === 'coordinates' && <PlaceCoordinates places={places ?? null} value={chosen} onChoose={setChosen} />}
        </div>
        <ChosenPlace place={chosen} onUse={onChoose} />
      </div>
    </Sheet>
  );
}
