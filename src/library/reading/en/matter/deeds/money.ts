import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of money. */
export const deeds: MatterWords['deeds'] = {
  money: [
    'Write down every outgoing for seven days, without improving any of them.',
    'If anybody owes you something, send one friendly reminder with the figure and a date in it.',
    'Cancel one small regular payment that you had forgotten you were making.',
    'Speak about money for a quarter of an hour with somebody who is good at it and unalarmed by it.',
  ],
  purchase: [
    'Take a second look at the worst hour, in rain or in the rush, and make notes.',
    'Let somebody who knows the trade and gains nothing by it have a look and speak freely.',
    'Write what it means for a whole year, everything included, on a slip of paper by the kettle.',
    'Settle with yourself the figure at which you walk away, and tell one person what it is.',
  ],
};
