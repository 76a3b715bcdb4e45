import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in other matters. */
export const deeds: MatterWords['deeds'] = {
  health: [
    'Make the appointment that has been put off, and write your three questions on a piece of paper.',
    'Go to bed an hour earlier on two nights, with the phone in another room.',
    'Ask somebody to come along to the next appointment, or offer to go with the one who is unwell.',
    'Spend some slow minutes out of doors each day, as far and as long as strength allows.',
  ],
  lost: [
    'Walk the last day through again, slowly and out loud, with a friend who asks questions.',
    'Put up a short notice with a clear description, and ask the two neighbours you have not asked yet.',
    'Empty one bag, one pocket and one drawer completely, and put things back one at a time.',
    'Report it wherever lost things or animals are handed in, and keep the reference number.',
  ],
  outlook: [
    'Choose the one thing that should be done when this time is over, and give it your first free hour.',
    'Keep one evening clear in advance, and defend it as you would a dentist’s appointment.',
    'Write a line each night about what went better than expected, and read them all at the end.',
    'Tidy away one leftover from the time before, a letter, a bill or a promise.',
  ],
  open: [
    'Write the question you did not ask on a piece of paper, and keep it in your pocket for three days.',
    'Do the small errand that comes to your mind most often and gets done least.',
    'Take a walk without a destination, and turn round when something has occurred to you.',
    'Spend ten minutes with the card that stayed with you, and say aloud what it reminds you of.',
  ],
};
