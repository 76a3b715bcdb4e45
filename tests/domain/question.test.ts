import { describe, expect, it } from 'vitest';
import { cleanQuestion, countCharacters, questionFits } from '../../src/domain/question/question.ts';
import { isDanger, riskOf } from '../../src/domain/question/risk.ts';

describe('a question', () => {
  it('is counted as a person counts', () => {
    expect(countCharacters('e\u0301')).toBe(1);
    expect(countCharacters('👩🏽‍🚀🇹🇼')).toBe(2);
    expect(countCharacters('感情')).toBe(2);
    expect(questionFits('👨‍👩‍👧‍👦'.repeat(50))).toBe(true);
    expect(questionFits('👨‍👩‍👧‍👦'.repeat(51))).toBe(false);
    expect(questionFits('a'.repeat(51))).toBe(false);
    expect(questionFits(`a${'\u0301'.repeat(5000)}`)).toBe(false);
  });

  it('is cleaned of what nobody sees, and keeps its emoji', () => {
    expect(cleanQuestion('  Ｗill\u200b I\u0000 \t\n go\u202e? \ufeff')).toBe('Will I go?');
    expect(cleanQuestion('👨‍👩‍👧')).toBe('👨‍👩‍👧');
    expect(cleanQuestion('a\u200db')).toBe('ab');
    expect(cleanQuestion('\u200b\u2060 \u3164')).toBe('');
    expect(cleanQuestion('x\ud800y')).toBe('xy');
    expect(cleanQuestion(cleanQuestion('ﬁ\u200b ne'))).toBe(cleanQuestion('ﬁ\u200b ne'));
  });
});

describe('risk', () => {
  it.each([
    ['I want to die', 'harm-self'],
    ['should i kill myself', 'harm-self'],
    ['我想死', 'harm-self'],
    ['活著沒意思，怎麼辦', 'harm-self'],
    ['我不想活了', 'harm-self'],
    ['how do I poison him', 'harm-others'],
    ['我想杀了他', 'harm-others'],
    ['Do I have cancer?', 'medical'],
    ['該不該動手術', 'medical'],
    ['我是不是得了癌症', 'medical'],
    ['Will I win my court case?', 'legal'],
    ['官司会赢吗', 'legal'],
    ['Should I buy bitcoin?', 'investment'],
    ['股票要不要加碼，會漲嗎', 'investment'],
    ['lottery numbers please', 'investment'],
  ])('%s: %s', (question, risk) => expect(riskOf(question)).toBe(risk));

  it.each([
    'Will my job at the bank last?',
    'Will he come back to me?',
    'I am dying to know whether he likes me',
    'What kills my motivation?',
    '他对我死心了吗',
    '我和死党还能和好吗',
    '這段關係還有救嗎',
    '我的財運如何',
    '我該換工作嗎',
    'Is my health of spirit getting better?',
    '要不要学法律',
    '我的身体会好起来吗',
  ])('%s passes', (question) => expect(riskOf(question)).toBeNull());

  it('calls for help lines only where somebody is in danger', () => {
    expect([isDanger('harm-self'), isDanger('harm-others'), isDanger('medical'), isDanger(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
