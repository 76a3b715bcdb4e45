import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for work, money and study, place by place. */
export const areaPlaces: Record<string, Leads> = {
  'jobChange.holding': {
    welcome: [
      'You stay for something good.',
      'It is hard to leave a thing like this.',
      'What keeps you is worth keeping, and that is the trouble.',
    ],
  },
  'jobChange.afterwards': {
    hard: [
      'Half a year on, you would still have this to deal with.',
      'A change of place does not settle this by itself.',
      'Look at this before you sign, for it tends this way as things stand.',
    ],
  },
  'career.strength': {
    welcome: ['', 'Here you are good, and it shows.', 'You have this on your side.'],
    plain: ['', 'Ask a colleague, and they might name this.', 'Others have noticed this in you.'],
    hard: [
      'There is a strength in it, though it does not feel like one.',
      'You have learned to live with this, and not everyone can.',
      'What tires you here has also trained you.',
    ],
  },
  'career.strain': {
    welcome: [
      'Even what is good can tire one out.',
      'It wears you down pleasantly, and that is why you have not complained.',
      'You put a great deal of yourself into this.',
    ],
  },
  'career.chance': {
    welcome: ['', 'There is a good door here.', 'You could have this.'],
    plain: ['', 'This would be possible.', 'A door is ajar.'],
    hard: [
      'The chance lies in dealing with what others avoid.',
      'Something opens here once this has been faced.',
      'It does not look like a chance at first.',
    ],
  },
  'purse.state': [
    'This is how your money stands.',
    'First, the balance.',
    'Open the purse: this is what it looks like inside.',
  ],
  'purse.inflow': {
    hard: [
      'What comes in, comes slowly or with some effort.',
      'The source needs attention before it gives more.',
      'Less comes this way than might.',
    ],
  },
  'purse.leak': {
    welcome: [
      'It goes on something good.',
      'You spend it gladly, and that is how it slips away.',
      'Nobody grudges you this, and still it costs.',
    ],
  },
  'purchase.need': [
    'Under the wish there is a need.',
    'Take away the thing itself, and this is what you were after.',
    'What you need may be quite another thing.',
  ],
  'purchase.cost': {
    welcome: ['It would cost you something you like.', '', 'You would pay with a good thing, so weigh it.'],
  },
  'purchase.measure': {
    hard: [
      'The right size may be smaller than you thought.',
      'Before anything is measured, see to this.',
      'A fair measure begins with a look at this.',
    ],
  },
  'learning.aim': ['', 'This is what pulls you.', 'At the far end of the learning stands this.'],
  'learning.ease': {
    hard: [
      'What comes easily is not always what one would choose.',
      'Even this can be put to work, if it is turned round.',
      'You need no teacher for this, and it still has something to give.',
    ],
  },
  'learning.practice': {
    hard: [
      'Before the practice there is this to see to.',
      'The daily practice has to get past this first.',
      'A little of this wants doing each day as well.',
    ],
  },
  'exam.method': {
    hard: [
      'Before any method there is this to see to.',
      'The way to work leads past this.',
      'Deal with this first, and the rest gets easier.',
    ],
  },
};
