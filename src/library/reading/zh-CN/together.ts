import type { Rank } from '../../../domain/decks/tarot.ts';
import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick } from './saying.ts';

const ELEMENT = { fire: '火', water: '水', air: '风', earth: '土' };

export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    `${count === total ? `${digit(total)}张全是大阿卡纳` : `${digit(total)}张牌里有${digit(count)}张大阿卡纳`}，${pick(
      way,
      1,
      [
        '这件事酝酿了一段时间，也不会一周就过去。',
        '牵动的不是一两天的事，给它留够时间。',
        '别只看这几天，这事后头还长。',
      ],
    )}`,
  none: [
    '桌上没有大阿卡纳，这是过日子里的问题，就从日子里着手。',
    '一张大阿卡纳也没有，事情不大，都在你够得着的地方。',
    '没有大阿卡纳压场，办法多半在每天的琐碎里。',
    '大阿卡纳一张没来，用不着等什么大时机。',
    '没有大阿卡纳，推得动它的是平常日子里的小事。',
  ],
};

export const suit: ReadingPhrases['suit'] = {
  wands: (count, way) =>
    `${digit(count)}张权杖${pick(way, 2, [
      '让整张桌子发热：想动、着急、愿意起头，处处都是这股劲。',
      '，劲头不缺，缺的是往哪儿使。',
      '摆在一起，问到底是你想不想，有多想。',
    ])}`,
  cups: (count, way) =>
    `${digit(count)}张圣杯${pick(way, 2, [
      '定了调子，这里感受说了算，道理往后排。',
      '，心都在里头，不光是你的。',
      '在桌上，先问舒不舒服，再问行不行。',
    ])}`,
  swords: (count, way) =>
    `${digit(count)}张宝剑${pick(way, 2, [
      '挨得很近，事情是在言语和念头里较着劲，你自己的念头也算在内。',
      '，话和念头都多了些，今晚可以停一半。',
      '在场，少说两句，每句说准。',
    ])}`,
  pentacles: (count, way) =>
    `${digit(count)}张星币${pick(way, 2, [
      '让这一局脚踏实地，答案落在时间、钱、身体和实在的活儿上。',
      '，走得慢，走出来的都摸得着。',
      '压着桌面，看的是做了什么、付了什么、守不守得住。',
    ])}`,
};

/** What the same number or rank on several cards says. */
const SAID: Readonly<Record<Rank, readonly [name: string, ...lines: string[]]>> = {
  1: ['首牌', '并排，好几扇门同时打开，你没法每一扇都进。', '，起头的事不缺，缺的是第二步。'],
  2: ['“二”', '在重复同一件事：一个选择，或者一个正等你回话的人。', '，样样成对，要么摆平，要么挑一个。'],
  3: ['“三”', '，有样东西正在成形，多半要和别人一起做。', '，商量的事有了样子，该轮到一样样去做。'],
  4: ['“四”', '一起停住，安稳是够了，动静不大。', '，四面墙都有了，要不要一直待在里头，是另一回事。'],
  5: ['“五”', '，不止一处在摩擦。不好受，可事情正是这样往前走的。', '，走到半路最颠的一段了。'],
  6: ['“六”', '，绷紧之后慢慢回到平衡，有人在帮忙，或正等你去帮。', '，最吃劲的一段过去了。'],
  7: ['“七”', '，提醒你先看第二眼，再决定信不信。', '，是一道检验，想象出来的过不了关。'],
  8: ['“八”', '，事情动起来了，跟得上它的节奏就能借到力。', '，说的是快慢：哪件该赶，哪件该守。'],
  9: ['“九”', '，已经快到头了，剩下的多半只能你自己完成。', '，离终点一步，得了什么自己看得见。'],
  10: ['“十”', '，一轮走完，该结束的已经走足了路程。', '，量满了，往后从小处重新数起。'],
  P: ['侍从', '，送来消息，也带着新手的疑问和要学的东西。', '站在门口，手里都有信，来信看仔细些。'],
  N: ['骑士', '同时上路，会赶，也会乱，看清各自往哪边去。', '，跑得都快，地图得有人拿着。'],
  Q: ['王后', '同在一桌，许多事要靠那些默默撑着局面的人。', '，各有各的照看法，耐心比嗓门管用。'],
  K: ['国王', '同桌，不止一个人觉得该由自己拍板。', '，哪一块归谁，趁早说清楚。'],
};

export const number = Object.fromEntries(
  Object.entries(SAID).map(([rank, [name, ...lines]]) => [
    rank,
    (count: number, way: number) => `${digit(count)}张${name}${pick(way, 3, lines)}`,
  ]),
) as unknown as ReadingPhrases['number'];

export const courts: ReadingPhrases['courts'] = (count, way) =>
  `${digit(count)}张宫廷牌到了场，${pick(way, 2, [
    '要么别人在这件事里也说得上话，要么是你自己的几副面孔在争着开口。',
    '有出主意的，有拿主意的，先分清谁是谁。',
    '这事不止你一个人说话，分清哪句是自己的。',
    '人多嘴多，先问问各人图什么。',
    '有活人掺在里头，光想没用，得去问一问。',
  ])}`;

export const reversals: ReadingPhrases['reversals'] = {
  none: [
    '牌堆里逆位的牌不少，桌上却张张正位：这件事里，自相拉扯的地方不多。',
    '一张逆位都没翻出来，这不常见，摆在桌上的都肯给人看。',
    '张张正位，藏着掖着的不多。',
  ],
  many: (count, total, way) =>
    `${digit(total)}张里有${digit(count)}张逆位，${pick(way, 5, [
      '比这副牌该有的多，许多事还在水面下进行。',
      '可不算少，先给它些时间，别急着下判断。',
      '不少力气还收着、闷着，或没到时候。',
    ])}`,
};

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way, heavy) =>
  pick(
    way,
    2,
    heavy
      ? [
          `${first}和${second}互相添堵，先松动一头，另一头也会轻些。`,
          `${first}压着，${second}又添一份，${ELEMENT[a]}和${ELEMENT[b]}凑在一起，难处也加倍。`,
          `${first}和${second}要放在一起看，一个拖着另一个。`,
        ]
      : [
          `${first}属${ELEMENT[a]}，${second}属${ELEMENT[b]}，两张互相帮衬，好处加一层。`,
          `${first}起的头，${second}接得住，${ELEMENT[a]}和${ELEMENT[b]}本来合得来。`,
          `${first}旁边正好是${second}，${ELEMENT[a]}遇${ELEMENT[b]}，劲往一处使。`,
        ],
  );

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${first}属${ELEMENT[a]}，${second}属${ELEMENT[b]}，两张挨着，好处和坏处都打了折。`,
    `${first}和${second}，一${ELEMENT[a]}一${ELEMENT[b]}挨得近，谁都使不出全力。`,
    `最重的两张是${first}和${second}，${ELEMENT[a]}和${ELEMENT[b]}不合，一张想要的，另一张往后拖。`,
    `${first}碰上${second}，${ELEMENT[a]}${ELEMENT[b]}相抵，两张都读轻一些。`,
  ]);

/** Pairs of the Celtic Cross: what goes and what comes, what is hoped or feared and the end. */
export const pair: ReadingPhrases['pair'] = {
  passing: {
    lighter: [
      '走掉的{card}比将要来的{other}难，最重的那段在身后。',
      '{card}快过去了，接着是{other}，近处这一程好走些。',
      '从{card}换到{other}，坏天气是往外走的。',
    ],
    heavier: [
      '{card}那样松快的日子就要过去，接着是{other}，趁现在歇一歇。',
      '比起刚过去的{card}，{other}要你多出点力。',
      '{card}攒下的先别用完，{other}会来要。',
    ],
  },
  hoped: {
    lighter: [
      '你防着的是{card}，路却通到{other}，怕的比真来的大。',
      '怕的是{card}，末了是{other}，结果比你敢想的要好。',
      '心里悬着{card}，去处却是{other}，这份担心可以放轻些。',
    ],
    heavier: [
      '你盼的是{card}，照眼下走去的是{other}，中间差的那一截还来得及改。',
      '心里想的是{card}，路那头是{other}，早知道比晚知道好。',
      '盼着{card}，等着的却是{other}，期待先往下调一格。',
    ],
  },
};
