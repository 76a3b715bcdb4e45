import { describe, expect, it } from 'vitest';
import { cleanQuestion, comparable, countCharacters, questionFits } from '../../src/domain/question/question.ts';
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
    expect(cleanQuestion('  Ｗill\u200b I\u0000 \t\n go\u202e? \ufeff')).toBe('Ｗill I go?');
    expect(cleanQuestion('这段关系会怎样？')).toBe('这段关系会怎样？');
    expect(cleanQuestion('e\u0301')).toBe('\u00e9');
    expect(cleanQuestion('👨‍👩‍👧')).toBe('👨‍👩‍👧');
    expect(cleanQuestion('a\u200db')).toBe('ab');
    expect(cleanQuestion('\u200b\u2060 \u3164')).toBe('');
    expect(cleanQuestion('x\ud800y')).toBe('xy');
    expect(cleanQuestion(cleanQuestion('ﬁ\u200b ne'))).toBe(cleanQuestion('ﬁ\u200b ne'));
  });
});

describe('what a question looks like', () => {
  it('does not hide what it says', () => {
    expect(riskOf('Ｉ ｗａｎｔ ｔｏ ｄｉｅ')).toBe('harm-self');
    expect(comparable('怎样？')).toBe(comparable('怎样?'));
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
    ['I am going to die and nobody cares', 'harm-self'],
    ['活不下去了', 'harm-self'],
    ['Should I kill my husband?', 'harm-others'],
    ['I want to hurt her', 'harm-others'],
    ['怎么杀了他', 'harm-others'],
    ['要不要換藥', 'medical'],
    ['外婆还能活多久', 'medical'],
    ['要不要告他', 'legal'],
    ['該不該告公司', 'legal'],
    ['Should I confess to the police?', 'legal'],
    ['律师说这案子会赢吗', 'legal'],
    ['Should I sell my shares?', 'investment'],
    ['黃金要不要買', 'investment'],
    ['房价会跌吗', 'investment'],
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
    '要不要告白',
    '該不該告訴他',
    '要不要告诉爸妈',
    '该不该告别这段感情',
    'Should I confess to him?',
    'Should I plead with her to stay?',
    'Should I sell my house?',
    'Should I buy a house this year?',
    '房產要不要賣掉',
    '要不要换药店上班',
    '該不該換藥局工作',
    'Should I shoot my shot?',
    'Does he kill the mood?',
    'Should I shoot him a text?',
    'Will the truth hurt him?',
    'Will I hurt her if I leave?',
    'How can I beat him at chess?',
    'Am I going to die alone?',
    'I do not want to die alone',
    'Is my cat going to die?',
    'Will the shop be dead this month?',
    'Should I cut myself off from him?',
    '我想死他了',
    '累得要死，要不要辞职',
    '什么时候才能对他死心',
    '什么时候会死心',
    '我的店还能活多久',
    '公司活不下去了嗎',
    '這個案子的結果會好嗎',
    '黄金周要不要买票出去玩',
    '各自尽力了，还有机会吗',
    'Will my market stall do well this fall?',
    'Should I rent or buy, what are my options?',
    'Do I have Cancer rising?',
    'When will my feelings for him die?',
    '怎么跟屋主砍那套房的价',
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
