import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What card and sky advise together: to an upright card, and to a reversed one. */
export const joint: HoroscopeWords['joint'] = {
  union: {
    major: ['先看大处，小的往后排', '大事由它自己上门'],
    wands: ['动手吧', '热好身再跑'],
    cups: ['说出口', '先放心里，明天再说'],
    swords: ['今天定下来', '那句狠话隔夜再讲'],
    pentacles: ['先砌第一块砖', '数清楚再开工'],
    lenormand: ['照牌面最浅的意思听一回', '照牌面最浅的意思听一回'],
  },
  ease: {
    major: ['顺着势头走', '挑软和的法子来'],
    wands: ['门开着就进', '可以走，慢一半'],
    cups: ['有人对你好，就大方受着', '收下一份好意'],
    swords: ['直接问', '再读一遍才回'],
    pentacles: ['开个长久的小头', '照看好手里有的'],
    lenormand: ['趁好时辰把事办了', '趁好时辰把事办了'],
  },
  strain: {
    major: ['只改一处，别的先不动', '别硬来'],
    wands: ['数到十再走', '省着点力气'],
    cups: ['先问一句，再决定难不难过', '今晚留给自己'],
    swords: ['笔先放下一个钟头', '最后一句让给对方'],
    pentacles: ['等一等', '花了会心疼的钱，今天不花'],
    lenormand: ['慢慢绕过去', '慢慢绕过去'],
  },
};

export const join: HoroscopeWords['join'] = (card, sky, advice) => `${card}，又逢${sky}：${advice}。`;
