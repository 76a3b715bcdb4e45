import type { Leads } from '../../../../domain/reading/texts.ts';

/** The Celtic Cross and the horseshoe, place by place. */
export const crossPlaces: Record<string, Leads> = {
  'celticCross.heart': ['', 'At the heart of it there is this.', 'All the rest of it turns round this.'],
  'celticCross.crossing': {
    welcome: [
      'A friendly card, and it lies across the way: even something good can hold you up.',
      'Good things cross us too, by taking up the room.',
      'Nothing bad stands against you here, only something you would not like to miss.',
    ],
    plain: [
      'Right across it lies something that has to be stepped over or used.',
      'Something leans against it from the side.',
      'And this gets in the way.',
    ],
    hard: [
      'This is the weight on the question.',
      'The hard part has a name, and that is already some help.',
      'Here is the strain in the matter, better seen than guessed at.',
    ],
  },
  'celticCross.crown': {
    welcome: [
      'Lift your eyes: this is what it could become, and the aim is a good one.',
      'At its best, the matter can look like this.',
      'You are aiming at something worth having.',
    ],
    plain: [
      'You are aiming at something, knowingly or not.',
      'Lift your eyes: this is as far up as the matter reaches.',
      'Your aim has this look about it today.',
    ],
    hard: [
      'Even the best to be had here has a rough side.',
      'What you want most may be to have done with it.',
      'This hangs over the matter, and it may have taken the place of an aim.',
    ],
  },
  'celticCross.base': [
    'The question grew out of something.',
    'One floor down, out of sight most days, there is this.',
    'Below what you asked lies something you did not.',
  ],
  'celticCross.behind': [
    'This is on its way out, whatever it was worth.',
    '',
    'Some of it belongs to the past already, or nearly.',
  ],
  'celticCross.before': [
    'It is not here yet, and it is not far.',
    'This is what comes up the road towards you.',
    'Before long you will be dealing with this.',
  ],
  'celticCross.self': [
    'And you, in the middle of it?',
    'This is the part you play, seen from a little distance.',
    'Your own bearing shows in this one.',
  ],
  'celticCross.house': [
    '',
    'Those around you have their own way of taking it.',
    'From outside, the matter has this air about it.',
  ],
  'celticCross.hopes': {
    welcome: [
      'You hope for this, and are a little afraid to.',
      'The wish is plain; the fear is only that it may not come.',
      'This can be wanted without apology.',
    ],
    plain: [
      'Hope and fear share this place, and sometimes one face.',
      'You want this and dread it, on different evenings.',
      'You are waiting for this, or bracing for it, and may not know which.',
    ],
    hard: [
      'Of hope and fear, it is the fear that speaks here.',
      'This is what you would rather not see happen, or what you hope will end.',
      'The dread has taken this shape; the hope is that it is mistaken.',
    ],
  },
  'celticCross.outcome': {
    hard: [
      'If nothing is changed it goes this way, and you still have time to change something.',
      'You might have wished for a kinder end; it is that of the present road, and roads have turnings.',
      'This is the end of it if it goes on as it does, which it need not.',
    ],
  },
  'horseshoe.past': [
    'At the left end of the shoe lies what has been.',
    '',
    'It began with this, some time before you asked.',
  ],
  'horseshoe.present': ['And this is the present of it.', 'Today it looks like this.', 'This is how far it has got.'],
  'horseshoe.hidden': [
    'You may not have counted on this one.',
    'This works where nobody is looking.',
    'It is out of sight, and it takes part all the same.',
  ],
  'horseshoe.around': [
    '',
    'Other people bring something into it as well.',
    'Look up for a moment, at what goes on around you.',
  ],
  'horseshoe.outcome': {
    welcome: [
      'The right end of the shoe points somewhere good.',
      'Follow it round, and you come out well.',
      'It may well come to this, and nobody would complain.',
    ],
    plain: [
      'Follow the shoe to its right end, and you come to this.',
      'Taken together, the six before it come to this.',
      'It is likely to come to this.',
    ],
    hard: [
      'It comes to this if the advice goes unheeded, so hear that once more.',
      'As things stand it ends here, and the sixth card says where it could still turn.',
      'The right end of the shoe is rough today, and that can change with what you do.',
    ],
  },
  'fiveCross.core': ['', 'Here you have the matter itself.', 'Begin in the middle.'],
  'fiveCross.ahead': [
    'This is coming up.',
    'Next, there is this to reckon with.',
    'The right arm of the cross shows what is near.',
  ],
  'fiveCross.root': [
    'Underneath it all lies this.',
    'The root of it is older than the question.',
    'You pass this every day without seeing it.',
  ],
  'fiveCross.best': {
    welcome: [
      'The best to be had from it is good indeed.',
      'It can rise as high as this.',
      'This is worth reaching for.',
    ],
    plain: ['', 'It can rise as high as this.', 'At the top stands what can be reached.'],
    hard: [
      'Even the best of it asks something hard first.',
      'The most that can be had here is an honest look at this.',
      'It gets better by going through this; there seems to be no way round.',
    ],
  },
};
