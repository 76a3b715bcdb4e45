import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of what is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: [
      'The search may go more calmly because of that.',
      'Keys and papers easily go missing after something like that.',
    ],
    now: [
      'What lies in the shadow of a shelf may catch your eye now.',
      'Just now you may look three times in the same pocket.',
    ],
    ahead: [
      'It leaves you time to go back over your steps.',
      'Other things may get laid on top of what is missing while that goes on.',
    ],
    obstacle: 'Your hand may have passed the place already, and that was what hurried it.',
  },
};
