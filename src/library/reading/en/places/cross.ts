import type { Leads } from '../../../../domain/reading/texts.ts';

/** The Celtic Cross and the horseshoe, place by place. */
export const crossPlaces: Record<string, Leads> = {
  'celticCross.heart': ['', 'Everything else on the table happens inside this card.', 'You are already in it.'],
  'celticCross.crossing': {
    welcome: [
      'A friendly card, and it lies across the way: even something good can hold you up.',
      'Good things cross us too, by taking up the room.',
      'Nothing bad stands against you here, only something you would not like to miss.',
    ],
    plain: [
      'It lies right across the first card, and you will have to step over it or use it.',
      'Against that first card leans this one.',
      'And this gets in its way.',
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
      'Above it all hangs what you aim at, knowingly or not.',
      'Lift your eyes: this is as far up as the matter reaches.',
      'Your aim looks like this today.',
    ],
    hard: [
      'Even the best to be had here has a rough side.',
      'It is a strange thing to aim at, unless what you want is to be done with it.',
      'This hangs over the matter, and it may have taken the place of an aim.',
    ],
  },
  'celticCross.base': [
    'The question did not fall from the sky; it grew on this.',
    'Dig a little, and you come upon this.',
    'Everything rests on this, seen or unseen.',
  ],
  'celticCross.behind': [
    'What follows is passing, whatever it was worth.',
    '',
    'This belongs to the past already, or nearly.',
  ],
  'celticCross.before': [
    'It is not here yet, and it is not far.',
    'This is what comes up the road towards you.',
    'Soon you will have to do with this.',
  ],
  'celticCross.self': [
    'And you, in the middle of it?',
    'This is the part you play, seen from a little distance.',
    'Your own bearing shows in this one.',
  ],
  'celticCross.house': [
    '',
    'Those who go in and out at your door answer with this card; “you” may be one of them.',
    'From outside, the matter has this air about it.',
  ],
  'celticCross.hopes': {
    welcome: [
      'You hope for this, and are a little afraid to.',
      'The wish is plain; the fear is only that it may not come.',
      'One may want this without apology.',
    ],
    plain: [
      'Hope and fear share this place, and the card can be read as either.',
      'You want this and dread it, on different evenings.',
      'Ask yourself whether you are waiting for this or bracing for it.',
    ],
    hard: [
      'Of hope and fear, it is the fear that speaks here.',
      'This is what you would rather not see happen, or what you hope will end.',
      'The dread has taken this shape; the hope is that it is mistaken.',
    ],
  },
  'celticCross.outcome': {
    welcome: [
      'Left to itself, the matter goes somewhere you would like.',
      'The road as it runs now comes to a good place.',
      'All ten cards lean this way in the end.',
    ],
    plain: [
      '',
      'If nobody turns the wheel, it comes to this.',
      'The tenth card says where the other nine are heading.',
    ],
    hard: [
      'If nothing is changed it goes this way, and you still have time to change something.',
      'You might have wished for another tenth card; it shows the present road, and roads have turnings.',
      'So it ends if it goes on as it does, which nobody is obliged to.',
    ],
  },
  'horseshoe.past': [
    'The left end of the shoe is where you come from.',
    '',
    'It began with this, some time before you asked.',
  ],
  'horseshoe.present': ['You are standing here.', 'Today it looks like this.', 'So far it has come.'],
  'horseshoe.hidden': [
    'You may not have counted on this one.',
    'This works where nobody is looking.',
    'It is out of sight, and it takes part all the same.',
  ],
  'horseshoe.around': [
    '',
    'Others bring this into it; “you” may be one of them.',
    'Look up: this is going on around you.',
  ],
  'horseshoe.outcome': {
    welcome: [
      'The right end of the shoe points somewhere good.',
      'Follow it round, and you come out well.',
      'It may well come to this, and nobody would complain.',
    ],
    plain: [
      'Follow the shoe to its right end, and you come here.',
      'This is what the six before it add up to.',
      'It is likely to come to this.',
    ],
    hard: [
      'It comes to this if the advice is not taken; so look at the card before it once more.',
      'As things stand it ends here, and the sixth card says where it could still turn.',
      'The right end of the shoe is rough today, and that can change with what you do.',
    ],
  },
  'fiveCross.core': ['', 'Here you have the matter itself.', 'Begin in the middle.'],
  'fiveCross.ahead': [
    'This is coming up.',
    'Next, you have this to reckon with.',
    'The right arm of the cross shows what is near.',
  ],
  'fiveCross.root': [
    'Underneath it all lies this.',
    'It has its root here.',
    'You walk over this every day without seeing it.',
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
      'It gets better by way of this card; there seems to be no way round.',
    ],
  },
};
