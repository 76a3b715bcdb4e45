import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, what the house adds by itself, and what both amount to. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point}在{sign}入廟',
    exaltation: '{point}在{sign}入旺',
    detriment: '{point}在{sign}入陷',
    fall: '{point}在{sign}入弱',
    none: '{point}在{sign}是客人',
    node: '{point}沒有廟旺可論',
  },
  place: {
    own: ['{house}正是你問的那一宮', '剛好落在你問的{house}'],
    ofSign: ['{house}本來就是{sign}的宮位', '{house}是{sign}自家的宮'],
    ofPoint: ['{house}本來就是{point}的宮位', '{house}是{point}自家的宮'],
    angular: ['{house}是角宮，拉了它一把', '{house}是角宮，讓它站到台前'],
    succedent: ['{house}是續宮，沒有加分也沒有扣分', '{house}照它原來的份量收下'],
    cadent: ['{house}是果宮，把它的聲音關小了', '{house}是果宮，讓它退到幕後'],
  },
  sum: {
    strong: ['合起來，這句話很有份量', '加總起來，說得大聲，可以當真'],
    middling: ['合起來，講幾分就聽幾分', '加總起來，份量中等'],
    weak: ['合起來，這句話輕，慢慢看', '加總起來聲音不大，別只憑它做決定'],
  },
};

/** Why soon or late: the modality of the sign, the pace of the point, the strength of the house. */
export const pace: DiceAnswerWords['pace'] = {
  sign: {
    cardinal: ['{sign}是開創星座，說走就走', '{sign}屬於開創，起步快'],
    fixed: ['{sign}是固定星座，催不動', '{sign}屬於固定，坐下就不太移'],
    mutable: ['{sign}是變動星座，會來回兩趟', '{sign}屬於變動，一陣一陣的'],
  },
  point: {
    quick: ['{point}腳步快', '{point}走得急'],
    even: ['{point}不看鐘', '{point}不催也不拖'],
    slow: ['{point}走得慢', '{point}愛繞遠路'],
  },
  house: {
    angular: ['{house}是角宮，把它拉近一點', '{house}讓它早一點到'],
    succedent: ['{house}不快不慢', '{house}沒有催，也沒有擋'],
    cadent: ['{house}把它往後推', '{house}是果宮，要慢慢等'],
  },
};
