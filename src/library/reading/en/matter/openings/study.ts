import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of study. */
export const openings: MatterWords['openings'] = {
  exam: {
    light: [
      'For a test of knowledge this is an encouraging draw to have on the desk; sit as near as you can to {card}.',
      'The exam looks less fierce from this side of it. More has been learned already than it seems, and the rest depends on {card}.',
      'Preparation and luck are on speaking terms in this draw, and what they are talking about is {card}.',
    ],
    mixed: [
      'Parts of the subject are safe and parts are being hoped around. The examiner in this draw is {card}.',
      'It could go well or it could go narrowly. What makes the difference, if the cards have it right, is {card}.',
      'Nerves and knowledge have turned up together, as they will on the day. Which of them speaks first depends on {card}.',
    ],
    heavy: [
      'The exam throws a shadow on this table, longer than the thing itself. To see its real size, stand by {card}.',
      'There is more dread than method here at the moment, and method can be had. It begins with {card}.',
      'No one would call this a relaxed draw. It is a fair one, though, and its advice goes through {card}.',
    ],
  },
  study: {
    light: [
      'Learning goes with the grain here, once it is allowed to be a pleasure; the grain runs along {card}.',
      'There is appetite in this draw, and a mind that wants feeding. What to put on the plate is said by {card}.',
      'The subject and the learner seem to like each other, which is rarer than talent. What keeps them talking is {card}.',
    ],
    mixed: [
      'More is being picked up than it seems, and less retained than one would like; the lever for that is {card}.',
      'Here is interest without a timetable, and a timetable without interest. Somebody should introduce them, possibly {card}.',
      'Some of this learning runs and some of it limps. To find out where the shoe pinches, try {card}.',
    ],
    heavy: [
      'The books have begun to look like a reproach, and nobody learns well under one. A way back in lies by {card}.',
      'It is slow going on this table, with a good deal of staring at the same page. What would turn it is {card}.',
      'Effort there is, and it leaks. Before adding more of it, look at where it goes, and at {card}.',
    ],
  },
};
