import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    '會這樣說，靠的是{card}：{bears}。',
    '底氣來自{card}：{bears}。',
    '撐住它的是{card}：{bears}。',
    '給它加分的是{card}：{bears}。',
    '最站在你這邊的是{card}：{bears}。',
  ],
  weighs: [
    '關鍵在{card}：{bears}。',
    '重量壓在{card}：{bears}。',
    '會這樣說，是因為{card}：{bears}。',
    '拖住它的是{card}：{bears}。',
    '這句話的出處是{card}：{bears}。',
  ],
  even: [
    '輕的一邊是{card}，{bears}；重的一邊是{other}，{against}。',
    '一邊是{card}：{bears}；另一邊是{other}：{against}。',
    '加分的是{card}：{bears}；扣分的是{other}：{against}。',
    '{card}說的是：{bears}；{other}說的是：{against}。兩句都算數。',
  ],
  guards: [
    '要多留意的是{card}：{bears}。',
    '會扣分的地方在{card}：{bears}。',
    '{card}也提醒了一件事：{bears}。',
    '還不夠穩的一塊是{card}：{bears}。',
    '真要卡關，會卡在{card}：{bears}。',
  ],
  opens: [
    '使得上力的地方在{card}：{bears}。',
    '要有轉機，會從{card}來：{bears}。',
    '不是沒有路，看{card}：{bears}。',
    '桌上還留著一盞燈，是{card}：{bears}。',
    '可以從{card}接著走：{bears}。',
  ],
  clear: ['桌上沒有一張牌反對。', '這幾張裡面，沒有誰搖頭。'],
};
