import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symbolsIn, vocabularyOf } from '../../../src/domain/dream/recognise.ts';
import { names as english } from '../../../src/library/dream/names/en.ts';
import { names as simplified } from '../../../src/library/dream/names/zh-CN.ts';
import { names as traditional } from '../../../src/library/dream/names/zh-TW.ts';

const vocabulary = vocabularyOf([english, simplified, traditional]);
const within = (text: string) => symbolsIn(text, vocabulary);
const all = [english, simplified, traditional].flatMap((names) =>
  names.flatMap(([, symbols]) => Object.entries(symbols)),
);

describe('symbols in a dream', () => {
  it.each([
    ['My teeth fell out, then I flew over the sea.', ['losing-teeth', 'flying', 'sea']],
    ['Two snakes were swimming in our kitchen', ['snake', 'swimming', 'kitchen']],
    ['I lost my phone on the train.', ['lost-phone', 'train']],
    ['my mother was chased by wolves', ['mother', 'being-chased', 'wolf']],
    ['我梦见一条蛇在厨房里，妈妈在喊我', ['snake', 'kitchen', 'mother']],
    ['夢到被狗追，跑到海邊，還下雨', ['dog-bite', 'beach', 'rain']],
    ['我们一起飞起来了', ['flying']],
    ['梦见snake和火车', ['snake', 'train']],
    ['I slept well in it, as I wanted.', []],
    ['我马上打开手机，心里很担心', []],
    ['', []],
  ])('%s', (text, symbols) => {
    if (symbols.length === 0) expect(within(text)).toEqual([]);
    else expect(within(text).filter((key) => symbols.includes(key))).toEqual(symbols);
  });

  it('takes the longest word: a snake bite is not also a snake', () => {
    expect(within('被蛇咬了')).toEqual(['snake-bite']);
    expect(within('a black cat')).toEqual(['black-cat']);
  });

  it('finds every symbol by its own name in each language, but for a word that says too much else', () => {
    const missed = all.filter(([key, [name]]) => !within(name).includes(key)).map(([, [name]]) => name);
    expect(missed).toEqual(['Well']);
  });

  it('names each symbol once and only symbols of the dictionary, whatever is written', () => {
    const keys = new Set(all.map(([key]) => key));
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...all.flatMap(([, called]) => called)),
      fc.constantFrom(' ', '，', '. '),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const found = within(parts.join(''));
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((key) => !keys.has(key))).toEqual([]);
      }),
    );
  });
});
