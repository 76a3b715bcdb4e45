import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of money. */
export const deeds: MatterWords['deeds'] = {
  money: [
    '把這個月的固定扣款全部列出來，取消一個沒在用的。',
    '連續七天記帳，只記金額和當時的心情。',
    '該收的那筆，用一則客氣又有日期的訊息提醒。',
    '把存摺和帳單放在同一個資料夾，泡杯茶看一遍。',
  ],
  purchase: [
    '把五年內的總花費列出來，包含稅、保養和搬運。',
    '換一個時段再去看一次，晚上或下雨天都好。',
    '請一位不會跟著興奮的朋友，陪你看過條件。',
    '寫下你要它解決的那個問題，看看有沒有更便宜的解法。',
  ],
};
