import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** What is said before a card whose place would not lead one to expect it, and where a place has no words of its own. */
export const leads: ReadingPhrases['leads'] = {
  obstacle: {
    welcome: [
      '是张好牌，可它正挡着路，好事有时也会绊人。',
      '绊住你的是件舒服的事，所以不容易察觉。',
      '叫人不舍得走的，也会成一道坎。',
    ],
  },
  counsel: { hard: ['别的先放着，这里得先照看一下。', '从这儿起步不舒服，却走得通。'] },
  other: ['再看{who}那一边。', '轮到{who}了。'],
  chance: {
    welcome: ['这里有扇好门，推一下就开。', '这一步伸手就够得着。'],
    plain: ['还有转圜的地方，就在这儿。', ''],
    hard: ['门是窄的，侧着身子过得去。', '想从这里出去，得先面对一件事。'],
  },
};
