import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a thing that is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: ['东西你用熟了，平常顺手放在哪儿，手还记得。', '丢的那天你心里装着别的，没留意手上。'],
    now: ['这会儿翻抽屉你有耐心，夹层和衣兜都顾得到。', '同一个包你翻三遍，三遍都跳过同一个兜。'],
    ahead: ['等你不急了，床底和柜顶反倒看得清楚。', '你会越找越急，看哪个角落都像藏着东西。'],
    obstacle: '最后一次拿在手里是什么情形，你想到一半就断了。',
  },
};
