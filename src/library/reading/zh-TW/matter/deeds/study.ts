import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of study. */
export const deeds: MatterWords['deeds'] = {
  exam: [
    '計時寫一份完整的考古題，照考場的時間表來。',
    '把最常錯的五題做成一張小抄，刷牙時看。',
    '這禮拜有三天準時十一點關燈，把腦子養回來。',
    '把最怕的那一章講給家人聽，聽不懂的地方就是洞。',
  ],
  study: [
    '每天同一個時間坐下來二十分鐘，時間到就停。',
    '學完一段，闔上書，用自己的話寫三句。',
    '找一個也在學的人，約好禮拜天互相考一題。',
    '把書桌清到只剩今天要用的那一本，再坐下來。',
  ],
};
