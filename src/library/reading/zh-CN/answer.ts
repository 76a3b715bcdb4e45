import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { digit, pick, turned, under } from './saying.ts';

export const outcome: ReadingPhrases['outcome'] = {
  love: (card, place, way) =>
    pick(way, 0, [
      `感情上，答案的重心在${under(place)}${card}。`,
      `问的是感情，最后要看的是${under(place)}${card}。`,
      `回到你们两个人，${under(place)}${card}说得最要紧。`,
    ]),
  work: (card, place, way) =>
    pick(way, 0, [
      `工作上，分量落在${under(place)}${card}。`,
      `工作的事，拿主意时多想想${under(place)}${card}。`,
      `说回工作，先听${under(place)}${card}怎么说。`,
    ]),
  money: (card, place, way) =>
    pick(way, 0, [
      `说到钱，先看${under(place)}${card}。`,
      `钱的事，要紧的话在${under(place)}${card}里。`,
      `这笔账怎么算，看${under(place)}${card}。`,
    ]),
  study: (card, place, way) =>
    pick(way, 0, [
      `学业上，指方向的是${under(place)}${card}。`,
      `念书的事，最后看${under(place)}${card}。`,
      `下回坐到书桌前，想一想${under(place)}${card}。`,
    ]),
  spirit: (card, place, way) =>
    pick(way, 0, [
      `内心这一面，不妨在${under(place)}${card}上多停一会儿。`,
      `心里的事，${under(place)}${card}说得最贴近。`,
      `静下来的时候，陪${under(place)}${card}坐一坐。`,
    ]),
  open: (card, place, way) =>
    place
      ? pick(way, 0, [
          `这一局若只记住一张牌，就记住${under(place)}${card}。`,
          `绕了一圈，答案在${under(place)}${card}那里。`,
          `收牌之前，再看一眼${under(place)}${card}。`,
        ])
      : pick(way, 0, [
          `这几天，有${card}这一张就够你想的了。`,
          `把${card}揣在心里，走着走着会想起它。`,
          `先记住${card}，事情动起来的时候再拿出来看。`,
        ]),
};

export const against: ReadingPhrases['against'] = (card, place, way) =>
  pick(way, 1, [
    `先要应付的，是${under(place)}${card}。`,
    `路上要跨过去的，是${under(place)}${card}。`,
    `压着不让动的，是${under(place)}${card}。`,
  ]);

export const aid: ReadingPhrases['aid'] = (card, place, way) =>
  pick(way, 2, [
    `能借上力的，是${under(place)}${card}。`,
    `要找帮手，到${under(place)}${card}那里找。`,
    `${under(place)}${card}，往好处用就能帮你。`,
  ]);

export const arc: ReadingPhrases['arc'] = (from, to, way) =>
  pick(way, 1, [
    `这件事从${from}那里来，正往${to}那里去。`,
    `${from}在身后，${to}在前头，你走在当中。`,
    `把${from}和${to}连成一线，就看出走了多远。`,
  ]);

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
    `${tally(upright, reversed)}${pick(way, 1, [
      '太接近了，老实说，看不出来。与其再抽一次，不如想想还差哪一样，它才会倒向一边。',
      '天平差不多是平的，不算“是”，也不算“否”。两头各压着什么，看牌。',
      '多一张少一张，读法就反过来，先当它没定。能定它的事，下面有。',
    ])}`,
};

export const jumper: ReadingPhrases['jumper'] = (card, way, reversed) =>
  pick(way, 3, [
    `洗牌时，${turned(card, reversed)}自己掉了出来，也听它说一句。`,
    `还没抽，${turned(card, reversed)}先跳了出来，像有人插了句嘴。`,
    `有一张等不及，是${turned(card, reversed)}，当它是旁边递来的一句话。`,
  ]);

export const shadow: ReadingPhrases['shadow'] = (card, way, reversed) =>
  pick(way, 2, [
    `牌堆最底下压着${turned(card, reversed)}，没上桌，算是一句画外音。`,
    `翻到牌堆的底，是${turned(card, reversed)}，顺带看一眼。`,
    `没人问起${turned(card, reversed)}，它却一直垫在牌堆底下。`,
  ]);
