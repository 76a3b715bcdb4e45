import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for the inner life, place by place. */
export const innerPlaces: Record<string, Leads> = {
  'innerWork.pattern': [
    'You find yourself here again.',
    'Here is the old pattern, in plain view.',
    'You know this one.',
  ],
  'innerWork.root': [
    'Somewhere you learned it.',
    'It began with this, and you were younger then.',
    'Follow it down, and you come to this.',
  ],
  'innerWork.protects': [
    'Once it had a good reason.',
    'The pattern stands guard over this.',
    'It has been keeping something safe.',
  ],
  'innerWork.costs': {
    welcome: [
      'You pay with something good.',
      'What it keeps from you is this.',
      'This is what you get too little of while it goes on.',
    ],
    plain: ['You pay for it with this.', 'It has its price.', 'This is what it costs you today.'],
    hard: ['You pay for it with this.', 'The bill comes in this form.', 'It weighs on you here.'],
  },
  'innerWork.asks': [
    'Underneath, something wants to be heard.',
    'If the pattern could speak, it would ask about this.',
    'Listen here for what it wants.',
  ],
  'innerWork.step': [
    'Do one thing differently.',
    'A first step, no more than that.',
    'Begin with something this size.',
  ],
  'mirror.shown': ['This is what others see.', 'You show this side.', 'From the street, the house looks like this.'],
  'mirror.hidden': [
    'You keep this to yourself.',
    'Only you know of this side, and perhaps not all of it.',
    'Behind the mirror there is this.',
  ],
  'mirror.need': [
    'You need this, and seldom ask.',
    'If you could ask for one thing, it might be about this.',
    'Here something is wanting.',
  ],
  'mirror.gift': [
    'You can give this and still have it.',
    'Out of this you have something to give.',
    'Others could have this from you.',
  ],
  'elements.fire': [
    'First the will.',
    'This is what you want, and how much.',
    'Where the fire is, it looks like this.',
  ],
  'elements.water': ['And what do you feel?', 'Below the surface it is like this.', 'The feeling about it is this.'],
  'elements.air': ['In your head it sounds like this.', 'So you think of it, and talk.', 'Now the thoughts.'],
  'elements.earth': [
    'On the ground it is like this.',
    'Time, means and everyday life say this.',
    'Then there is the practical side.',
  ],
  'elements.centre': [
    'One thing keeps the four together.',
    'In the middle they meet.',
    'If you hold on to one card, hold on to the one in the middle.',
  ],
};
