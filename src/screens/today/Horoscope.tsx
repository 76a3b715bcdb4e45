import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { isDay } from '../../domain/day.ts';
import { HOROSCOPE_SPANS, type HoroscopeSpan } from '../../domain/horoscope/fact.ts';
import { moonOf } from '../../domain/sky/moon.ts';
import { SIGNS, type Sign } from '../../domain/sky/sign.ts';
import { names } from '../../i18n/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useChart } from '../astrolabe/useChart.ts';
import { useToday } from '../lessons/useLesson.ts';
import css from './Horoscope.module.css';
import { HoroscopeText } from './HoroscopeText.tsx';
import { Pager } from './Pager.tsx';

const route = getRouteApi('/today/horoscope');
/** The person's own chart, in the address. */
const MINE = 'me';

/** What the sky does in a day, week, month or year to one's own chart, or to a sign. */
export function Horoscope() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const today = useToday();
  const asked = route.useSearch();
  const kept = useChart(undefined);
  const id = useId();
  const day = asked.day && isDay(asked.day) ? asked.day : today;
  const span = HOROSCOPE_SPANS.find((one) => one === asked.span) ?? 'day';
  const sign = SIGNS.find((one) => one === asked.of);
  const isOwn = sign === undefined && Boolean(kept);
  const shown = sign ?? signOfSun(day);

  function show(next: { day?: string; span?: HoroscopeSpan; of?: string }) {
    const all = { day, span, of: isOwn ? MINE : shown, ...next };
    const search = {
      ...(all.day !== today && { day: all.day }),
      ...(all.span !== 'day' && { span: all.span }),
      of: all.of,
    };
    void navigate({ to: '/today/horoscope', search, replace: true, resetScroll: false });
  }
  const spans: Record<HoroscopeSpan, string> = {
    day: t({ message: 'Day', context: 'calendar' }),
    week: t`Week`,
    month: t`Month`,
    year: t({ message: 'Year', context: 'calendar' }),
  };
  return (
    <Page>
      <Ground />
      <TopBar title={t`Horoscope`} />
      <Chips
        form="bar"
        label={t`What to show`}
        value={span}
        options={HOROSCOPE_SPANS.map((one) => [one, spans[one]] as const)}
        onChange={(one) => show({ span: one })}
      />
      <Pager day={day} today={today} span={span} onDay={(one) => show({ day: one })} />
      <p className={css.choice}>
        <label htmlFor={id}>{t`For`}</label>
        <select id={id} value={isOwn ? MINE : shown} onChange={(event) => show({ of: event.target.value })}>
          {kept && <option value={MINE}>{kept.row.birth.name}</option>}
          {SIGNS.map((one) => (
            <option key={one} value={one}>
              {names().signs[one]}
            </option>
          ))}
        </select>
      </p>
      {kept !== undefined && (
        <HoroscopeText day={day} span={span} of={isOwn && kept ? { kept } : { sign: shown }} hasChart={Boolean(kept)} />
      )}
    </Page>
  );
}

/** The sign of the Sun at noon: whoever has named no sign begins with that of the season. */
function signOfSun(day: string): Sign {
  const { longitude, elongation } = moonOf(new Date(`${day}T12:00`).toISOString());
  return SIGNS[Math.floor(((longitude - elongation + 360) % 360) / 30)]!;
}
