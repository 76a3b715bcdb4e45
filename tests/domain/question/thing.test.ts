import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { tenseOf } from '../../../src/domain/question/tense.ts';
import { thingIn } from '../../../src/domain/question/thing/thing.ts';

describe('the thing that a question names', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'Will the rent go up?', 'the rent'],
    ['en', 'How did my interview go yesterday?', 'your interview'],
    ['en', 'My sister’s wedding, will it be fun?', 'your sister’s wedding'],
    ['en', 'Do night shifts ruin me?', 'the night shifts'],
    ['en', 'Will the red car pass its test?', 'the red car'],
    ['en', 'Is moving to Lisbon right for me?', 'Lisbon'],
    ['en', 'Will the garden gnome come back?', null],
    ['en', 'Should I settle in Rome or Milan?', null],
    ['en', 'Shall I say it to Nils?', null],
    ['en', 'Does he love me?', null],
    ['zh-CN', '房东会涨房租吗', '房租'],
    ['zh-CN', '那辆红色的车该不该买', '那辆红色的车'],
    ['zh-CN', '我妈的房子卖得掉吗', '房子'],
    ['zh-CN', '健身教练对我有好感吗', null],
    ['zh-CN', '古筝和钢琴哪个好', null],
    ['zh-TW', '什麼時候等得到他的求婚戒指', '戒指'],
    ['zh-TW', '大夜班上得下去嗎', '大夜班'],
  ])('in %s: %s', (language, question, thing) => {
    expect(thingIn(question, language)).toBe(thing);
  });

  it('is none in the words of another script', () => {
    expect(thingIn('房东会涨房租吗', 'en')).toBeNull();
    expect(thingIn('Will the rent go up?', 'zh-CN')).toBeNull();
  });

  it('is never longer than the question, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.string({ unit: 'grapheme' }), (language, text) => {
        const thing = thingIn(`my car ${text}`, language);
        expect(thing === null || thing.length <= text.normalize('NFKC').length + 10).toBe(true);
      }),
    );
  });
});

describe('how what is asked about lies in time', () => {
  it.each([
    ['How did yesterday’s interview go?', 'awaited'],
    ['I told her I love her last night. Will she answer?', 'awaited'],
    ['昨天的面试能过吗', 'awaited'],
    ['昨晚跟她告白了，她會答應嗎', 'awaited'],
    ['silence after round 3 of interviews, am i out', 'awaited'],
    ['Still waiting to hear about the interview. Did they like me?', 'awaited'],
    ['He has gone silent. Will he call?', null],
    ['Was it ever real?', 'over'],
    ['他当初是不是真的爱过我', 'over'],
    ['My visa is being processed, will it come?', 'underWay'],
    ['背调会不会出问题', 'underWay'],
    ['Will my interview tomorrow go well?', null],
    ['明天的面試會順利嗎', null],
    ['Will he call?', null],
    ['當初是我提分手的，現在要怎麼求她回來', null],
    ['当初要是没走，我们还能和好吗', null],
    ['表白那天，烟花和吉他弹唱哪个更打动她', null],
    ['表白那天我做得怎么样', 'awaited'],
  ])('%s: %s', (question, tense) => {
    expect(tenseOf(question)).toBe(tense);
  });
});
