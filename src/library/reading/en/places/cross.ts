import type { Leads } from '../../../../domain/reading/texts.ts';

/** The Celtic Cross and the horseshoe, place by place. */
export const crossPlaces: Record<string, Leads> = {
  'celticCross.crossing': {
    welcome: [
      'A friendly card, and it lies across the way: even something good can hold you up.',
      'Good things cross us too, by taking up the room.',
      'Nothing bad stands against you here, only something you would not like to miss.',
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
      '',
    ],
    hard: [
      'Even the best to be had here has a rough side.',
      'What you want most may be to have done with it.',
      'This hangs over the matter, and it may have taken the place of an aim.',
    ],
  },
  'celticCross.outcome': {
    hard: [
      'If nothing is changed it goes this way, and you still have time to change something.',
      'You might have wished for a kinder end; it is that of the present road, and roads have turnings.',
      'Left alone it goes this way, and it need not be left alone.',
    ],
  },
  'horseshoe.outcome': {
    hard: [
      'It comes to this if the advice goes unheeded, so hear that once more.',
      'As things stand it ends here, and the sixth card says where it could still turn.',
      'The right end of the shoe is rough today, and that can change with what you do.',
    ],
  },
  'fiveCross.core': ['', 'Here you have the matter itself.', 'Begin in the middle.'],
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
