import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of study. */
export const deeds: MatterWords['deeds'] = {
  exam: [
    'Do one old paper against the clock, with the phone in another room, and mark it with mercy.',
    'Explain the hardest topic aloud in five minutes to somebody who knows nothing about it.',
    'Fix the hour at which work stops each evening, and stop then, even in mid-sentence.',
    'Pack everything for the day itself well ahead, down to the pens, and take that evening off.',
  ],
  study: [
    'Learn for twenty minutes at the same hour on four days, and stop while you still want to go on.',
    'Teach somebody one thing you learned this week, over a meal and without notes.',
    'Shut away all but one of the books or courses that are open at the same time.',
    'Write the question you are stuck on in one sentence, and put it to a person.',
  ],
};
