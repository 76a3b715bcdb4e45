import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick, turned } from './saying.ts';

export const paths: ReadingPhrases['paths'] = (first, second, way) =>
  pick(way, 1, [
    `把${first}和${second}擺在一起想：再普通不過的一天裡，哪一種結局你過得下去？`,
    `一條走到${first}，一條走到${second}。想想看，哪一條沒走過你會一直惦記。`,
    `${first}和${second}都不是標準答案，看哪一條路你走起來腳步比較輕。`,
  ]);

const tally = (upright: number, reversed: number) => {
  if (reversed === 0) return `${digit(upright)}張全是正位。`;
  return upright === 0 ? `${digit(reversed)}張全是逆位。` : `${digit(upright)}張正位，${digit(reversed)}張逆位。`;
};

export const count: ReadingPhrases['count'] = {
  yes: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(way, 1, [
      '數起來是「是」。用數的比較粗略，有什麼條件，要看牌怎麼說。',
      '照數目是「是」。是哪一種「是」，往下讀。',
      '天平往「是」那邊沉。動手以前，先看牌開了什麼條件。',
    ])}`,
  no: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(way, 1, [
      '照目前的樣子，數起來是「否」。是什麼擋著，牌裡有講。',
      '照數目是「否」，說的是今天。要改哪一樣，往下讀。',
      '天平往「否」那邊沉。上面壓了什麼，每張牌講一點。',
    ])}`,
  unclear: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(way, 1, [
      '太接近了，坦白說：不明朗。與其再抽一次，不如問問什麼能讓它偏過去。',
      '天平幾乎是平的，不算「是」，也不算「否」。兩邊各放了什麼，看牌。',
      '差一張就會翻過來，先別當定案，看看是什麼能讓它定下來。',
    ])}`,
};

export const jumper: ReadingPhrases['jumper'] = (card, way, reversed) =>
  pick(way, 3, [
    `洗牌時掉出來的是${turned(card, reversed)}，也聽它說一句。`,
    `${turned(card, reversed)}在洗牌時自己跳了出來，像有人插嘴。`,
    `還沒抽，${turned(card, reversed)}先等不及了，當作旁邊傳來的一句話。`,
  ]);

export const shadow: ReadingPhrases['shadow'] = (card, reversed) => {
  const named = turned(card, reversed);
  return [
    `壓在牌堆最底下的是${named}，沒有人問起，卻一直墊在下面。`,
    `翻到牌堆最後，底牌是${named}，算是這一局沒說出口的話。`,
    `底牌是${named}，它不在桌上，影子倒是拖得很長。`,
    `把剩下的牌翻過來，第一張看到的是${named}。`,
    `${named}待在牌堆最下面，從頭到尾沒有被抽到。`,
    `撐住整疊牌的是${named}，講的常常是你早就習慣的事。`,
    `最後看一眼底牌，這次是${named}。`,
    `牌都看完了，底下還有一張${named}，當作補充。`,
    `沒上桌的牌裡，墊底的那張是${named}。`,
  ];
};

export const clarifier: ReadingPhrases['clarifier'] = {
  same: [
    '{other}旁邊多了{card}，兩張是同一個意思，說得更細一點。',
    '補上的{card}沒有改變說法，而是把{other}講得更清楚。',
    '有{card}作伴，{other}想說什麼就更明白了。',
  ],
  lighter: [
    '{other}旁邊多了{card}，擔子輕了一些。',
    '補上的{card}，講的是{other}比較輕鬆的那一面。',
    '有{card}作伴，{other}少了點刺，話還是那句話。',
  ],
  heavier: [
    '{other}旁邊多了{card}，這個位置要看得更認真。',
    '補上的{card}，講的是{other}要付出的代價。',
    '有{card}作伴，{other}還是算數，只是多了一個條件。',
  ],
};
