import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the people, or out of sight, means for a thing that is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: ['那天走过哪几处，你一处一处想得起来。', '你越使劲想，那天的先后越对不上。'],
    hidden: ['等心静一点，那天的情形你能多记起几分。', '东西离手那一下你没听见，耳朵里全是别的动静。'],
    around: ['多一双眼睛一起找，你就少漏一个角落。', '身边人来人往，同一样东西一天能挪三回地方。'],
    wish: '你想东西就在原处躺着，最怕翻到底，连念想也没了。',
    aim: '找的是一件东西，你惦记的也有用惯它的那些日子。',
    support: '翻箱倒柜翻到心烦，你能坐下来从头想一遍。',
  },
};
