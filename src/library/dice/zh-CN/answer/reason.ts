import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, what the house adds by itself, and what both amount to. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point}在{sign}入庙',
    exaltation: '{point}在{sign}入旺',
    detriment: '{point}在{sign}落陷',
    fall: '{point}在{sign}入弱',
  },
  place: {
    own: ['{house}正是你问的那一宫', '可巧落在你问的{house}'],
    ofSign: ['{house}本就是{sign}的宫位', '{house}是{sign}自家的宫'],
    ofPoint: ['{house}本就是{point}的宫位', '{house}是{point}自家的宫'],
    angular: ['{house}是角宫，托了它一把', '{house}是角宫，给它添了力气'],
    succedent: ['{house}是续宫，不添也不减', '{house}照它原有的分量收下'],
    cadent: ['{house}是果宫，把它的声音压低了', '{house}是果宫，让它退到了幕后'],
  },
  sum: {
    strong: ['合起来，这个答案分量十足', '算到一处，这个答案可以当真'],
    middling: ['合起来，这个答案可以作个参考', '这个答案听得，也要自己核一核'],
    weak: ['合起来，这个答案说得轻，慢慢看', '算到一处，分量不足，别单凭它定主意'],
  },
};

/** Why soon or late: the modality of the sign, the pace of the point, the strength of the house. */
export const pace: DiceAnswerWords['pace'] = {
  sign: {
    cardinal: ['{sign}是开创星座，说动就动', '{sign}属开创，起步快'],
    fixed: ['{sign}是固定星座，催不动', '{sign}属固定，坐下就不挪'],
    mutable: ['{sign}是变动星座，要来回两趟', '{sign}属变动，一阵来一阵走'],
  },
  point: {
    quick: ['{point}腿脚快', '{point}走得急'],
    even: ['{point}没有钟点', '{point}不催也不拖'],
    slow: ['{point}走得慢', '{point}爱绕远路'],
  },
  house: {
    angular: ['{house}是角宫，把它往前拉', '{house}让它来得近些'],
    succedent: ['{house}不快不慢', '{house}既不催也不挡'],
    cadent: ['{house}把它往后推', '{house}是果宫，得慢慢等'],
  },
};
