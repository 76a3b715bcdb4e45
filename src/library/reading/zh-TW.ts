import type { ReadingPhrases } from '../../domain/reading/texts.ts';

const DIGITS = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'];
const digit = (count: number) => DIGITS[count] ?? String(count);

/** A place whose name ends in 的 takes no second one. */
const under = (place: string | null) => (place ? `「${place}」${place.endsWith('的') ? '那張' : '的'}` : '');
const tally = (upright: number, reversed: number) => {
  if (reversed === 0) return `${digit(upright)}張全是正位。`;
  return upright === 0 ? `${digit(reversed)}張全是逆位。` : `${digit(upright)}張正位，${digit(reversed)}張逆位。`;
};

/** Elements that are friends or opposed, in their order on the table. */
const TOGETHER: Readonly<Record<string, string>> = {
  'fire air': '火借了風勢，想到的事很快就會動手',
  'air fire': '風把火搧旺，一句話就能讓人動起來',
  'water earth': '水滲進土裡，心意有地方落腳',
  'earth water': '土接住了水，日子過得穩，情緒也跟著安靜',
  'fire water': '火急著走，水還想多待一會兒，別在這個時候逼自己表態',
  'water fire': '心裡還有情緒，手已經想動，先緩一緩再出手',
  'air earth': '想得到的，手上還做不到，中間得加一道實際的步驟',
  'earth air': '手上的事很實際，腦子卻飄在別處，把話講成數字和日期會近一點',
};
const ALIKE = {
  fire: '都屬火，衝勁加倍，火氣也加倍',
  water: '都屬水，感受特別濃，容易一起往下沉，也容易一起被安慰',
  air: '都屬風，想得多、說得也多，小心原地打轉',
  earth: '都屬土，做事扎實，只是誰都不太想先動',
};

/** Each pair of the Celtic Cross in two ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) => `正中央是${a}碰上${b}：前面那張是你身邊的氛圍，後面那張是迎面頂過來的東西。`,
    (a: string, b: string) => `圍著你的是${a}，橫在上面的是${b}，問題的大半就在這兩張之間。`,
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
    past: ['事情是從這裡開始的。', '從前的事，影子還在這裡。'],
    obstacle: ['把你絆住的，可能就是這一樣。', '路上這一關，先看清楚它的樣子。'],
    support: ['幫得上忙的，要從這張牌裡找。', '這裡有你用得上的東西。'],
    counsel: ['要做什麼、要改什麼，看這一張。', '想知道怎麼走，先聽這張牌說。'],
    hidden: ['這張牌在你沒留意的地方使力。', '這一項，你可能沒算進去。'],
    self: ['這張照的是你。', '先看你自己這一邊。'],
    other: ['這是從你這邊看到的對方，不是對方心裡的話。', '你看到的對方是這樣，心裡怎麼想要問本人。'],
    around: ['身邊的人和環境，正是這個樣子。', '這一份來自周遭。'],
    wish: ['這裡談的是想要，還不是已經有了。', '心裡惦記著的，是這個樣子。'],
    chance: ['這裡有一扇門，推開看到的是這張牌。', '有機會長成的，是這個樣子。'],
    outcome: ['照這條路走下去，前面看到的是這個。', '再走一段，大概會到這裡。'],
  },
  school: {
    blocked: '這一局的逆位都當「卡住」來讀，看看力氣停在哪一步。',
    inward: '這一局的逆位都當「往內走」來讀，事情先在你心裡發生，旁人還看不到。',
    delayed: '這一局的逆位都當「晚到」來讀，牌上說的事會慢一些才看得見。',
    excess: '這一局的逆位都當「太過頭」來讀，看看是哪一股力氣用得太滿。',
  },
  majors: {
    many: (count, total) =>
      count === total
        ? `${digit(total)}張全是大阿爾克那，這件事牽得很遠，別用一個禮拜的得失來量它。`
        : `${digit(total)}張牌裡有${digit(count)}張大阿爾克那，這件事醞釀了好一陣子，一個禮拜裝不下。`,
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
    4: (count) => `${digit(count)}張「四」一起站定，力氣都用來守著，不太想動。`,
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
  courts: (count) =>
    count === 2
      ? '兩張宮廷牌照了面，這件事裡有別人的意見，也可能是你自己的兩種脾氣在談判。'
      : `${digit(count)}張宮廷牌擠在桌上，插得上話的人不少，先分清楚哪一句是你自己的。`,
  reversals: {
    none: '牌堆裡逆位的牌不少，桌上卻張張正位：這件事裡，自己拉扯自己的地方不多。',
    many: (count, total) => `${digit(total)}張裡有${digit(count)}張逆位，比碰巧多，很多事還在檯面下進行。`,
  },
  friends: (first, second, [a, b]) => `${first}和${second}互相幫忙：${TOGETHER[`${a} ${b}`]}。`,
  opposed: (first, second, [a, b]) => `${first}和${second}互相抵銷：${TOGETHER[`${a} ${b}`]}。`,
  alike: (first, second, element) => `${first}和${second}${ALIKE[element]}。`,
  pair: (first, second, pair, way) => PAIRS[pair]![way % 2]!(first, second),
  paths: (first, second) => `把${first}和${second}擺在一起想：再普通不過的一天裡，哪一種結局你過得下去？`,
  outcome: {
    love: (card, place, way) =>
      way % 2 === 0 ? `感情上，答案的重心在${under(place)}${card}。` : `回到感情，最該記住的是${under(place)}${card}。`,
    work: (card, place, way) =>
      way % 2 === 0 ? `工作上，分量最重的是${under(place)}${card}。` : `回到工作，答案要從${under(place)}${card}看起。`,
    money: (card, place, way) =>
      way % 2 === 0 ? `講到錢，先看${under(place)}${card}。` : `錢的事，${under(place)}${card}說得最清楚。`,
    study: (card, place, way) =>
      way % 2 === 0 ? `課業上，指出方向的是${under(place)}${card}。` : `念書的事，先看${under(place)}${card}。`,
    spirit: (card, place, way) =>
      way % 2 === 0
        ? `內在這一面，可以在${under(place)}${card}多待一下。`
        : `想安靜下來，就陪${under(place)}${card}坐一會兒。`,
    open: (card, place, way) => {
      if (!place) return way % 2 === 0 ? `這幾天，有${card}這一張就夠你想了。` : `把${card}放在心上，其他的先不急。`;
      return way % 2 === 0
        ? `這一局如果只能記得一張牌，就記${under(place)}${card}。`
        : `問的事繞了一圈，最後落在${under(place)}${card}上。`;
    },
  },
  against: (card, place, way) =>
    way % 2 === 0 ? `中間隔著的，是${under(place)}${card}。` : `路上要繞過的，是${under(place)}${card}。`,
  aid: (card, place, way) =>
    way % 2 === 0 ? `用得上的，在${under(place)}${card}裡。` : `想找幫手，看${under(place)}${card}。`,
  arc: (from, to, way) =>
    way % 2 === 0 ? `把${from}和${to}連起來看，就是這件事走的路。` : `${from}在身後，${to}在前頭，你正走在中間。`,
  count: {
    yes: (upright, reversed) => `${tally(upright, reversed)}數起來是「是」。用數的比較粗略，有什麼條件，要看牌怎麼說。`,
    no: (upright, reversed) => `${tally(upright, reversed)}照目前的樣子，數起來是「否」。是什麼擋著，牌裡有講。`,
    unclear: (upright, reversed) =>
      `${tally(upright, reversed)}太接近了，坦白說：不明朗。與其再抽一次，不如問問什麼能讓它偏過去。`,
  },
  jumper: (card, way, reversed) =>
    way % 2 === 0
      ? `洗牌時掉出來的是${reversed ? '逆位的' : ''}${card}，也聽它說一句。`
      : `${reversed ? '逆位的' : ''}${card}在洗牌時自己跳了出來，像有人插嘴。`,
  shadow: (card, way, reversed) =>
    [
      `壓在牌堆最底下的是${reversed ? '逆位的' : ''}${card}，沒有人問起，卻一直墊在下面。`,
      `翻到牌堆最後，底牌是${reversed ? '逆位的' : ''}${card}，算是這一局沒說出口的話。`,
      `底牌是${reversed ? '逆位的' : ''}${card}，它不在桌上，影子倒是拖得很長。`,
    ][way % 3]!,
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
