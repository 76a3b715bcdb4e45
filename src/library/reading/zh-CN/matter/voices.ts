import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Which card speaks for the matter, which against, and how the table hangs together. */
export const voices: MatterWords['voices'] = {
  turns: {
    lighter: [
      '读到{card}，气氛松了，前面的紧有了出口。',
      '转机在{card}，从这张起，牌的脸色缓了下来。',
      '前头闷着，到{card}这儿开了扇窗。',
      '{card}是坡顶，过了它，脚下轻快些。',
    ],
    heavier: [
      '走到{card}，调子沉了下去，前面的顺不能全算数。',
      '开头轻松，{card}一出来，得把步子放慢。',
      '{card}给后半程压了块石头，先知道它在哪儿就好绕。',
      '风向是在{card}这儿变的，带件外套。',
    ],
  },
  odds: [
    '末了的{card}跟{other}不是一个意思，往后怎样先看{card}。',
    '收在{card}上有点意外，{other}那股劲没走到头。',
    '{other}和{card}拧着，两张都当真：先过前一张，才到后一张。',
    '结尾的{card}没顺着{other}说，前头那段算前头的，收尾看{card}。',
  ],
  count: [
    '答案是按张数来的，{card}却往另一边使劲，所以这个“是”或“否”后面，得添上它的条件。',
    '张数一边，{card}一边，这回听张数的，要留的余地就在{card}那儿。',
    '{card}被多数压过去了，它的话还是得听，真要出岔子，多半出在它说的地方。',
    '数出来的和读出来的不全合，差就差在{card}，先把它弄明白再动手。',
  ],
  despite: ['答案归答案，', '虽说答案是那样，'],
  cautious: [
    '把这一问写成一句大白话，带上是谁、什么时候，贴在看得见的地方。',
    '跟一个信得过的人讲讲你问的是什么，留意人家回头问你哪一句。',
    '有一件事实弄清了就明白大半，去问知道的人。',
    '知道的、猜的、怕的，各写一列，别混着想。',
    '先做一件收得回来的小事，做完再看要不要接着来。',
  ],
  unsure: ['这一问，先按“{topic}”来读。', '这里当作问“{topic}”来读。', '问的若是“{topic}”，牌是这样说的。'],
};
