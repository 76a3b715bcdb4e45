import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of oneself. */
export const deeds: MatterWords['deeds'] = {
  self: [
    'Ask somebody who likes you for one thing about you that they would never want changed.',
    'Do one thing this week in the way you would if nobody were keeping count.',
    'Keep notes on three evenings of what you said yes to, and what your body thought of it.',
    'Say “I do not know yet” once this week, out loud, and leave it at that.',
  ],
  mood: [
    'Go out for fifteen minutes of daylight each morning, in whatever you happen to be wearing.',
    'Give one person the true answer when you are next asked how you are.',
    'Eat something warm at a table once a day, without a screen for company.',
    'If it has been dark for weeks rather than days, ring your doctor, and have somebody sit with you meanwhile.',
  ],
};
