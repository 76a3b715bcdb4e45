import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of what is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: [
      'A little of that steadies the hand that goes through the drawers today.',
      'Keys and papers do go missing in the wake of such things.',
    ],
    now: [
      'Eyes in that condition catch what lies in the shadow of a shelf.',
      'One looks three times in the same pocket in such a mood.',
    ],
    ahead: [
      'Such a stretch is kind to anyone who goes back over their steps.',
      'While that goes on, other things get laid on top of what is missing.',
    ],
    obstacle: 'Your hand may have gone past the place already, and that was what hurried it.',
  },
};
