import { type CalendarEvent, calendarFile, calendarInstant } from '../../domain/ics.ts';
import type { TransitTime } from '../../domain/sky/transit-times.ts';
import { giveFile } from '../app/file.ts';

interface TitledTransit {
  transit: TransitTime;
  title: string;
  text: string;
}

/**
 * Gives the person a calendar file with every exact pass between two instants (ISO UTC), a quarter of an hour each.
 * `chart`: the key of the chart that each event leads to.
 */
export async function giveTransitCalendar(
  transits: readonly TitledTransit[],
  name: string,
  chart: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const address = `${location.origin}/charts/read?${new URLSearchParams({ chart, view: 'year' })}`;
  const events = transits.flatMap(({ transit, title, text }) =>
    transit.exact
      .filter((at) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to))
      .map(
        (at): CalendarEvent => ({
          uid: `${chart}-${transit.transiting}-${transit.natal}-${transit.angle}-${at.slice(0, 10)}@${location.hostname}`,
          title,
          text,
          address,
          when: [`DTSTART:${calendarInstant(at)}`, 'DURATION:PT15M'],
        }),
      ),
  );
  await giveFile(`${name}.ics`, 'text/calendar', calendarFile(events, new Date()));
}
