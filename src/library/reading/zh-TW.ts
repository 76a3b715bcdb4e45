import type { ReadingPhrases } from '../../domain/reading/texts.ts';

const ELEMENT = { fire: '火', water: '水', air: '風', earth: '土' };
const DIGITS = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'];
const digit = (count: number) => DIGITS[count] ?? String(count);

const under = (place: string | null) => (place ? `「${place}」的` : '');
const some = (count: number, side: string) => (count === 0 ? `沒有${side}` : `${digit(count)}張${side}`);
const tally = (upright: number, reversed: number) => `${some(upright, '正位')}，${some(reversed, '逆位')}。`;

/** Each pair of the Celtic Cross in two ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) => `正中央是${a}碰上${b}：前面那張是你身邊的氛圍，後面那張是迎面頂過來的東西。`,
    (a: string, b: string) => `你人在${a}裡，${b}正橫在上面，問題的大半就在這兩張之間。`,
  ],
  [
    (a: string, b: string) => `頭上懸著${a}，腳下踩著${b}。問問自己，這個目標是從這塊地長出來的，還是只飄在上頭。`,
    (a: string, b: string) => `腳下是${b}，抬頭看到的是${a}。從這裡走得到那裡，目標才算是自己的。`,
  ],
  [
    (a: string, b: string) => `${a}準備下場，${b}準備上場，眼前的混亂有一部分只是交接時的手忙腳亂。`,
    (a: string, b: string) => `${a}的時候過了，${b}的時候還沒到，你正站在兩扇門中間。`,
  ],
  [
    (a: string, b: string) => `你的樣子是${a}，周遭的樣子是${b}，兩邊互相拉著，光改一邊很難。`,
    (a: string, b: string) => `先看自己，${a}；再看所在的地方，${b}。兩樣裡頭，總有一樣這個月就動得了。`,
  ],
  [
    (a: string, b: string) => `最後把${a}和${b}擺在一起看：你期待又害怕的事，已經開始左右結果了。`,
    (a: string, b: string) => `你對${b}的期待和擔心，都寫在${a}裡。看看結果有多少是先在心裡成形的。`,
  ],
];

export const phrases: ReadingPhrases = {
  leads: {
    past: ['事情是從這裡開始的。', '過去的事，還在裡面起作用。'],
    obstacle: ['卡住的地方在這裡。', '這裡會要你付出一些代價。'],
    support: ['這是站在你這邊的力量。', '這裡有幫得上忙的。'],
    counsel: ['這裡談的是可以怎麼做。', '牌在這裡給了建議。'],
    hidden: ['這張牌在你沒留意的地方使力。', '這一項，你可能沒算進去。'],
    self: ['這是你自己的那一份。'],
    other: ['這是從你這邊看到的對方，不是對方心裡的話。'],
    around: ['這是周遭帶來的。'],
    wish: ['這裡談的是想要，還不是已經有了。', '期待和擔心，在這裡靠得很近。'],
    outcome: ['照目前走下去，會往這個方向。', '什麼都不改的話，路會通到這裡。'],
  },
  school: {
    blocked: '這次解讀把逆位當作「卡住」：力氣有了，路還沒通。',
    inward: '這次解讀把逆位當作「往內走」：事情先在你心裡發生，旁人還看不到。',
    delayed: '這次解讀把逆位當作「晚到」：會來的在路上了，只是比你想的慢。',
    excess: '這次解讀把逆位當作「太過頭」：原本是好事，分量下得太重。',
  },
  majors: {
    many: (count, total) =>
      `${digit(total)}張牌裡有${digit(count)}張大阿爾克那，這件事的格局比這個禮拜大，它已經醞釀好一陣子了。`,
    none: '桌上沒有大阿爾克那。這是日常裡的問題，也就能在日常裡動手處理。',
  },
  suit: {
    wands: (count) => `${digit(count)}張權杖讓整桌都有溫度：想衝、著急、願意開頭，到處都是這股勁。`,
    cups: (count) => `${digit(count)}張聖杯定了調，這裡由感受作主，道理先排後面。`,
    swords: (count) => `${digit(count)}張寶劍靠得很近，事情在話語和念頭裡角力，你自己的念頭也算一份。`,
    pentacles: (count) => `${digit(count)}張錢幣讓這一局很踏實，答案落在時間、金錢、身體和實際的工作上。`,
  },
  missing: {
    wands: '一張權杖都沒有。起頭那一下要靠你自己，環境不會幫你推。',
    cups: '一張聖杯都沒有，每個人心裡到底怎麼想還沒人講，可以開口問問看。',
    swords: '一張寶劍都沒有。該講清楚的那句話，還沒講。',
    pentacles: '一張錢幣都沒有，眼前還沒有什麼摸得到、數得出、簽得下去的東西。',
  },
  number: {
    1: (count) => `${digit(count)}張王牌並排，好幾扇門同時開著，你沒辦法每一扇都走進去。`,
    2: (count) => `${digit(count)}張「二」講的是同一件事：一個選擇，或一個在等你回話的人。`,
    3: (count) => `${digit(count)}張「三」，有什麼正要成形，多半得和別人一起。`,
    4: (count) => `${digit(count)}張「四」一起站定，安全感夠了，動能不多。`,
    5: (count) => `${digit(count)}張「五」，不只一個地方在摩擦。不舒服，但事情就是這樣往前的。`,
    6: (count) => `${digit(count)}張「六」，緊繃之後慢慢找回平衡，有人正在幫忙，或正等你伸手。`,
    7: (count) => `${digit(count)}張「七」，提醒你多看一眼再決定要不要相信。`,
    8: (count) => `${digit(count)}張「八」，事情動起來了，跟上節奏就能順勢借力。`,
    9: (count) => `${digit(count)}張「九」，快到終點了，剩下的多半只能自己走完。`,
    10: (count) => `${digit(count)}張「十」，一個循環走完，該收的已經走到底了。`,
    P: (count) => `${digit(count)}張侍者，帶來消息、新手的提問，還有要學的東西。`,
    N: (count) => `${digit(count)}張騎士同時上路，會趕、會亂，先看清楚誰往哪邊去。`,
    Q: (count) => `${digit(count)}張王后同桌，很多事情靠的是那些默默撐住場面的人。`,
    K: (count) => `${digit(count)}張國王坐在這裡，不只一個人覺得該由自己決定。`,
  },
  courts: (count) => `${digit(count)}張宮廷牌擠在桌上，這件事別人也有話要說，或者是你身上好幾個面向在說話。`,
  reversals: {
    none: '牌堆裡逆位的牌不少，桌上卻張張正位：這件事裡，自己拉扯自己的地方不多。',
    many: (count, total) => `${digit(total)}張裡有${digit(count)}張逆位，比碰巧多，很多事還在檯面下進行。`,
  },
  friends: (first, second, [a, b]) =>
    `${first}和${second}互相幫忙，${ELEMENT[a]}和${ELEMENT[b]}本來就合，可以用一邊帶起另一邊。`,
  opposed: (first, second, [a, b]) =>
    `${first}和${second}互相抵銷，${ELEMENT[a]}和${ELEMENT[b]}很難待在同一個屋簷下，總有一邊得退一步。`,
  alike: (first, second, element) => `${first}和${second}都屬${ELEMENT[element]}，好的壞的都會放大。`,
  pair: (first, second, pair, way) => PAIRS[pair]![way % 2]!(first, second),
  paths: (first, second) => `把${first}和${second}擺在一起想：再普通不過的一天裡，哪一種結局你過得下去？`,
  outcome: {
    love: (card, place) => `感情上，答案的重心在${under(place)}${card}。`,
    work: (card, place) => `工作上，分量最重的是${under(place)}${card}。`,
    money: (card, place) => `講到錢，先看${under(place)}${card}。`,
    study: (card, place) => `課業上，指出方向的是${under(place)}${card}。`,
    spirit: (card, place) => `內在這一面，可以在${under(place)}${card}多待一下。`,
    open: (card, place) =>
      place ? `這一局如果只能記得一張牌，就記${under(place)}${card}。` : `這幾天，有${card}這一張就夠你想了。`,
  },
  against: (card, place) => `會拖住它的，是${under(place)}${card}。`,
  aid: (card, place) => `靠得住的，是${under(place)}${card}。`,
  arc: (from, to) => `從${from}走到${to}，這就是它的走向。`,
  count: {
    yes: (upright, reversed) => `${tally(upright, reversed)}數起來是「是」。用數的比較粗略，有什麼條件，要看牌怎麼說。`,
    no: (upright, reversed) => `${tally(upright, reversed)}照目前的樣子，數起來是「否」。是什麼擋著，牌裡有講。`,
    unclear: (upright, reversed) =>
      `${tally(upright, reversed)}太接近了，坦白說：不明朗。與其再抽一次，不如問問什麼能讓它偏過去。`,
  },
  jumper: (card) => `洗牌時掉出來的是${card}，也聽它說一句。`,
  shadow: (card) => `壓在牌堆最底下的是${card}，沒有人問起，卻一直墊在下面。`,
  rules: {
    lead: '說明牌陣的這個位置，以及落在這裡的牌。',
    gist: '這張牌朝上那一面的核心意思。',
    topic: '這張牌對你所問領域的說法。',
    text: '出自牌義庫裡這張牌的完整牌義。',
    advice: '這張牌的建議，因為這個位置問的是怎麼做。',
    school: '逆位有好幾種讀法。一次解讀只用一種，由這次抽牌的封印決定。',
    majors: '數數看桌上有幾張大阿爾克那。',
    suit: '數花色。占到一半以上的花色會定調。',
    missing: '看小阿爾克那裡缺了哪個花色。',
    number: '看有沒有幾張牌的數字或位階相同。',
    courts: '數侍者、騎士、王后和國王。',
    reversals: '拿逆位的比例和碰巧的比例比一比。',
    friends: '元素尊貴：火與風、水與土相鄰時彼此增強。',
    opposed: '元素尊貴：火與水、風與土相鄰時彼此削弱。',
    alike: '元素尊貴：同一元素的兩張牌彼此加倍。',
    pair: '凱爾特十字成對來讀：一和二、三和四、五和六、七和八、九和十。',
    paths: '把兩條路的去處擺在一起看。',
    outcome: '指出答案倚靠的那張牌：最後一個談去向的位置。',
    step: '可以踏出的一步，出自桌上某張牌的建議。',
    against: '指出落在阻礙位置上的那張牌。',
    aid: '指出落在助力位置上的那張牌。',
    arc: '從過去的那張牌，連到答案倚靠的那張牌。',
    count: '正位算「是」，逆位算「否」。只比一半多一張或少一張，不足以下定論。',
    jumper: '洗牌時掉出來的牌，當作旁白來讀。',
    shadow: '沒抽到的牌裡壓在最底下的那張，很多人最後會看它一眼。',
  },
};
