import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a thing that is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: ['东西是在这样的日子里用熟的，顺手放过哪儿，手还记得。', '丢的那天你心里装着别的，装的就有它。'],
    now: ['有这份心气去翻抽屉，夹层和衣兜都照顾得到。', '人成了这样，同一个包翻三遍，三遍都跳过同一个兜。'],
    ahead: ['眼睛到那时不跟东西较劲，床底和柜顶倒看得清楚。', '一急，满屋的角落都像藏着东西，那阵子手脚就更乱。'],
    obstacle: '最后一次拿在手里是什么情形，记忆就在这儿断了线。',
  },
};
