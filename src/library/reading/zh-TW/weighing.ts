import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    '會這樣說，靠的是{card}：{bears}。',
    '底氣是{card}給的：{bears}。',
    '撐住它的是{card}：{bears}。',
    '替它加分的是{card}：{bears}。',
    '最站在你這邊的是{card}：{bears}。',
  ],
  weighs: [
    '關鍵在{card}：{bears}。',
    '重量壓在{card}上：{bears}。',
    '會這樣說，是因為{card}：{bears}。',
    '拖住它的是{card}：{bears}。',
    '卡住的地方看{card}：{bears}。',
  ],
  even: [
    '輕的一邊是{card}：{bears}；重的一邊是{other}：{against}。',
    '{card}替你說話：{bears}；{other}還不肯讓步：{against}。',
    '加分的是{card}：{bears}；扣分的是{other}：{against}。',
    '{card}往前帶：{bears}；{other}往後拉：{against}。',
  ],
  guards: [
    '要多留意的是{card}：{bears}。',
    '會扣分的地方在{card}：{bears}。',
    '還不夠穩的一塊是{card}：{bears}。',
    '真要卡關，會卡在{card}：{bears}。',
  ],
  opens: [
    '使得上力的地方在{card}：{bears}。',
    '要有轉機，會從{card}來：{bears}。',
    '路還留著一條，看{card}：{bears}。',
    '桌上還留著一盞燈，是{card}：{bears}。',
  ],
  clear: ['桌上沒有一張牌反對。', '這幾張裡面，沒有誰搖頭。'],
  back: ['說回你問的{back}，', '回到{back}這一題，', '至於{back}，'],
};
