import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of study. */
export const concerns: MatterWords['concerns'] = {
  exam: {
    past: [
      'That is one kind of help that nobody can take from you at the door.',
      'A test may bring that back, with the clock running.',
    ],
    now: [
      'Preparing, or waiting for the result, takes a little less out of you.',
      'Just now that makes a noise wherever you try to concentrate.',
    ],
    ahead: [
      'Your nerves may settle a little with that ahead of you.',
      'Nerves may be shorter than usual, before the test or before the results.',
    ],
    obstacle: 'It is the sort of thing to trip over on the day, between two things you know well.',
  },
  study: {
    past: [
      'You learned something there about how you learn.',
      'Some lessons may feel shut to you before you have begun.',
    ],
    now: [
      'What you take in now has a better chance of staying.',
      'Just now you may sit over something for an hour and take in very little.',
    ],
    ahead: [
      'There is room in that for the moment when a thing suddenly makes sense.',
      'Practice may be put off while that goes on, and then put off again.',
    ],
    obstacle: 'It gets the best hour of the day, and the learning gets what is left.',
  },
  studyAny: {
    past: ['Learning may weigh a little less because of that.', 'It may have sat beside you in every lesson since.'],
    now: ['Your head has room for something new.', 'There is no slot for that in the timetable, and it takes several.'],
    ahead: ['Whatever you are learning gets a little air from that.', 'Attention may come in short lengths then.'],
    obstacle: 'It gets in between hearing a thing and taking it in.',
  },
};
