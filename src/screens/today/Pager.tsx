import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { daysAfter, isDay, monthOf, weekOf } from '../../domain/day.ts';
import type { HoroscopeSpan } from '../../domain/horoscope/fact.ts';
import { calendarDayWords } from '../../i18n/moment.ts';
import css from './Today.module.css';

interface PagerProps {
  day: string;
  today: string;
  span: HoroscopeSpan;
  onDay: (day: string) => void;
}

/** The day, week, month or year that is shown, a step back and a step on, and the way back to today. */
export function Pager({ day, today, span, onDay }: PagerProps) {
  const { t } = useLingui();
  const [before, after] = neighbours(day, span);
  return (
    <>
      <nav className={css.pager} aria-label={t`Other days`}>
        <button type="button" aria-label={t`Back in time`} disabled={!isDay(before)} onClick={() => onDay(before)}>
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <h2 aria-live="polite">{titleOf(day, span)}</h2>
        <button type="button" aria-label={t`On in time`} disabled={!isDay(after)} onClick={() => onDay(after)}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </nav>
      {day !== today && (
        <button type="button" className={css.now} onClick={() => onDay(today)}>
          {t`Back to today`}
        </button>
      )}
    </>
  );
}

/** A day in the span before, and one in the span after. */
function neighbours(day: string, span: HoroscopeSpan): [string, string] {
  if (span === 'year') {
    const year = Number(day.slice(0, 4));
    return [`${year - 1}-01-01`, `${year + 1}-01-01`];
  }
  if (span !== 'month') {
    const step = span === 'week' ? 7 : 1;
    return [daysAfter(day, -step), daysAfter(day, step)];
  }
  const days = monthOf(day);
  return [`${daysAfter(days[0]!, -1).slice(0, 8)}01`, daysAfter(days.at(-1)!, 1)];
}

function titleOf(day: string, span: HoroscopeSpan): string {
  if (span === 'day') return calendarDayWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
  if (span === 'month') return calendarDayWords(day, { month: 'long', year: 'numeric' });
  if (span === 'year') return calendarDayWords(day, { year: 'numeric' });
  const [first, last] = [weekOf(day)[0]!, weekOf(day)[6]!];
  const form = { day: 'numeric', month: 'short' } as const;
  return `${calendarDayWords(first, form)} – ${calendarDayWords(last, form)}`;
}
