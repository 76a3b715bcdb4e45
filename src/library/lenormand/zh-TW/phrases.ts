import type { LenormandPhrases, OuterLine } from '../../../domain/lenormand/reading/texts.ts';
import { answering } from './answering.ts';
import { closeness } from './closeness.ts';
import { furtherNouns } from './further-nouns.ts';
import { called, inTurn, list, matter, namedPair, pair } from './grammar.ts';
import { journeyNouns } from './journey-nouns.ts';
import { rules, titles } from './labels.ts';
import { nouns } from './nouns.ts';
import { story } from './story.ts';
import { tableau } from './tableau.ts';

/** One way of several, by the card or by the length of what is told: the same table always reads the same. */
const one = (by: number | string, ways: readonly string[]): string =>
  ways[(typeof by === 'number' ? by : by.length) % ways.length]!;

/** The lines of the nine round the centre. */
const LINES: Readonly<Record<OuterLine, string>> = {
  above: '上排（心裡想的）',
  below: '下排（事情的底子）',
  before: '左欄（來處）',
  after: '右欄（去向）',
};

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你' },
    partner: (who = '另一半') => ({ noun: who }),
  },
  nouns,
  furtherNouns,
  journeyNouns,
  closeness,
  answering,
  matter,
  pair,
  namedPair,
  inTurn,
  story,
  line: {
    centre: (card) =>
      one(card.number, [
        `正中間是${called(card)}，別的牌都靠著它。`,
        `這件事繞著${called(card)}轉。`,
        `${called(card)}擺在正中央，其他的牌都在替它補充。`,
      ]),
    frame: (first, last) =>
      one(first.number + last.number, [
        `從${called(first)}開始，到${called(last)}打住。`,
        `頭尾兩張，${called(first)}和${called(last)}，框住中間的事。`,
        `一頭${called(first)}，一頭${called(last)}，整句話就夾在中間。`,
      ]),
    mirror: (left, right, turn) =>
      turn > 0
        ? `再往裡一步，${called(left)}的對面是${called(right)}。`
        : one(left.number + right.number, [
            `${called(left)}和${called(right)}隔著中央相望。`,
            `把這一排從中間對折，${called(left)}會疊上${called(right)}。`,
          ]),
    close: (card) =>
      one(card.number, [`收尾的是${called(card)}。`, `最後輪到${called(card)}說話。`, `句號落在${called(card)}上。`]),
  },
  ninefold: {
    rows: [
      (told) => `上排是心裡想的：${told}。`,
      (told) => `中排是正在發生的：${told}。`,
      (told) => `下排是事情的底子：${told}。`,
    ],
    columns: [
      (told) => `左欄是事情的來處：${told}。`,
      (told) => `中欄是事情本身：${told}。`,
      (told) => `右欄是接下來的去向：${told}。`,
    ],
    bears: (line, cards, mood) => `${LINES[line]}${mood === 'mixed' ? '最順' : '和答案同一邊'}：${list(cards)}。`,
    objects: (line, cards, mood) => `${LINES[line]}${mood === 'mixed' ? '最卡' : '和答案不同邊'}：${list(cards)}。`,
  },
  tableau,
  titles,
  rules,
};
