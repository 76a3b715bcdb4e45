import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDINGS } from '../../../src/domain/journal/entry.ts';
import { mergeNotes, mergeStates } from '../../../src/domain/journal/merge.ts';
import { type Changeable, changeableOf, isSameState } from '../../../src/domain/journal/portable.ts';

const time = fc.integer({ min: 0, max: 5 }).map((minute) => `2026-06-30T12:0${minute}:00.000Z`);
const paragraph = fc.constantFrom('a', 'b', 'c', 'two\nlines', '有', 'z');
const note = fc.array(paragraph, { maxLength: 4 }).map((some) => [...new Set(some)].join('\n\n'));
const entry: fc.Arbitrary<Changeable> = fc
  .record({
    note,
    savedAt: time,
    landed: fc.option(fc.record({ how: fc.constantFrom(...LANDINGS), words: paragraph, at: time }), { nil: undefined }),
    clarifier: fc.option(
      fc.record({
        id: fc.constantFrom('cup02', 'swo07'),
        reversed: fc.boolean(),
        position: fc.constant('past'),
        drawnAt: time,
        seal: fc.constant('f'.repeat(64)),
      }),
      { nil: undefined },
    ),
    answer: fc.option(paragraph, { nil: undefined }),
    matter: fc.option(fc.record({ person: fc.constant(null) }), { nil: undefined }),
  })
  .map((fields) => changeableOf(fields as Changeable));
const agreed = fc.option(entry, { nil: undefined });

const paragraphsOf = (text: string) => text.split('\n\n').filter(Boolean);

describe('a reading of two phones', () => {
  it('is the same whichever phone merges', () => {
    fc.assert(
      fc.property(agreed, entry, entry, (was, one, other) => {
        expect(mergeStates(was, one, other)).toEqual(mergeStates(was, other, one));
      }),
    );
  });

  it('is what it was when nothing differs, and merging again changes nothing', () => {
    fc.assert(
      fc.property(agreed, entry, entry, (was, one, other) => {
        expect(isSameState(mergeStates(was, one, one), one)).toBe(true);
        const merged = mergeStates(was, one, other);
        expect(mergeStates(other, merged, other)).toEqual(merged);
      }),
    );
  });

  it('loses no paragraph that a phone wrote, and has none twice', () => {
    fc.assert(
      fc.property(agreed, note, note, (was, one, other) => {
        const merged = paragraphsOf(mergeNotes(was?.note, one, other));
        const before = new Set(paragraphsOf(was?.note ?? ''));
        for (const written of [...paragraphsOf(one), ...paragraphsOf(other)])
          if (!before.has(written)) expect(merged).toContain(written);
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });

  it('takes what only one of them changed', () => {
    fc.assert(
      fc.property(entry, entry, (was, one) => {
        const merged = mergeStates(was, one, was);
        expect(merged.note).toBe(one.note);
        expect(merged.answer).toBe(one.answer);
        expect(merged.matter).toEqual(one.matter);
      }),
    );
  });

  it('has what came of it by the later word, and the clarifier that was drawn first', () => {
    const one: Changeable = {
      note: '',
      savedAt: '2026-06-30T12:00:00.000Z',
      landed: { how: 'open', words: '', at: '2026-07-01T12:00:00.000Z' },
    };
    const clarifier = { id: 'cup02', reversed: false, position: 'past', seal: 'f'.repeat(64) };
    const first = { ...one, clarifier: { ...clarifier, drawnAt: '2026-07-01T12:00:00.000Z' } };
    const second: Changeable = {
      ...one,
      landed: { how: 'yes', words: 'It did', at: '2026-07-02T12:00:00.000Z' },
      clarifier: { ...clarifier, id: 'swo07', drawnAt: '2026-07-01T12:01:00.000Z' },
    };
    expect(mergeStates(one, first, second)).toMatchObject({ landed: { words: 'It did' }, clarifier: { id: 'cup02' } });
  });
});

describe('a note of two phones', () => {
  it.each([
    [undefined, 'rain', 'sun', 'rain\n\nsun'],
    ['rain', 'rain', 'rain and sun', 'rain and sun'],
    ['old', 'old\n\nmine', 'old\n\nhers', 'old\n\nhers\n\nmine'],
    ['old', '', 'old\n\nmore', 'more'],
    [undefined, 'rain', 'sun\n\nrain', 'sun\n\nrain'],
    ['rain', 'snow', 'sun\n\nrain', 'snow\n\nsun'],
  ])('that was %j, of %j and %j is %j', (was, one, other, merged) => {
    expect(mergeNotes(was, one, other)).toBe(merged);
  });
});
