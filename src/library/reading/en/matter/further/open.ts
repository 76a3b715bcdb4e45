import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of what is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: [
      'In your mind you can walk back through the day, room by room.',
      'Every cushion gets turned over, and you see only fabric.',
    ],
    hidden: [
      'It may be what keeps your eyes open for the thing.',
      'That may have had your attention when the thing left your hand.',
    ],
    around: [
      'Nobody would think it odd if you asked after the thing.',
      'With so much going on, a thing gets moved and nobody remembers moving it.',
    ],
    wish: 'Each pocket gets searched a little too fast.',
    aim: 'The thing could perhaps be replaced; you want back what it stood for.',
    support: 'You can search longer with that to help, and be kinder to yourself about it.',
  },
};
