import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the step of a card. */
export const advised: MatterWords['advised'] = {
  first: [
    'Begin at {card}, and with this:',
    'Take your lead from {card}:',
    'Start where {card} lies:',
    'The way in is by {card}:',
  ],
  next: [
    'After that, with {card} in mind:',
    'The second step goes with {card}:',
    'Next, in the light of {card}:',
    'Then there is {card}:',
  ],
  last: [
    'And last of all, with {card} in mind:',
    'To finish, in the light of {card}:',
    'What remains lies nearest to {card}:',
    'At the end stands {card}:',
  ],
};
