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
    me: { noun: '你', adjective: '你', verb: '和你本人有关' },
    partner: (who = '伴侣') => ({ noun: who, adjective: `${who}那边`, verb: `要看${who}的意思` }),
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
        `整件事的轴心是${called(card)}。`,
        `正当中坐着${called(card)}，别的牌都冲着它说话。`,
        `中间这张是${called(card)}，话从它说起。`,
      ]),
    frame: (first, last) =>
      one(first.number + last.number, [
        `${called(first)}打头，${called(last)}收尾，把整句话框住。`,
        `头一张是${called(first)}，末一张是${called(last)}，合起来就是边框。`,
        `从${called(first)}说到${called(last)}，一句话就有了两头。`,
      ]),
    mirror: (left, right) =>
      one(left.number + right.number, [
        `${called(left)}与${called(right)}隔着中心遥遥相对。`,
        `${called(left)}照着${called(right)}，一前一后，互为镜像。`,
        `${called(left)}和${called(right)}离中心一样远，成对来看。`,
      ]),
    close: (card) =>
      one(card.number, [
        `最后发话的是${called(card)}。`,
        `末了听${called(card)}怎么说。`,
        `收尾的一句，归${called(card)}。`,
      ]),
  },
  ninefold: {
    cross: {
      above: ({ number, noun }) =>
        one(number, [`往上看，心里惦记着${noun}。`, `头顶上悬着的，是${noun}。`, `心里装着的，是${noun}。`]),
      left: ({ number, noun }) =>
        one(number, [`往左看，事情由${noun}引起。`, `它的来路，是${noun}。`, `先有${noun}，才有后头的事。`]),
      right: ({ number, noun }) =>
        one(number, [`往右看，它正朝${noun}去。`, `再往前一步，就碰上${noun}。`, `前头等着的，是${noun}。`]),
      below: ({ number, noun }) =>
        one(number, [`往下看，底下是${noun}。`, `脚底下垫着${noun}。`, `它的根子，在${noun}。`]),
    },
    rows: [
      (told) => `上面一行是你心里的想法：${told}。`,
      (told) => `中间一行是眼下的情形：${told}。`,
      (told) => `下面一行是事情的底细：${told}。`,
    ],
    columns: [
      (told) => `左边一列讲来由：${told}。`,
      (told) => `中间一列讲事情本身：${told}。`,
      (told) => `右边一列讲去向：${told}。`,
    ],
    diagonals: [
      (from, through, to) => `左上到右下这条斜线，从${from.noun}起，经过${through.noun}，走到${to.noun}。`,
      (from, through, to) => `右上到左下这条斜线，从${from.noun}起，经过${through.noun}，走到${to.noun}。`,
    ],
    corners: (upper, lower) => `四角是这件事的边框，上边是${upper}，下边是${lower}。`,
  },
  tableau,
  titles,
  rules,
};
