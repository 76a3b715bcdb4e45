import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** What is said before a card whose place would not lead one to expect it, and where a place has no words of its own. */
export const leads: ReadingPhrases['leads'] = {
  obstacle: {
    welcome: ['牌是好牌，只是剛好擋在路上。', '卡住你的是件舒服的事，才不容易發現。', '捨不得離開它，也會變成一道關。'],
  },
  counsel: { hard: ['建議藏在難處裡。', '別的先擱著，這裡要先照顧。', '從這裡起步不太舒服，但走得通。'] },
  self: ['說到你自己。', '先看你自己這一邊。', ''],
  other: ['再看{who}那一邊。', '接著看{who}。'],
  chance: {
    welcome: ['這扇門輕輕一推就開。', '能長成的樣子，很值得等。', '機會就在這裡，伸手就好。'],
    plain: ['這裡有一扇門，推開看到的是這張牌。', '有機會長成的，是這個樣子。', '還有餘地，就在這一張。'],
    hard: ['門有點窄，側身過得去。', '機會有時候就長這樣，撐過前面一段就好。', '想從這裡走出去，要先面對一件事。'],
  },
};
