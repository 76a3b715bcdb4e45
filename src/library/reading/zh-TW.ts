import type { ReadingPhrases } from '../../domain/reading/texts.ts';

const ELEMENT = { fire: '火', water: '水', air: '風', earth: '土' };
const DIGITS = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'];
const digit = (count: number) => DIGITS[count] ?? String(count);

const PAIRS = [
  (a: string, b: string) => `正中央是${a}碰上${b}：前面那張是你身邊的氛圍，後面那張是迎面頂過來的東西。`,
  (a: string, b: string) => `頭上懸著${a}，腳下踩著${b}。問問自己，這個目標是從這塊地長出來的，還是只飄在上頭。`,
  (a: string, b: string) => `${a}準備下場，${b}準備上場，眼前的混亂有一部分只是交接時的手忙腳亂。`,
  (a: string, b: string) => `你的樣子是${a}，周遭的樣子是${b}，兩邊互相拉著，光改一邊很難。`,
  (a: string, b: string) => `最後把${a}和${b}擺在一起看：你期待又害怕的事，已經開始左右結果了。`,
];

export const phrases: ReadingPhrases = {
  leads: [
    () => '',
    (position, card) => `「${position}」這個位置，來的是${card}。`,
    () => '',
    (position, card) => `問到「${position}」，你翻到的是${card}。`,
    () => '',
  ],
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
    none: '每一張都是正位，這其實不常見，沒有什麼是故意不讓你知道的。',
    many: (count, total) => `${digit(total)}張裡有${digit(count)}張逆位，比碰巧多，很多事還在檯面下進行。`,
  },
  friends: (first, second, [a, b]) =>
    `${first}和${second}互相幫忙，${ELEMENT[a]}和${ELEMENT[b]}本來就合，可以用一邊帶起另一邊。`,
  opposed: (first, second, [a, b]) =>
    `${first}和${second}互相抵銷，${ELEMENT[a]}和${ELEMENT[b]}很難待在同一個屋簷下，總有一邊得退一步。`,
  alike: (first, second, element) => `${first}和${second}都屬${ELEMENT[element]}，好的壞的都會放大。`,
  pair: (first, second, pair) => PAIRS[pair]!(first, second),
  paths: (first, second) => `把${first}和${second}擺在一起想：再普通不過的一天裡，哪一種結局你過得下去？`,
  outcome: {
    love: (card, position) => `回到感情，這一局的重心放在「${position}」的${card}。`,
    work: (card, position) => `回到工作，分量最重的是「${position}」的${card}。`,
    money: (card, position) => `講到錢，先看「${position}」的${card}。`,
    study: (card, position) => `回到課業，指出方向的是「${position}」的${card}。`,
    spirit: (card, position) => `就內在來說，可以在「${position}」的${card}多待一下。`,
    open: (card, position) => `這一局如果只能記得一張牌，就記「${position}」的${card}。`,
  },
  step: (advice) => advice,
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
  },
};
