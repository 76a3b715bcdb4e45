import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of money. */
export const deeds: MatterWords['deeds'] = {
  money: [
    '翻三个月的账单，勾出每月自动扣的，退掉一样用不着的。',
    '欠你的那笔，发一句带日期的话，语气平，别道歉。',
    '记七天流水，一块钱也记，到周日只看，不骂自己。',
    '有还款压着的，给对方打个电话，问问能不能分几次。',
  ],
  purchase: [
    '换个钟点再去看一趟，带上一个爱挑毛病的朋友。',
    '把标价以外的花销全列出来，连搬运和保险也写上。',
    '请懂合同的人陪你读一遍，看不懂的地方折个角。',
    '定一个到此为止的数字，写下来给家里人看过。',
  ],
};
