import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';
import { called, clause, clauseOf, list, matter, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';

const isYou = ({ noun }: Spoken) => noun === '你';
const WHERE = { touching: '紧挨着你', near: '离你很近', far: '离你有些距离', remote: '在桌子的那一头' };
/** A card by its name and by what it stands for; a person is only named. */
const named = (card: Spoken) => (called(card) === card.noun ? card.noun : `${called(card)}，也就是${card.noun}`);
/** One way of several, by the card or by the length of what is told: the same table always reads the same. */
const one = (by: number | string, ways: readonly string[]): string =>
  ways[(typeof by === 'number' ? by : by.length) % ways.length]!;
const SIDES = { left: '左', right: '右' };
const HEIGHTS = { above: '上', below: '下' };

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你', adjective: '你', verb: '和你本人有关' },
    partner: { noun: '伴侣', adjective: '伴侣那边', verb: '牵涉到伴侣' },
  },
  matter,
  pair,
  clause,
  line: {
    five: ([a, b, c, d, e]) => {
      const [from, to] = [matter([a!, b!]), matter([d!, e!])];
      return one(c!.number, [
        `从${from}说起，转到${c!.noun}，最后是${to}。`,
        `先是${from}，要紧的一环在${c!.noun}，落到${to}上。`,
        `${from}开的头，${c!.noun}在当中拐了个弯，末了是${to}。`,
      ]);
    },
    seven: ([a, b, c, d, e, f, g]) => {
      const [from, told, to] = [matter([a!, b!]), clauseOf(c!, d!, e!), matter([f!, g!])];
      return one(d!.number, [
        `从${from}说起；中间一段，${told}；末了是${to}。`,
        `起头是${from}；走到半路，${told}；收在${to}上。`,
        `先有${from}；接着，${told}；最后剩下${to}。`,
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
        one(number, [`往右看，它正朝${noun}去。`, `再走一步，就到${noun}。`, `前头等着的，是${noun}。`]),
      below: ({ number, noun }) =>
        one(number, [`往下看，托着它的是${noun}。`, `脚底下垫着${noun}。`, `撑着它的，是${noun}。`]),
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
  tableau: {
    opening: '先看头三张，它们给整桌定调。',
    corners: (upper, lower) => `四角把桌面撑开，上边是${upper}，下边是${lower}。`,
    heart: (upper, lower) => `桌面正中是${upper}${lower === null ? '' : `，挨着下面一行是${lower}`}。`,
    fate: (from, to) => `底下四张连成命运线，起于${from}，止于${to}。`,
    standing: {
      ahead: '你落在最左一列，身后没有牌，该来的都在前头。',
      past: '你落在最右一列，过去拽得紧，新的还没铺开。',
      events: '你落在最上一行，事情推着人走，来不及细想。',
      thoughts: '你脚下没有牌，想得多，落到实处的少。',
      middle: '你落在桌面当中，四面都有回旋的余地。',
    },
    gaze: {
      meet: '你们俩正望着彼此。',
      mine: '你望着对方，对方的目光在别处。',
      theirs: '对方望着你，你的目光在别处。',
      apart: '你们背对着背，得有一个人先转过身来。',
      level: '你们落在同一列，谁也不在谁的视线里。',
    },
    lines: {
      past: {
        none: '你左边没有牌，过去的已经了结。',
        told: (told) => one(told, [`在你身后的，是${told}。`, `刚走过的一段，是${told}。`, `回头看，是${told}。`]),
        further: (cards) => `再早一些，渐渐淡了的，有${list(cards)}。`,
      },
      future: {
        none: '你右边没有牌，往后的事还空着。',
        told: (told) => one(told, [`在你前头的，是${told}。`, `迎面来的，是${told}。`, `往前看，是${told}。`]),
        further: (cards) => `再往前，还有${list(cards)}等着。`,
      },
      thoughts: {
        none: '你上方没有牌，心里或是敞亮，或是还没往这上头想。',
        told: (told) =>
          one(told, [`你心里想着的，是${told}。`, `悬在你头顶的，是${told}。`, `夜里你惦记的，是${told}。`]),
        further: (cards) => `搁在脑后的，还有${list(cards)}。`,
      },
      ground: {
        none: '你下方没有牌，眼下还没什么可倚仗的。',
        told: (told) =>
          one(told, [`你手里攥着的，是${told}。`, `你脚下踩着的，是${told}。`, `眼下由你做主的，是${told}。`]),
        further: (cards) => `再往下，压着${list(cards)}。`,
      },
    },
    round: {
      above: (told) => `贴着你上方的，是${told}。`,
      beside: (told) => `在你左右的，是${told}。`,
      below: (told) => `贴着你下方的，是${told}。`,
    },
    near: (cards) => `离你近的牌有${list(cards)}。`,
    far: (cards) => `离你远的牌有${list(cards)}。`,
    sides: {
      ringRight: '“戒指”在你右边，按老规矩，这个约是牢靠的。',
      ringLeft: '“戒指”在你左边，有个约正在松动，或者早已是旧事。',
      lilyAbove: '“百合”在你上方，你行事端正，心里踏实。',
      lilyBelow: '“百合”在你下方，有件事你隐隐觉得办得不够周全。',
    },
    clouds: {
      dark: '“云”的暗面朝着你，看清之前先放慢脚步。',
      clear: '“云”的亮面朝着你，麻烦已经在散开。',
      level: '“云”和你同在一列，哪一面都没对着你，先看它往哪边飘。',
      over: (cards) => `“云”的影子罩住了${list(cards)}，那里的好处一时看不分明。`,
    },
    house: (card, house) =>
      isYou(house)
        ? `${called(card)}住进了你自己的宫位，这事直接落到你头上。`
        : one(card.number, [
            `${called(card)}住在${called(house)}的宫位里。`,
            `${called(card)}落脚的地方，是${called(house)}的宫位。`,
            `${called(house)}的宫位，这回归了${called(card)}。`,
          ]),
    ownHouse: (house) => `你住在${called(house)}的宫位里。`,
    guest: (card) =>
      called(card) === card.noun
        ? `住进你那个宫位的是${card.noun}。`
        : `住进你那个宫位的是${called(card)}，随它来的是${card.noun}。`,
    chain: (cards, whole) =>
      `从你自己的宫位出发，挨个宫位走下去，依次是${list(cards)}，${whole ? '末了又回到你这里' : '后面还连着别的牌'}。`,
    exchange: (first, second) => `${called(first)}和${called(second)}互换了宫位，各替对方办事。`,
    atHome: (card) =>
      isYou(card) ? '你正好落在自己的宫位，这一桌说的更是你本人。' : `${called(card)}回到了自己的宫位，分量加倍。`,
    diagonals: {
      upperLeft: (told) => `左上方，记忆里半明半暗的，是${told}。`,
      upperRight: (told) => `右上方，还只是个念头的，是${told}。`,
      lowerLeft: (told) => `左下方，已经料理过的，是${told}。`,
      lowerRight: (told) => `右下方，正慢慢成形的，是${told}。`,
    },
    mirrors: {
      across: (card) => `左右对折，与你重合的是${named(card)}。`,
      over: (card) => `上下对折，与你重合的是${named(card)}。`,
      both: (card) => `斜着对折，与你重合的是${named(card)}。`,
    },
    knights: (cards) => `隔一个马步、拐个弯就碰上的，有${list(cards)}。`,
    meeting: (topic, met) => `你和${called(topic)}的行列交汇在${list(met)}。`,
    distance: (card, distance, across, down) => {
      const side = across === null ? '' : SIDES[across];
      const height = down === null ? '' : HEIGHTS[down];
      const place = `你${side}${height}${height === '' ? '边' : '方'}`;
      return one(card.number, [
        `${called(card)}${WHERE[distance]}，在${place}。`,
        `${place}的${called(card)}，${WHERE[distance]}。`,
        `往${place}找${called(card)}，它${WHERE[distance]}。`,
      ]);
    },
    beside: (_, neighbour) =>
      one(neighbour.number, [
        `和它挨得最近的是${called(neighbour)}。`,
        `贴着它的是${called(neighbour)}。`,
        `它的邻居是${called(neighbour)}，也听一句。`,
      ]),
    subjects: {
      health: (card) => `身体和作息看${called(card)}。牌在这里只讲休息与习惯，别的要听医生的。`,
      home: (card) => `家里的事看${called(card)}。`,
      love: (card) => `感情的事看${called(card)}。`,
      money: (card) => `钱的事看${called(card)}。`,
      work: (card) => `工作上的事看${called(card)}。`,
      talk: (card) => `说的话、写的信看${called(card)}。`,
      travel: (card) => `出门的事看${called(card)}。`,
    },
  },
  answer: {
    love: (told) =>
      one(told, [`两个人之间，牌讲的是${told}。`, `你们俩这件事，牌指着${told}。`, `说到心上人，牌面上是${told}。`]),
    work: (told) =>
      one(told, [`职场上，牌讲的是${told}。`, `上班这件事，牌指着${told}。`, `手头的活儿，牌面上是${told}。`]),
    money: (told) => one(told, [`问的是钱，牌讲的是${told}。`, `钱的事，牌指着${told}。`, `这笔账上，写的是${told}。`]),
    study: (told) =>
      one(told, [`问的是学业，牌讲的是${told}。`, `书桌上摊开的，是${told}。`, `念书这件事，牌指着${told}。`]),
    spirit: (told) =>
      one(told, [`你心里真正放不下的，是${told}。`, `静下来听，心里是${told}。`, `心事翻到底，是${told}。`]),
    open: (told) => one(told, [`用一句话讲，这是${told}。`, `说到底，这是${told}。`, `这一桌归到一处，是${told}。`]),
  },
  titles,
  rules,
};
