import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of home and friends. */
export const should: MatterWords['should'] = {
  family: {
    do: [
      'Do it, at a quiet hour and in few words. There will be a few cool days, most likely, and then there is some air.',
      'Take the step, and take it before somebody else does it for you. It costs an awkward hour, and spares you a long one.',
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
  child: {
    do: [
      'Do it, kindly and once. {Who} may sulk or shrug, and that is cheaper than wondering.',
      'The cards are for the step, with an open door behind it. You will have to bear not being thanked.',
    ],
    refrain: [
      'Leave it with {whom} for now. It costs you sleep, and leaves a chance of managing it unaided.',
      'Hold back, the draw says, and stay within call. The price is watching a mistake you could have named.',
    ],
    unclear: [
      'Stepping in and standing back are equal here. Ask {whom} which would help, and take the answer seriously.',
      'The cards leave it to you, who know {whom} best. Try the smaller half of it, and watch how it is taken.',
    ],
  },
  break: {
    do: [
      'Take your distance, say the cards, and without a tribunal. You will miss the good days, which were real.',
      'They are for an end, or a long pause, said in one fair sentence. It may cost an awkward birthday or two among shared friends.',
    ],
    refrain: [
      'Do not break it off in this mood. A smaller portion of the friendship may suit you, at the price of one frank remark.',
      'There is more to keep here than the last hurt shows. Step back half a pace; you give up having the last word.',
    ],
    unclear: [
      'Ending and keeping weigh alike. See {whom} once more, rested, and notice how you feel on the way home.',
      'The cards do not cut this for you. Say no to one thing that has gone too far, and watch what becomes of it.',
    ],
  },
  trip: {
    do: [
      'Go, the cards say, and travel lighter than you think. Your desk and your plants will hold it against you.',
      'The journey has the draw’s blessing, with the papers checked twice. It eats a slice of the savings and some sleep.',
    ],
    refrain: [
      'Put it off a little. You lose a date you were looking forward to, and gain a trip you can enjoy.',
      'Not this one, or not with this plan; it asks for more strength than you have to spare. The pictures stay unposted.',
    ],
    unclear: [
      'Leave or stay at home, it comes out even. Find out what can be cancelled until when, and decide on that day.',
      'The cards have no favourite. Ask what you want to come home with, and whether this trip is where one gets it.',
    ],
  },
};
