import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of study. */
export const concerns: MatterWords['concerns'] = {
  exam: {
    past: [
      'That is allowed into the exam hall, where most other help is not.',
      'A blank answer sheet brings that back, with the clock running.',
    ],
    now: [
      'Past papers go more smoothly in such a state, and so does waiting for marks.',
      'It is a noisy neighbour for anybody with marks to think about.',
    ],
    ahead: [
      'Nerves settle a little with that in view, in the hall or on the way to the results.',
      'Examiners and candidates both get short of breath in times like that.',
    ],
    obstacle: 'Somewhere in the paper there is a question that trips over exactly this.',
  },
  study: {
    past: [
      'You learned something there about learning, and it has stuck.',
      'Certain textbooks close by themselves after a page, and this is part of the reason.',
    ],
    now: [
      'A page read in that frame of mind stays read.',
      'One can sit over a chapter like that for an hour and turn no page.',
    ],
    ahead: [
      'The knack of a thing tends to come somewhere in the middle of that, between two exercises.',
      'Course books gather dust in times like that, bookmark and all.',
    ],
    obstacle: 'It takes the chair at the desk, and the exercises have to stand.',
  },
  studyAny: {
    past: [
      'Ever since, the satchel has been lighter to carry.',
      'It has been looking over a shoulder at every school desk since.',
    ],
    now: [
      'A head in that condition has room for something new.',
      'The timetable has no slot for that, and it takes several.',
    ],
    ahead: [
      'Whatever is being learned gets light and air from that.',
      'Concentration comes in short lengths at such times, in class and out of it.',
    ],
    obstacle: 'Between opening the book and taking it in, there is that.',
  },
};
