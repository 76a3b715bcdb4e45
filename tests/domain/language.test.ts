import { describe, expect, it } from 'vitest';
import { apiLocale, nearestLanguage } from '../../src/domain/language.ts';

describe('the language of a phone', () => {
  it.each([
    [['zh-Hant-HK'], 'zh-TW'],
    [['zh-TW', 'en'], 'zh-TW'],
    [['zh'], 'zh-CN'],
    [['zh-SG', 'en'], 'zh-CN'],
    [['fr', 'en-GB', 'zh'], 'en'],
    [['vi', 'zh-CN'], 'zh-CN'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('%j is %s', (tags, language) => {
    expect(nearestLanguage(tags)).toBe(language);
  });

  it('is written to the server as en-US, zh-CN, zh-TW', () => {
    expect((['en', 'zh-CN', 'zh-TW'] as const).map(apiLocale)).toEqual(['en-US', 'zh-CN', 'zh-TW']);
  });
});
