import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of study. */
export const should: MatterWords['should'] = {
  exam: {
    do: ['考，牌偏向接着上，饭局和闲逛先让一让。', '值得再冲一次，上回没用的那套练法要换掉。'],
    refrain: ['这一场可以不硬上，歇匀了，下一场更有把握。', '先别再添报名，手上这一样练熟再说。'],
    unclear: ['先照真的来一遍，看成绩说话，别看心情。', '定一个日子，到那天看练到哪儿，再定考不考。'],
  },
  study: {
    do: ['学，今天就开个头，笨上一阵子是正常的。', '这门值得，找个肯教的人，比自己闷头快。'],
    refrain: ['先别添新的，手里那样学完再说。', '缓缓，眼下想学多半是心里急，急过了再看还想不想。'],
    unclear: ['写得出一句学来做什么，就学。', '先去听几节试试，钱别一次交足。'],
  },
};
