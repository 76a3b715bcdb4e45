import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { seeLessons } from '../../actions/app/badge.ts';
import { isDay, monthOf, weekOf } from '../../domain/day.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useToday } from '../lessons/useLesson.ts';
import { DayView } from './DayView.tsx';
import { MonthView } from './MonthView.tsx';
import { Pager } from './Pager.tsx';
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
  const horoscopes: Record<Span, string> = {
    day: t`Horoscope of the day`,
    week: t`Horoscope of the week`,
    month: t`Horoscope of the month`,
  };
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
      <Pager day={day} today={today} span={span} onDay={(one) => show(one, span)} />
      {span === 'day' && <DayView key={day} day={day} today={today} />}
      {span === 'week' && <WeekView days={weekOf(day)} today={today} onDay={(one) => show(one, 'day')} />}
      {span === 'month' && <MonthView days={monthOf(day)} today={today} onDay={(one) => show(one, 'day')} />}
      <Link
        to="/today/horoscope"
        search={{ ...(day !== today && { day }), ...(span !== 'day' && { span }) }}
        className={`${css.way} ${css.horoscope}`}
      >
        {horoscopes[span]}
      </Link>
    </Page>
  );
}
