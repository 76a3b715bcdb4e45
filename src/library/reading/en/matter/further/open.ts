import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of what is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: [
      'So you can walk back through the day in your mind.',
      'You may turn over every cushion and see only fabric.',
    ],
    hidden: [
      'It may be what keeps your eyes open for the thing.',
      'That may have had your attention when the thing left your hand.',
    ],
    around: [
      'So you could ask after the thing without embarrassment.',
      'With so much going on, a thing gets moved and nobody remembers moving it.',
    ],
    wish: 'So you search each pocket a little too fast.',
    aim: 'The thing could perhaps be replaced; you want back what it stood for.',
    support: 'You can search longer with that to help, and be kinder to yourself about it.',
  },
};
