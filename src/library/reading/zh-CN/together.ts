import type { Rank } from '../../../domain/decks/tarot.ts';
import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick } from './saying.ts';

const ELEMENT = { fire: '火', water: '水', air: '风', earth: '土' };

/** What two elements next to each other do, each pair in its own words. */
const MANNER = { fire: '急着动手', water: '还在体会', air: '要讲道理', earth: '只看实际' };
const FRIENDS = {
  fire: '风助火势，想法有人去做，做的人也有话可说',
  water: '水润着土，情意有地方落，日子也不干',
};
const ALIKE = {
  fire: '劲头加一倍，脾气也加一倍',
  water: '体贴加一倍，多心也加一倍',
  air: '脑子转得快一倍，想得也多一倍',
  earth: '稳上加稳，也慢上加慢',
};

export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    `${count === total ? `${digit(total)}张全是大阿卡纳` : `${digit(total)}张牌里有${digit(count)}张大阿卡纳`}，${pick(
      way,
      1,
      [
        '这件事酝酿了一段时间，也不会一周就过去。',
        '牵动的不是一两天的事，给它留够时间。',
        '问的是眼前，连着的是更长的一段路。',
      ],
    )}`,
  none: [
    '桌上没有大阿卡纳，这是过日子里的问题，就从日子里着手。',
    '一张大阿卡纳也没有，事情不大，都在你够得着的地方。',
    '没有大阿卡纳压场，办法多半在每天的琐碎里。',
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

export const missing: ReadingPhrases['missing'] = {
  wands: [
    '没有权杖。开头那一推得由你自己来，等是等不来的。',
    '权杖一张没来，火得有人去点。',
    '少了权杖，问问自己是真想要，还是觉得应该要。',
  ],
  cups: [
    '没有圣杯，大家心里究竟怎么想，还没有人说出来，不妨问一问。',
    '圣杯一张没来，账算了不少，心里的感受还没问过。',
    '少了圣杯，这事还没走过心。',
  ],
  swords: [
    '没有宝剑。那句该说清楚的话，还没有说。',
    '宝剑一张没来，有件事还没好好想透。',
    '少了宝剑，没人把话挑明，你可以说一句短的。',
  ],
  pentacles: [
    '没有星币，眼下还没有什么是能摸到、能数清、能签字的。',
    '星币一张没来，实际的那一头还空着。',
    '少了星币，什么时候、在哪儿、拿什么去做，都还没答。',
  ],
};

/** What the same number or rank on several cards says. */
const SAID: Readonly<Record<Rank, readonly [name: string, ...lines: string[]]>> = {
  1: ['首牌', '并排，好几扇门同时打开，你没法每一扇都进。', '，起头的事不缺，缺的是第二步。'],
  2: ['“二”', '在重复同一件事：一个选择，或者一个正等你回话的人。', '，样样成对，要么摆平，要么挑一个。'],
  3: ['“三”', '，有样东西正在成形，多半要和别人一起做。', '，图纸上的事落了地，人也比开头多了。'],
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
    '给每张牌安个名字看看，说不定有一张就是你。',
    '说得上话的人不少，先分清哪一句是你自己的。',
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

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way) =>
  `${pick(way, 2, [
    `${first}属${ELEMENT[a]}，${second}属${ELEMENT[b]}`,
    `${first}和${second}，一${ELEMENT[a]}一${ELEMENT[b]}正相帮`,
    `${first}挨着${second}，是${ELEMENT[a]}遇上${ELEMENT[b]}`,
  ])}，${FRIENDS[a === 'fire' || b === 'fire' ? 'fire' : 'water']}。`;

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${first}属${ELEMENT[a]}，${MANNER[a]}；${second}属${ELEMENT[b]}，${MANNER[b]}。得有一边先让半步。`,
    `${first}和${second}挨着，${ELEMENT[a]}碰上${ELEMENT[b]}，谁也使不全力，先顾一头。`,
    `${first}${MANNER[a]}，${second}${MANNER[b]}，两边的力气互相抵掉一些。`,
    `从${first}到${second}，天气由${ELEMENT[a]}转${ELEMENT[b]}，脚下留神。`,
    `${first}说东，${second}说西，${ELEMENT[a]}和${ELEMENT[b]}本来走不到一处，让它们轮着来。`,
  ]);

export const alike: ReadingPhrases['alike'] = (first, second, element, way) =>
  `${pick(way, 2, [
    `${first}和${second}同属${ELEMENT[element]}`,
    `${first}碰上${second}，两张都是${ELEMENT[element]}`,
    `${ELEMENT[element]}上加${ELEMENT[element]}，是${first}和${second}`,
  ])}，${ALIKE[element]}。`;

/** Each pair of the Celtic Cross in three ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) => `最中间是${a}遇上${b}：前一张是你身处的气氛，后一张是顶着它来的东西。`,
    (a: string, b: string) => `眼下的光景是${a}，横在上面的是${b}，问题的大半就在这两张之间。`,
    (a: string, b: string) => `${a}想往前，${b}横着不让，先看懂这一架是怎么架上的。`,
  ],
  [
    (a: string, b: string) => `头顶是${a}，脚下是${b}。想一想，这个目标是从这片地里长出来的，还是只悬在上面。`,
    (a: string, b: string) => `脚下踩的是${b}，抬头望见的是${a}。从这里走得到那里，目标才算是自己的。`,
    (a: string, b: string) => `从${b}到${a}，像从地面到屋顶，中间要几级台阶，得自己数一数。`,
  ],
  [
    (a: string, b: string) => `${a}正在退场，${b}正要上来，眼下的烦乱有一半只是换班时的嘈杂。`,
    (a: string, b: string) => `${a}那一段过去了，${b}那一段还没到，你正站在两扇门中间。`,
    (a: string, b: string) => `送走${a}，再去接${b}，两样一起抱着，手会不够用。`,
  ],
  [
    (a: string, b: string) => `你的姿态是${a}，周围的处境是${b}，两者互相牵着，谁也没法单独改变。`,
    (a: string, b: string) => `先看自己，${a}；再看身处的地方，${b}。两样里头，总有一样这个月就动得了。`,
    (a: string, b: string) => `你带着${a}，走进一间${b}的屋子，看看是屋子该改，还是站的位置该挪。`,
  ],
  [
    (a: string, b: string) => `最后把${a}和${b}放在一起看：你盼着又怕着的事，已经开始影响结果。`,
    (a: string, b: string) => `你对${b}的期待和担心，都写在${a}里。看看结果有多少是先在心里成形的。`,
    (a: string, b: string) => `心里是${a}，去处是${b}，两张像不像，你自己最清楚。`,
  ],
];

export const pair: ReadingPhrases['pair'] = (first, second, index, way) =>
  pick(way, index, PAIRS[index]!)(first, second);
