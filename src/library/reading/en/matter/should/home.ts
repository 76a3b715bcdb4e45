import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of home and friends. */
export const should: MatterWords['should'] = {
  family: {
    do: [
      'Do it, at a quiet hour and in few words. There will be a few cool days, most likely, and then there is some air.',
      'Take the step, even if it is not your turn. You go without the satisfaction of having waited for the others to.',
    ],
    refrain: [
      'Leave it, for the sake of a peace that is thin and still a peace. A sentence you had polished will go to waste.',
      'The cards would not touch it at present. Keep out of it, and you lose the part of the one who mends everything.',
    ],
    unclear: [
      'There is no lead to be had, since everybody concerned wants a different thing. Speak first to the calmest of them.',
      'Whether you do it or not, someone will be put out. Choose the course you could explain to a child.',
    ],
  },
  friend: {
    do: [
      'Take the step you have in mind, face to face. The price is that nothing can be put down to a misunderstanding afterwards.',
      'Yes, and with some humour left in it. You will have to part with the comfort of being the injured one.',
    ],
    refrain: [
      'Let it be for now, and with it a grievance that you had grown rather fond of.',
      'Better not. A friendship stands a quiet spell more easily than a clean cut, so leave it for a while, and taste your own silence for a day.',
    ],
    unclear: [
      'The cards cannot choose between pride and fondness for you. Wait until you have laughed together once more, and see.',
      'Nothing settles it. A friendship is worth one clumsy question before it gets a verdict.',
    ],
  },
  move: {
    do: [
      'Go. You leave behind the people who know your order by heart.',
      'The cards are for going, with the way back left paid for a while. What you give up is being from here.',
    ],
    refrain: [
      'Stay where you are for now, the draw suggests. With that goes a view you have been living with in your head.',
      'Not yet. Papers, savings or somebody’s blessing are missing, and without them the road is dearer than it looks.',
    ],
    unclear: [
      'The case for going is as good as the case for staying. Spend an ordinary Tuesday there, if you can, before you choose.',
      'The map is fine and the timing is foggy. Decide first what you would do there on the second Sunday.',
    ],
  },
};
