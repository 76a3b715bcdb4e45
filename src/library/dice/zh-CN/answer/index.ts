import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';
import { openings } from './openings.ts';
import { options } from './options.ts';
import { pace, reason } from './reason.ts';
import { inPerson, what } from './what.ts';
import { lost, where } from './where.ts';

const OF_CARDS = /抽|洗牌|翻牌|牌阵|[几两这那一]张|张牌|第几牌|牌里|牌翻|正位|逆位/;

export const answer: DiceAnswerWords = {
  named: {
    matter: '这件事',
    point: (name) => name,
    house: (name) => name,
    card: (point, sign) => `${sign}的${point}`,
    side: (who) => (/[方边邊]$/.test(who) ? who : `${who}那边`),
  },
  ofDice: (way) =>
    OF_CARDS.test(way)
      ? null
      : way
          .replace(/牌面/g, '骰面')
          .replace(/([招摊底名品车王])?牌(?!子)/g, (said, before) => (before ? said : '骰子')),
  what,
  inPerson,
  core: {
    matter: [
      '{point}是{what}，眼下推着{back}走；落在{sign}，靠的是{manner}；{house}让动静先{where}看得见。',
      '{back}底下，{point}是{what}；{sign}给了它{manner}，{house}把它摆{where}。',
    ],
    person: [
      '{point}说的是{who}{person}；落在{sign}，待人用的是{manner}；{house}让它{where}最看得出来。',
      '照{point}看，{who}{person}；{sign}给的是{manner}，{house}把它摆{where}。',
    ],
    doing: [
      '真要做，{point}给的是{what}，{sign}要的是{manner}，{house}让变化先{where}看得见。',
      '这一步要用上{point}的那份，{what}；{sign}要你拿出{manner}，{house}把后果摆{where}。',
    ],
  },
  between: [
    '只掷一次，选不出“{a}”还是“{b}”，倒说了凭什么选：看{what}，用{manner}去掂量，再看两样各会{where}动到什么。',
    '“{a}”和“{b}”之间，尺子是{what}；哪一样容得下{manner}，又{where}站得住，就偏哪一样。',
  ],
  reason,
  span: {
    soon: '合起来算，就这几个星期。',
    condition: '快慢合起来算，两三个月，前提是先做到这一步。',
    far: '合起来算，要半年以上。',
    named: /[天周月季年]|礼拜|星期/,
  },
  pace,
  joined: (clauses) => {
    const turns = ['可', '只是'];
    const parts = clauses.map(([text, turned], index) =>
      index === 0 ? text : `，${turned ? turns.shift() : ''}${text}`,
    );
    return `${parts.join('')}。`;
  },
  where,
  lost,
  options,
  openings,
};
