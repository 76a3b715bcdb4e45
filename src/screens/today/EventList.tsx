import type { SkyEvent } from '../../domain/sky/sky-events.ts';
import { isOfMoment } from '../../domain/today/sky-of-day.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { useEventWords } from '../sky/useEventWords.ts';
import css from './Today.module.css';

/** Events with their hours, or with their days where the list spans many; what the Moon does by the way is quieter. */
export function EventList({ events, byDay }: { events: readonly SkyEvent[]; byDay?: boolean }) {
  const words = useEventWords();
  return (
    <ul className={css.events}>
      {events.map((event) => (
        <li key={`${event.at} ${words(event)}`}>
          <time dateTime={event.at}>
            {byDay && `${dateWords(event.at, { day: 'numeric', month: 'short' })} `}
            {hourWords(event.at)}
          </time>
          <span data-light={isOfMoment(event) ? undefined : ''}>{words(event)}</span>
        </li>
      ))}
    </ul>
  );
}
