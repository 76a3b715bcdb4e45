import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of money. */
export const openings: MatterWords['openings'] = {
  money: {
    light: [
      '錢這一題，桌上有進來的路，路口是{card}。',
      '荷包有補上來的跡象，撐著它的是{card}。',
      '數字之外，管錢的手感也穩了，穩在{card}。',
    ],
    mixed: [
      '左手進、右手出，水龍頭在{card}。',
      '錢看得到，還摸不到，隔在中間的是{card}。',
      '一處漏、一處補，追不追得上，看{card}。',
    ],
    heavy: [
      '錢現在緊，牌沒有粉飾，緊的原因從{card}找。',
      '帳單排著隊，{card}說的這一筆先處理。',
      '這筆錢卡得深，卡的位置看{card}。',
    ],
  },
  purchase: {
    light: [
      '這筆買賣讀起來踏實，踏實在{card}。',
      '條件大致朝你要的方向走，{card}也站在這一邊。',
      '看得順眼的牌不少，最順的是{card}。',
    ],
    mixed: [
      '東西喜歡，數字勉強，算盤打到{card}停住。',
      '條件合了九成，剩下一成最花錢，那一成看{card}。',
      '談得成的理由和談不成的理由都有，{card}夾在中間。',
    ],
    heavy: [
      '這筆錢一動就不小，看到{card}，牌在這裡放慢。',
      '買賣裡有個疙瘩，{card}指著它。',
      '還有沒攤開的條件，要先把{card}弄清楚。',
    ],
  },
};
