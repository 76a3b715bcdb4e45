import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, isDay, monthOf, weekOf } from '../../src/domain/day.ts';

const days = fc
  .date({ min: new Date('1801-02-01'), max: new Date('2398-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days of a calendar', () => {
  it('lie in a week of seven from a Monday on, and in a month from the first to the last', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [week, month] = [weekOf(day), monthOf(day)];
        expect(week).toContain(day);
        expect(week.length).toBe(7);
        expect(new Date(`${week[0]}T12:00:00Z`).getUTCDay()).toBe(1);
        expect(month).toContain(day);
        expect(month[0]!.endsWith('-01')).toBe(true);
        expect(daysAfter(month.at(-1)!, 1).endsWith('-01')).toBe(true);
        for (const list of [week, month]) for (const one of list.slice(1)) expect(list).toContain(daysAfter(one, -1));
      }),
    );
    expect(monthOf('2024-02-11').length).toBe(29);
    expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  });

  it('are told from what only looks like one', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isDay(day)).toBe(true);
      }),
    );
    for (const text of [
      '',
      '2026-02-30',
      '2026-13-01',
      '1799-01-01',
      '2400-01-01',
      '2026-1-1',
      'today',
      '2026-11-23T00',
    ])
      expect(isDay(text)).toBe(false);
  });
});
