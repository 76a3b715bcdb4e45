import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of study. */
export const further: MatterWords['further'] = {
  exam: {
    self: [
      'Going in, or waiting for the result, you have steadier hands.',
      'You may be marking yourself by that, more strictly than any examiner would.',
    ],
    hidden: [
      'More of it may have stuck than you can feel.',
      'A mind can go blank over that long before it goes blank over a question.',
    ],
    around: ['The test can be one day among others.', 'It is not easy to keep a clear head for a test in all that.'],
    wish: 'You see yourself passing, and you see yourself reading the result twice.',
    aim: 'You want to have it behind you with your head up, certificate or no certificate.',
    support: 'That is good company before the doors open, and after they close.',
  },
  study: {
    self: [
      'It makes you easy to teach, even when you are teaching yourself.',
      'That talks to you while you are trying to listen.',
    ],
    hidden: [
      'You may be learning there while you think you are idling.',
      'What blocks you in the subject may be older than the subject.',
    ],
    around: [
      'Questions can be asked there without minding how they sound.',
      'You may have to steal your hours for learning from that.',
    ],
    wish: 'You can imagine being good at it, and also being found out.',
    aim: 'Whatever the course is called, you want the day when it comes by itself.',
    support: 'It can carry you on the evenings when the subject will not.',
  },
  studyAny: {
    self: [
      'It frees a corner of your mind for whatever has to be learned.',
      'When you sit down to study, that may be there before you.',
    ],
    hidden: [
      'Some progress may be going on there that no mark shows yet.',
      'A correction may hurt more than it need because of that.',
    ],
    around: [
      'For putting the books down and thinking, that is a good place.',
      'Peace and quiet for learning may be hard to come by there.',
    ],
    wish: 'Your hope and your worry both read over your shoulder.',
    aim: 'Behind the mark, the place or the title is the wish to be thought able.',
    support: 'In the slow middle of a course, that does more than talent.',
  },
};
