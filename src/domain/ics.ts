export interface CalendarEvent {
  /** Makes the event the same one when the file is taken in twice. */
  uid: string;
  title: string;
  text: string;
  /** The address that the event leads to. */
  address: string;
  /** The lines of RFC 5545 that say when it is: `DTSTART:…` and what belongs to it. */
  when: readonly string[];
  /** It rings when it begins. */
  rings?: true;
}

/** A calendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asterly//Calendar//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** An instant (ISO UTC) as a calendar file writes it, to the second. */
export function calendarInstant(instant: string): string {
  return instant.replace(/[-:]|\.\d+/g, '');
}

function eventLines({ uid, title, text, address, when, rings }: CalendarEvent, now: Date): string[] {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:PT0M', 'END:VALARM'];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${calendarInstant(now.toISOString())}`,
    ...when,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    ...(rings ? alarm : []),
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** At most 75 octets a line; what is longer goes on after a line end and a space, never inside a character. */
function folded(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > 75) {
      rows.push('');
      octets = 1;
    }
    rows[rows.length - 1] += sign;
    octets += size;
  }
  return rows.join('\r\n ');
}
