import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, around or out of sight means for a matter of what is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: ['你找東西有耐心，看過的地方不太會漏。', '你一邊找一邊怪自己，眼睛就更看不到。'],
    hidden: ['你其實記得一點線索，只是還沒連起來。', '你可能一直漏看同一個角落，因為覺得不可能在那裡。'],
    around: ['旁邊還有人可以問，也有地方可以打聽。', '周圍又亂又趕，小東西很容易掉進縫裡。'],
    wish: '你伸手摸袋子最底下以前，會先停一秒。',
    aim: '你急著找回來的，不只是東西，還有一份安心。',
    support: '翻到想放棄的時候，你還有耐心再想一次。',
  },
};
