import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Between two named things: the leaning, then what each gives and what it costs, and what would decide. */
export const which: MatterWords['which'] = {
  a: [
    '兩邊的牌比下來，「{a}」比「{b}」好走一些。',
    '牌靠向「{a}」，「{b}」不是不行，排在第二。',
    '這次的份量落在「{a}」這邊，「{b}」輕一點。',
    '「{a}」領先一些，「{b}」的牌說得比較重。',
  ],
  b: [
    '牌挑了「{b}」，「{a}」要多磨一點。',
    '比起「{a}」，「{b}」站得穩些。',
    '天平從「{a}」往「{b}」斜過去，斜得不多。',
    '「{b}」比「{a}」更接得住現在的你。',
  ],
  even: [
    '「{a}」和「{b}」打成平手。',
    '「{a}」和「{b}」不分高下。',
    '「{a}」跟「{b}」，兩邊一樣重。',
    '「{a}」和「{b}」這一題，牌沒有分輸贏。',
  ],
  each: [
    '「{way}」給你{gives}，憑的是{card}；要付出的是{costs}，看{other}。',
    '選「{way}」，拿到的是{gives}，這是{card}說的；得付出{costs}，這是{other}說的。',
    '「{way}」的好在{card}，是{gives}；「{way}」的難在{other}，要用{costs}去換。',
  ],
  one: {
    gives: ['「{way}」給你{gives}，憑的是{card}。', '選「{way}」，拿到的是{gives}，這是{card}說的。'],
    costs: ['「{way}」要付出的是{costs}，看{card}。', '選「{way}」，得付出{costs}，這是{card}說的。'],
  },
  decides: [
    '就看你現在比較需要哪一樣：要{gives}，選「{a}」；要{others}，選「{b}」。',
    '用這一點來決定：想要{gives}就走「{a}」，想要{others}就走「{b}」。',
  ],
  neither: [
    '兩邊目前都貴，能等就等第三條路；等不了，看哪個代價你付得起：「{a}」要{costs}，「{b}」要{others}。',
    '哪一邊都不輕鬆，非現在選不可的話，比一比你扛得住哪一種：「{a}」的{costs}，還是「{b}」的{others}。',
  ],
  gives: {
    majors: ['一個真正的轉折', '把舊題目想通的機會'],
    wands: ['往前衝的動力', '磨出耐力的機會'],
    cups: ['處得來的人', '看清楚自己感受的機會'],
    swords: ['把話講清楚的機會', '改掉一個舊想法的機會'],
    pentacles: ['握得住的成果', '重新分配時間和錢的機會'],
  },
  costs: {
    majors: ['現在習慣的日子', '面對老問題的勇氣'],
    wands: ['一陣子的晚上和週末', '幾趟白跑的力氣'],
    cups: ['心裡的平靜', '一部分原來的期待'],
    swords: ['幾個晚上的好睡', '把話問清楚的工夫'],
    pentacles: ['日復一日的工夫', '一時拿不回來的本錢'],
  },
};
