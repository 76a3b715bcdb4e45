import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const why: MatterWords['why'] = [
  '往底下挖，在「{place}」這個位置碰到的是{card}，緣故多半在這裡。',
  '會變成這樣，得回到「{place}」去看，那裡放著{card}。',
  '這件事的根扎在「{place}」，{card}正好落在那一格。',
  '問為什麼，這桌牌把你帶到「{place}」，指給你看{card}。',
  '表面上很多理由，撐在下面的那一個是「{place}」的{card}。',
  '你一直想不通的那塊，牌放在「{place}」，用{card}來講。',
];
