import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of oneself. */
export const deeds: MatterWords['deeds'] = {
  self: [
    '找一天不解释，别人问为什么，就笑一下说“想这样”。',
    '留一个小时谁也不陪，做一件没有用处的事。',
    '请老朋友说说你哪点最叫人放心，听完别推辞。',
    '把常骂自己的那句写下来，换成对朋友会说的口气重写。',
  ],
  mood: [
    '每天出门晒二十分钟太阳，走得多慢都算。',
    '给一个不会劝你的人打电话，只说今天吃了什么。',
    '推掉这周最不想去的一件事，理由就写“要休息”。',
    '难受超过两个星期的话，约一次心理门诊或打一通热线。',
  ],
};
