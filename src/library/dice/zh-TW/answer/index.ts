import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';
import { openings } from './openings.ts';
import { options } from './options.ts';
import { pace, reason } from './reason.ts';
import { inPerson, what } from './what.ts';
import { lost, where } from './where.ts';

const OF_CARDS = /抽(?!屜|空|離)|洗牌|翻牌|牌陣|[幾兩這那一]張|張牌|新的牌|副牌|正位|逆位/;

export const answer: DiceAnswerWords = {
  named: {
    matter: '這件事',
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
      '{point}是{what}，正推著{back}走；在{sign}，做起來{manner}；{house}讓它{where}最先看得出來。',
      '{back}的背後，{point}是{what}；{sign}讓它{manner}，{house}讓你{where}感覺得到。',
    ],
    person: [
      '{point}說的是{who}{person}；在{sign}，表現出來是{manner}；{house}讓它{where}最明顯。',
      '照{point}看，{who}{person}；{sign}讓這些{manner}，{house}讓你{where}感覺得到。',
    ],
    doing: [
      '真的做了，{point}給的是{what}，{sign}要你{manner}，{house}讓變化{where}最先看到。',
      '這一步會用上{point}的{what}；{sign}要你{manner}，結果照{house}看，{where}會出現。',
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
