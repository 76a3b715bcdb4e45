import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of oneself. */
export const concerns: MatterWords['concerns'] = {
  self: {
    past: [
      'You became a little more yourself there, and it has not worn off.',
      'When you ask who you are, that old story may answer first.',
    ],
    now: [
      'The face in the mirror is one you know.',
      'Just now it is hard to tell your own voice from those you grew up with.',
    ],
    ahead: [
      'It leaves you time to find out what you like when nobody asks.',
      'That may send you back to old and unkind descriptions of yourself.',
    ],
    obstacle: 'It has spoken for you so long that it could sign your name.',
  },
  mood: {
    past: [
      'You know from that what a lighter day feels like.',
      'What you feel today may have been a long while on the road.',
    ],
    now: [
      'There is some lightness in that, even on a grey day.',
      'No wonder the kettle and the stairs feel like work.',
    ],
    ahead: [
      'Low spirits may find less to hold on to then.',
      'That may press on the same tender spot you feel already.',
    ],
    obstacle: 'Whenever your mood starts to lift, it bumps its head on that.',
  },
  selfAny: {
    past: [
      'You may have lived on that, inwardly, more often than you noticed.',
      'There is a younger you who still ducks because of that.',
    ],
    now: [
      'Your tone with yourself can afford to be kinder.',
      'Just now being alone with yourself is harder work than usual.',
    ],
    ahead: ['It lets a little air into your thoughts.', 'Your own company may be hard to enjoy while that goes on.'],
    obstacle: 'You keep meeting that on the way to yourself, like a neighbour on the stairs.',
  },
};
