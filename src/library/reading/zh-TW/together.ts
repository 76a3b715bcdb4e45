import type { Rank } from '../../../domain/decks/tarot.ts';
import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick } from './saying.ts';

const ELEMENT = { fire: '火', water: '水', air: '風', earth: '土' };
export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    `${count === total ? `${digit(total)}張全是大阿爾克那` : `${digit(total)}張牌裡有${digit(count)}張大阿爾克那`}，${pick(
      way,
      1,
      [
        '這件事醞釀了好一陣子，一個禮拜裝不下。',
        '它牽得很遠，別用幾天的得失來量。',
        '它很早就起了頭，往後還會牽動不少事。',
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
    '話由誰先說，會差很多。',
    '替每一張取個名字，說不定其中一張就是你。',
    '出主意的人不少，先問自己想聽誰的。',
    '哪一張像你認識的人，對號入座看看。',
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

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way, heavy) =>
  pick(
    way,
    2,
    heavy
      ? [
          `${first}和${second}互相加重，先鬆開一頭，另一頭也會輕一點。`,
          `${first}壓著，${second}又添一份，${ELEMENT[a]}和${ELEMENT[b]}湊在一起，難處也加倍。`,
          `${first}和${second}要放在一起看，一個拖著另一個。`,
        ]
      : [
          `${first}屬${ELEMENT[a]}，${second}屬${ELEMENT[b]}，兩張互相幫忙，好處加一層。`,
          `${first}起的頭，${second}接得住，${ELEMENT[a]}和${ELEMENT[b]}本來就合。`,
          `${first}旁邊正好是${second}，${ELEMENT[a]}遇${ELEMENT[b]}，力氣往同一邊使。`,
        ],
  );

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${first}屬${ELEMENT[a]}，${second}屬${ELEMENT[b]}，兩張挨著，好處和壞處都打了折。`,
    `${first}和${second}，一${ELEMENT[a]}一${ELEMENT[b]}靠得近，誰都使不出全力。`,
    `最重的兩張是${first}和${second}，${ELEMENT[a]}和${ELEMENT[b]}不合，力氣互相抵掉一些。`,
    `${first}碰上${second}，${ELEMENT[a]}${ELEMENT[b]}相抵，兩張都讀輕一點。`,
  ]);

/** Pairs of the Celtic Cross: what goes and what comes, what is hoped or feared and the end. */
export const pair: ReadingPhrases['pair'] = {
  passing: {
    lighter: [
      '走掉的{card}比要來的{other}難，最重的那段在身後。',
      '{card}快過去了，接著是{other}，眼前這一段好走一點。',
      '從{card}換到{other}，壞天氣是往外走的。',
    ],
    heavier: [
      '{card}的輕鬆快到底了，下一段是{other}，趁現在休息一下。',
      '比起剛過去的{card}，{other}會要你多出點力氣。',
      '{card}存下來的先別用完，{other}會來要。',
    ],
  },
  hoped: {
    lighter: [
      '你防著的是{card}，路卻通到{other}，怕的比真正來的大。',
      '怕的是{card}，最後是{other}，擔心的那一段沒有走到底。',
      '心裡懸著{card}，去處卻是{other}，這份擔心可以放輕一點。',
    ],
    heavier: [
      '你盼的是{card}，照現在走去的是{other}，中間差的那一截還來得及改。',
      '心裡想的是{card}，路那頭是{other}，早點知道比較好。',
      '盼著{card}，等著的卻是{other}，期待先往下調一格。',
    ],
  },
};
