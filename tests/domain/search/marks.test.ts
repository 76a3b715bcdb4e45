import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, marked } from '../../../src/domain/search/marks.ts';
import { fold } from '../../../src/domain/search/match.ts';

const hits = (text: string, query: string) =>
  marked(text, query)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

describe('marks of a search', () => {
  it.each([
    ['Black cat', 'CAT', ['cat']],
    ['被蛇咬', '蛇', ['蛇']],
    ['Café au lait', 'cafe', ['Café']],
    ['Queen of Cups', 'cups queen', ['Queen', 'Cups']],
    ['ＵＦＯ', 'ufo', ['ＵＦＯ']],
    ['㍳ ㎏', 'a', ['㍳']],
    ['Owl', 'cat', []],
    ['Owl', ' ', []],
  ])('%s, looked for: %s', (text, query, wanted) => {
    expect(hits(text, query)).toEqual(wanted);
  });

  it('loses nothing of the text, and no two pieces in a row are alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, query) => {
        const pieces = marked(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.some((piece, index) => index > 0 && piece.hit === pieces[index - 1]?.hit)).toBe(false);
      }),
    );
  });

  it('marks whole signs that hold a word of what is looked for, and marks nothing where it does not fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, query) => {
        const words = [fold(query), ...fold(query).split(/\s+/)];
        for (const hit of hits(text, query)) {
          const folded = [...hit].map((sign) => (/\s/u.test(sign) ? sign : fold(sign))).join('');
          expect(words.some((word) => word !== '' && folded.includes(word))).toBe(true);
        }
        expect(fits(text, query)).toBe(hits(text, query).length > 0);
      }),
      { numRuns: 500 },
    );
  });
});
