import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { called, clause, clauseOf, matter, namedPair, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';
import { tableau } from './tableau.ts';

/** One way of several, by the card or by the length of what is told: the same table always reads the same. */
const one = (by: number | string, ways: readonly string[]): string =>
  ways[(typeof by === 'number' ? by : by.length) % ways.length]!;

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你', adjective: '你', verb: '和你本人有关' },
    partner: { noun: '伴侣', adjective: '伴侣那边', verb: '要看伴侣的意思' },
  },
  matter,
  pair,
  namedPair,
  clause,
  line: {
    five: ([a, b, c, d, e]) => {
      const [from, to] = [matter([a!, b!]), matter([d!, e!])];
      return one(c!.number, [
        `从${from}说起，转到${c!.noun}，最后是${to}。`,
        `先是${from}，关键在${c!.noun}，末一段是${to}。`,
        `${from}开的头，${c!.noun}在当中拐了个弯，末了是${to}。`,
      ]);
    },
    seven: ([a, b, c, d, e, f, g]) => {
      const [from, told, to] = [matter([a!, b!]), clauseOf(c!, d!, e!), matter([f!, g!])];
      return one(d!.number, [
        `从${from}说起；中间一段，${told}；末了是${to}。`,
        `起头是${from}；走到半路，${told}；收尾是${to}。`,
        `先是${from}；接着，${told}；最后剩下${to}。`,
      ]);
    },
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
  answer: {
    love: (told) =>
      one(told, [`你们俩之间，要紧的是${told}。`, `两个人的事，说的就是${told}。`, `说到心上人，先看${told}。`]),
    work: (told) =>
      one(told, [`职场这头，眼前是${told}。`, `上班的事，说的就是${told}。`, `手头的活儿，先看${told}。`]),
    money: (told) =>
      one(told, [`问的是钱，眼前是${told}。`, `钱的事，说的就是${told}。`, `这笔账上，头一行写着${told}。`]),
    study: (told) =>
      one(told, [`问的是学业，眼前是${told}。`, `书桌上摊开的，是${told}。`, `念书的事，说的就是${told}。`]),
    spirit: (told) =>
      one(told, [`你心里装着的，是${told}。`, `静下来听，心里念着的是${told}。`, `心事翻到底，是${told}。`]),
    open: (told) => one(told, [`用一句话讲，这是${told}。`, `说到底，这是${told}。`, `归到一处，是${told}。`]),
  },
  titles,
  rules,
};
