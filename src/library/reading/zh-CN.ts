import type { ReadingPhrases } from '../../domain/reading/texts.ts';

const ELEMENT = { fire: '火', water: '水', air: '风', earth: '土' };
const DIGITS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const digit = (count: number) =>
  DIGITS[count] ?? (count < 20 ? `十${DIGITS[count - 10]!.replace('两', '二')}` : String(count));

const turned = (card: string, reversed: boolean) => `${reversed ? '逆位的' : ''}${card}`;
const under = (place: string | null) => (place ? `“${place}”位上的` : '');
const tally = (upright: number, reversed: number) => {
  if (reversed === 0) return `${digit(upright)}张全是正位。`;
  if (upright === 0) return `${digit(reversed)}张全是逆位。`;
  return `${digit(upright)}张正位，${digit(reversed)}张逆位。`;
};

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

/** Each pair of the Celtic Cross in two ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) => `最中间是${a}遇上${b}：前一张是你身处的气氛，后一张是顶着它来的东西。`,
    (a: string, b: string) => `眼下的光景是${a}，横在上面的是${b}，问题的大半就在这两张之间。`,
  ],
  [
    (a: string, b: string) => `头顶是${a}，脚下是${b}。想一想，这个目标是从这片地里长出来的，还是只悬在上面。`,
    (a: string, b: string) => `脚下踩的是${b}，抬头望见的是${a}。从这里走得到那里，目标才算是自己的。`,
  ],
  [
    (a: string, b: string) => `${a}正在退场，${b}正要上来，眼下的烦乱有一半只是换班时的嘈杂。`,
    (a: string, b: string) => `${a}那一段过去了，${b}那一段还没到，你正站在两扇门中间。`,
  ],
  [
    (a: string, b: string) => `你的姿态是${a}，周围的处境是${b}，两者互相牵着，谁也没法单独改变。`,
    (a: string, b: string) => `先看自己，${a}；再看身处的地方，${b}。两样里头，总有一样这个月就动得了。`,
  ],
  [
    (a: string, b: string) => `最后把${a}和${b}放在一起看：你盼着又怕着的事，已经开始影响结果。`,
    (a: string, b: string) => `你对${b}的期待和担心，都写在${a}里。看看结果有多少是先在心里成形的。`,
  ],
];

export const phrases: ReadingPhrases = {
  leads: {
    past: ['事情是从这里来的。', '过去的事，影子还在。'],
    obstacle: ['不论牌面好坏，绊脚的是这一样。', '这里要你付出点什么。'],
    support: ['不论牌面好坏，这里有可以借的力。', '帮得上忙的，要到这张牌里去找。'],
    counsel: ['这里说的是该怎么做，有时也是别再怎么做。', '牌在这里提个醒。'],
    hidden: ['这张牌在你没看的地方使劲。', '这一样，你可能没算进去。'],
    self: ['这是你自己的那一份。', '先看你自己站在哪儿。'],
    other: ['这是从你这边看过去的对方，不是对方心里的话。', '你看见的对方是这样，心里怎么想，得问本人。'],
    around: ['这是身边的人和事带来的。', '四周的光景，看这一张。'],
    wish: ['盼的是什么，怕落空的又是什么，都在这张牌里。', '盼望和担心，在这里挨得很近。'],
    between: ['这是你们两个人之间的那一段。', '两个人中间连着的，或隔着的，是这张牌。'],
    chance: ['这里有扇门，推开看见的是这张牌。'],
    outcome: ['照眼下走下去，会往这边去。', '不去动它，路就通到这里。'],
  },
  school: {
    blocked: '逆位不止一种读法，这一次偏重“受阻”：说到有力使不上的地方，多看一眼。',
    inward: '逆位不止一种读法，这一次偏重“向内”：先对照自己心里，旁人未必看得见。',
    delayed: '逆位不止一种读法，这一次偏重“延迟”：还没成的，先当它是慢，别当它是没有。',
    excess: '逆位不止一种读法，这一次偏重“过度”：说到劲使过了头的地方，多看一眼。',
  },
  majors: {
    many: (count, total) =>
      `${count === total ? `${digit(total)}张全是大阿卡纳` : `${digit(total)}张牌里有${digit(count)}张大阿卡纳`}，这件事酝酿了一段时间，也不会一周就过去。`,
    none: '桌上没有大阿卡纳，这是过日子里的问题，就从日子里着手。',
  },
  suit: {
    wands: (count) => `${digit(count)}张权杖让整张桌子发热：想动、着急、愿意起头，处处都是这股劲。`,
    cups: (count) => `${digit(count)}张圣杯定了调子，这里感受说了算，道理往后排。`,
    swords: (count) => `${digit(count)}张宝剑挨得很近，事情是在言语和念头里较着劲，你自己的念头也算在内。`,
    pentacles: (count) => `${digit(count)}张星币让这一局脚踏实地，答案落在时间、钱、身体和实在的活儿上。`,
  },
  missing: {
    wands: '没有权杖。开头那一推得由你自己来，等是等不来的。',
    cups: '没有圣杯，大家心里究竟怎么想，还没有人说出来，不妨问一问。',
    swords: '没有宝剑。那句该说清楚的话，还没有说。',
    pentacles: '没有星币，眼下还没有什么是能摸到、能数清、能签字的。',
  },
  number: {
    1: (count) => `${digit(count)}张首牌并排，好几扇门同时打开，你没法每一扇都进。`,
    2: (count) => `${digit(count)}张“二”在重复同一件事：一个选择，或者一个正等你回话的人。`,
    3: (count) => `${digit(count)}张“三”，有样东西正在成形，多半要和别人一起做。`,
    4: (count) => `${digit(count)}张“四”一起停住，安稳是够了，动静不大。`,
    5: (count) => `${digit(count)}张“五”，不止一处在摩擦。不好受，可事情正是这样往前走的。`,
    6: (count) => `${digit(count)}张“六”，绷紧之后慢慢回到平衡，有人在帮忙，或正等你去帮。`,
    7: (count) => `${digit(count)}张“七”，提醒你先看第二眼，再决定信不信。`,
    8: (count) => `${digit(count)}张“八”，事情动起来了，跟得上它的节奏就能借到力。`,
    9: (count) => `${digit(count)}张“九”，已经快到头了，剩下的多半只能你自己完成。`,
    10: (count) => `${digit(count)}张“十”，一轮走完，该结束的已经走足了路程。`,
    P: (count) => `${digit(count)}张侍从，送来消息，也带着新手的疑问和要学的东西。`,
    N: (count) => `${digit(count)}张骑士同时上路，会赶，也会乱，看清各自往哪边去。`,
    Q: (count) => `${digit(count)}张王后同在一桌，许多事要靠那些默默撑着局面的人。`,
    K: (count) => `${digit(count)}张国王同桌，不止一个人觉得该由自己拍板。`,
  },
  courts: (count) => `${digit(count)}张宫廷牌到了场，要么别人在这件事里也说得上话，要么是你自己的几副面孔在争着开口。`,
  reversals: {
    none: '牌堆里逆位的牌不少，桌上却张张正位：这件事里，自相拉扯的地方不多。',
    many: (count, total) => `${digit(total)}张里有${digit(count)}张逆位，多过碰巧，许多事还在水面下进行。`,
  },
  friends: (first, second, [a, b]) =>
    `${first}属${ELEMENT[a]}，${second}属${ELEMENT[b]}，${FRIENDS[a === 'fire' || b === 'fire' ? 'fire' : 'water']}。`,
  opposed: (first, second, [a, b]) =>
    `${first}属${ELEMENT[a]}，${MANNER[a]}；${second}属${ELEMENT[b]}，${MANNER[b]}。两边的力气互相抵掉一些。`,
  alike: (first, second, element) => `${first}和${second}同属${ELEMENT[element]}，${ALIKE[element]}。`,
  pair: (first, second, pair, way) => PAIRS[pair]![way % 2]!(first, second),
  paths: (first, second) => `把${first}和${second}并排放着想：平平常常的一天里，哪一种结局你过得下去？`,
  outcome: {
    love: (card, place, way) =>
      way % 2 === 0
        ? `感情上，答案的重心在${under(place)}${card}。`
        : `问的是感情，最后要看的是${under(place)}${card}。`,
    work: (card, place, way) =>
      way % 2 === 0 ? `工作上，分量落在${under(place)}${card}。` : `工作的事，拿主意时多想想${under(place)}${card}。`,
    money: (card, place, way) =>
      way % 2 === 0 ? `说到钱，先看${under(place)}${card}。` : `钱的事，要紧的话在${under(place)}${card}里。`,
    study: (card, place, way) =>
      way % 2 === 0 ? `学业上，指方向的是${under(place)}${card}。` : `念书的事，最后看${under(place)}${card}。`,
    spirit: (card, place, way) =>
      way % 2 === 0
        ? `内心这一面，不妨在${under(place)}${card}上多停一会儿。`
        : `心里的事，${under(place)}${card}说得最贴近。`,
    open: (card, place) =>
      place ? `这一局若只记住一张牌，就记住${under(place)}${card}。` : `这几天，有${card}这一张就够你想的了。`,
  },
  against: (card, place) => `先要应付的，是${under(place)}${card}。`,
  aid: (card, place) => `能借上力的，是${under(place)}${card}。`,
  arc: (from, to) => `这件事从${from}那里来，正往${to}那里去。`,
  count: {
    yes: (upright, reversed) => `${tally(upright, reversed)}数下来是“是”。数数是个粗法子，要什么条件，得看牌怎么说。`,
    no: (upright, reversed) => `${tally(upright, reversed)}照眼下的样子，数下来是“否”。是什么挡着，牌里有。`,
    unclear: (upright, reversed) =>
      `${tally(upright, reversed)}太接近了，老实说，看不出来。与其再抽一次，不如想想还差哪一样，它才会倒向一边。`,
  },
  jumper: (card, _, reversed) => `洗牌时，${turned(card, reversed)}自己掉了出来，也听它说一句。`,
  shadow: (card, way, reversed) =>
    way % 2 === 0
      ? `牌堆最底下压着${turned(card, reversed)}，没上桌，算是一句画外音。`
      : `翻到牌堆的底，是${turned(card, reversed)}，顺带看一眼。`,
  rules: {
    lead: '说明牌阵的这个位置，以及落在这里的牌。',
    gist: '这张牌朝上那一面的核心含义。',
    topic: '这张牌对你所问领域的说法。',
    text: '取自牌义库里这张牌的完整牌义。',
    advice: '这张牌的建议，因为这个位置问的是怎么做。',
    school: '逆位有好几种读法。一次解读只偏重一种，由这次抽牌的封印来定。',
    majors: '数一数桌上有几张大阿卡纳。',
    suit: '数花色。占到一半以上的花色会定下调子。',
    missing: '看小阿卡纳里缺了哪一种花色。',
    number: '看有没有几张牌数字或位阶相同。',
    courts: '数侍从、骑士、王后和国王。',
    reversals: '把逆位的比例和碰巧的比例相比。',
    friends: '元素尊贵：火与风、水与土相邻时互相增强。',
    opposed: '元素尊贵：火与水、风与土相邻时互相削弱。',
    alike: '元素尊贵：同一元素的两张牌互相加倍。',
    pair: '凯尔特十字成对来读：一和二、三和四、五和六、七和八、九和十。',
    paths: '把两条路的去处并排来看。',
    outcome: '指出答案倚靠的那张牌：最后一个说去向的位置。',
    step: '可以走的一步，取自桌上某张牌的建议。',
    against: '指出落在阻碍位置上的那张牌。',
    aid: '指出落在助力位置上的那张牌。',
    arc: '从过去的那张牌，连到答案倚靠的那张牌。',
    count: '正位算是，逆位算否。只比一半多一张或少一张，不足以定论。',
    jumper: '洗牌时掉出来的牌，当作旁白来读。',
    shadow: '没抽到的牌里压在最底下的那张，不少人最后会看它一眼。',
  },
};
