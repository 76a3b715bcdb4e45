import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** How: words before the counsel of a card, in order. */
export const how: MatterWords['how'] = {
  first: [
    '先做这一件：',
    '起手的一步，',
    '别的都放放，头一样是：',
    '从离手最近的地方开始：',
    '要动，先动这里：',
    '第一步不用大，',
  ],
  next: [
    '这一步站稳了，',
    '跟着来的是：',
    '等头一件有了回音，再：',
    '往下走到中段，',
    '接着换只手，',
    '有了底，就轮到这样：',
  ],
  last: ['收尾的时候，', '最后剩下一件：', '到了末了，', '前面都做过了，才轮到：', '要让它落定，', '压轴的一步是：'],
};
