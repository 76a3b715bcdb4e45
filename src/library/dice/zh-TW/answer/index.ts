import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';
import { openings } from './openings.ts';
import { options } from './options.ts';
import { pace, reason } from './reason.ts';
import { inPerson, what } from './what.ts';
import { lost, where } from './where.ts';

const OF_CARDS = /抽(?!屜|空|離)|洗牌|翻牌|牌陣|[幾兩這那一]張|張牌|新的牌|副牌|正位|逆位/;

export const answer: DiceAnswerWords = {
  named: {
    point: (name) => name,
    house: (name) => name,
    card: (point, sign) => `${sign}的${point}`,
    side: (who) => (/[方边邊]$/.test(who) ? who : `${who}那邊`),
  },
  ofDice: (way) =>
    OF_CARDS.test(way)
      ? null
      : way
          .replace(/這桌牌/g, '這一擲')
          .replace(/牌面/g, '骰面')
          .replace(/([招攤底名品車王])?牌(?!子)/g, (said, before) => (before ? said : '骰子')),
  what,
  inPerson,
  core: {
    matter: [
      '真正使力的是{what}，{where}最先看得出來，來的樣子{manner}。',
      '推著這件事的是{what}，做起來{manner}，{where}最有感覺。',
      '說到底是{what}在推，一路{manner}，{where}感覺得到。',
      '背後是{what}，{where}多半碰得到，步調{manner}。',
    ],
    person: [
      '{side}動的是{person}，做起來{manner}，你{where}會感覺到。',
      '{whose}心裡有{person}，表現出來{manner}，{where}最明顯。',
      '{side}有{person}，相處起來{manner}，{where}看得最清楚。',
    ],
    doing: [
      '真的做了，帶著你走的會是{what}，過程{manner}，變化{where}最先看到。',
      '這一步底下的力氣是{what}，走起來{manner}，影響會{where}出現。',
      '如果去做，用上的是{what}，做法要{manner}，結果多半{where}看得到。',
    ],
  },
  between: [
    '擲一次分不出「{a}」和「{b}」，倒是說了該用什麼選：看{what}，想像它{manner}，再看兩邊各會{where}改變什麼。',
    '「{a}」或「{b}」，尺就是{what}；哪一邊容得下它{manner}，又{where}站得住，就偏向哪一邊。',
  ],
  reason,
  span: {
    soon: '合起來算，就這幾個禮拜。',
    condition: '快慢合起來算，兩三個月，前提是先做到這一步。',
    far: '合起來算，要半年以上。',
    named: /[天週月季年]|禮拜|星期/,
  },
  pace,
  joined: (clauses) => {
    const turns = ['不過', '另一頭，'];
    const parts = clauses.map(([text, turned], index) =>
      index === 0 ? text : `，${turned ? turns.shift() : ''}${text}`,
    );
    const mixed = clauses.filter(([, turned]) => turned).length > 1;
    return `${parts.join('')}${mixed ? '，快慢合起來，就是前面說的那樣' : ''}。`;
  },
  where,
  lost,
  options,
  openings,
};
