import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of study. */
export const deeds: MatterWords['deeds'] = {
  exam: [
    '掐着表做一套真题，只改错的，把错因归成三类贴墙上。',
    '把一直绕着走的那章拿出来，每天只啃两页，啃五天。',
    '这周固定一个睡觉的钟点，到点合书，题没做完也合。',
    '给家人讲一道难题，讲到听的人点头为止。',
  ],
  study: [
    '每天同一张椅子坐二十分钟，坐满就走，不许加时。',
    '把刚学的一段讲给完全外行的人听，卡住的地方做记号。',
    '手机交给别人保管一个钟头，换一页真看进去的书。',
    '列三个笨问题，这周找人问掉，当面问或发语音都行。',
  ],
};
