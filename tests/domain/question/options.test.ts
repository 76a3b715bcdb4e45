import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { namedWays, wayFits, wayNames } from '../../../src/domain/question/options.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import { TAROT_SPREADS } from '../../../src/domain/spread/tarot.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { readingOf } from '../reading/material.ts';

const NUMBERED = ['The first way', 'The second way'] as const;
const TWO_PATHS = 7;

describe('the names of two ways', () => {
  it.each([
    ['去北京还是上海', ['北京', '上海'], 'zh-CN'],
    ['Leeds or York, which one?', ['Leeds', 'York'], 'en'],
    ['阿里云和小米都要我，去哪家好', ['阿里云', '小米'], 'zh-CN'],
    ['腾讯和字节都给我发了offer，去哪个', ['腾讯', '字节'], 'zh-CN'],
    ['成都和首都哪个好', ['成都', '首都'], 'zh-CN'],
    ['想換環境，換到診所還是大醫院', ['診所', '大醫院'], 'zh-TW'],
  ] as const)('stand in the fields as the question names them: %s', (question, names, language) => {
    expect(wayNames(askedMatter(matterOf, question, 'open', language).options)).toEqual(names);
  });

  it('are empty where the question names none, and short where they are too long', () => {
    expect(wayNames(null)).toEqual(['', '']);
    expect(wayNames(['the little flat beside the canal', '字'.repeat(30)])).toEqual([
      'the little flat',
      '字'.repeat(20),
    ]);
  });

  it('are counted as a person counts them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('字', 'a', '👩‍👩‍👧', '𠮷'), { minLength: 1, maxLength: 30 }),
        (characters) => {
          expect(wayFits(characters.join(''))).toBe(characters.length <= 20);
          expect(wayNames([characters.join(''), 'a']).every(wayFits)).toBe(true);
        },
      ),
    );
  });

  it('are clean; one without a name is called by its number, and none where neither has one', () => {
    expect(namedWays(['  Ｌｅｅｄｓ\u200b ', ' '], NUMBERED)).toEqual(['Ｌｅｅｄｓ', 'The second way']);
    expect(namedWays(['', ' \u200b'], NUMBERED)).toBeUndefined();
  });
});

describe('two paths with names', () => {
  const cards = ['crossroads', 'pathA', 'endA', 'pathB', 'endB'].map((position, index) => ({
    id: ['maj13', 'maj19', 'maj21', 'maj16', 'swo10'][index]!,
    reversed: false,
    position,
  }));
  const called: Record<Language, string[]> = {
    en: ['Leeds', 'Leeds: its end', 'York', 'York: its end'],
    'zh-CN': ['Leeds', 'Leeds的去处', 'York', 'York的去处'],
    'zh-TW': ['Leeds', 'Leeds的去處', 'York', 'York的去處'],
  };

  it.each(LANGUAGES)('call their places by them, in %s, and by their numbers without', async (language) => {
    const texts = await loadSpreadTexts(language);
    const { positions } = nameSpread({ spreadId: TWO_PATHS, options: ['Leeds', 'York'] }, texts, language)!.text;
    expect(['pathA', 'endA', 'pathB', 'endB'].map((key) => positions[key]!.name)).toEqual(called[language]);
    expect(positions.crossroads).toEqual(texts.twoPaths!.positions.crossroads);
    expect(nameSpread({ spreadId: TWO_PATHS }, texts, language)!.text.positions).toEqual(texts.twoPaths!.positions);
  });

  it.each(LANGUAGES)('are answered by the name of the better one, whatever was asked, in %s', (language) => {
    const question = { en: 'What do I do?', 'zh-CN': '我该怎么办', 'zh-TW': '我該怎麼辦' }[language];
    const matter = askedMatter(matterOf, question, 'open', language, { options: ['$&Leeds', 'York'] });
    expect(matter.form).toBe('which');
    const { answer } = readingOf(language, {
      spread: { id: TWO_PATHS },
      cards,
      seal: '0'.repeat(64),
      question,
      matter,
    });
    expect(answer[0]!.text).toContain('$&Leeds');
  });

  it('belong to the spreads whose places say on which way they lie, and to no other', async () => {
    for (const spread of TAROT_SPREADS) {
      const keys = spread.positions.map(({ key }) => key);
      expect(spread.options === true, spread.key).toBe(keys.includes('endA') && keys.includes('endB'));
    }
  });
});
