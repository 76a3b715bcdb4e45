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
  above: '上面一行（你心里想的）',
  below: '下面一行（事情的底子）',
  before: '左边一列（来由）',
  after: '右边一列（去向）',
};

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你' },
    partner: (who = '伴侣') => ({ noun: who }),
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
    bears: (line, cards, mood) =>
      `${LINES[line]}${mood === 'mixed' ? '最顺，帮着你的是' : '也站这一边，出力的是'}${list(cards)}。`,
    objects: (line, cards, mood) =>
      `${LINES[line]}${mood === 'mixed' ? '最难，难在' : '不同意，拦着的是'}${list(cards)}。`,
  },
  tableau,
  titles,
  rules,
};
