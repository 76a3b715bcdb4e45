import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of home and friends. */
export const should: MatterWords['should'] = {
  family: {
    do: [
      'Do it, at a quiet hour and in few words. You pay with a few cold days, most likely, and then there is some air.',
      'Take the step, even if it is not your turn. It costs the satisfaction of having waited for the others to.',
    ],
    refrain: [
      'Better leave it, for the sake of a peace that is thin and still a peace. A sentence you had polished will go to waste.',
      'The cards would not touch it at present. Keeping out of it costs you the role of the one who mends everything.',
    ],
    unclear: [
      'There is no lean to be had, since everyone in the house wants something else. Speak first to the calmest of them.',
      'Whether you do it or not, someone will be put out. Choose the course you could explain to a child.',
    ],
  },
  friend: {
    do: [
      'Take the step you have in mind, face to face. After that nothing can be passed off as a misunderstanding any more, and there is the price.',
      'Yes, though with some humour left in it. What it takes from you is the comfort of the injured party.',
    ],
    refrain: [
      'Let it be for now, and with it a grievance that you had grown rather fond of.',
      'Better not; a friendship can stand a good many unsaid things and only a few said ones. You pay by swallowing one.',
    ],
    unclear: [
      'The cards cannot choose between pride and fondness for you. Wait until you have laughed together once more, and see.',
      'It is open. A friendship is worth one clumsy question before it gets a verdict.',
    ],
  },
  move: {
    do: [
      'Go, is the drift. It costs you the people who know your order by heart.',
      'The cards are for the new place, with the way back left paid for a while. What you give up is being from here.',
    ],
    refrain: [
      'Stay where you are for now, the draw suggests. You give up a view that you have been living with in your head.',
      'Rather not yet. Papers, savings or somebody’s blessing are missing, and without them the road is dearer than it looks.',
    ],
    unclear: [
      'The case for going is as good as the case for staying. Spend an ordinary Tuesday there, if you can, before you choose.',
      'The map is fine and the timing is foggy. Decide first what you would do there on the second Sunday.',
    ],
  },
};
