import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of study. */
export const openings: MatterWords['openings'] = {
  exam: {
    light: [
      'For a test these are encouraging cards to have in one’s pocket; keep as near as you can to {card}.',
      'It looks less fierce from this side, the test. More is in place already than it seems, and the rest depends on {card}.',
      'Preparation and luck are on speaking terms in this draw, and the subject of their talk is {card}.',
    ],
    mixed: [
      'Some parts are safe and some are being hoped around; the examiner in this draw is {card}.',
      'It could go well or go narrowly. What makes the difference, if the cards have it right, is {card}.',
      'Nerves and ability have turned up together, as they will on the day, and {card} may settle which of them speaks first.',
    ],
    heavy: [
      'The test throws a longer shadow on this table than its size deserves; to see it as it is, stand by {card}.',
      'There is more dread than method here at the moment, and method can be had, with {card} for a beginning.',
      'No one would call the draw relaxed. It is fair, though, and its advice goes through {card}.',
    ],
  },
  study: {
    light: [
      'Learning goes with the grain here once it may be a pleasure, and the grain runs along {card}.',
      'There is appetite in this draw, and a mind that wants feeding; what to put on the plate, {card} can say.',
      'The subject and the learner seem to like each other, which is rarer than talent. What keeps them talking is {card}.',
    ],
    mixed: [
      'More is being picked up than it seems, and less kept than one would like; the lever for that is {card}.',
      'Here is interest without a timetable, and a timetable without interest. They might be introduced by {card}.',
      'Some of this learning runs and some of it limps, and {card} shows where the shoe pinches.',
    ],
    heavy: [
      'It has begun to look like a reproach, this learning, and nobody learns well under one. A way back in lies by {card}.',
      'It is slow going on this table, with a good deal of practice that does not take. What would turn it is {card}.',
      'Effort there is, and it leaks. Before more is poured in, let {card} show you the hole.',
    ],
  },
  thesis: {
    light: [
      'The work has more of a backbone than you can feel from inside it, and {card} is the part that holds it upright.',
      'Pages are coming, or would come if let, in the view of this draw; what unlocks them is {card}.',
    ],
    mixed: [
      'There is a good argument in it and a great deal else. What tells the one from the other is {card}.',
      'You know too much about it and have written down too little; a bridge from head to page is offered by {card}.',
    ],
    heavy: [
      'The thing has begun to sit on your chest in place of your desk. The corner to lift it by is {card}.',
      'A long piece of writing casts a long shadow, and yours has reached the bed. Some light falls on it from {card}.',
    ],
  },
  examPast: {
    light: [
      'What is written is written, and it looks calmer from here than from where you sit. The safest part of it is {card}.',
      'It lies on somebody’s pile by now, looking better than you remember. Most of its marks come by way of {card}.',
    ],
    mixed: [
      'Some of it sat well and some was a leap; where the two halves meet there is {card}.',
      'You know which page you would like to have back. What the others are worth is told by {card}.',
    ],
    heavy: [
      'It was a hard paper, or a hard day, and nothing here disputes it. What went missing is told by {card}.',
      'You came out of it with a sinking feeling. What can be learned from that begins with {card}.',
    ],
  },
};
