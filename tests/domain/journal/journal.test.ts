import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import type { SealedDraw } from '../../../src/domain/draw/draw.ts';
import { shuffledPile } from '../../../src/domain/draw/pile.ts';
import { sealDraw } from '../../../src/domain/draw/seal.ts';
import type { JournalEntry } from '../../../src/domain/journal/entry.ts';
import { findEntries, indexEntries } from '../../../src/domain/journal/find.ts';
import { lineOf } from '../../../src/domain/journal/line.ts';
import { askedBefore } from '../../../src/domain/journal/repeat.ts';
import { statisticsOf } from '../../../src/domain/journal/statistics.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

function entry(question: string, days: number, cards: readonly string[] = ['maj00'], more: Partial<SealedDraw> = {}) {
  const draw = sealDraw({
    deck: 'tarot',
    spreadId: 1,
    question,
    topic: 'open',
    cards: cards.map((id, index) => ({ id, reversed: false, position: `p${index}` })),
    order: [],
    drawnAt: ago(days),
    ...more,
  });
  return { draw, note: '', savedAt: draw.drawnAt } satisfies JournalEntry;
}

describe('a question asked before', () => {
  const journal = [
    entry('Will he come back to me?', 3),
    entry('Will he come back to me?', 12),
    entry('这段关系接下来会怎样？', 8),
    entry('Should I take the job in Leeds?', 40),
    entry('', 1),
  ];
  it.each([
    ['will he come back to me', 3],
    ['Will he come back to me ??', 3],
    ['Will she come back to me?', 3],
    ['这段关系接下来会怎么样', 8],
    ['Should I take the job in Leeds?', null],
    ['Where is my work heading?', null],
    ['工作会顺利吗？', null],
    ['', null],
    ['？', null],
  ])('"%s": %s days', (question, days) => {
    expect(askedBefore(question, journal, NOW)?.days ?? null).toBe(days);
  });

  it('finds every question again by its own words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 50 }), (question) => {
        if ((question.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []).length < 2) return;
        expect(askedBefore(question, [entry(question, 1)], NOW)?.days).toBe(1);
      }),
    );
  });
});

describe('the statistics', () => {
  it('count what comes back against chance, without the grand tableau that shows every card', () => {
    const whole = Array.from({ length: 36 }, (_, index) => `len${String(index + 1).padStart(2, '0')}`);
    const told = statisticsOf(
      [
        entry('a', 1, ['maj18', 'cup02', 'wan05']),
        entry('b', 2, ['maj18', 'cup03', 'swo01'], { topic: 'love' }),
        entry('c', 3, whole, { deck: 'lenormand', spreadId: 68 }),
      ].map(lineOf),
    );
    expect(told.returning).toEqual([{ card: 'maj18', count: 2, expected: 6 / 78 }]);
    expect(told.decks).toEqual({ tarot: 2, lenormand: 1, stardice: 0 });
    expect(told.topics[0]).toEqual({ topic: 'open', count: 2 });
    expect(told.suits.find(({ suit }) => suit === 'cups')).toMatchObject({ count: 2, expected: (6 * 14) / 78 });
    expect(told.reversals).toBeNull();
  });

  it('judge reversals by the piles the cards came from', () => {
    const order = TAROT.map((card, index) => (index % 2 === 0 ? `-${card.id}` : card.id));
    const reversed = (all: boolean) =>
      Array.from({ length: 10 }, (_, index) => {
        const cards = TAROT.slice(index * 3, index * 3 + 3).map(({ id }) => ({ id, reversed: all, position: id }));
        return entry('x', index, [], { cards, order });
      });
    expect(statisticsOf(reversed(true).map(lineOf)).reversals).toEqual({
      cards: 30,
      reversed: 30,
      expected: 15,
      verdict: 'more',
    });
    expect(statisticsOf(reversed(false).map(lineOf)).reversals?.verdict).toBe('fewer');
    const byHand = reversed(true).map(({ draw, ...rest }) => ({ ...rest, draw: { ...draw, byHand: true as const } }));
    expect(statisticsOf(byHand.map(lineOf)).reversals).toBeNull();
  });

  it('call honest shuffles chance nearly always', () => {
    const verdicts = Array.from({ length: 200 }, () => {
      const entries = Array.from({ length: 12 }, (_, index) => {
        const pile = shuffledPile(
          TAROT.map(({ id }) => id),
          'half',
        );
        const cards = pile.slice(0, 10).map((card) => ({ ...card, position: card.id }));
        return entry('x', index, [], { cards, order: pile.map(({ id, reversed }) => (reversed ? `-${id}` : id)) });
      });
      return statisticsOf(entries.map(lineOf)).reversals?.verdict;
    });
    expect(verdicts.filter((verdict) => verdict === 'as chance').length).toBeGreaterThan(160);
  });
});

describe('the search', () => {
  it('wants every word, wherever it stands', () => {
    const journal = [
      entry('Will Élodie write?', 1),
      { ...entry('工作', 2), note: '跟主管談過' },
      entry('x', 3, ['maj18']),
    ];
    const words = ({ draw }: JournalEntry) => draw.cards.map(({ id }) => (id === 'maj18' ? 'The Moon' : 'The Fool'));
    const find = (typed: string) => findEntries(indexEntries(journal, words), typed).map(({ draw }) => draw.question);
    expect(find('elodie WRITE')).toEqual(['Will Élodie write?']);
    expect(find('主管')).toEqual(['工作']);
    expect(find('moon')).toEqual(['x']);
    expect(find('moon elodie')).toEqual([]);
    expect(find('  ')).toHaveLength(3);
  });
});
