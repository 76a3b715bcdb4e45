import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the step of a card. */
export const advised: MatterWords['advised'] = {
  first: [
    'Begin with what {card} asks:',
    'The first step belongs to {card}:',
    'Start where {card} lies:',
    'What comes first is said by {card}:',
  ],
  next: [
    'After that, listen to {card}:',
    'The second step is that of {card}:',
    'Next, go to {card}:',
    'Then there is {card}:',
  ],
  last: [
    'And last of all, {card}:',
    'To finish, take the word of {card}:',
    'What remains is up to {card}:',
    'At the end stands {card}:',
  ],
};
