import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of oneself. */
export const should: MatterWords['should'] = {
  self: {
    do: ['照你想的去试，有人会说你变了，由着说。', '值得为自己动一动，“好说话”这个名声舍得掉。'],
    refrain: ['先别急着改自己，歇着也算数。', '这个决心缓一缓，听着像别人的口气。'],
    unclear: ['先弄清这是想要，还是怕落在人后。', '挑一样小到没人发觉的先变，变完再看。'],
  },
  mood: {
    do: ['去吧，能让你松口气的事，不用等心情好了才做。', '可以找人说说，头一分钟最难，后面就轻了。'],
    refrain: ['先别逼自己振作，难受的时候歇着不算偷懒。', '这阵子别拿大主意，能推的先推，难过也要有空过。'],
    unclear: ['动和歇都行，看今天醒来有几分力气。', '先把觉睡回来，睡过几晚再问一遍。'],
  },
};
