import { useLingui } from '@lingui/react/macro';
import { daysAfter, startOfDay } from '../../domain/day.ts';
import { moonOf } from '../../domain/sky/moon.ts';
import type { SkyEvent } from '../../domain/sky/sky-events.ts';
import { isOfMoment, skyOfDay } from '../../domain/today/sky-of-day.ts';
import { calendarDayWords } from '../../i18n/moment.ts';
import { names } from '../../i18n/names.ts';
import { useEventWords } from '../sky/useEventWords.ts';
import { useSkyEvents } from '../sky/useSkyAsked.ts';
import { cardWords } from '../tarot/card-words.ts';
import { useDayLandings } from './Evening.tsx';
import { MiniMoon } from './MiniMoon.tsx';
import css from './Today.module.css';
import { useDayCard } from './useDayCard.ts';

export interface DaysProps {
  days: readonly string[];
  today: string;
  onDay: (day: string) => void;
}

/** Seven days, each with its Moon, what becomes exact beside the Moon's own way, and the card that was turned. */
export function WeekView({ days, today, onDay }: DaysProps) {
  const { t } = useLingui();
  const events = useSkyEvents(days[0]!, days.at(-1)!);
  return (
    <>
      <ul className={css.days}>
        {days.map((day) => (
          <li key={day}>
            <DayRow day={day} today={today} onDay={onDay} events={Array.isArray(events) ? events : []} />
          </li>
        ))}
      </ul>
      {events === 'failed' && <p className={css.small}>{t`The sky could not be computed just now.`}</p>}
    </>
  );
}

interface DayRowProps extends Omit<DaysProps, 'days'> {
  day: string;
  events: readonly SkyEvent[];
}

function DayRow({ day, today, onDay, events }: DayRowProps) {
  const words = useEventWords();
  const landings = useDayLandings();
  const row = useDayCard(day);
  const noon = new Date(`${day}T12:00`).toISOString();
  const sky = skyOfDay(events, startOfDay(day), startOfDay(daysAfter(day, 1)));
  const { phases, moonIn, signs } = names();
  const moon = moonOf(noon);
  const landed = row?.landed ? ` · ${landings[row.landed.how]}` : '';
  return (
    <button
      type="button"
      className={css.dayRow}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <MiniMoon at={noon} />
      <span>
        <strong>{calendarDayWords(day, { weekday: 'long', day: 'numeric', month: 'short' })}</strong>
        <small>
          {moonIn(signs[moon.sign])} · {phases[moon.phaseName]}
        </small>
        {sky.events.filter(isOfMoment).map((event) => (
          <span key={`${event.at} ${words(event)}`}>{words(event)}</span>
        ))}
        {row && <small>{cardWords(row.draw.cards[0]!) + landed}</small>}
      </span>
    </button>
  );
}
