import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, daysAfter } from '../../../src/domain/day.ts';
import { cardsOf, LESSON_DECKS } from '../../../src/domain/lesson/deck.ts';
import { ANSWERS, type Answer, answered, isKnown, LADDER, type Memory } from '../../../src/domain/lesson/memory.ts';
import { lessonOf } from '../../../src/domain/lesson/queue.ts';

const NEW_A_DAY = 6;
const anyAnswer = fc.constantFrom(...ANSWERS);
const anyDeck = fc.constantFrom(...LESSON_DECKS);
const morning = (day: number) => new Date(2026, 10, 1 + day, 8);

/** Learns every day for a while; `tell` says what the learner answers. */
function learn(deck: (typeof LESSON_DECKS)[number], days: number, tell: (asked: number) => Answer) {
  const memories = new Map<string, Memory>();
  const firsts: number[] = [];
  let asked = 0;
  for (let day = 0; day < days; day++) {
    firsts.push(lessonOf(cardsOf(deck), memories, dayOf(morning(day)), NEW_A_DAY).fresh.length);
    for (let turn = 0; turn < 200; turn++) {
      const { due, fresh, again } = lessonOf(cardsOf(deck), memories, dayOf(morning(day)), NEW_A_DAY);
      const card = [...due, ...fresh, ...again][0];
      if (!card) break;
      const now = new Date(morning(day).getTime() + turn * 1000);
      memories.set(card, answered(memories.get(card), tell(asked++), now));
    }
  }
  return { memories, firsts };
}

describe('the memory of a card', () => {
  it('climbs a step a time: a card known at sight comes after 3 days, then 7, 16, 35, 80 and 180', () => {
    let memory = answered(undefined, 'knewIt', new Date(2026, 0, 1, 23, 59));
    expect(memory).toMatchObject({ step: 2, learntOn: '2026-01-01', dueOn: '2026-01-04' });
    const gaps: number[] = [];
    for (let time = 0; time < 6; time++) {
      const on = new Date(`${memory.dueOn}T08:00`);
      const next = answered(memory, 'knewIt', on);
      gaps.push(LADDER.findIndex((days) => daysAfter(memory.dueOn, days) === next.dueOn));
      memory = next;
    }
    expect(gaps.map((step) => LADDER[step])).toEqual([7, 16, 35, 80, 180, 180]);
  });

  it('"not yet" is asked again today, "almost" tomorrow', () => {
    const now = new Date(2026, 2, 28, 9);
    expect(answered(undefined, 'notYet', now).dueOn).toBe('2026-03-28');
    expect(answered(undefined, 'almost', now).dueOn).toBe('2026-03-29');
    expect(answered(answered(undefined, 'notYet', now), 'knewIt', now).dueOn).toBe('2026-03-29');
  });

  it('a better answer never brings a card back sooner, and every answer keeps the day of the first', () => {
    fc.assert(
      fc.property(
        fc.array(anyAnswer, { maxLength: 20 }),
        fc.date({ min: morning(0), max: morning(900), noInvalidDate: true }),
        (history, now) => {
          let memory: Memory | undefined;
          for (const answer of history) memory = answered(memory, answer, morning(0));
          const [notYet, almost, knewIt] = ANSWERS.map((answer) => answered(memory, answer, now)) as [
            Memory,
            Memory,
            Memory,
          ];
          expect(notYet.dueOn < almost.dueOn && almost.dueOn <= knewIt.dueOn).toBe(true);
          expect(new Set([notYet, almost, knewIt].map(({ learntOn }) => learntOn)).size).toBe(1);
          expect(notYet.dueOn).toBe(dayOf(now));
        },
      ),
    );
  });
});

describe('days', () => {
  it('go on over months, years and the changes of the clock', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  });
});

describe('the lesson of a day', () => {
  it('begins with the first cards of the deck, no more than the day allows', () => {
    const { fresh, due, again, known } = lessonOf(cardsOf('tarot'), new Map(), '2026-11-21', 3);
    expect(fresh).toEqual(['maj00', 'maj01', 'maj02']);
    expect([due, again, known]).toEqual([[], [], 0]);
  });

  it('asks what has waited longest first, then new cards, then what was not known a moment ago', () => {
    const now = new Date(2026, 10, 21, 9);
    const memories = new Map<string, Memory>([
      ['len03', { step: 1, learntOn: '2026-11-01', answeredAt: '2026-11-10T10:00:00.000Z', dueOn: '2026-11-20' }],
      ['len01', { step: 1, learntOn: '2026-11-01', answeredAt: '2026-11-10T10:00:00.000Z', dueOn: '2026-11-21' }],
      ['len02', answered(undefined, 'notYet', now)],
      ['len04', { step: 4, learntOn: '2026-11-01', answeredAt: '2026-11-10T10:00:00.000Z', dueOn: '2026-11-26' }],
    ]);
    const lesson = lessonOf(cardsOf('lenormand'), memories, '2026-11-21', 2);
    expect(lesson).toEqual({
      due: ['len03', 'len01'],
      fresh: ['len05'],
      again: ['len02'],
      known: 1,
      unseen: 32,
      next: null,
    });
  });

  it('does not depend on the order of what is remembered', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(anyAnswer, { minLength: 1, maxLength: 40 }), (deck, answers) => {
        const { memories } = learn(deck, 4, (asked) => answers[asked % answers.length]!);
        const turned = new Map([...memories].reverse());
        const ask = (from: typeof memories) => lessonOf(cardsOf(deck), from, dayOf(morning(4)), NEW_A_DAY);
        expect(ask(turned)).toEqual(ask(memories));
      }),
      { numRuns: 20 },
    );
  });

  it('never brings more new cards a day than allowed, and ends for whoever answers', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(fc.constantFrom<Answer>('almost', 'knewIt'), { minLength: 1 }), (deck, answers) => {
        const { memories, firsts } = learn(deck, 8, (asked) => answers[asked % answers.length]!);
        expect(Math.max(...firsts)).toBeLessThanOrEqual(NEW_A_DAY);
        expect(memories.size).toBe(Math.min(cardsOf(deck).length, 8 * NEW_A_DAY));
      }),
      { numRuns: 20 },
    );
  });

  it('whoever knows every card has the 36 behind them in a month, and is told when the next one comes', () => {
    const { memories } = learn('lenormand', 30, () => 'knewIt');
    expect([...memories.values()].every(isKnown)).toBe(true);
    const { next, known, due, fresh } = lessonOf(cardsOf('lenormand'), memories, dayOf(morning(29)), NEW_A_DAY);
    expect([known, due, fresh]).toEqual([36, [], []]);
    expect(next!.day > dayOf(morning(29))).toBe(true);
  });
});
