import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Why the throw leans as it does: the nature of the point, its dignity, the strength of the house. */
export const reason: DiceAnswerWords['reason'] = {
  nature: {
    kind: ['{point}本來就好說話', '{point}給得多、拿得少', '{point}是願意幫忙的一面', '有{point}在，善意先到'],
    even: ['{point}好不好用，看你怎麼拿', '{point}自己不選邊', '{point}往哪邊都轉得動', '{point}把決定權留給另外兩面'],
    hard: ['{point}是要人出力的一面', '{point}很少不帶帳單來', '{point}不會白白給人什麼', '{point}個性偏硬'],
    apt: [
      '{point}正是這種事會用到的',
      '問這類問題，最想看到的就是{point}',
      '{point}跟你問的對得上',
      '這種事本來就歸{point}管',
    ],
  },
  dignity: {
    domicile: ['在{sign}入廟，等於回到自己家', '{sign}就是它的家', '到了{sign}由它作主'],
    exaltation: ['在{sign}入旺，被當成貴賓', '{sign}把它捧得高', '到{sign}正是受重用的時候'],
    detriment: ['在{sign}入陷，做什麼都要繞路', '到了{sign}入陷，手腳伸不開', '一到{sign}就入陷，使力的方向不對'],
    fall: ['在{sign}入弱，聲音傳不遠', '到了{sign}入弱，力道打折', '一到{sign}就入弱，講話沒人當回事'],
    none: ['在{sign}不得勢，也不吃虧', '{sign}不幫它，也不擋它', '到{sign}只是路過的客人'],
    node: ['交點不講廟旺', '交點到哪個星座都一樣', '交點沒有得位失位的問題'],
  },
  ground: {
    own: ['{house}正是管這件事的地方', '又剛好落在{house}，你問的就是這一宮', '{house}跟你的問題對上了'],
    angular: ['{house}是角宮，事情容易成形', '落在{house}，四個最有力的位置之一', '{house}是角宮，添了一把力'],
    succedent: ['{house}是續宮，守得住，起步慢', '落在{house}，力道中等', '{house}不急，到手的會留住'],
    cadent: ['{house}是果宮，離大路遠了一點', '落在{house}，力氣使不太上', '{house}是偏弱的位置'],
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
