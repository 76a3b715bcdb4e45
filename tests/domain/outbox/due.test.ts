import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DELAY_MS } from '../../../src/domain/outbox/backoff.ts';
import { nextDue, timeToNext, type Waiting } from '../../../src/domain/outbox/due.ts';

const NOW = 1_800_000_000_000;
const KINDS = ['draw', 'dream', 'chart'] as const;
const NONE: ReadonlySet<string> = new Set();

const rows = fc
  .uniqueArray(
    fc.record({
      key: fc.integer({ min: 0, max: 30 }).map(String),
      kind: fc.constantFrom(...KINDS),
      seq: fc.integer({ min: 1, max: 20 }),
      state: fc.constantFrom('waiting', 'refused'),
      nextTryAt: fc.constantFrom(0, NOW - 1, NOW, NOW + 5000, NOW + 2 * MAX_DELAY_MS),
      held: fc.boolean(),
      after: fc.option(fc.integer({ min: 0, max: 30 }).map(String), { nil: undefined }),
    }),
    { selector: ({ key }) => key, maxLength: 12 },
  )
  .map((list) =>
    list.map(
      ({ held, after, ...row }): Waiting => ({ ...row, ...(held ? { held } : {}), ...(after ? { after } : {}) }),
    ),
  );

/** Everything that a round of a kind sends, as it goes on when each of them fails and stays. */
function round(all: readonly Waiting[], kind: string, atOnce: boolean): Waiting[] {
  const tried = new Set<string>();
  const sent: Waiting[] = [];
  for (;;) {
    const row = nextDue(all, { kind, now: NOW, atOnce, tried });
    if (!row) return sent;
    tried.add(row.key);
    sent.push(row);
  }
}

describe('what is sent next', () => {
  it('is what was made first, each once, however many of them fail', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...KINDS), fc.boolean(), (all, kind, atOnce) => {
        const sent = round(all, kind, atOnce);
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent.map(({ seq }) => seq)).toEqual(sent.map(({ seq }) => seq).toSorted((a, b) => a - b));
      }),
    );
  });

  it('is never refused, held, of another kind, nor before what must go first', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...KINDS), fc.boolean(), (all, kind, atOnce) => {
        const here = new Set(all.map(({ key }) => key));
        for (const row of round(all, kind, atOnce)) {
          expect(row).toMatchObject({ kind, state: 'waiting' });
          expect(row.held).toBeUndefined();
          expect(row.after === undefined || !here.has(row.after)).toBe(true);
        }
      }),
    );
  });

  it('does not depend on what waits of other kinds, unless it waits for it', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...KINDS), (all, kind) => {
        const free = all.map(({ after: _, ...row }): Waiting => row);
        expect(round(free, kind, false)).toEqual(
          round(
            free.filter((row) => row.kind === kind),
            kind,
            false,
          ),
        );
      }),
    );
  });

  it('leaves nothing of a round at once out that could go', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...KINDS), (all, kind) => {
        const here = new Set(all.map(({ key }) => key));
        const able = all.filter(
          (row) => row.kind === kind && row.state === 'waiting' && !row.held && !(row.after && here.has(row.after)),
        );
        expect(new Set(round(all, kind, true))).toEqual(new Set(able));
      }),
    );
  });

  it('has its pause kept, except where the clock was set back by more than any pause', () => {
    const row = { key: 'a', kind: 'draw', seq: 1, state: 'waiting' } as const;
    const ask = { kind: 'draw', now: NOW, atOnce: false, tried: NONE };
    expect(nextDue([{ ...row, nextTryAt: NOW + 5000 }], ask)).toBeUndefined();
    expect(nextDue([{ ...row, nextTryAt: NOW + 5000 }], { ...ask, atOnce: true })?.key).toBe('a');
    expect(nextDue([{ ...row, nextTryAt: NOW + MAX_DELAY_MS + 1 }], ask)?.key).toBe('a');
  });
});

describe('the time until something is sent again', () => {
  it('is none where nothing can be sent, and else between the first and the longest pause', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const wait = timeToNext(all, NOW);
        const some = KINDS.some((kind) => round(all, kind, true).length > 0);
        expect(wait === undefined).toBe(!some);
        expect(wait ?? 2000).toBeGreaterThanOrEqual(2000);
        expect(wait ?? 2000).toBeLessThanOrEqual(MAX_DELAY_MS);
      }),
    );
  });

  it('is over when the first of them is due', () => {
    const row = { kind: 'draw', state: 'waiting' } as const;
    const two = [
      { ...row, key: 'a', seq: 1, nextTryAt: NOW + 90_000 },
      { ...row, key: 'b', seq: 2, nextTryAt: NOW + 30_000 },
    ];
    expect(timeToNext(two, NOW)).toBe(30_000);
  });
});
