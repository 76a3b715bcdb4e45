import { describe, expect, it } from 'vitest';
import {
  apiLocale,
  FALLBACK_LANGUAGE,
  inEachLanguage,
  isLanguage,
  joinNames,
  joinSentences,
  LANGUAGE_TRAITS,
  LANGUAGES,
  nearestLanguage,
  pageFile,
} from '../../src/domain/language.ts';

describe('the language of a phone', () => {
  it.each([
    [['zh-Hant-HK'], 'zh-TW'],
    [['zh-TW', 'en'], 'zh-TW'],
    [['ZH-TW'], 'zh-TW'],
    [['fr-FR', 'zh-MO'], 'zh-TW'],
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

  it.each(LANGUAGES)('asked for as %s, here and in the API, is itself and no other', (language) => {
    for (const tag of [language, apiLocale(language)]) {
      expect(nearestLanguage([tag])).toBe(language);
      const fits = LANGUAGES.filter((one) => LANGUAGE_TRAITS[one].tags.test(tag.toLowerCase()));
      expect(fits).toEqual([language]);
    }
  });
});

describe('a language', () => {
  it('has a page, a name and a locale that no other has', () => {
    for (const of of [pageFile, apiLocale, (one: keyof typeof LANGUAGE_TRAITS) => LANGUAGE_TRAITS[one].ownName])
      expect(new Set(LANGUAGES.map(of)).size).toBe(LANGUAGES.length);
    expect(pageFile(FALLBACK_LANGUAGE)).toBe('index.html');
  });

  it('is one of the list and nothing else', () => {
    expect(Object.keys(inEachLanguage(() => 0)).sort()).toEqual([...LANGUAGES].sort());
    expect(Object.values(inEachLanguage(isLanguage))).toEqual(LANGUAGES.map(() => true));
    for (const other of ['de', 'EN', '', null, undefined, 0]) expect(isLanguage(other)).toBe(false);
  });

  it('spaces sentences and lists names in its own way', () => {
    expect(joinSentences([{ text: 'One.' }, { text: 'Two.' }], 'en')).toBe('One. Two.');
    expect(joinSentences([{ text: '一。' }, { text: '二。' }], 'zh-TW')).toBe('一。二。');
    expect(joinNames(['Hangzhou', 'China'], 'en')).toBe('Hangzhou, China');
    expect(joinNames(['杭州', '中国'], 'zh-CN')).toBe('杭州，中国');
  });
});
