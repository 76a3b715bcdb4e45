import type { AnsweringPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { called } from './grammar.ts';

/** What joins the cards to the answer. */
export const answering: AnsweringPhrases = {
  person: (who) => `講到${who}，`,
  gloss: (card) => (card.role || /(?:先生|女士)$/.test(card.noun) ? called(card) : `${called(card)}（${card.noun}）`),
  rests: ['會這樣說，是因為{card}。', '給出這個答案的，主要是{card}。', '最有份量的一票，投自{card}。'],
  despite: [
    '會這樣說是因為{card}，{other}有意見，但聲音小一點。',
    '{other}投了反對票，不過{card}的份量比較重。',
    '{card}和{other}講的不一樣，這次前面那張比較有份量。',
  ],
  even: ['{card}往前推，{other}往後拉，誰也沒贏。', '一手是{card}，一手是{other}，重量差不多。'],
  hangs: ['會怎樣，還懸在{card}上。', '接下來要看{card}。'],
  tempo: ['決定快慢的是{card}。', '要多快，看{card}。'],
  span: {
    soon: '合起來算，就這幾個禮拜。',
    condition: '快慢合起來算，兩三個月，前提是先做到這一步。',
    far: '合起來算，要半年以上。',
    named: /[天週月季年]|禮拜|星期/,
  },
  beneath: ['最底下的原因是{card}。', '要從{card}說起。', '追到底，是{card}。'],
  kept: ['會一直這樣，跟{card}脫不了關係。', '拖到現在，是因為{card}。'],
  topic: {
    between: {
      light: [
        '這題的主角牌是{card}，左右是{left}和{right}，兩邊都在幫。',
        '先看{card}，你問的就是這張；一邊是{left}，一邊是{right}，都順。',
      ],
      mixed: [
        '這題的主角牌是{card}，是好是壞，看旁邊的{left}和{right}。',
        '先看{card}，你問的就是這張，味道由{left}和{right}一起調。',
      ],
      heavy: [
        '這題的主角牌是{card}，卡在{left}和{right}中間，兩邊都壓過來。',
        '先看{card}，你問的就是這張；一邊是{left}，一邊是{right}，哪邊都不鬆手。',
      ],
    },
    beside: {
      light: ['這題的主角牌是{card}，旁邊有{other}撐腰。'],
      mixed: ['這題的主角牌是{card}，要跟旁邊的{other}一起看。'],
      heavy: ['這題的主角牌是{card}，被旁邊的{other}拖住。'],
    },
  },
  somebody: {
    man: '這裡的先生是你自己，或是這件事裡最要緊的那位先生。',
    woman: '這裡的女士是你自己，或是這件事裡最要緊的那位女士。',
    both: '這裡的先生和女士，一位是你自己，另一位是這件事裡跟你最有關的人。',
    named: (card, who) => `這裡的${card.name}就是${who}。`,
  },
};
