import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of oneself. */
export const concerns: MatterWords['concerns'] = {
  self: {
    past: [
      'You became a little more yourself there, and it has not worn off.',
      'When you ask who you are, that old story is quick to answer first.',
    ],
    now: [
      'On such days the face in the mirror is one you know.',
      'Under that it is hard to tell your own voice from those you grew up with.',
    ],
    ahead: [
      'Your own outline is easier to make out in a stretch like that.',
      'It sends one back to old and unkind descriptions of oneself.',
    ],
    obstacle: 'By now it has been speaking for you so long that it signs in your name.',
  },
  mood: {
    past: [
      'Somewhere under the present mood you know that such days exist.',
      'So what you feel today has been a long while on the road.',
    ],
    now: [
      'Some of you is up and dressed because of it, even on grey mornings.',
      'No wonder the kettle and the stairs feel like work.',
    ],
    ahead: [
      'Low spirits find less to hold on to there.',
      'The same tender spot that you can feel already may be pressed by that.',
    ],
    obstacle: 'Every time the mood starts to lift, it bumps its head on that.',
  },
  selfAny: {
    past: [
      'You have lived on that, inwardly, more often than you noticed.',
      'There is a younger you back there who still ducks.',
    ],
    now: [
      'The talks you have with yourself take on a kinder tone from that.',
      'Being alone with yourself is harder work with that in the room.',
    ],
    ahead: [
      'It opens a window in your inner life, on the garden side.',
      'You may be poor company to yourself while that goes on.',
    ],
    obstacle: 'You keep meeting it on the way to yourself, like a neighbour on the stairs.',
  },
};
