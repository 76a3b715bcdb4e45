import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** What is said before a card whose place would not lead one to expect it, and where a place has no words of its own. */
export const leads: ReadingPhrases['leads'] = {
  obstacle: {
    welcome: [
      'A friendly card, and still it is in the way: good things can hold us up as well.',
      'What hinders here is something pleasant, which makes it harder to notice.',
      'Even a card like this can be an obstacle, if one would rather stay with it than go on.',
    ],
  },
  support: {
    hard: [
      'The help comes in a rough coat.',
      'An awkward helper, and yet this is where the matter can gain something.',
      'Even this can be of use, once it has been looked in the eye.',
    ],
  },
  counsel: {
    hard: [
      'The advice lies in the difficulty itself.',
      'This place says what needs attention before anything else can be done.',
      'It is not a comfortable place to begin, and it is the right one.',
    ],
  },
  other: ['Now to {whom}.', 'Across from you there is {whom}.'],
  self: ['This is your own share in it.', 'Now to you.', 'And you, in the middle of it?'],
  chance: {
    welcome: ['There is a good door here.', 'Much is possible here.', 'This can open, and it is worth a push.'],
    plain: ['There is a door here.', 'Something can still open.', 'What is possible shows in this card.'],
    hard: [
      'The door is a narrow one.',
      'A chance can look like this as well, if one gets through the first yard of it.',
      'What is possible here begins with something that has to be faced.',
    ],
  },
};
