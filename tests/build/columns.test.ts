import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordColumns } from '../../server/build/columns.ts';

const FILE = '/app/src/library/tarot/en/wands.ts';

/** What the build makes of a file of words; `null` where it leaves the file as it is. */
function built(words: unknown, id = FILE): { name: string; words: unknown } | null {
  const { transform } = wordColumns() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  const code = transform(`export const wands = ${JSON.stringify(words, null, '\t')};\n`, id)?.code;
  const [, name, source] = /^export const (\w+) = ([\s\S]*);$/.exec(code ?? '') ?? [];
  return name ? { name, words: JSON.parse(JSON.stringify(runInNewContext(source!))) } : null;
}

const text = fc.string({ unit: fc.constantFrom('a', '牌', '"', '\n', '\\', '`', '$', "'", ' ', '，') });
const side = fc.record({ gist: text, love: text });
const card = fc.record({ upright: side, reversed: side, symbols: text });
const cards = fc.dictionary(fc.stringMatching(/^[a-z]+\d\d$/), card, {
  minKeys: 8,
  maxKeys: 20,
  noNullPrototype: true,
});

describe('files of words in the build', () => {
  it('hold every text of every entry, whatever stands in it', () => {
    fc.assert(
      fc.property(cards, (words) => {
        expect(built(words)).toEqual({ name: 'wands', words });
      }),
      { numRuns: 60 },
    );
  });

  it('stay as they are where entries differ, hold a list or a tabulator, or lie elsewhere', () => {
    const alike = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`c${index}`, { gist: 'a', love: 'b' }]));
    expect(built(alike)).not.toBeNull();
    expect(built({ ...alike, c0: { gist: 'a' } })).toBeNull();
    expect(built({ ...alike, c0: { gist: 'a', love: ['b'] } })).toBeNull();
    expect(built({ ...alike, c0: { gist: 'a\tb', love: 'b' } })).toBeNull();
    expect(built(alike, '/app/src/screens/journal/Entry.tsx')).toBeNull();
  });
});
