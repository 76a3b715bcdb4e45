import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for two people, and for what is over, place by place. */
export const bondPlaces: Record<string, Leads> = {
  'relationship.you': ['First, you in this.', '', 'Of the two of you, look at yourself first.'],
  'relationship.bond': [
    'Here is the bond itself, told from your end of it.',
    'What you share has a voice of its own, and you hear it from your side of the table.',
    'Half of what joins two people can be read from either of them, so this begins with you.',
  ],
  'relationship.foundation': [
    'One of you brought this along, and it lies under everything since.',
    'When you met, something already lay behind one of you, or both.',
    'An earlier time still counts in what you two share.',
  ],
  'relationship.potential': {
    welcome: [
      'What is small now can be this.',
      'There is a good deal in it still.',
      'What can grow here is worth the watering.',
    ],
    plain: ['', 'Further on, it can take this turn.', 'It is not there yet, and it could be.'],
    hard: [
      'What it can become depends on how the two of you deal with this.',
      'The next step leads through something that is not easy.',
      'The possibility lies behind a piece of work.',
    ],
  },
  'twoNeeds.you': ['', 'First, your side of the table.', 'This is how you come across in it.'],
  'twoNeeds.core': [
    '',
    'What it is really about between you lies in the middle.',
    'Both of you are holding on to this from different ends.',
  ],
  'twoNeeds.yourNeed': {
    welcome: [
      'You need this, and you are allowed to say so.',
      'It is a good thing to need.',
      'What you would like from this bond is plain enough here.',
    ],
    plain: [
      'What you need may be this; see whether you have ever said it.',
      'Your need, if somebody asked you.',
      'Perhaps you have been waiting for this to be guessed.',
    ],
    hard: [
      'The need shows first as a sore place.',
      'The need begins with being heard in this.',
      'Something here wants to be taken off your hands.',
    ],
  },
  'twoNeeds.way': {
    hard: [
      'You meet where it is difficult, by looking at it together.',
      'The way leads through this, side by side if possible.',
      'What stands between the two needs is also where they touch.',
    ],
  },
  'loversCross.you': ['', 'First, your own share.', 'This is what you bring to it.'],
  'loversCross.bond': [
    '',
    'Look at the middle: it belongs to neither of you alone.',
    'The knot between you is easiest to follow from your own end.',
  ],
  'bond.between': [
    '',
    'And what goes on between the two of you?',
    'The third card belongs to both of you, told from your side.',
  ],
  'bond.you': ['First, you.', '', 'Your own card comes first.'],
  'lettingGo.holds': {
    welcome: [
      'You turn round for something that was good.',
      'It is no wonder you look back at this.',
      'A warm memory can hold harder than a quarrel.',
    ],
  },
  'lettingGo.stays': {
    hard: [
      'What stays is something learned the hard way.',
      'This remains as well, and one day it will be of use.',
      'You keep the knowledge of this, and it is worth more than it looks.',
    ],
  },
  'lettingGo.opens': {
    welcome: ['', 'A window comes open.', 'And then there is this, waiting.'],
    plain: ['Here there is room again.', 'Something opens where it closed.', 'The space does not stay empty.'],
    hard: [
      'First the empty room has to be borne for a while.',
      'What opens is a question still.',
      'The door is there, and it sticks a little.',
    ],
  },
};
