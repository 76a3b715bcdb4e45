import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { seeLessons } from '../../actions/app/badge.ts';
import { daysAfter, isDay, monthOf, weekOf } from '../../domain/day.ts';
import { calendarDayWords } from '../../i18n/moment.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useToday } from '../lessons/useLesson.ts';
import { DayView } from './DayView.tsx';
import { MonthView } from './MonthView.tsx';
import css from './Today.module.css';
import { WeekView } from './WeekView.tsx';

const route = getRouteApi('/today');
const SPANS = ['day', 'week', 'month'] as const;
type Span = (typeof SPANS)[number];

/** The card, the sky and one's own chart of a day; week and month to page through. */
export function Today() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const today = useToday();
  const asked = route.useSearch();
  const day = asked.day && isDay(asked.day) ? asked.day : today;
  const span = SPANS.find((one) => one === asked.span) ?? 'day';
  useEffect(() => void seeLessons(), []);

  function show(next: string, shown: Span) {
    const search = { ...(next !== today && { day: next }), ...(shown !== 'day' && { span: shown }) };
    void navigate({ to: '/today', search, replace: true, resetScroll: false });
  }
  const spans: Record<Span, string> = {
    day: t({ message: 'Day', context: 'calendar' }),
    week: t`Week`,
    month: t`Month`,
  };
  const [before, after] = neighbours(day, span);
  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={t`Today`} />
      <Chips
        form="bar"
        label={t`What to show`}
        value={span}
        options={SPANS.map((one) => [one, spans[one]] as const)}
        onChange={(one) => show(day, one)}
      />
      <nav className={css.pager} aria-label={t`Other days`}>
        <button type="button" aria-label={t`Back in time`} disabled={!isDay(before)} onClick={() => show(before, span)}>
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <h2 aria-live="polite">{titleOf(day, span)}</h2>
        <button type="button" aria-label={t`On in time`} disabled={!isDay(after)} onClick={() => show(after, span)}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </nav>
      {day !== today && (
        <button type="button" className={css.now} onClick={() => show(today, span)}>
          {t`Back to today`}
        </button>
      )}
      {span === 'day' && <DayView key={day} day={day} today={today} />}
      {span === 'week' && <WeekView days={weekOf(day)} today={today} onDay={(one) => show(one, 'day')} />}
      {span === 'month' && <MonthView days={monthOf(day)} today={today} onDay={(one) => show(one, 'day')} />}
    </Page>
  );
}

/** A day in the span before, and one in the span after. */
function neighbours(day: string, span: Span): [string, string] {
  if (span !== 'month') {
    const step = span === 'week' ? 7 : 1;
    return [daysAfter(day, -step), daysAfter(day, step)];
  }
  const days = monthOf(day);
  return [`${daysAfter(days[0]!, -1).slice(0, 8)}01`, daysAfter(days.at(-1)!, 1)];
}

function titleOf(day: string, span: Span): string {
  if (span === 'day') return calendarDayWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
  if (span === 'month') return calendarDayWords(day, { month: 'long', year: 'numeric' });
  const [first, last] = [weekOf(day)[0]!, weekOf(day)[6]!];
  const form = { day: 'numeric', month: 'short' } as const;
  return `${calendarDayWords(first, form)} – ${calendarDayWords(last, form)}`;
}
