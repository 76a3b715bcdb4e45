import { useEffect, useMemo, useState } from 'react';
import { askSky } from '../../actions/sky/ask-sky.ts';
import { daysAfter, startOfDay } from '../../domain/day.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import type { SkyAnswers, SkyAsks } from '../../domain/sky/questions.ts';
import { MARGIN_DAYS } from '../../domain/today/sky-of-day.ts';

/** What was asked of the sky: there, not to be had, or still under way. */
export type Asked<Answer> = Answer | 'failed' | undefined;

/** The events of the sky from the beginning of one day to the end of another, with the margin that `skyOfDay` needs. */
export function useSkyEvents(first: string, last: string): Asked<SkyAnswers['events']> {
  const from = startOfDay(daysAfter(first, -MARGIN_DAYS));
  const to = startOfDay(daysAfter(last, MARGIN_DAYS + 1));
  return useAnswer('events', JSON.stringify({ from, to } satisfies SkyAsks['events']));
}

/** The transits of a chart that are in orb between two instants (ISO UTC); nothing is asked without a chart. */
export function useTransits(
  cast: Cast | undefined,
  { from, to, bodies }: Pick<SkyAsks['transits'], 'from' | 'to' | 'bodies'>,
): Asked<SkyAnswers['transits']> {
  const question = useMemo(
    () =>
      cast && JSON.stringify({ chart: cast.chart, from, to, ...(bodies && { bodies }) } satisfies SkyAsks['transits']),
    [cast, from, to, bodies],
  );
  return useAnswer('transits', question);
}

/** The answer to a question, which is given as JSON so that the same one is asked once. */
export function useAnswer<Kind extends keyof SkyAsks>(
  kind: Kind,
  question: string | undefined,
): Asked<SkyAnswers[Kind]> {
  const [found, setFound] = useState<{ question: string; answer: SkyAnswers[Kind] | 'failed' }>();
  useEffect(() => {
    if (question === undefined) return;
    let gone = false;
    askSky(kind, JSON.parse(question) as SkyAsks[Kind]).then(
      (answer) => !gone && setFound({ question, answer }),
      (reason) => {
        console.info('The sky could not be asked:', String(reason));
        if (!gone) setFound({ question, answer: 'failed' });
      },
    );
    return () => {
      gone = true;
    };
  }, [kind, question]);
  return found?.question === question ? found?.answer : undefined;
}
