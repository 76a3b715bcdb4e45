import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of oneself. */
export const openings: MatterWords['openings'] = {
  self: {
    light: [
      'What answers you is friendlier than the voice you usually use for it; it speaks through {card}.',
      'There is somebody in this draw whom you might enjoy meeting, namely you on a good day. The introduction goes by {card}.',
      'The table finds you in better order than you said. What still wants seeing is {card}.',
    ],
    mixed: [
      'A strength and its awkward twin have both come up, as they do when one asks honestly; they share a room at {card}.',
      'You know most of this about yourself already, and have been polite enough not to mention it. The rest is with {card}.',
      'One part of you has moved on and another is still writing to the old address. The post is sorted at {card}.',
    ],
    heavy: [
      'It is a brave question, and the cards take you at your word; what they ask you to look at comes with {card}.',
      'There is a good deal of self-reproach on this table, some of it long out of date. To see which, begin with {card}.',
      'You have been hard to live with lately, for yourself above all. What might be easier begins at {card}.',
    ],
  },
  mood: {
    light: [
      'After a grey stretch this draw has the curtains open. Nobody asks you to be merry; sit for a while with {card}.',
      'Whatever has weighed on you is beginning to shift its weight, and the place you may notice it first is {card}.',
      'There is more under you than you could feel these days, and it would bear you. Try it at {card}.',
    ],
    mixed: [
      'Good hours and bad ones are taking turns in this draw, in no order you could plan by. The hinge is {card}.',
      'You are better than you were and not yet as you would like, and the table has patience with both; it dwells on {card}.',
      'Some of what you feel is yours and some was handed to you. The sorting begins with {card}.',
    ],
    heavy: [
      'It is a heavy draw for a heavy heart, and it does not argue. It keeps you company, and stays longest at {card}.',
      'It is a low place to ask from, and the cards come down and sit there too. What they brought along is {card}.',
      'It has been a lot, and smiling at it would not make it less. The loose thread in it is {card}.',
    ],
  },
};
