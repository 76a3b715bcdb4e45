import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the step of a card. */
export const advised: MatterWords['advised'] = {
  first: ['先聽{card}怎麼說：', '第一步，看{card}：', '從{card}做起：', '{card}說，先這樣：'],
  next: ['接著是{card}：', '第二步，輪到{card}：', '再聽{card}：', '往下走，有{card}：'],
  last: ['最後看{card}：', '收尾交給{card}：', '還有一步，由{card}來講：', '末了是{card}：'],
};
