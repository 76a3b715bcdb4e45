import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../src/domain/day.ts';
import { DREAM_MOODS, type DreamNote, headOf, returning } from '../../../src/domain/dream/note.ts';

const note = (part: Partial<DreamNote>): DreamNote => ({
  dreamtOn: '2026-11-20',
  title: '',
  text: '',
  mood: null,
  symbols: [],
  ...part,
});

describe('a dream of the diary', () => {
  it('goes by its title, else by how it begins', () => {
    expect(headOf(note({ title: ' The sea ', text: 'I flew' }))).toBe('The sea');
    expect(headOf(note({ text: '\nI flew.\nThen I fell.' }))).toBe('I flew.');
    expect(headOf(note({ text: '夢'.repeat(60) }))).toBe(`${'夢'.repeat(20)}…`);
  });

  it('has the day of the phone, not of Greenwich', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });

  it('tells which symbols return, the most frequent first, a dream counting once', () => {
    const notes = [
      note({ symbols: ['sea', 'snake', 'sea'] }),
      note({ symbols: ['snake', 'sea', 'moon'] }),
      note({ symbols: ['snake'] }),
    ];
    expect(returning(notes)).toEqual([
      { symbol: 'snake', times: 3 },
      { symbol: 'sea', times: 2 },
    ]);
  });

  it('counts no symbol more often than there are dreams', () => {
    const dreams = fc.array(
      fc.record({
        dreamtOn: fc.constant('2026-11-20'),
        title: fc.string(),
        text: fc.string(),
        mood: fc.constantFrom(null, ...DREAM_MOODS),
        symbols: fc.array(fc.constantFrom('sea', 'moon', 'snake')),
      }),
    );
    fc.assert(
      fc.property(dreams, (notes) => {
        for (const { times } of returning(notes)) {
          expect(times).toBeGreaterThan(1);
          expect(times).toBeLessThanOrEqual(notes.length);
        }
      }),
    );
  });
});
