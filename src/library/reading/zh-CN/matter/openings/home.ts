import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of home and friends. */
export const openings: MatterWords['openings'] = {
  family: {
    light: [
      '桌上和气，家里这件事从哪儿缓，看{card}。',
      '{card}有数，先让步的是谁。',
      '一家人往哪处靠，这回看着暖，落在{card}。',
    ],
    mixed: [
      '面上和、底下拧，拧着的那股，{card}理得出来。',
      '{card}是家里讲得通的那个口子，各人有各人的理。',
      '疼是疼，管是管，家里这件事卡在{card}。',
    ],
    heavy: [
      '家里的结不是一天打的，{card}讲的是哪一扣。',
      '{card}分得清，老账里哪些归你、哪些不归。',
      '亲人之间话硬，先别争，看{card}。',
    ],
  },
  friend: {
    light: [
      '桌上情分厚，跟{who}这段交情，看{card}。',
      '{card}讲的是{who}那头的意思，两下里还近。',
      '疙瘩怎么解，牌面有来有往，落在{card}。',
    ],
    mixed: [
      '情分和怨气坐在一处，{card}居中。',
      '{card}记着跟{who}是哪一回生分的。',
      '有人一直在付，有人一直在忙，交情的关节在{card}。',
    ],
    heavy: [
      '桌上凉，跟{who}这段先别硬拉，缘由看{card}。',
      '{card}说得出，和气伤在哪句话上。',
      '这段交情撑在谁身上，这回看得见，从{card}读。',
    ],
  },
  move: {
    light: [
      '这一桌路宽，到了那边怎么落脚，由{card}说。',
      '{card}讲的是先备好哪一样，脚下动得开。',
      '这趟出门也好、挪窝也好，看着顺，落在{card}。',
    ],
    mixed: [
      '一头通一头堵，先办哪件，听{card}的。',
      '{card}是松动的口子，想走的和走不开的都挤在那儿。',
      '动身这件事还差一样，差什么看{card}。',
    ],
    heavy: [
      '桌上脚步沉，这趟先别赶，绊着的是什么看{card}。',
      '{card}提了个醒，要防的那处在它身上。',
      '走之前先理哪一样，这回省不得，由{card}来讲。',
    ],
  },
};
