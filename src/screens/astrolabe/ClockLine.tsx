import { useLingui } from '@lingui/react/macro';
import { type Birth, birthFaults, clockOfBirth } from '../../domain/sky/birth.ts';
import { Chips } from '../../ui/Chips.tsx';
import css from './ClockLine.module.css';
import { ZoneChoice } from './ZoneChoice.tsx';

interface ClockLineProps {
  birth: Birth;
  onLater: (later: boolean) => void;
  onZone: (zone: string) => void;
}

/** What the clock of the place showed: its distance from UTC, summer time, and a time that came twice or never. */
export function ClockLine({ birth, onLater, onZone }: ClockLineProps) {
  const { t } = useLingui();
  if (birthFaults({ ...birth, name: 'x' }).length > 0) return null;
  const clock = clockOfBirth(birth);
  const offset = offsetText(clock.offsetSeconds);
  return (
    <div className={css.clock} aria-live="polite">
      <p className="figures">{t`The clock there stood at UTC${offset}`}</p>
      {clock.daylight && (
        <p>{t`It was summer time: the clock was an hour ahead. If the birth was noted without it, enter one hour later.`}</p>
      )}
      {clock.kind === 'gap' && (
        <p className={css.warn}>
          {t`The clock never showed this time: it was put forward over it that night. Please check the hour.`}
        </p>
      )}
      {clock.kind === 'overlap' && (
        <>
          <p className={css.warn}>{t`The clock showed this time twice that night. Which one was it?`}</p>
          <Chips
            form="bar"
            label={t`Which of the two times`}
            value={birth.later ? 'later' : 'earlier'}
            options={[
              ['earlier', t`The first`],
              ['later', t`The second`],
            ]}
            onChange={(which) => onLater(which === 'later')}
          />
        </>
      )}
      <ZoneChoice birth={birth} onChange={onZone} />
    </div>
  );
}

/** `+09:00`, with seconds where there are any. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), ...(size % 60 ? [size % 60] : [])];
  return (seconds < 0 ? '−' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}
