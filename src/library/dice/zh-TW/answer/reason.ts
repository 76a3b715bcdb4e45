import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, and the house, as one thing. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point}在{sign}入廟',
    exaltation: '{point}在{sign}入旺',
    detriment: '{point}在{sign}入陷',
    fall: '{point}在{sign}入弱',
    none: '{point}在{sign}是客人',
    node: '{point}不論廟旺',
  },
  sum: {
    own: {
      strong: [
        '{rank}，又剛好落在{house}，你問的就是這一宮：這句話份量十足。',
        '{rank}，{house}管的正是這件事，說得到位，也說得大聲。',
      ],
      middling: ['{rank}，落的{house}正是你問的那一宮，這句話多聽一分。', '{rank}，剛好就在{house}，問的就是這裡。'],
      weak: [
        '{rank}，力氣小一點，{house}卻正是你問的那一宮：地方對了，一樣一樣來。',
        '{rank}，手腳伸不太開，還好{house}管的正是這件事，小步走就走得通。',
      ],
    },
    other: {
      strong: ['{rank}，{house}又推了一把：這句話說得大聲。', '{rank}，落在{house}也站得穩，可以當真。'],
      middling: [
        '{rank}，落在{house}，不高不低，聽一半、看一半。',
        '{rank}，{house}不抬它，也不壓它。',
        '{rank}，在{house}平平的，講幾分就聽幾分。',
      ],
      weak: ['{rank}，{house}也借不到力：這句話輕，慢慢看。', '{rank}，落在{house}，聲音不大，別只憑它做決定。'],
    },
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
    angular: ['{house}是角宮，會把它拉近', '{house}讓它早一點到'],
    succedent: ['{house}不快不慢', '{house}沒有催，也沒有擋'],
    cadent: ['{house}把它往後推', '{house}是果宮，要慢慢等'],
  },
};
