import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for the inner life, place by place. */
export const innerPlaces: Record<string, Leads> = {
  'innerWork.pattern': ['', 'Here is the old pattern, in plain view.', 'You know this one.'],
  'innerWork.costs': {
    welcome: [
      'You pay with something good.',
      'What it keeps from you is this.',
      'This is what you get too little of while it goes on.',
    ],
  },
  'innerWork.asks': ['', 'If the pattern could speak, it would ask about this.', 'Listen here for what it wants.'],
  'mirror.shown': [
    '',
    'People who know you a little would recognise this.',
    'Seen from across the street, you look rather like this.',
  ],
  'mirror.need': ['', 'If you could ask for one thing, it might be about this.', 'Here something is missing.'],
  'mirror.gift': {
    hard: [
      'You know this from inside, and that is worth something to others.',
      'What you have been through here can help somebody.',
      'Even out of this there is something to give.',
    ],
  },
  'elements.fire': ['First the will.', '', 'Where the fire is, it looks like this.'],
  'elements.water': ['And underneath the plans?', 'Below the surface, where the feelings are, there is this.', ''],
  'elements.air': ['In your head it sounds like this.', 'This is how you think and talk of it.', 'Now the thoughts.'],
  'elements.centre': ['', 'In the middle they meet.', 'If you hold on to one card, hold on to the one in the middle.'],
};
