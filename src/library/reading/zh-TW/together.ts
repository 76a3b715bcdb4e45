import type { Rank } from '../../../domain/decks/tarot.ts';
import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick } from './saying.ts';

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
const ELEMENT = { fire: '火', water: '水', air: '風', earth: '土' };
const ALIKE = {
  fire: '衝勁加倍，火氣也加倍',
  water: '感受特別濃，容易一起往下沉，也容易一起被安慰',
  air: '想得多、說得也多，小心原地打轉',
  earth: '做事扎實，只是誰都不太想先動',
};

/** Each pair of the Celtic Cross in three ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) => `正中央是${a}碰上${b}：前面那張是你身邊的氛圍，後面那張是迎面頂過來的東西。`,
    (a: string, b: string) => `圍著你的是${a}，橫在上面的是${b}，問題的大半就在這兩張之間。`,
    (a: string, b: string) => `${a}想走，${b}橫在前面，先弄懂這兩張是怎麼卡住的。`,
  ],
  [
    (a: string, b: string) => `頭上懸著${a}，腳下踩著${b}。問問自己，這個目標是從這塊地長出來的，還是只飄在上頭。`,
    (a: string, b: string) => `腳下是${b}，抬頭看到的是${a}。從這裡走得到那裡，目標才算是自己的。`,
    (a: string, b: string) => `從${b}走到${a}，像從一樓到頂樓，要爬幾層，自己數數看。`,
  ],
  [
    (a: string, b: string) => `${a}準備下場，${b}準備上場，眼前的混亂有一部分只是交接時的手忙腳亂。`,
    (a: string, b: string) => `${a}的時候過了，${b}的時候還沒到，你正站在兩扇門中間。`,
    (a: string, b: string) => `先送走${a}，再去接${b}，兩樣一起抱，手會不夠。`,
  ],
  [
    (a: string, b: string) => `你的樣子是${a}，周遭的樣子是${b}，兩邊互相拉著，光改一邊很難。`,
    (a: string, b: string) => `先看自己，${a}；再看所在的地方，${b}。兩樣裡頭，總有一樣這個月就動得了。`,
    (a: string, b: string) => `你帶著${a}，走進一間${b}的房子，看是房子該改，還是你站的位置該換。`,
  ],
  [
    (a: string, b: string) => `最後把${a}和${b}擺在一起看：你期待又害怕的事，已經開始左右結果了。`,
    (a: string, b: string) => `你對${b}的期待和擔心，都寫在${a}裡。看看結果有多少是先在心裡成形的。`,
    (a: string, b: string) => `心裡是${a}，去處是${b}，兩張像不像，你最清楚。`,
  ],
];

export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    `${count === total ? `${digit(total)}張全是大阿爾克那` : `${digit(total)}張牌裡有${digit(count)}張大阿爾克那`}，${pick(
      way,
      1,
      [
        '這件事醞釀了好一陣子，一個禮拜裝不下。',
        '它牽得很遠，別用幾天的得失來量。',
        '你問的是眼前，連著的卻是比較長的一段路。',
      ],
    )}`,
  none: [
    '桌上沒有大阿爾克那。這是日常裡的問題，也就能在日常裡動手處理。',
    '一張大阿爾克那也沒有，事情不大，都在你搆得到的地方。',
    '沒有大阿爾克那，辦法多半就在每天的小事裡。',
  ],
};

export const suit: ReadingPhrases['suit'] = {
  wands: (count, way) =>
    `${digit(count)}張權杖${pick(way, 2, [
      '讓整桌都有溫度：想衝、著急、願意開頭，到處都是這股勁。',
      '，力氣不缺，缺的是往哪裡用。',
      '擺在一起，問的是你有多想要。',
    ])}`,
  cups: (count, way) =>
    `${digit(count)}張聖杯${pick(way, 2, [
      '定了調，這裡由感受作主，道理先排後面。',
      '，大家的心都在裡面，不只你的。',
      '在桌上，先問舒不舒服，再問行不行。',
    ])}`,
  swords: (count, way) =>
    `${digit(count)}張寶劍${pick(way, 2, [
      '靠得很近，事情在話語和念頭裡角力，你自己的念頭也算一份。',
      '，想得太多，今晚可以先停一半。',
      '都在，話少講兩句，每句講準。',
    ])}`,
  pentacles: (count, way) =>
    `${digit(count)}張錢幣${pick(way, 2, [
      '讓這一局很踏實，答案落在時間、金錢、身體和實際的工作上。',
      '，走得慢，走出來的都摸得到。',
      '壓在桌上，看的是做了什麼、付了什麼、守不守得住。',
    ])}`,
};

export const missing: ReadingPhrases['missing'] = {
  wands: [
    '一張權杖都沒有。起頭那一下要靠你自己，環境不會幫你推。',
    '少了權杖，問問自己是真的想要，還是覺得應該要。',
    '權杖沒來，火要有人去點。',
  ],
  cups: [
    '一張聖杯都沒有，每個人心裡到底怎麼想還沒人講，可以開口問問看。',
    '少了聖杯，算了很多，心還沒問過。',
    '聖杯沒來，講的都是道理，感覺還沒上桌。',
  ],
  swords: [
    '一張寶劍都沒有。該講清楚的那句話，還沒講。',
    '少了寶劍，這件事還沒有人好好想透。',
    '寶劍沒來，沒有人把話挑明，你可以講一句短的。',
  ],
  pentacles: [
    '一張錢幣都沒有，眼前還沒有什麼摸得到、數得出、簽得下去的東西。',
    '少了錢幣，什麼時候、在哪裡、用什麼去做，都還沒回答。',
    '錢幣沒來，實際的那一頭還空著。',
  ],
};

/** What the same number or rank on several cards says. */
const SAID: Readonly<Record<Rank, readonly [name: string, ...lines: string[]]>> = {
  1: ['王牌', '並排，好幾扇門同時開著，你沒辦法每一扇都走進去。', '，開頭不缺，缺的是第二步。'],
  2: ['「二」', '講的是同一件事：一個選擇，或一個在等你回話的人。', '，樣樣成雙，要擺平，不然就挑一個。'],
  3: ['「三」', '，有什麼正要成形，多半得和別人一起。', '，從圖上落到地上，人也比一開始多了。'],
  4: ['「四」', '一起站定，力氣都用來守著，不太想動。', '，四面牆都有了，要不要一直待著是另一回事。'],
  5: ['「五」', '，不只一個地方在摩擦。不舒服，但事情就是這樣往前的。', '，路走到一半，這段最顛。'],
  6: ['「六」', '，緊繃之後慢慢找回平衡，有人正在幫忙，或正等你伸手。', '，最吃力的一段過了。'],
  7: ['「七」', '，提醒你多看一眼再決定要不要相信。', '，是一道測驗，光憑想像過不了關。'],
  8: ['「八」', '，事情動起來了，跟上節奏就能順勢借力。', '，談的是快慢：哪件該趕，哪件該守。'],
  9: ['「九」', '，快到終點了，剩下的多半只能自己走完。', '，離終點一步，得到什麼自己看得見。'],
  10: ['「十」', '，一個循環走完，該收的已經走到底了。', '，滿了，接下來從小處重新數。'],
  P: ['侍者', '，帶來消息、新手的提問，還有要學的東西。', '站在門口，手上都有信，看仔細一點。'],
  N: ['騎士', '同時上路，會趕、會亂，先看清楚誰往哪邊去。', '，都跑得快，地圖要有人拿。'],
  Q: ['王后', '同桌，很多事情靠的是那些默默撐住場面的人。', '，各有各的照顧法，耐心比嗓門有用。'],
  K: ['國王', '坐在這裡，不只一個人覺得該由自己決定。', '，哪一塊歸誰，早點講清楚。'],
};

export const number = Object.fromEntries(
  Object.entries(SAID).map(([rank, [name, ...lines]]) => [
    rank,
    (count: number, way: number) => `${digit(count)}張${name}${pick(way, 3, lines)}`,
  ]),
) as unknown as ReadingPhrases['number'];

export const courts: ReadingPhrases['courts'] = (count, way) =>
  `${digit(count)}張宮廷牌在桌上，${pick(way, 2, [
    '這件事裡有別人的意見，也可能是你自己的幾種脾氣在談判。',
    '替每一張取個名字，說不定其中一張就是你。',
    '插得上話的人不少，先分清楚哪一句是你自己的。',
  ])}`;

export const reversals: ReadingPhrases['reversals'] = {
  none: [
    '牌堆裡逆位的牌不少，桌上卻張張正位：這件事裡，自己拉扯自己的地方不多。',
    '一張逆位都沒翻到，這不常見，擺在桌上的都肯讓人看。',
    '張張正位，躲著不說的不多。',
  ],
  many: (count, total, way) =>
    `${digit(total)}張裡有${digit(count)}張逆位，${pick(way, 5, [
      '比這副牌該有的多，很多事還在檯面下進行。',
      '不算少，先給它一點時間，別急著下判斷。',
      '力氣有不少還收著、悶著，或是時候沒到。',
    ])}`,
};

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way) =>
  `${pick(way, 2, [
    `${first}和${second}互相幫忙`,
    `${first}旁邊正好是${second}`,
    `${first}遇到${second}，搭得起來`,
    `${first}屬${ELEMENT[a]}，${second}屬${ELEMENT[b]}`,
  ])}：${TOGETHER[`${a} ${b}`]}。`;

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  `${pick(way, 2, [
    `${first}和${second}互相抵銷`,
    `${first}和${second}步調對不上`,
    `${first}這邊和${second}那邊各走各的`,
    `${first}和${second}挨在一起，${ELEMENT[a]}碰上${ELEMENT[b]}`,
  ])}：${TOGETHER[`${a} ${b}`]}。`;

export const alike: ReadingPhrases['alike'] = (first, second, element, way) =>
  `${pick(way, 2, [`${first}和${second}`, `${first}加上${second}`, `${first}遇到${second}`])}${pick(way, 4, [
    `，都屬${ELEMENT[element]}，`,
    `，兩張都是${ELEMENT[element]}：`,
  ])}${ALIKE[element]}。`;

export const pair: ReadingPhrases['pair'] = (first, second, index, way) =>
  pick(way, index, PAIRS[index]!)(first, second);
