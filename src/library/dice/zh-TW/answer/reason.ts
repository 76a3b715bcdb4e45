import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, what the house adds by itself, and what both amount to. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point}在{sign}像在自己家',
    exaltation: '{point}在{sign}很吃得開',
    detriment: '{point}在{sign}綁手綁腳',
    fall: '{point}在{sign}使不上力',
  },
  place: {
    own: ['{house}正是你問的那一宮', '剛好落在你問的{house}'],
    ofSign: ['{house}本來就是{sign}的宮位', '{house}是{sign}自家的宮'],
    ofPoint: ['{house}本來就是{point}的宮位', '{house}是{point}自家的宮'],
    angular: ['{house}是有力的宮位，拉了它一把', '{house}是有力的宮位，讓它更有份量'],
    succedent: ['{house}不加分也不扣分', '{house}照它原來的份量收下'],
    cadent: ['{house}把它的聲音關小了', '{house}讓它退到幕後'],
  },
  sum: {
    strong: ['合起來，這個答案很有份量', '加總起來，這個答案可以當真'],
    middling: ['合起來可以參考，別當成定局', '加總起來，大方向可以信'],
    weak: ['合起來，這個答案比較輕，慢慢看', '加總起來份量不大，別只憑它做決定'],
  },
};

/** Why soon or late: the modality of the sign, the pace of the point, the strength of the house. */
export const pace: DiceAnswerWords['pace'] = {
  sign: {
    cardinal: ['{sign}說走就走', '{sign}起步快'],
    fixed: ['{sign}催不動', '{sign}坐下就不太肯動'],
    mutable: ['{sign}會來回兩趟', '{sign}一陣快一陣慢'],
  },
  point: {
    quick: ['{point}腳步快', '{point}走得急'],
    even: ['{point}不看鐘', '{point}不催也不拖'],
    slow: ['{point}走得慢', '{point}愛繞遠路'],
  },
  house: {
    angular: ['{house}把它拉近一點', '{house}讓它早一點到'],
    succedent: ['{house}不快不慢', '{house}沒有催，也沒有擋'],
    cadent: ['{house}把它往後推', '{house}要你慢慢等'],
  },
};
