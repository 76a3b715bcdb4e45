import type { AnsweringPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { called } from './grammar.ts';

/** What joins the cards to the answer. */
export const answering: AnsweringPhrases = {
  person: (who) => `说到${who}，`,
  gloss: (card) => (card.role || /[男女]士$/.test(card.noun) ? called(card) : `${called(card)}（${card.noun}）`),
  rests: ['这么说，凭的是{card}。', '敢这么答，底气在{card}。', '分量最重的是{card}。'],
  despite: [
    '这么说，凭的是{card}；{other}不同意，分量轻一些。',
    '{other}在旁边唱反调，压得住秤的还是{card}。',
    '一边是{card}，一边是{other}，这回听前一张的。',
  ],
  even: ['{card}往前推，{other}往后拽，谁也没让谁。', '{card}和{other}嗓门一样大，谁也压不过谁。'],
  hangs: ['这一回都系在{card}上。', '要看{card}怎么变。'],
  tempo: ['快慢由{card}说了算。', '定快慢的是{card}。'],
  span: {
    soon: '合起来算，就这几个星期。',
    condition: '快慢合起来算，两三个月，前提是先做到这一步。',
    far: '合起来算，要半年以上。',
    named: /[天周月季年]|礼拜|星期/,
  },
  beneath: ['底下压着的是{card}。', '根子在{card}。', '问到底，是{card}。'],
  kept: ['一直没断，是因为{card}。', '让它拖到今天的是{card}。'],
  topic: {
    between: {
      light: [
        '这一问的主牌是{card}，左右是{left}和{right}，两边都肯帮。',
        '先看{card}，你问的就是它；一边是{left}，一边是{right}，都顺。',
      ],
      mixed: [
        '这一问的主牌是{card}，是好是坏，看身边的{left}和{right}。',
        '先看{card}，你问的就是它，好坏要看旁边的{left}和{right}。',
      ],
      heavy: [
        '这一问的主牌是{card}，夹在{left}和{right}中间，两边都压着它。',
        '先看{card}，你问的就是它；一边是{left}，一边是{right}，哪边都不松手。',
      ],
    },
    beside: {
      light: ['这一问的主牌是{card}，挨着{other}，有个帮衬。'],
      mixed: ['这一问的主牌是{card}，要跟旁边的{other}合着看。'],
      heavy: ['这一问的主牌是{card}，挨着{other}，叫它拖住了。'],
    },
  },
  somebody: {
    man: '这里的男士是你自己，或者这件事里最要紧的那位男士。',
    woman: '这里的女士是你自己，或者这件事里最要紧的那位女士。',
    both: '这里的男士和女士，一个是你自己，另一个是这件事里跟你最要紧的人。',
    named: (card, who) => `这里的${card.name}就是${who}。`,
  },
};
