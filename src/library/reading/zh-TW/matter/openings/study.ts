import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of study. */
export const openings: MatterWords['openings'] = {
  exam: {
    light: [
      '考試這一題，底子看得見，最扎實的一塊在{card}。',
      '分數牌給不了，手感倒是順的，順在{card}。',
      '這一關踩得過去，{card}是踏腳的地方。',
    ],
    mixed: [
      '有的部分穩、有的部分在賭，變數看{card}。',
      '實力在線上，狀態忽高忽低，{card}說的就是那個起伏。',
      '這一場還沒有定，剩下的時間該放哪裡，問{card}。',
    ],
    heavy: [
      '這一關不好過，{card}先把難處講在前面。',
      '下的工夫有一部分漏掉了，漏在{card}。',
      '考場上最重的那一塊，這次是{card}。',
    ],
  },
  study: {
    light: [
      '學習這一題，這股勁是真的，{card}看得出來。',
      '這門東西合得來，{card}講得乾脆。',
      '路是上坡，風在背後，推的那一把是{card}。',
    ],
    mixed: [
      '真的懂的和以為懂的混在一起，{card}把界線畫了出來。',
      '進度時快時慢，快慢之間是{card}。',
      '方法還在試，合不合用，{card}講了一點。',
    ],
    heavy: [
      '擋在學習前面的東西，這次看得清楚，就是{card}。',
      '學到這裡卡住了，{card}說的是哪裡卡住。',
      '這門東西現在讀起來累，累在{card}。',
    ],
  },
};
