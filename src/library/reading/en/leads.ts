import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** What each kind of place asks of its card, where the place has no words of its own. */
export const leads: ReadingPhrases['leads'] = {
  past: [
    'This is where it comes from.',
    'What is behind you still has a hand in it.',
    'It began with this, some time before you asked.',
  ],
  obstacle: {
    welcome: [
      'A friendly card, and still it is in the way: good things can hold us up as well.',
      'What hinders here is something pleasant, which makes it harder to notice.',
      'Even a card like this can be an obstacle, if one would rather stay with it than go on.',
    ],
    plain: [
      'Here is where it rubs.',
      'This is the part that costs you something.',
      'Whatever you do in the matter, you will have to get past this.',
    ],
    hard: [
      'This is what makes it difficult.',
      'The heavy part lies here, and it is better to look at it than round it.',
      'If you have wondered why it drags, begin with this.',
    ],
  },
  support: {
    welcome: ['You can count on this.', 'Good help lies here.', 'Something is on your side.'],
    plain: ['Help is to be looked for here.', 'This can work for you.', 'Here is something to lean on.'],
    hard: [
      'The help comes in a rough coat.',
      'An awkward helper, and yet this is where the matter can gain something.',
      'Even this can be of use, once it has been looked in the eye.',
    ],
  },
  counsel: {
    welcome: [
      'The advice is a pleasant one.',
      'Here is what to do, and it should not be hard.',
      'Begin where it is easy.',
    ],
    plain: ['Look for the advice here.', 'Here is a place to begin.', 'If you want to do something, do it here.'],
    hard: [
      'The advice lies in the difficulty itself.',
      'This place says what needs attention before anything else can be done.',
      'It is not a comfortable place to begin, and it is the right one.',
    ],
  },
  hidden: [
    'This works where you do not look.',
    'You may not have counted on this one.',
    'It is out of sight, and it takes part all the same.',
  ],
  self: ['This is your own share in it.', 'Now to you.', 'And you, in the middle of it?'],
  other: [
    'This is how the other person looks from where you stand.',
    'Now the other side of the table, seen from outside; what they feel only they can tell you.',
    'Sit for a moment in the other chair.',
  ],
  around: ['This comes from around you.', 'Others bring this into it.', 'Look up: this is going on around you.'],
  wish: {
    welcome: [
      'Here it is about what is wanted, and it is well worth wanting.',
      'A wish speaks here, rather openly.',
      'Who would not hope for this?',
    ],
    plain: [
      'Here it is about what is wanted, more than about what is.',
      'A wish speaks here, and the worry that goes with it.',
      'Ask of this card what you hope for in it.',
    ],
    hard: [
      'The worry speaks louder here than the wish.',
      'Behind this card stands a wish, though at first you see only the fear.',
      'Perhaps what is wanted here is chiefly to be rid of something.',
    ],
  },
  chance: {
    welcome: ['There is a good door here.', 'Much is possible here.', 'This can open, and it is worth a push.'],
    plain: ['There is a door here.', 'Something can still open.', 'What is possible shows in this card.'],
    hard: [
      'The door is a narrow one.',
      'A chance can look like this as well, if one gets through the first yard of it.',
      'What is possible here begins with something that has to be faced.',
    ],
  },
  outcome: {
    welcome: [
      'As it runs now, it ends somewhere you would like.',
      'Leave it its course, and it comes to this.',
      'The road is leading to a good place.',
    ],
    plain: [
      'As things stand today, it tends this way.',
      'This is where it is heading, if nothing is changed.',
      'Follow the line to its end, and you come here.',
    ],
    hard: [
      'If nothing is changed it tends this way, and there is still time to change something.',
      'You might choose another end, and you can: this is only where the present road leads.',
      'So it goes on if it goes on like this.',
    ],
  },
};
