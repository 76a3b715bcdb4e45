import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFewLines, inLines, titleLines, widthOf } from '../../server/previews/lines.ts';

/** A face that sets Chinese characters one em wide and all else half an em. */
const advances = (character: string) => (/[\u2e80-\u9fff\uff00-\uffef]/u.test(character) ? 1 : 0.5);
const SIZE = 10;
const words = fc.array(fc.constantFrom('moon', 'a', 'star', '愚者', '牌', '，', '。', '「', '」', 'and,', '“yes”'), {
  minLength: 1,
  maxLength: 40,
});
const texts = fc.oneof(
  words.map((parts) => parts.join('')),
  words.map((parts) => parts.join(' ')),
);
const bare = (text: string) => text.replaceAll(/\s/g, '');

describe('a text in lines', () => {
  it('is whole, in its order, and no wider than it may be unless nothing can be parted', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 400 }), (text, width) => {
        for (const lines of [inLines(text, SIZE, width, advances), titleLines(text, SIZE, width, advances).lines]) {
          expect(bare(lines.join(''))).toBe(bare(text));
          for (const line of lines)
            expect(widthOf(line, SIZE, advances) <= width || inLines(line, SIZE, 1, advances).length === 1).toBe(true);
        }
      }),
    );
  });

  it('begins no line with a mark that closes, and ends none with one that opens', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 400 }), (text, width) => {
        const lines = inLines(text.replace(/^[，。」,]+/u, ''), SIZE, width, advances);
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。」,]/u);
      }),
    );
    expect(inLines('愚者說「好」，走了。', SIZE, 40, advances)).toEqual(['愚者說', '「好」，', '走了。']);
  });

  it('parts a title where it pauses, else about in the middle', () => {
    const title = (text: string, width: number) => titleLines(text, SIZE, width, advances).lines;
    expect(title('一次占卜做得到什麼，做不到什麼', 120)).toEqual(['一次占卜做得到什麼，', '做不到什麼']);
    expect(title('What it can, and what it cannot do', 120)).toEqual(['What it can,', 'and what it cannot do']);
    expect(title('一二三四五六七八九', 80)).toEqual(['一二三四五', '六七八九']);
    expect(title('Sun', 80)).toEqual(['Sun']);
  });

  it('is cut behind a whole sentence, else behind a word, with a sign that there is more', () => {
    const few = (text: string, width: number, most: number) => inFewLines(text, SIZE, width, most, advances);
    expect(few('One two. Three four five six seven.', 60, 1)).toEqual(['One two.']);
    expect(few('一二三四五六七八九十', 50, 1)).toEqual(['一二三四…']);
    expect(few('one two three four five six', 80, 1)).toEqual(['one two three…']);
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 200 }), fc.integer({ min: 1, max: 3 }), (text, width, most) => {
        expect(few(text, width, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
