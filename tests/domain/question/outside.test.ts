import { describe, expect, it } from 'vitest';
import { outsideOf } from '../../../src/domain/question/outside.ts';

describe('a question that is not for cards', () => {
  it.each([
    ['greeting', ['Hello!', 'hi there', 'Good morning, tarot', '哈囉塔羅牌', '你好', '嗨', '在吗？']],
    [
      'craft',
      [
        'How do I shuffle the cards?',
        '怎么洗牌',
        '如何淨化牌',
        'how does tarot work',
        '塔罗到底准不准？',
        'Is tarot real?',
      ],
    ],
    [
      'world',
      [
        'Which team wins the World Cup?',
        '恐龙为什么灭绝',
        '世足冠軍是哪一隊',
        'Will it rain tomorrow?',
        '颱風假到底會不會放啦',
      ],
    ],
  ] as const)('is %s', (kind, questions) => {
    for (const question of questions) expect(outsideOf(question), question).toBe(kind);
  });

  it('is none that speaks of somebody, or greets and then asks', () => {
    for (const question of [
      '',
      'Hello, will he text me back?',
      '你好，我想问感情',
      'Will I win the lottery?',
      'Will the election change my job?',
      '我会得冠军吗',
      '下雨天他会来吗',
      'How do I let her go?',
      'Will Noah write?',
      '感情运势',
      '明天运势',
      'Should I change the cards I play?',
      '怎么放下',
    ])
      expect(outsideOf(question), question).toBeNull();
  });
});
