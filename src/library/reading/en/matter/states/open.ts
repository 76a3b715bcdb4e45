import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How other matters stand, by the mood of the table. */
export const states: StateWords = {
  health: {
    light: [
      'How the body does is for those who can examine it. The mood around it is hopeful, and strength is being gathered where {card} lies.',
      'As far as care and courage go this stands well, and {card} tells what does the spirits good; for the rest, go by what those who treat it say.',
    ],
    mixed: [
      'Patience and impatience are taking turns here, with {card} between them. What is medically the case only a surgery can tell.',
      'There is worry, and there is good help to be had; how the one might reach the other sooner is a thing {card} can speak of.',
    ],
    heavy: [
      'It is a tiring stretch for whoever is unwell and whoever sits by, and {card} says what could be lightened. Have the body itself looked at soon.',
      'Findings are none of a draw’s business, so take {card} as a word about worry and rest, and have the thing itself looked at, today if it hurts badly.',
    ],
  },
  lost: {
    light: [
      'By the feel of this it has not gone far, and somebody in no hurry could find it; begin where {card} would begin.',
      'Other eyes may well have seen it already. Ask about in the spirit of {card}, and nearest home first.',
    ],
    mixed: [
      'There is a trail with a gap in it, and the gap falls at a moment that resembles {card}.',
      'It may be under something in plain sight, or else in other hands that mean well; to tip the search one way or the other there is {card}.',
    ],
    heavy: [
      'This does not look like a matter of ten minutes. Report it, tell people, and let {card} say how much of the searching you can do by yourself.',
      'The chances are on the thin side, and {card} is as much about the missing as about the finding; one thorough look is still owed, in company.',
    ],
  },
  outlook: {
    light: [
      'It looks a friendly stretch, with more doors on the latch than usual; for a way in, go by {card}.',
      'Good things seem to be on their way, one or two of them unannounced. To see what they want of you, read {card}.',
    ],
    mixed: [
      'Expect some sun and some queueing, with the change from one to the other about where {card} comes in.',
      'One thing gets easier in this time while a second asks for patience, and the second goes by the name of {card}.',
    ],
    heavy: [
      'This stretch asks for patience and for fewer promises than usual; for what it asks of you in particular, look at {card}.',
      'The demands look likely to come in a bunch. The one to answer is {card}, and the others can be told to ring back.',
    ],
  },
  open: {
    light: [
      'Whatever you have in mind, it stands on good ground with somebody’s goodwill behind it, and {card} tells what to do with that.',
      'The matter is further on than it sounds, and has got there quietly. What may come of it has to do with {card}.',
    ],
    mixed: [
      'Half of this is settled and half is waiting for a word, and the word has something to do with {card}.',
      'It is going neither well nor badly, it is simply going on; the place to take a hand in it is {card}.',
    ],
    heavy: [
      'Something weighs on the matter that is older than the question, and {card} lets you guess at it.',
      'This is hard at the moment, and need not be understood all at once. Begin with {card}, which is the nearest piece of it.',
    ],
  },
  animal: {
    light: [
      '{Who} may be nearer than the empty bowl suggests. The kind of place is hinted at by {card}.',
      'More eyes could be open for {whom} than you know, and kind ones; what would guide them is {card}.',
    ],
    mixed: [
      'The trail is patchy, as it nearly always is with animals, and {card} says where to take it up.',
      'You have looked in all the likely places. For an unlikely one, small and low and dry, go by {card}.',
    ],
    heavy: [
      'The waiting is hard, harder still at feeding time. What may steady you for the next round is {card}.',
      'A long silence has many causes, and cards cannot sort them. Whom to ask next is suggested by {card}.',
    ],
  },
};
