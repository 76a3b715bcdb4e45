import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Why: what lies beneath, before the card's own sentence. */
export const why: MatterWords['why'] = [
  '要找缘由，先看“{place}”，那儿坐着{card}，它说的比面上的争执早得多。',
  '根子埋在{card}底下，这张落在“{place}”，碰的是你平时不去翻的那层。',
  '事情一再变成这样，跟{card}脱不了干系，“{place}”这个位置把它圈了出来。',
  '你看到的是结果，起头在“{place}”那里，{card}把线头递到了你手上。',
  '别处都是枝叶，撑着它们的是{card}，听听它在“{place}”上讲了什么。',
  '“{place}”出的是{card}，为什么会走到今天，这张的话最近实情。',
];
