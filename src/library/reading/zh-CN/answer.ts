import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick, turned } from './saying.ts';

export const paths: ReadingPhrases['paths'] = (first, second, way) =>
  pick(way, 1, [
    `把${first}和${second}并排放着想：平平常常的一天里，哪一种结局你过得下去？`,
    `一条路走到${first}，一条路走到${second}。想想哪一条没走过，日后你会更惦记。`,
    `${first}和${second}都算不上标准答案，看看哪条路走起来，你的脚步是轻的。`,
  ]);

const tally = (upright: number, reversed: number) => {
  if (reversed === 0) return `${digit(upright)}张全是正位。`;
  if (upright === 0) return `${digit(reversed)}张全是逆位。`;
  return `${digit(upright)}张正位，${digit(reversed)}张逆位。`;
};

export const count: ReadingPhrases['count'] = {
  yes: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(way, 1, [
      '数下来是“是”。数数是个粗法子，要什么条件，得看牌怎么说。',
      '按数是“是”。是怎样的“是”，往下读。',
      '天平往“是”那边倒。动手之前，先把牌上的条件看完。',
    ])}`,
  no: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(way, 1, [
      '照眼下的样子，数下来是“否”。是什么挡着，牌里有。',
      '按数是“否”，说的是今天。要改哪一样，往下读。',
      '天平往“否”那边倒。压着它的是什么，每张牌说一点。',
    ])}`,
  unclear: (upright, reversed, way) =>
    `${tally(upright, reversed)}${pick(
      way,
      1,
      upright === reversed
        ? ['张数打平，看每张牌说的是什么。', '两头一样多，各压着什么，看牌。', '数不出先后，能定它的事，下面有。']
        : [
            '只差一张，不够当“是”，也不够当“否”，看每张牌说的是什么。',
            '一张之差，轻得很，各压着什么，看牌。',
            '就差这一张，单凭数目定不下来，要听牌面怎么说。',
          ],
    )}`,
};

export const jumper: ReadingPhrases['jumper'] = (card, way, reversed) =>
  pick(way, 3, [
    `洗牌时，${turned(card, reversed)}自己掉了出来，也听它说一句。`,
    `还没抽，${turned(card, reversed)}先跳了出来，像有人插了句嘴。`,
    `有一张等不及，是${turned(card, reversed)}，当它是旁边递来的一句话。`,
  ]);

export const shadow: ReadingPhrases['shadow'] = (card, reversed) => {
  const named = turned(card, reversed);
  return [
    `牌堆最底下压着${named}，没上桌，算是一句画外音。`,
    `翻到牌堆的底，是${named}，顺带看一眼。`,
    `没人问起${named}，它却一直垫在牌堆底下。`,
    `桌上的牌说完了，底牌还有一张，是${named}。`,
    `剩下的牌整摞翻过来，头一张是${named}。`,
    `${named}留在最后没被抽到，也算有它一份。`,
    `托着整副牌的是${named}，说的多半是你习以为常的事。`,
    `再往底下看，压阵的是${named}。`,
    `底牌翻开是${named}，权当一句补充。`,
  ];
};

export const clarifier: ReadingPhrases['clarifier'] = {
  same: [
    '{other}旁边添了{card}，两张说的是一个方向，只是更细了一层。',
    '补上的{card}没有改口，它把{other}说得更明白。',
    '有{card}在旁，{other}的意思看得更真切。',
  ],
  lighter: [
    '{other}旁边添了{card}，分量轻了一些。',
    '补上的{card}，说的是{other}松快的那一面。',
    '有{card}在旁，{other}没那么刺人了，话还是那句话。',
  ],
  heavier: [
    '{other}旁边添了{card}，这一处得看得更重些。',
    '补上的{card}，说的是{other}要付的价钱。',
    '有{card}在旁，{other}仍然算数，只是多了一个条件。',
  ],
};
