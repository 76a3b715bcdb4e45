import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What card and sky advise together: to an upright card, and to a reversed one. */
export const joint: HoroscopeWords['joint'] = {
  union: {
    major: ['先答應最大的那件', '大事等它自己來敲門'],
    wands: ['開始吧', '先暖身再跑'],
    cups: ['講出來', '今天先感受，明天再說'],
    swords: ['今天就決定', '那句重話先睡一晚'],
    pentacles: ['放下第一塊磚', '算清楚再動工'],
    lenormand: ['照字面相信它一次', '照字面相信它一次'],
  },
  ease: {
    major: ['放心依靠它', '選比較溫柔的那條路'],
    wands: ['門開著就進去', '可以走，速度減半'],
    cups: ['好好被喜歡', '收下一份好意'],
    swords: ['直接問', '再看一遍才回'],
    pentacles: ['種點什麼', '把現有的照顧好'],
    lenormand: ['好時段別浪費', '好時段別浪費'],
  },
  strain: {
    major: ['只改一個地方，其他先不動', '不要硬碰硬'],
    wands: ['數到十再出發', '力氣省著用'],
    cups: ['先問清楚，再決定要不要難過', '今晚留給自己'],
    swords: ['先停筆一小時', '最後一句讓給對方'],
    pentacles: ['再等等', '花了會心痛的錢今天別花'],
    lenormand: ['慢慢繞過去', '慢慢繞過去'],
  },
};

export const join: HoroscopeWords['join'] = (card, sky, advice) => `${card}，加上${sky}：${advice}。`;
