import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooser } from '../../../src/domain/reading/choice.ts';
import { hashOf, REMEMBERED_DAYS, saidBefore } from '../../../src/domain/reading/said.ts';

const WAYS = ['a', 'b', 'c', 'd'];

describe('a choice of words', () => {
  it('is the same for the same seal, and uses every way over many seals', () => {
    const chosen = Array.from({ length: 100 }, (_, seed) => chooser(seed, new Set())('opening', WAYS));
    expect(new Set(chosen)).toEqual(new Set(WAYS));
    expect(chosen).toEqual(Array.from({ length: 100 }, (_, seed) => chooser(seed, new Set())('opening', WAYS)));
  });

  it('leaves out what was read lately and what was said already, as long as another way is left', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray(WAYS), (seed, known) => {
        const choose = chooser(seed, new Set(known.map(hashOf)));
        const said = WAYS.map(() => choose('deed', WAYS));
        expect(new Set(said).size).toBe(WAYS.length);
        const unread = WAYS.length - known.length;
        for (const way of said.slice(0, unread)) expect(known).not.toContain(way);
      }),
    );
  });
});

describe('what was said before', () => {
  const entry = (drawnAt: string, said?: number[]) =>
    ({ draw: { drawnAt }, note: '', savedAt: drawnAt, ...(said ? { said } : {}) }) as unknown as Parameters<
      typeof saidBefore
    >[0][number];
  const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

  it('is what readings of the days before one were composed of, and nothing of later ones', () => {
    const entries = [entry(at(0), [1]), entry(at(5), [2, 3]), entry(at(40), [4]), entry(at(41), [5]), entry(at(39))];
    expect([...saidBefore(entries, at(40))]).toEqual([]);
    expect([...saidBefore(entries, at(41))]).toEqual([4]);
    expect([...saidBefore(entries, at(REMEMBERED_DAYS))]).toEqual([1, 2, 3]);
  });
});
