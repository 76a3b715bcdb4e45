import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the people, or out of sight, means for a thing that is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: ['带着它去回想，那天的路线一站一站接得上。', '你记性里的那张地图，让它折掉了一个角。'],
    hidden: ['心里这一层一露头，那天的情形也跟着浮上来几分。', '东西离手那一下你没听见，耳朵里全是它。'],
    around: ['旁边是这样的人，多一双眼睛，就少一个死角。', '四周是这样，同一样东西一天能挪三回地方。'],
    wish: '找东西也这样，想它就在原处躺着，又怕翻到底，连念想也没了。',
    aim: '找的是一件东西，心里一起翻出来的还有这个。',
    support: '翻箱倒柜翻到心烦，能让人坐下来从头想的是它。',
  },
};
