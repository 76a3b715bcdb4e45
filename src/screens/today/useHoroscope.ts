import { useMemo } from 'react';
import { daysAfter, monthOf, startOfDay, weekOf } from '../../domain/day.ts';
import type { HoroscopeSpan } from '../../domain/horoscope/fact.ts';
import { chartFrame, signFrame } from '../../domain/horoscope/frame.ts';
import { type HoroscopeSentence, horoscopeOf } from '../../domain/horoscope/horoscope.ts';
import { BODIES_OF_YEAR } from '../../domain/sky/portrait/rank-transits.ts';
import type { Sign } from '../../domain/sky/sign.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { loadHoroscopeWords } from '../../library/horoscope/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import type { KeptChart } from '../astrolabe/useChart.ts';
import { type Asked, useSkyEvents, useTransits } from '../sky/useSkyAsked.ts';

/** For whom it is: a chart on this phone, or whoever has a sign. */
export type HoroscopeOf = { kept: KeptChart } | { sign: Sign };

/** The paragraphs of the day, week, month or year in which a day lies. */
export function useHoroscope(day: string, span: HoroscopeSpan, of: HoroscopeOf): Asked<HoroscopeSentence[][]> {
  const days = firstDays(day, span);
  const bounds = days.map(startOfDay);
  const words = useLoaded(loadHoroscopeWords);
  const events = useSkyEvents(days[0]!, days.at(-1)!);
  const cast = 'kept' in of ? of.kept.cast : undefined;
  const asked = { from: bounds[0]!, to: bounds.at(-1)!, ...(span !== 'day' && { bodies: BODIES_OF_YEAR }) };
  const transits = useTransits(cast, asked);
  const sign = 'sign' in of ? of.sign : undefined;
  const isReady = words && Array.isArray(events) && (!cast || Array.isArray(transits));
  const name = JSON.stringify(bounds);
  const told = useMemo(() => {
    if (!isReady) return undefined;
    const frame = sign ? signFrame(sign) : chartFrame(cast!);
    const own = cast && Array.isArray(transits) ? { transits } : {};
    return horoscopeOf({ span, bounds: JSON.parse(name) as string[], events, frame, ...own }, words, written);
  }, [isReady, words, events, transits, cast, sign, span, name]);
  return events === 'failed' || transits === 'failed' ? 'failed' : told;
}

function written(at: string, hour: boolean): string {
  const day = dateWords(at, { weekday: 'short', day: 'numeric', month: 'short' });
  return hour ? `${day} ${hourWords(at)}` : day;
}

/** The first day of what is told, and of what follows; of a year the first days of its quarters. */
function firstDays(day: string, span: HoroscopeSpan): string[] {
  if (span === 'day') return [day, daysAfter(day, 1)];
  if (span === 'year') {
    const year = day.slice(0, 4);
    return [...['01', '04', '07', '10'].map((month) => `${year}-${month}-01`), `${Number(year) + 1}-01-01`];
  }
  const days = span === 'week' ? weekOf(day) : monthOf(day);
  return [days[0]!, daysAfter(days.at(-1)!, 1)];
}
