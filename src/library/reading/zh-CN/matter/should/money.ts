import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of money. */
export const should: MatterWords['should'] = {
  money: {
    do: ['该开口要的就去要，代价是一点情面，账目因此清楚。', '可以照你的打算走，先把三个月的吃住留出来不动。'],
    refrain: ['这笔先别动，少一个机会，多一夜安稳。', '别再往外垫了，说“我也紧”会难为情，难为情不要钱。'],
    unclear: ['牌面不偏，把最坏的数算出来，看你笑不笑得出来。', '拿不准就只出一小份，大事找懂行的人看过再说。'],
  },
  purchase: {
    do: ['可以接着往前谈，代价是接下来要在文件里泡几天。', '牌偏向推进，先把合同找懂的人看一遍，多花这点工夫不冤。'],
    refrain: ['先别签字，错过会惋惜，惋惜比后悔便宜。', '缓一缓，再去现场看一次，挑个天气差的日子去。'],
    unclear: ['办不办打平，写下你最晚几时非办不可，没有就再等。', '牌没表态，去问一个刚办完同样大事的人。'],
  },
};
