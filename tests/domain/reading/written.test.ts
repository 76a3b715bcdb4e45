import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grown, type Written } from '../../../src/domain/reading/written.ts';

const START: Written = { text: '', cursor: '' };
const attempt = (number: number, words: readonly string[]) =>
  words.map((text, index) => ({ text, cursor: `${number}:${index + 1}` }));

it('is exact however often, and from however far back, its parts are told', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 20 }),
      (words, tellings) => {
        const parts = attempt(1, words);
        let now = START;
        const hear = (from: number, to: number) => {
          const told = parts.slice(from, to);
          now = grown(now, { parts: told, cursor: told.at(-1)?.cursor ?? now.cursor });
        };
        // A phone asks from its own cursor or from before it, never from beyond.
        for (const [back, on] of tellings) {
          const known = Number(now.cursor.split(':')[1] ?? 0);
          hear(Math.max(0, known - back), Math.min(parts.length, known + on));
        }
        hear(0, parts.length);
        expect(now).toEqual({ text: words.join(''), cursor: `1:${words.length}` });
      },
    ),
  );
});

it('begins anew with a later attempt, and hears nothing more of the earlier one', () => {
  const first = grown(START, { parts: attempt(1, ['The Moon', ' lies']), cursor: '1:2' });
  const emptied = grown(first, { parts: [], cursor: '2:0' });
  expect(grown(first, { parts: attempt(2, ['The Sun']), cursor: '2:1' })).toEqual({ text: 'The Sun', cursor: '2:1' });
  expect(emptied).toEqual({ text: '', cursor: '2:0' });
  expect(grown(emptied, { parts: attempt(1, ['The Moon']), cursor: '1:1' })).toEqual(emptied);
});
