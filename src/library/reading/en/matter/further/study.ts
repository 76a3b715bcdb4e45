import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of study. */
export const further: MatterWords['further'] = {
  exam: {
    self: [
      'You turn an exam paper over more quietly with that, and turn the page on it sooner.',
      'It marks you more strictly than any examiner has.',
    ],
    hidden: [
      'Some of what was learned is held up by that, even when nothing seems to have stuck.',
      'A mind goes blank over that, long before it goes blank over a question.',
    ],
    around: [
      'With such people about, an exam is one day among others.',
      'In such surroundings every mark is public property.',
    ],
    wish: 'Hope and fright sit on the edge of the desk and read the questions with you.',
    aim: 'A certificate can hang on a nail; what you want is to have it behind you with your head up.',
    support: 'Before the hall doors open and after they close, that is good company.',
  },
  study: {
    self: [
      'You are a pleasure to teach in that condition, even when you teach yourself.',
      'That sits in the front row of your head and whispers during lessons.',
    ],
    hidden: [
      'Some of the learning is being done down there, while you think you are idling.',
      'What blocks the lesson is older than the lesson, and sits there.',
    ],
    around: [
      'Questions are allowed to be stupid in such company, and they get answered.',
      'Practice hours have to be stolen from surroundings like that.',
    ],
    wish: 'Hope and doubt have both left notes in the margin of your exercise book.',
    aim: 'Whatever the course is called, you want the day on which it goes by itself.',
    support: 'It is a kind of tutor, unpaid and free at odd hours.',
  },
  studyAny: {
    self: [
      'It frees a corner of the mind for whatever has to be learned.',
      'It sits down to homework before anybody else does.',
    ],
    hidden: [
      'Under the marks and the deadlines, that is making quiet progress.',
      'Red ink in the margin hurts more than it need because of that.',
    ],
    around: [
      'With that about, somebody puts a plate beside the books and goes away again.',
      'From such a house or such a class, the library looks far away.',
    ],
    wish: 'There is a seat for that hope and that worry at every homework table.',
    aim: 'Behind the grade, the place or the title stands the wish to be thought able.',
    support: 'In the slow middle of a course, it does more than talent.',
  },
};
