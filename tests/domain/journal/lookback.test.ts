import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, type JournalEntry, LANDINGS, type Landed, type Landing } from '../../../src/domain/journal/entry.ts';
import { landingsByIntent } from '../../../src/domain/journal/landings.ts';
import {
  isAskedOnHome,
  isLookBackDue,
  isLookBackNew,
  isSpanWanted,
  LAST_ASKED_DAYS,
  lookBackAt,
  lookBackDays,
  lookBacksDue,
} from '../../../src/domain/journal/lookback.ts';
import { INTENTS, SPANS, type Span } from '../../../src/domain/question/matter-kinds.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

function entry(question: string, days: number, more: Partial<JournalEntry> = {}): JournalEntry {
  const drawnAt = ago(days);
  const draw = {
    deck: 'tarot' as const,
    spreadId: 1,
    question,
    topic: 'open' as const,
    cards: [{ id: 'maj00', reversed: false, position: 'answer' }],
    order: [],
    drawnAt,
    seal: '0'.repeat(64),
  };
  return { draw, note: '', savedAt: drawnAt, ...more };
}
const landed = (days: number, how: Landing, at: number, more: Partial<Landed> = {}): JournalEntry =>
  entry('x', days, { landed: { how, words: '', at: ago(at), ...more } });

const spans = fc.constantFrom<Span | null>(null, ...SPANS);
const moments = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('the asking what came of a reading', () => {
  it('comes after three weeks where no time was named, and again three weeks after "too early"', () => {
    expect([20, 21, 183, 184].map((days) => isLookBackDue(entry('x', days), NOW))).toEqual([false, true, true, false]);
    for (const how of ['yes', 'partly', 'no'] as const) expect(isLookBackDue(landed(60, how, 30), NOW)).toBe(false);
    expect(isLookBackDue(landed(60, 'open', 20), NOW)).toBe(false);
    expect(isLookBackDue(landed(60, 'open', 21), NOW)).toBe(true);
  });

  it.each([
    ['today', 1],
    ['week', 7],
    ['month', 30],
    ['season', 91],
    ['half', 182],
    ['year', 182],
  ] as const)('comes after the time that was named: %s, %s days', (span, days) => {
    expect(isLookBackDue(entry('x', days - 0.01, { span }), NOW)).toBe(false);
    expect(isLookBackDue(entry('x', days, { span }), NOW)).toBe(true);
  });

  it.each([
    ['yearEnd', '2026-11-23T12:00:00', 38],
    ['christmas', '2026-11-23T12:00:00', 32],
    ['christmas', '2026-12-26T12:00:00', 182],
    ['newYear', '2026-11-23T12:00:00', 89],
  ] as const)('comes when the day is there that was looked forward to: %s', (span, drawnAt, days) =>
    expect(lookBackDays(span, new Date(drawnAt).toISOString())).toBe(days),
  );

  it('comes when a named month is over', () => {
    const at = (span: Span, drawnAt: string) => {
      const days = lookBackDays(span, new Date(drawnAt).toISOString());
      const due = new Date(new Date(drawnAt).getTime() + days * DAY_MS);
      return `${due.getFullYear()}-${due.getMonth() + 1}`;
    };
    expect(at('may', '2026-04-10T12:00:00')).toBe('2026-6');
    expect(at('april', '2026-04-10T12:00:00')).toBe('2026-5');
    expect(at('january', '2026-12-24T12:00:00')).toBe('2027-2');
    expect(lookBackDays('march', new Date('2026-04-10T12:00:00').toISOString())).toBe(182);
  });

  it('lies between a day and half a year after the draw, whatever was named', () => {
    fc.assert(
      fc.property(spans, moments, (span, drawnAt) => {
        const days = lookBackDays(span, drawnAt);
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days).toBeLessThanOrEqual(182);
      }),
    );
  });

  it('comes three times in all to whoever finds it too early each time, each time the same span later', () => {
    fc.assert(
      fc.property(spans, moments, fc.integer({ min: 0, max: 20 }), (span, drawnAt, late) => {
        const drawn = { ...entry('x', 0).draw, drawnAt };
        let row: JournalEntry = { draw: drawn, note: '', savedAt: drawnAt, span };
        const days = lookBackDays(span, drawnAt);
        let from = Date.parse(drawnAt);
        for (let times = 1; times <= 3; times += 1) {
          const due = from + days * DAY_MS;
          expect(lookBackAt(row)?.getTime()).toBe(due);
          expect(isLookBackDue(row, new Date(due - 1))).toBe(false);
          const now = new Date(due + late * DAY_MS);
          expect(isLookBackDue(row, now)).toBe(true);
          row = { ...row, landed: { how: 'open', words: '', at: now.toISOString(), times } };
          from = now.getTime();
        }
        expect(lookBackAt(row)).toBeNull();
      }),
    );
  });

  it('takes a word of an older journal, which did not count, for the first', () => {
    expect(lookBackAt(landed(90, 'open', 40))).not.toBeNull();
    expect(lookBackAt(landed(90, 'open', 40, { times: 3 }))).toBeNull();
  });

  it('takes the longest due first', () => {
    const due = lookBacksDue([entry('b', 30), entry('c', 5), entry('a', 90), entry('d', 95, { span: 'season' })], NOW);
    expect(due.map(({ draw }) => draw.question)).toEqual(['a', 'b', 'd']);
  });
});

describe('home', () => {
  it('asks about questions alone, and not again about what was put away until it is due again', () => {
    expect(isAskedOnHome(entry('x', 22), NOW)).toBe(true);
    expect(isAskedOnHome(entry('', 22), NOW)).toBe(false);
    expect(isAskedOnHome(entry('x', 40, { awayAt: ago(10) }), NOW)).toBe(false);
    expect(isAskedOnHome({ ...landed(90, 'open', 22), awayAt: ago(60) }, NOW)).toBe(true);
    expect(isAskedOnHome({ ...landed(90, 'open', 22), awayAt: ago(1) }, NOW)).toBe(false);
  });

  it('is new until somebody looked at it since it is due, and again after each “too early”', () => {
    expect(isLookBackNew(entry('x', 22), NOW)).toBe(true);
    expect(isLookBackNew(entry('x', 22, { lookBackSeenAt: ago(0.5) }), NOW)).toBe(false);
    expect(isLookBackNew({ ...landed(90, 'open', 22), lookBackSeenAt: ago(60) }, NOW)).toBe(true);
    expect(isLookBackNew(entry('x', 40, { awayAt: ago(10) }), NOW)).toBe(false);
    expect(isLookBackNew(entry('x', 3), NOW)).toBe(false);
  });

  it('asks about nothing that is older than what home looks through', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: LAST_ASKED_DAYS + 1, max: 3000 }),
        fc.constantFrom(undefined, 1, 2, 3),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (span, days, times, share) => {
          // what was asked in time was told at the latest when it was asked for the last time
          const told = days - (times ?? 0) * share * (LAST_ASKED_DAYS / 3);
          const row = times ? { ...landed(days, 'open', told, { times }), span } : entry('x', days, { span });
          if (times === undefined || times < 3) expect(isLookBackDue(row, NOW)).toBe(false);
        },
      ),
    );
  });

  it('asks about nothing that is not due', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom(undefined, ...LANDINGS),
        (span, days, how) => {
          const row = how ? { ...landed(days, how, days / 2), span } : entry('x', days, { span });
          if (isAskedOnHome(row, NOW)) expect(isLookBackDue(row, NOW)).toBe(true);
          if (how && how !== 'open') expect(isAskedOnHome(row, NOW)).toBe(false);
        },
      ),
    );
  });

  it('wants every time understood by which a reading could be due', () => {
    fc.assert(
      fc.property(
        spans,
        fc.double({ min: 0, max: 800, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(undefined, 1, 2, 3),
        (span, days, share, times) => {
          const row = times ? landed(days, 'open', days * share, { times }) : entry('x', days);
          const known = { ...row, span };
          if (isLookBackDue(known, NOW)) expect(isSpanWanted(row, NOW)).toBe(true);
          expect(isSpanWanted(known, NOW)).toBe(false);
        },
      ),
    );
  });
});

describe('what came of it, by what was asked', () => {
  it('counts every reading of which something was told once, under its own matter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...INTENTS), fc.constantFrom(undefined, ...LANDINGS)), { maxLength: 60 }),
        (told) => {
          const entries = told.map(([intent, how]) => ({ intent, ...(how ? landed(60, how, 1) : entry('x', 60)) }));
          const counted = landingsByIntent(entries, ({ intent }) => intent);
          for (const { intent, counts, total } of counted) {
            expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(total);
            for (const how of LANDINGS)
              expect(counts[how]).toBe(told.filter(([one, other]) => one === intent && other === how).length);
          }
          const sum = counted.reduce((all, { total }) => all + total, 0);
          expect(sum).toBe(told.filter(([, how]) => how).length);
          expect(counted.map(({ total }) => total)).toEqual(
            counted.map(({ total }) => total).toSorted((a, b) => b - a),
          );
        },
      ),
    );
  });
});
