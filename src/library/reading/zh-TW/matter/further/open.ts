import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, around or out of sight means for a matter of what is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: ['找東西的是這樣的你，翻過的地方不太會漏。', '你一邊找一邊怪自己，眼睛就只看得到這個。'],
    hidden: ['你還肯再翻一次口袋，暗地裡給力氣的是這個。', '你一直漏看的那個角落，是這個替它蓋了布。'],
    around: ['問得到的人、幫忙看的眼睛，身邊還有這些。', '周圍是這樣的場面，小東西很容易跟著滑進縫裡。'],
    wish: '手伸進袋子最底下以前，你會先停一秒。',
    aim: '東西值多少是一回事，你急著找回來的還有這個。',
    support: '翻到第三個抽屜想放棄的時候，撐著你的是這個。',
  },
};
