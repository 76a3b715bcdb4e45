import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyCalendar } from '../../../src/domain/lesson/calendar.ts';

const NOW = new Date('2026-11-21T17:05:06.789Z');
const event = {
  title: '今日之牌',
  text: 'Turn it; think, then go.',
  address: 'https://example.org/today',
  day: '2026-11-22',
  time: '07:30',
  uid: 'day@example.org',
};

describe('the calendar file', () => {
  it('has one event that rings every day at the time that was chosen', () => {
    const lines = dailyCalendar(event, NOW).split('\r\n');
    for (const line of [
      'BEGIN:VCALENDAR',
      'DTSTAMP:20261121T170506Z',
      'DTSTART:20261122T073000',
      'RRULE:FREQ=DAILY',
      'SUMMARY:今日之牌',
      'DESCRIPTION:Turn it\\; think\\, then go.',
      'TRIGGER:PT0M',
      'END:VCALENDAR',
    ])
      expect(lines).toContain(line);
  });

  it('folds every line to 75 octets and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = dailyCalendar({ ...event, text }, NOW);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const unfolded = file.replaceAll('\r\n ', '');
        const written = text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
        expect(unfolded).toContain(`DESCRIPTION:${written}\r\n`);
      }),
    );
  });
});
