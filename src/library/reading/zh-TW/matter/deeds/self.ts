import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of oneself. */
export const deeds: MatterWords['deeds'] = {
  self: [
    '出門走四十分鐘，不戴耳機，回來寫下第一個念頭。',
    '問一個老朋友，你這幾年變了哪一點，聽完不解釋。',
    '拒絕一件你其實不想做的小事，理由只講一句。',
    '把抽屜最底層整理出來，看看你一直留著什麼。',
  ],
  mood: [
    '每天曬十分鐘太陽，不用想通什麼，站著就好。',
    '傳訊息給一個人，寫「我最近不太好」，不用解釋。',
    '挑一餐好好坐著吃，吃熱的，不配螢幕。',
    '把這禮拜能取消的一件事取消，空下來的時間拿去睡。',
  ],
};
