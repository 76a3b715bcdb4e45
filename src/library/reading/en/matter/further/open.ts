import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of what is lost. */
export const further: MatterWords['further'] = {
  lost: {
    self: [
      'You can still walk back through the day in your mind, with that to see by.',
      'Whoever searches in that state turns cushions over and sees fabric.',
    ],
    hidden: [
      'On the strength of that you have not given the thing up, and your eyes stay open.',
      'At the moment when the thing left your hand, that may have had your attention.',
    ],
    around: [
      'In such surroundings a found thing is picked up and asked about.',
      'With so much going on, a thing gets moved, and no one remembers moving it.',
    ],
    wish: 'So each pocket gets searched a little too fast.',
    aim: 'The thing itself could perhaps be replaced; what you want back is what it stood for.',
    support: 'A search goes on longer and more kindly with that to hand.',
  },
};
