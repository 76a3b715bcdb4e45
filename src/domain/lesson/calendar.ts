interface DailyEvent {
  /** What stands in the calendar. */
  title: string;
  text: string;
  /** The address that the event leads to. */
  address: string;
  /** The first day, `YYYY-MM-DD`, and the time of day, `HH:MM`, wherever the phone is. */
  day: string;
  time: string;
  /** Makes the event the same one when the file is taken in twice. */
  uid: string;
}

/** A calendar file (RFC 5545) with one event that returns every day and rings at its beginning. */
export function dailyCalendar({ title, text, address, day, time, uid }: DailyEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asterly//Lessons//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // without a zone, so that the morning stays the morning on a journey
    `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
