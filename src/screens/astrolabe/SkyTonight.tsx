import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { dayOf, daysAfter } from '../../domain/day.ts';
import type { PointName } from '../../domain/sky/positions.ts';
import { INGRESS_DAYS, type Ingress, ingressesAfter, skyNow } from '../../domain/sky/tonight.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { ownLocale } from '../../i18n/own-locale.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { useSkyEvents } from '../sky/useSkyAsked.ts';
import css from './SkyTonight.module.css';

/** Lines whose place is kept while the fine tables are asked. */
const COMING = ['Moon', 'planet'];

/** The sky of the moment: the Moon, what goes backwards, and what changes its sign next, to the minute of the day's page. */
export function SkyTonight() {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const sky = useMemo(() => skyNow(now), [now]);
  const today = dayOf(now);
  const events = useSkyEvents(today, daysAfter(today, INGRESS_DAYS));
  const terms = names();
  const called = (point: PointName) => POINT_NAMES[currentLanguage()][point];
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  const enters = ({ body, sign, at }: Ingress) => t`${called(body)} enters ${terms.signs[sign]}, ${moment(at)}`;
  return (
    <section className={css.sky} aria-label={t`The sky now`}>
      <h2 className="display">{t`The sky now`}</h2>
      <p className={css.moon}>
        {terms.phases[sky.moon.phaseName]} · {terms.moonIn(terms.signs[sky.moon.sign])}
      </p>
      <ul>
        {events === undefined && COMING.map((line) => <li key={line}>{'\u00a0'}</li>)}
        {Array.isArray(events) && ingressesAfter(events, now).map((one) => <li key={one.body}>{enters(one)}</li>)}
        <li>
          {sky.retrograde.length > 0
            ? t`Retrograde: ${list.format(sky.retrograde.map(called))}`
            : t`No planet is retrograde`}
        </li>
      </ul>
    </section>
  );
}

function moment(at: string): string {
  return new Date(at).toLocaleString(ownLocale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
