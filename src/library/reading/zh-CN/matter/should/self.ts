import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of oneself. */
export const should: MatterWords['should'] = {
  self: {
    do: ['照你想的去试，代价是有人会说你变了。', '值得为自己动一动，舍掉一个“好说话”的名声。'],
    refrain: ['先别急着改造自己，停一停会觉得在偷懒，其实在长肉。', '这个决心缓一缓，它听着像别人的口气。'],
    unclear: ['改与不改都由你，先弄清这是想要，还是怕落后。', '牌两边都认，挑一样小到没人发现的先变。'],
  },
  mood: {
    do: ['去做那件让你松口气的事，代价是得先承认自己累。', '可以找人说说，开口的头一分钟最难，后面会轻。'],
    refrain: ['先别逼自己振作，慢下来会有点愧，愧就愧着歇。', '这阵子少拿大主意，推掉几样会得罪人，身子要紧。'],
    unclear: ['动和歇都行，看今天醒来是几分电，照电量安排。', '牌没偏，先把觉睡回来，睡完再问一遍。'],
  },
};
