import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { answering, story } from './answering.ts';
import { called, inTurn, matter, namedPair, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';
import { nouns } from './nouns.ts';
import { tableau } from './tableau.ts';

/** One way of several, by the card or by the length of what is told: the same table always reads the same. */
const one = (by: number | string, ways: readonly string[]): string =>
  ways[(typeof by === 'number' ? by : by.length) % ways.length]!;

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你', adjective: '你', verb: '直接關係到你' },
    partner: (who = '另一半') => ({ noun: who, adjective: `${who}`, verb: `要看${who}的意思` }),
  },
  nouns,
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
    cross: {
      above: (card) =>
        one(card.number, [
          `上方是${called(card)}，心裡掛著${card.noun}。`,
          `${called(card)}在上頭，抬頭就看到${card.noun}。`,
        ]),
      left: (card) =>
        one(card.number, [
          `左邊是${called(card)}，起因在${card.noun}。`,
          `往回看是${called(card)}，先有了${card.noun}。`,
        ]),
      right: (card) =>
        one(card.number, [
          `右邊是${called(card)}，接下來走向${card.noun}。`,
          `再往前是${called(card)}，等著的是${card.noun}。`,
        ]),
      below: (card) =>
        one(card.number, [
          `下方是${called(card)}，底下墊著${card.noun}。`,
          `腳下踩著${called(card)}，撐住這件事的是${card.noun}。`,
        ]),
    },
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
    diagonals: [
      (from, through, to) => `左上到右下這條斜線，從${from.noun}出發，經過${through.noun}，走到${to.noun}。`,
      (from, through, to) => `換右上到左下這條：起點是${from.noun}，中間隔著${through.noun}，落腳在${to.noun}。`,
    ],
    corners: (upper, lower) => `四個角圍出邊框：上面是${upper}，下面是${lower}。`,
  },
  tableau,
  titles,
  rules,
};
