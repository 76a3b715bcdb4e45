import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    '靠的是{card}：{bears}。',
    '这么说，底气在{card}：{bears}。',
    '撑着它的是{card}：{bears}。',
    '替它说话的是{card}：{bears}。',
    '要问凭什么，凭{card}：{bears}。',
  ],
  weighs: [
    '根子在{card}：{bears}。',
    '压得最重的是{card}：{bears}。',
    '这话出自{card}：{bears}。',
    '卡就卡在{card}：{bears}。',
    '要问为什么，看{card}：{bears}。',
  ],
  even: [
    '宽的一面是{card}，{bears}；窄的一面是{other}，{against}。',
    '一边是{card}：{bears}；一边是{other}：{against}。',
    '{card}讲的是：{bears}；{other}讲的是：{against}。这回谁也没压过谁。',
    '好的一头在{card}：{bears}；难的一头在{other}：{against}。',
  ],
  guards: [
    '要留神的是{card}：{bears}。',
    '会坏事的就这一处，{card}：{bears}，先照看好它。',
    '{card}这句别漏听：{bears}。',
    '还差一处没踏实，在{card}：{bears}。',
    '往后真有岔子，多半出在{card}：{bears}。',
  ],
  opens: [
    '使得上劲的地方在{card}：{bears}。',
    '要有转圜，从{card}来：{bears}。',
    '也不是没有使劲的地方，看{card}：{bears}。',
    '牌留了个口子，在{card}：{bears}。',
    '能接着往下走的是{card}：{bears}。',
  ],
  clear: ['这桌上没有一张牌反对。', '翻遍这几张，没有哪张唱反调。'],
};
