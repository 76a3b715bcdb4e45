import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { keepExactDays } from '../../actions/app/push.ts';
import { dayOf } from '../../domain/day.ts';
import type { NoticeWords } from '../../domain/push/notice.ts';
import { BODIES_OF_YEAR, transitsOfYear } from '../../domain/sky/portrait/rank-transits.ts';
import { type KeptChart, useChart } from '../astrolabe/useChart.ts';
import { useTransits } from './useSkyAsked.ts';
import { useTransitWords } from './useTransitWords.ts';

/** For so many days ahead the phone knows what becomes exact, without being opened. */
const DAYS_AHEAD = 90;

/** Works out which transits of one's own chart become exact, and keeps them for the reminder. It shows nothing. */
export function KeepExactDays() {
  const kept = useChart(undefined);
  return kept ? <Exact kept={kept} /> : null;
}

function Exact({ kept: { cast } }: { kept: KeptChart }) {
  const { t } = useLingui();
  const [{ now, range }] = useState(() => {
    const begun = new Date();
    const end = new Date(begun.getTime() + DAYS_AHEAD * 86_400_000);
    return { now: begun, range: { from: begun.toISOString(), to: end.toISOString(), bodies: BODIES_OF_YEAR } };
  });
  const found = useTransits(cast, range);
  const { heading } = useTransitWords();
  const text = t`Exact today in your chart. Your card of the day is waiting, too.`;
  useEffect(() => {
    if (!Array.isArray(found)) return;
    const days: Record<string, NoticeWords> = {};
    for (const one of transitsOfYear(found, cast, now))
      for (const at of one.exact) {
        const day = dayOf(new Date(at));
        if (at >= range.from && at < range.to) days[day] ??= { title: heading(one), text };
      }
    keepExactDays(days);
  });
  return null;
}
