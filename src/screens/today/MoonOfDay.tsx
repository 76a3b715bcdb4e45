import { useLingui } from '@lingui/react/macro';
import { dayOf } from '../../domain/day.ts';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { moonOf } from '../../domain/sky/moon.ts';
import type { SkyOfDay, VoidMoon } from '../../domain/today/sky-of-day.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { names } from '../../i18n/names.ts';
import { loadDayWords } from '../../library/today/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useNow } from '../reading/useNow.ts';
import { MiniMoon } from './MiniMoon.tsx';
import css from './Today.module.css';

interface MoonOfDayProps {
  day: string;
  isToday: boolean;
  /** Undefined while it is computed. */
  sky: SkyOfDay | undefined;
}

/** The Moon of a day: phase, sign, when she changes it, and when she is void of course. */
export function MoonOfDay({ day, isToday, sky }: MoonOfDayProps) {
  const { t } = useLingui();
  const words = useLoaded(loadDayWords);
  const now = useNow();
  const at = isToday ? now.toISOString() : new Date(`${day}T12:00`).toISOString();
  const moon = moonOf(at);
  const { phases, moonIn, signs } = names();
  const leaves = sky?.leaves;
  const [sign, hour] = leaves ? [signs[leaves.sign], momentOn(day, leaves.at)] : ['', ''];
  return (
    <section className={css.part}>
      <h3 className="display">{t`The Moon`}</h3>
      <div className={css.moon}>
        <span className={css.disc}>
          <MiniMoon at={at} />
        </span>
        <div>
          <p>
            {phases[moon.phaseName]} · {moonIn(signs[moon.sign])}
          </p>
          <p className={css.small}>{leaves ? t`Enters ${sign} at ${hour}` : '\u00a0'}</p>
        </div>
      </div>
      {words && (
        <p>{[words.moonIn[moon.sign], words.phase[moon.phaseName]].join(LANGUAGE_TRAITS[currentLanguage()].space)}</p>
      )}
      {sky?.voids.map((one) => (
        <Void key={one.from} day={day} of={one} />
      ))}
      {sky && sky.voids.length === 0 && <p className={css.small}>{t`Not void of course on this day.`}</p>}
    </section>
  );
}

function Void({ day, of: { from, until } }: { day: string; of: VoidMoon }) {
  const { t } = useLingui();
  const [begin, end] = [momentOn(day, from), momentOn(day, until)];
  return (
    <>
      <p>{t`Void of course: ${begin} – ${end}`}</p>
      <p className={css.small}>
        {t`Until the next sign the Moon makes no further aspect. Tradition uses such hours to finish and tidy rather than to begin.`}
      </p>
    </>
  );
}

/** An hour, with its weekday where it lies on another day. */
function momentOn(day: string, instant: string): string {
  const hour = hourWords(instant);
  if (dayOf(new Date(instant)) === day) return hour;
  return `${dateWords(instant, { weekday: 'short' })} ${hour}`;
}
