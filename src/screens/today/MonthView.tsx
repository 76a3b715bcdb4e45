import { useLingui } from '@lingui/react/macro';
import { dayOf, daysAfter, startOfDay, weekOf } from '../../domain/day.ts';
import { isOfMoment } from '../../domain/today/sky-of-day.ts';
import { calendarDayWords } from '../../i18n/moment.ts';
import { useSkyEvents } from '../sky/useSkyAsked.ts';
import { EventList } from './EventList.tsx';
import { MiniMoon } from './MiniMoon.tsx';
import css from './Today.module.css';
import type { DaysProps } from './WeekView.tsx';

/** A month as a calendar of the Moon, with a dot where something becomes exact, and below it what that is. */
export function MonthView({ days, today, onDay }: DaysProps) {
  const { t } = useLingui();
  const [first, last] = [days[0]!, days.at(-1)!];
  const found = useSkyEvents(first, last);
  const [from, to] = [startOfDay(first), startOfDay(daysAfter(last, 1))].map((at) => Date.parse(at));
  const within = (at: string) => Date.parse(at) >= from! && Date.parse(at) < to!;
  const events = Array.isArray(found) ? found.filter((event) => isOfMoment(event) && within(event.at)) : [];
  const busy = new Set(events.map(({ at }) => dayOf(new Date(at))));
  const lead = weekOf(first).indexOf(first);
  return (
    <div className={css.parts}>
      <div className={css.grid}>
        {weekOf(first).map((day) => (
          <span key={day}>{calendarDayWords(day, { weekday: 'short' })}</span>
        ))}
        {days.map((day, place) => (
          <button
            key={day}
            type="button"
            style={place === 0 ? { gridColumnStart: lead + 1 } : undefined}
            aria-current={day === today ? 'date' : undefined}
            aria-label={calendarDayWords(day, { day: 'numeric', month: 'long' })}
            onClick={() => onDay(day)}
          >
            {Number(day.slice(-2))}
            <MiniMoon at={new Date(`${day}T12:00`).toISOString()} />
            <i hidden={!busy.has(day)} />
          </button>
        ))}
      </div>
      <section className={`${css.part} ${found ? '' : css.waiting}`}>
        <h3 className="display">{t`In the sky`}</h3>
        <EventList events={events} byDay />
        {found === 'failed' && <p className={css.small}>{t`The sky could not be computed just now.`}</p>}
      </section>
    </div>
  );
}
