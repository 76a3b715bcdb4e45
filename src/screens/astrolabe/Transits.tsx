import { useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { giveTransitCalendar } from '../../actions/sky/transit-calendar.ts';
import { daysAfter, startOfDay } from '../../domain/day.ts';
import { transitSentences } from '../../domain/sky/portrait/dated-transits.ts';
import { BODIES_OF_YEAR, groupTransits, transitsOfYear } from '../../domain/sky/portrait/rank-transits.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import type { TransitTime } from '../../domain/sky/transit-times.ts';
import { Button } from '../../ui/Button.tsx';
import { useToday } from '../lessons/useLesson.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useTransits } from '../sky/useSkyAsked.ts';
import { useTransitWords } from '../sky/useTransitWords.ts';
import css from './Transits.module.css';
import type { KeptChart } from './useChart.ts';
import { skyNames } from './useSky.ts';
import { useSkyRules } from './useSkyRules.ts';

/** How many days ahead transits are told. */
const AHEAD_DAYS = 365;
/** How many kinds of transit are told in words; the calendar has them all. */
const MAX_GROUPS = 12;

/** What the sky of the next twelve months does to a chart, with dates; each text stands once. */
export function Transits({ kept: { row, cast }, words }: { kept: KeptChart; words: SkyWords }) {
  const { t } = useLingui();
  const rules = useSkyRules();
  const { heading, dates } = useTransitWords();
  const today = useToday();
  const [now] = useState(() => new Date());
  const [from, to] = [startOfDay(today), startOfDay(daysAfter(today, AHEAD_DAYS))];
  const found = useTransits(cast, { from, to, bodies: BODIES_OF_YEAR });
  const year = useMemo(() => (Array.isArray(found) ? transitsOfYear(found, cast, now) : []), [found, cast, now]);
  if (found === 'failed') return <p className={css.none}>{t`The sky could not be computed just now.`}</p>;
  if (!found) return <div className={css.waiting} />;
  const name = row.birth.name;
  const keep = () =>
    void giveTransitCalendar(
      year.map((one) => ({ transit: one, title: heading(one), text: dates(one) })),
      t`Transits of ${name}`,
      row.key,
      { from, to },
    );
  return (
    <>
      <div className={css.calendar}>
        <p>{t`Every exact day of the next twelve months as a file for your phone’s own calendar.`}</p>
        <Button icon={<CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={keep}>
          {t`Add to my calendar`}
        </Button>
      </div>
      <ReadingText rules={rules} linkTo={() => null}>
        {groupTransits(year)
          .slice(0, MAX_GROUPS)
          .map(({ transits: [lead, ...others] }) => (
            <section key={keyOf(lead)}>
              <h2 className="display">
                {heading(lead)}
                <small>{dates(lead)}</small>
              </h2>
              <Paragraph sentences={transitSentences(lead, words.transits, skyNames())} />
              {others.length > 0 && (
                <ul className={css.others} aria-label={t`In the same way`}>
                  {others.map((one) => (
                    <li key={keyOf(one)}>
                      {heading(one)}
                      <small>{dates(one)}</small>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
      </ReadingText>
    </>
  );
}

const keyOf = ({ transiting, natal, angle, from }: TransitTime) => `${transiting} ${natal} ${angle} ${from}`;
