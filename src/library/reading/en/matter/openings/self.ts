import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of oneself. */
export const openings: MatterWords['openings'] = {
  self: {
    light: [
      'What answers you here is friendlier than the voice you usually use for it, and {card} does most of the talking.',
      'There is somebody in this draw whom you might enjoy meeting, namely you on a good day; the introduction goes by {card}.',
      'The cards find you in rather good order. What still wants seeing is {card}.',
    ],
    mixed: [
      'A strength and its awkward twin have both come up, and they share a room at {card}.',
      'You know most of this about yourself already and have been polite enough not to mention it; the rest is with {card}.',
      'One part of you has moved on and another still writes to the old address, with {card} to sort the post.',
    ],
    heavy: [
      'The cards take you at your word and speak plainly about you, most plainly through {card}.',
      'There is a good deal of self-reproach on this table, some of it long out of date; begin the clearing-out with {card}.',
      'You are a stricter judge of yourself than this draw is, for all its gravity. Let {card} speak before you pass sentence.',
    ],
  },
  mood: {
    light: [
      'After a grey stretch this draw has the curtains open. Nobody asks you to be merry; sit for a while with {card}.',
      'Whatever has weighed on you is beginning to shift, and the place you may notice it first is {card}.',
      'There is more under you than you can feel on some days, and it bears. Try your weight on it at {card}.',
    ],
    mixed: [
      'Good hours and bad ones take turns in this draw, as they do when something has been hard; the hinge is {card}.',
      'You are better than you were and not yet as you would like, and the cards have patience with both; they dwell on {card}.',
      'Some of what you feel is old and some was handed to you lately. The sorting begins with {card}.',
    ],
    heavy: [
      'The draw is heavy, as your heart may be, and does not argue; it keeps you company, and stays longest at {card}.',
      'It has been a lot, and nothing here asks you to smile at it. Rest your eyes on {card}, and go no faster than you like.',
      'You need not be brave for this reading. The cards sit down beside you, and they begin, gently, with {card}.',
    ],
  },
  anxious: {
    light: [
      'There is more firm ground here than a busy mind will believe; feel for it at {card}.',
      'The alarm is louder than the danger in this draw, and what shows it is {card}.',
    ],
    mixed: [
      'Part of this worry is a warning and part is an echo. They can be told apart at {card}.',
      'Your thoughts run ahead and the cards go at a walk; they stop first at {card}.',
    ],
    heavy: [
      'It is a great deal to hold in one head, and the cards do not make light of it. They begin with {card}.',
      'You are stretched tight, and need do nothing about it while you read. Start at {card}.',
    ],
  },
};
