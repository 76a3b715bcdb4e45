import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of money. */
export const openings: MatterWords['openings'] = {
  money: {
    light: [
      '桌上宽松，钱从哪头来、几时留得住，看{card}。',
      '{card}说的是要拿稳的那一份，账面不紧。',
      '钱的事，进的压过出的，着落在{card}。',
    ],
    mixed: [
      '钱来得慢，走得快，卡住的环节看{card}。',
      '{card}里藏着那笔差额，有进账，也有漏处。',
      '数目上两头拉，先理清哪一笔，由{card}来提。',
    ],
    heavy: [
      '这一桌出的多，先顾哪一笔，看{card}。',
      '{card}不绕弯，钱上的口子在哪儿，它直说。',
      '手头的事先要堵一处，哪一处，问{card}。',
    ],
  },
  purchase: {
    light: [
      '桌上稳当，这笔买卖办不办得顺，看{card}。',
      '{card}说的是还要细查的那样，大面上谈得动。',
      '价钱和时候哪样要紧，牌面不急，听{card}的。',
    ],
    mixed: [
      '东西和价钱各有各的说法，要多看一眼的是{card}。',
      '{card}就是那个疑问，喜欢归喜欢。',
      '一头催着办，一头拉着看，关口在{card}。',
    ],
    heavy: [
      '桌上不踏实，这笔钱先慢一步，缘由看{card}。',
      '{card}是该先问出来的那一样，桌面上还没摊全。',
      '这件大事拦在价钱、手续还是东西本身，{card}说得出。',
    ],
  },
};
