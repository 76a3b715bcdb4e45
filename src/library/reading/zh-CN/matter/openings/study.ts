import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of study. */
export const openings: MatterWords['openings'] = {
  exam: {
    light: [
      '这一桌有底，练熟的那块使不使得出来，落在{card}。',
      '{card}说的是临场靠哪一样，牌面稳。',
      '这一关考得怎样，看着不慌，答在{card}。',
    ],
    mixed: [
      '这一桌忽高忽低，这次考试的关口是{card}。',
      '{card}拉开差距，会的和虚的都翻了出来。',
      '能拿的分有，会丢的也有，丢在哪儿看{card}。',
    ],
    heavy: [
      '桌上发紧，先补哪一块，听{card}。',
      '{card}分得出，是练得累了，还是练偏了。',
      '这一关不松，别铺开，盯住{card}讲的那一样。',
    ],
  },
  study: {
    light: [
      '牌面透亮，学得进去的那个门，落在{card}。',
      '{card}指的是该往哪一块下功夫，路是开的。',
      '怎么学顺手，桌上有窍门，看{card}。',
    ],
    mixed: [
      '进一步退半步，学不学得下去，要紧的是{card}。',
      '{card}是那个开关，有学得进的时候，也有坐不住的时候。',
      '摊得有点杂，先合上哪本，听{card}的。',
    ],
    heavy: [
      '桌上像顶着墙，门开在哪边，{card}说一句。',
      '{card}讲的是学不动的缘由，先别跟人比快慢。',
      '这门学问眼下发闷，闷在哪儿，从{card}看。',
    ],
  },
};
