import { useLingui } from '@lingui/react/macro';
import { Minus, Navigation2, Plus, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BirthPlace } from '../../../domain/places/place.ts';
import { Button } from '../../../ui/Button.tsx';
import type { PinMap } from '../../../ui/map/openlayers/pin-map.ts';
import css from './PlaceMap.module.css';
import { usePinMap } from './usePinMap.ts';
import type { Places } from './usePlaces.ts';
import { usePoint } from './usePoint.ts';

interface PlaceMapProps {
  /** `undefined` while they load, `null` where they did not arrive. */
  places: Places | null | undefined;
  value: BirthPlace | null;
  onChoose: (place: BirthPlace) => void;
}

/** A map under a pin that stands still in its middle: what the pin stands on is chosen. Works without a network. */
export function PlaceMap(props: PlaceMapProps) {
  const [tries, setTries] = useState(0);
  return <OpenMap key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

/** One try: where the map did not arrive, the next try begins with a new one of these. */
function OpenMap({ places, value, onChoose, onAgain }: PlaceMapProps & { onAgain: () => void }) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const { state, map, point, turn, credit } = usePinMap(element, places, value);
  const place = usePoint(places ?? null, point && { longitude: point[0], latitude: point[1] });
  useEffect(() => {
    if (place) onChoose(place);
  }, [place, onChoose]);
  return (
    <div className={css.frame}>
      <div
        ref={element}
        className={css.map}
        role="application"
        aria-label={t`Map. The arrow keys move it under the pin, plus and minus zoom.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the map
        tabIndex={0}
      />
      {state === 'coming' && <p className={css.note}>{t`The map is coming …`}</p>}
      {state === 'missing' && (
        <div className={css.note}>
          <p>{t`The map did not arrive over this line. Coordinates work without it.`}</p>
          <Button onClick={onAgain}>{t`Try again`}</Button>
        </div>
      )}
      {state === 'there' && (
        <>
          <Pin />
          {point === null && (
            <p className={css.hint}>{t`Move the map until the pin stands on the place, or tap the place.`}</p>
          )}
          <MapButtons map={map} turn={turn} />
          <small className={css.credit}>{credit}</small>
        </>
      )}
    </div>
  );
}

/** `turn` in degrees clockwise: the way back to north is offered where the map is turned. */
function MapButtons({ map, turn }: { map: PinMap | null; turn: number }) {
  const { t } = useLingui();
  const turned = Math.abs(turn % 360) > 0.5;
  return (
    <div className={css.buttons}>
      <button type="button" onClick={() => map?.zoomBy(1)} aria-label={t`Zoom in`}>
        <Plus size={20} strokeWidth={1.5} />
      </button>
      <button type="button" onClick={() => map?.zoomBy(-1)} aria-label={t`Zoom out`}>
        <Minus size={20} strokeWidth={1.5} />
      </button>
      <button type="button" onClick={() => map?.turnBy(45)} aria-label={t`Turn the map`}>
        <RotateCw size={20} strokeWidth={1.5} />
      </button>
      {turned && (
        <button type="button" onClick={() => map?.straighten()} aria-label={t`North up`}>
          <Navigation2 size={20} strokeWidth={1.5} style={{ rotate: `${turn}deg` }} />
        </button>
      )}
    </div>
  );
}

/** Its tip is the middle of the map. */
function Pin() {
  return (
    <svg className={css.pin} viewBox="0 0 28 40" aria-hidden="true">
      <path d="M14 39C11 30 2 24 2 14a12 12 0 0 1 24 0c0 10-9 16-12 25z" />
      <circle cx="14" cy="14" r="4.5" />
    </svg>
  );
}
