import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How a matter of money stands, by the mood of the table. */
export const states: StateWords = {
  money: {
    light: [
      '进账的路在通，{card}让小数目来得勤，留得住的比往常多。',
      '钱上能松一口气，往后有{card}空出的一格余地，先拿它填旧的缺。',
    ],
    mixed: [
      '进出差不多平，{card}点着一处固定开销，往哪边斜就看它。',
      '有钱要来，也有钱等着走，{card}劝你先谈清日子，再谈用处。',
    ],
    heavy: [
      '口子比进项大，{card}说先堵最小的那个，堵上一个是一个。',
      '账面压人，{card}那儿没有横财，有的是把欠的摊开、一笔笔谈。',
    ],
  },
  purchase: {
    light: [
      '东西对路，谈的人也实在，{card}让手续走得比想的顺。',
      '合眼缘，也合账本，照{card}看，凭据查清就能安心往下谈。',
    ],
    mixed: [
      '好是好，有一处没摊开，{card}正压在那处，问出来才算数。',
      '喜欢占六成，顾虑占四成，{card}要你在价钱之外算一算往后每月的。',
    ],
    heavy: [
      '这一桩水有点浑，{card}提醒凭据没齐，别让人催着走。',
      '眼下的数目压得人直不起腰，{card}说缓一缓也是一种谈法。',
    ],
  },
};
