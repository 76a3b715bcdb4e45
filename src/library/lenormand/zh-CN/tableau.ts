import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { called, list } from './grammar.ts';
import { story } from './tableau-story.ts';
import { place, WHERE } from './tableau-where.ts';

/** A card by its name and by what it stands for; a person is only named. */
const named = (card: Spoken) => (called(card) === card.noun ? card.noun : `${called(card)}，说的是${card.noun}`);

export const tableau: TableauPhrases = {
  opening: [
    '先看头三张，它们给整桌定调。',
    '这一桌从头三张说起，往下都跟着它们的调子走。',
    '头三张最先落桌，先听它们说什么。',
  ],
  corners: [
    (upper, lower) => `四角把桌面撑开，上边是${upper}，下边是${lower}。`,
    (upper, lower) => `沿着四个角走一圈：上头是${upper}，下头是${lower}。`,
    (upper, lower) => `整桌事都装在这个框里，上沿是${upper}，下沿是${lower}。`,
  ],
  heart: [
    (upper, lower) => `桌面正中是${upper}${lower === null ? '' : `，挨着下面一行是${lower}`}。`,
    (upper, lower) => `最当中的牌说的是${upper}${lower === null ? '' : `，底下垫着${lower}`}。`,
    (upper, lower) => `一桌的事，根子在${upper}${lower === null ? '' : `，也绕不开${lower}`}。`,
  ],
  fate: [
    (from, to) => `底下四张连成命运线，起于${from}，止于${to}。`,
    (from, to) => `末一行是命运线，打头的是${from}，收尾的是${to}。`,
    (from, to) => `顺着底下的命运线走，从${from}走到${to}。`,
  ],
  standing: {
    ahead: ['你落在最左一列，该来的都在前头。', '你靠着桌子左沿，这一桌讲的多半是往后的事。'],
    past: ['你落在最右一列，过去拽得紧，新的还没铺开。', '你靠着桌子右沿，满桌的牌多半在说从前。'],
    events: ['你落在最上一行，事情推着人走，来不及细想。', '你在头一行，事情一件接一件来，容不得慢慢盘算。'],
    thoughts: ['你落在末一行，想得多，落到实处的少。', '你落在最下一行，念头转了好几圈，手还没动起来。'],
    middle: [
      '你落在桌面当中，四面都有回旋的余地。',
      '你四周都有牌，往哪边走都走得开。',
      '桌子的哪条边都没挨着你，前后都留着地方。',
    ],
  },
  gaze: {
    meet: ['你们俩正望着彼此。', '你们脸对着脸，各自都看得见对方。'],
    mine: ['你望着对方，对方的目光在别处。', '你的眼睛在对方身上，对方正看着另一边。'],
    theirs: ['对方望着你，你的目光在别处。', '有人正看着你，你还没回过头。'],
    apart: ['你们背对着背，得有一个人先转过身来。', '两个人各看桌子的一边，总要有谁先回头。'],
    level: ['你们落在同一列，谁也不在谁的视线里。', '你们一上一下，抬头低头才看得见对方。'],
  },
  lines: {
    past: {
      none: ['你左边没有牌，过去的已经了结。', '你身后空着，没有旧账要还。'],
      told: [
        (told) => `在你身后的，是${told}。`,
        (told) => `刚走过的一段，是${told}。`,
        (told) => `回头看，是${told}。`,
      ],
      further: [
        (cards) => `再早一些，渐渐淡了的，有${list(cards)}。`,
        (cards) => `更远的从前，还留着${list(cards)}的影子。`,
      ],
    },
    future: {
      none: ['你右边没有牌，往后的事还空着。', '你前头还没铺牌，下一步由你自己去写。'],
      told: [(told) => `在你前头的，是${told}。`, (told) => `迎面来的，是${told}。`, (told) => `往前看，是${told}。`],
      further: [(cards) => `再往前，还有${list(cards)}等着。`, (cards) => `走远一点，会碰到${list(cards)}。`],
    },
    thoughts: {
      none: ['你上方没有牌，心里或是敞亮，或是还没往这上头想。', '你头顶空着，这件事要么想透了，要么还没去想。'],
      told: [
        (told) => `你心里想着的，是${told}。`,
        (told) => `悬在你头顶的，是${told}。`,
        (told) => `夜里你惦记的，是${told}。`,
      ],
      further: [(cards) => `搁在脑后的，还有${list(cards)}。`, (cards) => `偶尔才想起来的，有${list(cards)}。`],
    },
    ground: {
      none: ['你下方没有牌，眼下还没什么可倚仗的。', '你脚底下空着，落脚的地方要自己垫。'],
      told: [
        (told) => `落到实处的，是${told}。`,
        (told) => `眼下实打实在你身边的，是${told}。`,
        (told) => `摸得着、看得见的，是${told}。`,
      ],
      further: [(cards) => `再往下，压着${list(cards)}。`, (cards) => `更底下一层，还垫着${list(cards)}。`],
    },
  },
  round: {
    above: [(told) => `贴着你上方的，是${told}。`, (told) => `贴着你头顶的，是${told}。`],
    beside: [(told) => `在你身旁的，是${told}。`, (told) => `跟你并排的，是${told}。`],
    below: [(told) => `贴着你下方的，是${told}。`, (told) => `紧挨着你下方的，是${told}。`],
  },
  near: [
    (cards) => `离你近的牌有${list(cards)}。`,
    (cards) => `一两步之内，有${list(cards)}。`,
    (cards) => `你伸手够得着的，是${list(cards)}。`,
  ],
  far: [
    (cards) => `离你远的牌有${list(cards)}。`,
    (cards) => `隔着大半张桌子的，有${list(cards)}。`,
    (cards) => `眼下够不着的，是${list(cards)}。`,
  ],
  sides: {
    ringRight: ['“戒指”在你右边，按老规矩，这个约是牢靠的。', '“戒指”落在右手边，老单子上说，约能守得住。'],
    ringLeft: [
      '“戒指”在你左边，有个约正在松动，或者早已是旧事。',
      '“戒指”落在左手边，照老单子看，有个约松了，或者已经翻篇。',
    ],
    lilyAbove: ['“百合”在你上方，你行事端正，心里踏实。', '“百合”罩在你头上，事情做得正，夜里睡得着。'],
    lilyBelow: [
      '“百合”在你下方，有件事你隐隐觉得办得不够周全。',
      '“百合”落在你脚边，有一处你心里清楚，本可以办得更好。',
    ],
  },
  clouds: {
    dark: ['“云”的暗面朝着你，看清之前先放慢脚步。', '朝你这边的是“云”暗的一面，先慢走，等看得见路。'],
    clear: ['“云”的亮面朝着你，麻烦已经在散开。', '朝你这边的是“云”亮的一面，天色在变好。'],
    level: [
      '“云”和你同在一列，哪一面都没对着你，先看它往哪边飘。',
      '“云”就在你正上或正下，两面都不朝你，等起了风再说。',
    ],
    over: [
      (cards) => `“云”的影子罩住了${list(cards)}，那里的好处一时看不分明。`,
      (cards) => `“云”遮到了${list(cards)}，好的一面这会儿还看不真切。`,
    ],
  },
  house: [
    (card, house) => `${called(card)}住在${called(house)}的宫位里。`,
    (card, house) => `${called(card)}落脚的地方，是${called(house)}的宫位。`,
    (card, house) => `${called(house)}的宫位，这回归了${called(card)}。`,
    (card, house) => `按位置数，${called(card)}进的是${called(house)}的门。`,
    (card, house) => `${called(house)}的宫位里坐着${called(card)}。`,
  ],
  myHouse: [
    (card) => `${called(card)}住进了你自己的宫位，这事直接落到你头上。`,
    (card) => `你自己的宫位里坐着${called(card)}，这件事冲着你本人来。`,
    (card) => `${called(card)}进了你的家门，该由你来拿主意。`,
  ],
  ownHouse: [
    (house) => `你住在${called(house)}的宫位里。`,
    (house) => `你这张牌，落在${called(house)}的宫位。`,
    (house) => `按位置数，你这回借住在${called(house)}家。`,
  ],
  guest: [
    (card) =>
      called(card) === card.noun
        ? `住进你那个宫位的是${card.noun}。`
        : `住进你那个宫位的是${called(card)}，随它来的是${card.noun}。`,
    (card) =>
      called(card) === card.noun
        ? `你家里坐着的客人，是${card.noun}。`
        : `你自己的宫位来了客人，是${called(card)}，一进门就说${card.noun}的事。`,
  ],
  chain: [
    (cards, whole) =>
      `从你自己的宫位出发，一宫一宫走下去，会到${list(cards)}，${whole ? '末了又回到你这里' : '后面还连着别的牌'}。`,
    (cards, whole) =>
      `一宫连一宫地找过去，从你家出门，路过${list(cards)}，${whole ? '转一圈回到原处' : '往后还有好几家'}。`,
  ],
  exchange: [
    (first, second) => `${called(first)}和${called(second)}互换了宫位，各替对方办事。`,
    (first, second) => `${called(first)}和${called(second)}换着宫位住，两张要连着看。`,
  ],
  atHome: [
    (card) => `${called(card)}回到了自己的宫位，分量加倍。`,
    (card) => `${called(card)}就坐在自己家里，说话比平时响。`,
    (card) => `自己的宫位里坐着${called(card)}，说的话要听双份。`,
  ],
  meAtHome: ['你正好落在自己的宫位，这一桌说的更是你本人。', '你坐在自己家里，满桌的牌先说你，再说旁人。'],
  diagonals: {
    upperLeft: [(told) => `左上方，记忆里半明半暗的，是${told}。`, (told) => `往左上斜着看，想起来的是${told}。`],
    upperRight: [(told) => `右上方，还只是个念头的，是${told}。`, (told) => `往右上斜着看，刚动了心思的是${told}。`],
    lowerLeft: [(told) => `左下方，早先就在的，是${told}。`, (told) => `往左下斜着看，打底的是${told}。`],
    lowerRight: [(told) => `右下方，正慢慢成形的，是${told}。`, (told) => `往右下斜着看，一点点落实的是${told}。`],
  },
  mirrors: {
    across: [
      (card) => `左右对折，与你重合的是${named(card)}。`,
      (card) => `桌子竖着折过来，碰到你的是${named(card)}。`,
    ],
    over: [(card) => `上下对折，与你重合的是${named(card)}。`, (card) => `桌子横着折过来，盖住你的是${named(card)}。`],
    both: [(card) => `斜着对折，与你重合的是${named(card)}。`, (card) => `再斜着一折，跟你照面的是${named(card)}。`],
  },
  knights: [
    (cards) => `隔一个马步、拐个弯就碰上的，有${list(cards)}。`,
    (cards) => `走个“日”字，转角上等着的是${list(cards)}。`,
  ],
  meeting: [
    (topic, met) => `你和${called(topic)}的行列交汇在${list(met)}。`,
    (topic, met) => `横着看你，竖着看${called(topic)}，碰头的地方是${list(met)}。`,
  ],
  distance: [
    (card, distance, across, down) => `${called(card)}${WHERE[distance]}，在${place(across, down)}。`,
    (card, distance, across, down) => `${place(across, down)}的${called(card)}，${WHERE[distance]}。`,
    (card, distance, across, down) => `往${place(across, down)}看，${called(card)}${WHERE[distance]}。`,
  ],
  beside: [
    (_, neighbour) => `和它挨得最近的是${called(neighbour)}。`,
    (_, neighbour) => `贴着它的是${called(neighbour)}。`,
    (_, neighbour) => `它的邻居是${called(neighbour)}，也听一句。`,
    (_, neighbour) => `旁边的${called(neighbour)}也插一句。`,
  ],
  subjects: {
    health: [
      (card) => `身体和作息看${called(card)}。牌在这里只讲休息与习惯，别的要听医生的。`,
      (card) => `睡得怎样、吃得怎样，问${called(card)}。再往深处的事牌不知道，请问医生。`,
      (card) => `说到精神和起居，先看${called(card)}。牌只管作息，看病归医生。`,
    ],
    home: [
      (card) => `家里的事看${called(card)}。`,
      (card) => `门里头的事，由${called(card)}来讲。`,
      (card) => `问家、问房子、问家里人，都先找${called(card)}。`,
    ],
    love: [
      (card) => `感情的事看${called(card)}。`,
      (card) => `喜欢谁、被谁喜欢，${called(card)}最清楚。`,
      (card) => `心上的事，先问${called(card)}。`,
    ],
    money: [
      (card) => `钱的事看${called(card)}。`,
      (card) => `进来多少、出去多少，由${called(card)}记账。`,
      (card) => `手头松还是紧，问${called(card)}就知道。`,
    ],
    work: [
      (card) => `工作上的事看${called(card)}。`,
      (card) => `上班的日子过得怎样，听${called(card)}说。`,
      (card) => `饭碗端得稳不稳，先看${called(card)}。`,
    ],
    talk: [
      (card) => `说的话、写的信看${called(card)}。`,
      (card) => `电话、消息和闲话，都归${called(card)}管。`,
      (card) => `别人跟你怎么说、背后怎么说，问${called(card)}。`,
    ],
    travel: [
      (card) => `出门的事看${called(card)}。`,
      (card) => `走不走、怎么走，看${called(card)}。`,
      (card) => `路上的事，由${called(card)}来讲。`,
    ],
  },
  story,
};
