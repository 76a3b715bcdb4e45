import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the step of a card. */
export const advised: MatterWords['advised'] = {
  first: ['先听{card}的：', '头一步，看{card}：', '从{card}起手：', '{card}说，先这样：'],
  next: ['接着是{card}：', '第二步，轮到{card}：', '再听{card}：', '往下走，有{card}：'],
  last: ['最后看{card}：', '收尾交给{card}：', '还有一步，由{card}来讲：', '末了是{card}：'],
};
