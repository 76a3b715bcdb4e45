import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of study. */
export const whether: MatterWords['whether'] = {
  exam: {
    yes: [
      'A pass looks likely, earned on the solid middle of the subject rather than by a stroke of luck.',
      'It promises to go well, though cards have never sat an exam. The knowledge holds up when it is asked for in order.',
      'The result should please. There may be one ugly question in it, and it is unlikely to be the one that decides.',
    ],
    no: [
      'As matters stand it is likely to fall short, and more through gaps that can be named than through lack of ability.',
      'The mark hoped for does not show. A different way of working might still move it; longer hours of the same would hardly.',
      'Rather not at this attempt. The cards blame the preparation, which can be done again, and leave the head out of it.',
    ],
    unclear: [
      'It is a borderline mark in this draw, the sort that a good night’s sleep can tip.',
      'What is known is enough, and what is remembered under pressure may not be; the cards cannot see past that point.',
      'Pass or not stays open, because one part of the subject is still being avoided.',
    ],
  },
  study: {
    yes: [
      'The course suits, and the learning takes. Progress may be visible to others before it is felt.',
      'It does sink in, as the cards see it, as long as little and often is preferred to heroic Sundays.',
      'There is a real head for this, and the pleasure in it is a good sign rather than a distraction.',
    ],
    no: [
      'In this form it does not seem to stick. The subject may be right and the method wrong, or the other way about.',
      'This does not look like the right thing to be learning now; the interest in it was borrowed from somebody else.',
      'Not much comes of it at the present pace, which is too fast for the memory and too slow for the appetite.',
    ],
    unclear: [
      'It could go well under a teacher and badly alone, or the reverse. The cards leave it to the trying.',
      'Aptitude and patience do not agree here, so there is no verdict; a few lessons would settle more than a draw.',
      'Whether it is the right thing to learn remains open for as long as the reason for learning it does.',
    ],
  },
};
