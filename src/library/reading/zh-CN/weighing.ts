import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    '靠的是{card}：{bears}。',
    '底气是{card}给的：{bears}。',
    '替它撑腰的是{card}：{bears}。',
    '替它说话的是{card}：{bears}。',
    '要问凭什么，凭{card}：{bears}。',
  ],
  weighs: [
    '根子在{card}：{bears}。',
    '压得最重的是{card}：{bears}。',
    '绊住它的是{card}：{bears}。',
    '{card}把它往下拽：{bears}。',
    '要问为什么，看{card}：{bears}。',
  ],
  even: [
    '宽的一面是{card}：{bears}；窄的一面是{other}：{against}。',
    '{card}帮着你：{bears}；{other}不肯让：{against}。',
    '往好里拉的是{card}：{bears}；往回扯的是{other}：{against}。',
    '{card}这边：{bears}；{other}那边：{against}，这回谁也没压过谁。',
  ],
  guards: [
    '要留神的是{card}：{bears}。',
    '容易松劲的是{card}这一处：{bears}。',
    '还差一处没踏实，在{card}：{bears}。',
    '真有岔子，多半出在{card}上：{bears}。',
  ],
  opens: [
    '使得上劲的地方在{card}：{bears}。',
    '要有转圜，从{card}来：{bears}。',
    '也不是没有出路，看{card}：{bears}。',
    '能接着往下走的是{card}：{bears}。',
  ],
  clear: ['这桌上没有一张牌反对。', '翻遍这几张，没有哪张唱反调。'],
  back: ['说回{back}，', '回到{back}上，', '至于{back}，'],
};
