import { afterEach, describe, expect, it } from 'vitest';
import { charactersOf } from '../../../src/domain/question/characters.ts';

const { Segmenter } = Intl;
afterEach(() => Object.assign(Intl, { Segmenter }));

describe('characters as a person counts them', () => {
  it.each([
    '',
    'Shall I go?',
    '该不该去？',
    'e\u0301t\u00e9',
    '👨‍👩‍👧 and 👍🏽',
    '🇹🇼🇻🇳',
    '❤️‍🔥',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'two\nlines',
    '\u0301',
  ])('%j: as many without a segmenter as with it', (text) => {
    const counted = charactersOf(text);
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(charactersOf(text)).toEqual(counted);
    expect(counted.join('')).toBe(text);
  });
});
