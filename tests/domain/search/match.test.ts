import { describe, expect, it } from 'vitest';
import { find, search } from '../../../src/domain/search/match.ts';

const CARDS = [
  { id: 'maj06', names: ['The Lovers', '恋人', '戀人', '6'], keywords: ['choice', 'union'] },
  { id: 'cup02', names: ['Two of Cups', '圣杯二', '聖杯二'], keywords: ['lovers meet'] },
  { id: 'maj10', names: ['Wheel of Fortune', '命运之轮', '命運之輪', '10'], keywords: ['turn'] },
];

describe('search', () => {
  it.each([
    ['Lovers', ['maj06', 'cup02']],
    ['恋人', ['maj06']],
    ['戀人', ['maj06']],
    ['ＬＯＶＥＲＳ', ['maj06', 'cup02']],
    ['lian', []],
    ['10', ['maj10']],
    ['杯', ['cup02']],
    ['zzz', []],
    ['cups two', ['cup02']],
    ['two wheel', []],
  ])('%s finds %o', (query, ids) => {
    expect(search(CARDS, query)).toEqual(ids);
  });

  it('shows everything for nothing typed', () => {
    expect(search(CARDS, '  ')).toHaveLength(3);
  });
});

describe('what was found', () => {
  it('is told with the word by which it was, a name before a keyword', () => {
    expect(find(CARDS, 'lovers')).toEqual([
      { id: 'maj06', word: 'The Lovers' },
      { id: 'cup02', word: 'lovers meet' },
    ]);
    expect(find(CARDS, '聖')).toEqual([{ id: 'cup02', word: '聖杯二' }]);
    expect(find(CARDS, ' ')).toEqual([]);
  });
});
