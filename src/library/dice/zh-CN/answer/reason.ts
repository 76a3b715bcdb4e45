import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, and the house, as one thing. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point}在{sign}入庙',
    exaltation: '{point}在{sign}入旺',
    detriment: '{point}在{sign}落陷',
    fall: '{point}在{sign}入弱',
    none: '{point}在{sign}是客',
    node: '{point}不论庙旺',
  },
  sum: {
    own: {
      strong: [
        '{rank}，又落在{house}，正是你问的那一宫：这话有十足的分量。',
        '{rank}，{house}管的正是这件事，说到点上，也说得响。',
      ],
      middling: ['{rank}，落的{house}正是你问的那一宫，这话要多听一分。', '{rank}，可巧就在{house}，问的就是这儿。'],
      weak: [
        '{rank}，力气小些，{house}却正是你问的那一宫：地方对，一样一样来。',
        '{rank}，施展不太开，好在{house}管的正是这件事，小步走就走得通。',
      ],
    },
    other: {
      strong: ['{rank}，{house}又托了一把：这话说得响。', '{rank}，落在{house}也站得住，可以当真。'],
      middling: [
        '{rank}，落在{house}，不高不低，听一半、看一半。',
        '{rank}，{house}不抬它，也不压它。',
        '{rank}，在{house}平平稳稳，说几分听几分。',
      ],
      weak: ['{rank}，{house}也借不上力：这话轻，慢慢看。', '{rank}，落在{house}，声音不大，别单凭它定主意。'],
    },
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
