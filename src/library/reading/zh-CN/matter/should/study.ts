import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of study. */
export const should: MatterWords['should'] = {
  exam: {
    do: ['考，牌偏向坚持，代价是这段时间的饭局和长觉。', '值得再冲一次，得换掉上次那套没用的背法。'],
    refrain: ['这一场可以不硬上，少一次机会，换一口喘匀的气。', '先别再加码报名，停下来会慌，慌过就知道自己要什么。'],
    unclear: ['考不考打平，先做一套真题，拿分数说话，别拿心情。', '牌没定，你给自己设个截止日，到那天看进度再决定。'],
  },
  study: {
    do: ['学，今天就开个头，代价是要当众笨一阵子。', '这门值得，舍掉一样刷手机的时间就够它用。'],
    refrain: ['先别再添新课，手里那门学完，少一点新鲜劲。', '这门缓缓，它眼下喂的是焦虑，喂不到你的本事。'],
    unclear: ['学不学看你想拿它做什么，写得出一句用途就学。', '牌面持平，蹭三节免费的试试，别先交一年的钱。'],
  },
};
