import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const how: MatterWords['how'] = {
  first: ['第一步：', '先做這件：', '起頭的時候，', '一開始，', '手邊可以先動的是：', '在其他事情之前，'],
  next: ['接著，', '然後：', '等那一步站穩，', '再來：', '下一步：', '走到一半的時候，'],
  last: ['最後，', '收尾的時候：', '都動起來以後，', '最後一步：', '剩下的這一件：', '到了尾聲，'],
};
