import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { otherZones, zoneName } from '../../domain/places/zones.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Chips } from '../../ui/Chips.tsx';
import look from './choice.module.css';
import css from './ZoneChoice.module.css';

interface ZoneChoiceProps {
  birth: Birth;
  onChange: (zone: string) => void;
}

/** The time zone that was found for a place, to be changed where it is not the one that was lived by. */
export function ZoneChoice({ birth, onChange }: ZoneChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const { zone } = birth;
  const zones = useMemo(() => allZones(), []);
  return (
    <>
      {otherZones(birth).length > 0 && (
        <>
          <p className={css.ask}>
            {t`In Xinjiang papers bear Beijing time, and many people live two hours behind it. Which clock was written down?`}
          </p>
          <Chips
            form="bar"
            label={t`Which clock`}
            value={zone}
            options={[
              ['Asia/Shanghai', t`Beijing time`],
              ['Asia/Urumqi', t`Xinjiang time`],
            ]}
            onChange={onChange}
          />
        </>
      )}
      <p className={`${look.choice} ${css.zone}`}>
        <label htmlFor={id}>{t`Time zone`}</label>
        <select id={id} value={zone} onChange={(event) => onChange(event.target.value)}>
          <option value={zone}>{zoneName(zone, currentLanguage())}</option>
          {zones
            .filter((one) => one !== zone)
            .map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
        </select>
      </p>
    </>
  );
}

/** Every zone that this browser knows, and the one that only our own table of clocks has. */
function allZones(): string[] {
  return [...(Intl.supportedValuesOf?.('timeZone') ?? []), 'Asia/Hanoi', 'Asia/Urumqi']
    .filter((zone, index, all) => all.indexOf(zone) === index)
    .sort();
}
