import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How it stands with a contest, or with the exam of a child. */
const stage = {
  light: [
    'The ground is well laid, and {card} is there to lean on when it counts.',
    'It has been prepared with care, and to that {card} adds something on the day.',
  ],
  mixed: [
    'One part is sure and another still shaky; for the shaky one look at {card}.',
    'It could go up or down, and {card} shows by how much.',
  ],
  heavy: [
    'Just now the worry is better prepared than the work, and {card} shows where to take something off.',
    'It will be hard going, and hardest at the spot that is shown by {card}.',
  ],
};

/** How matters of study stand, by the mood of the table. */
export const states: StateWords = {
  exam: {
    light: [
      'More has stuck than anyone believes, and under decent conditions it comes when it is called; its strongest side is {card}.',
      'This is close to the mark, with some nerve in reserve. What would carry it over the line is found in {card}.',
    ],
    mixed: [
      'In one half the marks are there for the picking, and in the other they get thrown away; the careless half answers to {card}.',
      'Most of it is prepared and the rest is being prayed over, and that rest has something of {card} about it.',
    ],
    heavy: [
      'Just now the fear is better prepared than the material. It has been feeding on {card}.',
      'There is more to do than time to do it well, and {card} is a guide to what may be let go.',
    ],
  },
  study: {
    light: [
      'It is taking root, even on the days that look wasted, and {card} tells how this particular head learns best.',
      'Interest and effort are on speaking terms here, a rarer thing than talent; what keeps them talking is {card}.',
    ],
    mixed: [
      'It goes in, and half of it goes out again. What would make it stay has to do with {card}.',
      'The will is there, the hour keeps moving, and the page is still the same one; {card} has an opinion about the hour.',
    ],
    heavy: [
      'Learning has become a thing to get through, and the pleasure in it was last seen in the neighbourhood of {card}.',
      'Something near the beginning was missed, and it makes all that follows look harder than it is. You get closest to it by way of {card}.',
    ],
  },
  thesis: {
    light: [
      'It is further on than the page count says, since the thinking is done. What wants writing next is {card}.',
      'You have something to say, and a few people who would like to hear it; your strongest chapter has the air of {card}.',
    ],
    mixed: [
      'The reading goes on because the writing frightens you a little, and {card} marks where you could start.',
      'Your supervisor, real or imagined, sits in every sentence. What you would say without that company is in {card}.',
    ],
    heavy: [
      'You and the work are avoiding each other politely. For a first word between you, try {card}.',
      'It has become a judgement on you, where it was only ever a text; {card} helps to take the two apart.',
    ],
  },
  examPast: {
    light: [
      'More of it came back to you in there than you give yourself credit for, and the best of it looks like {card}.',
      'It stands on its own feet. What holds it up is {card}.',
    ],
    mixed: [
      'Good pages and thin ones, in about equal number; the thin ones have something of {card}.',
      'It is a fair piece of work with one hole in it, and the hole is where {card} is.',
    ],
    heavy: [
      'It took more out of you than it shows. What it was up against is {card}.',
      'There was less time than there were questions, and what fell off the end is told by {card}.',
    ],
  },
  contest: stage,
  pupil: stage,
};
