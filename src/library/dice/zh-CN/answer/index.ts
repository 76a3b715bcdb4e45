import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';
import { openings } from './openings.ts';
import { options } from './options.ts';
import { pace, reason } from './reason.ts';
import { inPerson, what } from './what.ts';
import { lost, where } from './where.ts';

const OF_CARDS = /抽|洗牌|翻牌|牌阵|[几两这那一]张|张牌|第几牌|牌里|牌翻|正位|逆位/;

export const answer: DiceAnswerWords = {
  named: {
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
      '起作用的是{what}，配着{manner}，{where}最看得出来。',
      '推着它走的是{what}，用的是{manner}，你会{where}碰见它。',
      '说到底是{what}，带着{manner}，动静都{where}。',
      '这里头使劲的是{what}，靠的是{manner}，{where}看得最清楚。',
    ],
    person: [
      '{side}动的是{person}，带着{manner}，你{where}觉得出来。',
      '{whose}心里有{person}，做出来是{manner}，{where}最看得见。',
      '从{side}看，是{person}，带着{manner}，{where}看得出来。',
    ],
    doing: [
      '真去做的话，带着你走的是{what}，靠的是{manner}，变化先{where}看得见。',
      '这一步底下的力气是{what}，走法是{manner}，后果会{where}显出来。',
      '要是做了，用上的是{what}，得配{manner}，影响多半{where}。',
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
