import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { keptPush } from '../../actions/app/push.ts';
import { daysAfter, startOfDay } from '../../domain/day.ts';
import { skyOfDay } from '../../domain/today/sky-of-day.ts';
import { answerPath } from '../reading/answer-path.ts';
import { KeepExactDays } from '../sky/KeepExactDays.tsx';
import { useSkyEvents } from '../sky/useSkyAsked.ts';
import { cardWords } from '../tarot/card-words.ts';
import { CardOfDay } from './CardOfDay.tsx';
import { useDayLandings } from './Evening.tsx';
import { EventList } from './EventList.tsx';
import { MoonOfDay } from './MoonOfDay.tsx';
import { MyTransits } from './MyTransits.tsx';
import css from './Today.module.css';
import { useDayCard } from './useDayCard.ts';

/** One day: its card, the Moon, what becomes exact in the sky, and what that does to one's own chart. */
export function DayView({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const [from, to] = [startOfDay(day), startOfDay(daysAfter(day, 1))];
  const events = useSkyEvents(day, day);
  const sky = Array.isArray(events) ? skyOfDay(events, from, to) : undefined;
  return (
    <div className={css.parts}>
      {day === today ? <CardOfDay today={today} /> : day < today && <CardOfThatDay day={day} />}
      <MoonOfDay day={day} isToday={day === today} sky={sky} />
      <section className={`${css.part} ${sky || events === 'failed' ? '' : css.waiting}`}>
        <h3 className="display">{t`In the sky`}</h3>
        {sky && <EventList events={sky.events} />}
        {sky?.events.length === 0 && <p className={css.small}>{t`Nothing becomes exact on this day.`}</p>}
        {events === 'failed' && <p className={css.small}>{t`The sky could not be computed just now.`}</p>}
      </section>
      <MyTransits from={from} to={to} />
      {keptPush()?.transits && <KeepExactDays />}
    </div>
  );
}

/** The card that was turned on an earlier day, where the journal has it. */
function CardOfThatDay({ day }: { day: string }) {
  const { t } = useLingui();
  const landings = useDayLandings();
  const row = useDayCard(day);
  if (!row) return null;
  return (
    <section className={css.part}>
      <h3 className="display">{t`Card of the day`}</h3>
      <p>{cardWords(row.draw.cards[0]!)}</p>
      {row.landed && <p className={css.small}>{landings[row.landed.how]}</p>}
      <Link to={answerPath(row.draw)} search={{ seal: row.key }} className={css.way}>
        {t`In your journal`}
      </Link>
    </section>
  );
}
