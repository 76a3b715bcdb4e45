import { describe, expect, it } from 'vitest';
import { ownLocale } from '../../src/i18n/own-locale.ts';

const two = (locale: string) =>
  new Date(2026, 0, 5, 14, 5).toLocaleTimeString(locale, { timeStyle: 'short' }).replace(/\s/gu, ' ');

describe('hours', () => {
  it.each([
    ['en', ['en-GB', 'en'], '14:05'],
    ['en', ['en-US'], '2:05 PM'],
    ['en', ['de-DE', 'en-US'], '2:05 PM'],
    ['en', ['de-DE'], '14:05'],
    ['en', [], '2:05 PM'],
    ['zh-CN', ['en-US'], '下午2:05'],
    ['zh-CN', ['zh-CN'], '14:05'],
    ['zh-TW', ['ja-JP'], '14:05'],
    ['zh-TW', ['zh-TW'], '下午2:05'],
  ])('in %s for somebody of %j: %s', (language, wished, words) => {
    expect(two(ownLocale(language, wished))).toBe(words);
  });
});
