import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of what is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: ['你平常放東西有自己的習慣，找起來不是全無方向。', '東西不見的時候，你的心思大概正被別的事拉走。'],
    now: ['只要靜得下來，你翻過的抽屜就不會白翻。', '你一急，同一個口袋翻三次還是會漏掉。'],
    ahead: ['要找的範圍會小一點，你想得起來的也會多一點。', '找到一半可能又被打斷，你得從頭翻起。'],
    obstacle: '你翻來翻去，總有一個地方因為分心沒看仔細。',
  },
};
