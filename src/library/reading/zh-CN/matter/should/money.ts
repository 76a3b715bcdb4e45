import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of money. */
export const should: MatterWords['should'] = {
  money: {
    do: ['该开口就开口，数目和日子一道说清。', '可以照你的打算来，先把三个月的吃住留出来不动。'],
    refrain: ['这笔先别动，等问过家里和懂行的人。', '先别往外拿，“我也紧”三个字说得出口，难为情只是一会儿。'],
    unclear: ['把最坏的数算出来，看你撑不撑得住，撑得住再说。', '只出得起一小份就出一小份，别拿整笔去赌情面。'],
  },
  purchase: {
    do: ['可以接着往前谈，文件那几页要慢慢看。', '往前推没问题，合同先找懂的人过一遍。'],
    refrain: ['先别签，错过会惋惜，签错了更麻烦。', '缓一缓，换个钟点、换个天气再去看一次。'],
    unclear: ['写下最晚几时非办不可，没有那个日子，就再等等。', '去问一个刚办完同样事情的人，问那人最后悔哪一步。'],
  },
};
