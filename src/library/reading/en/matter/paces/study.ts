import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of study come about. */
export const paces: PaceWords = {
  exam: {
    soon: [
      'With the next sitting or the next post, which is nearer than the nerves would like.',
      'Within the season it can be over and done with, if the weeks from here are kept regular.',
    ],
    condition: [
      'When a mock paper or a practice run has gone well three times in a row against the clock.',
      'As soon as the office, the examiner or the queue for places has done its part, for it hangs on theirs as much as on yours.',
    ],
    far: [
      'It comes later than six months, going by this. A later date is still a date, and one can arrive at it rested.',
      'The certificate is further off than half a year, so set a nearer mark, one module or one manoeuvre, and celebrate that.',
    ],
  },
  study: {
    soon: [
      'Some weeks of steady hours, and it clicks on an unremarkable Wednesday.',
      'It gets lighter within the term, and what it will rest on then is being laid this month.',
    ],
    condition: [
      'Once the gap near the bottom has been filled, with help and without any scolding.',
      'When a teacher, a course or a seat in the room has been found that fits better.',
    ],
    far: [
      'Mastery takes longer than the six months in view. Progress takes less, and others will hear it first.',
      'It is a slow subject, or a slow year for it, with nothing final before the half-year is out. Keep the habit and forgive the pace.',
    ],
  },
  thesis: {
    soon: [
      'A readable version is a matter of weeks, once the next three mornings belong to it.',
      'This season should see it handed in or agreed upon, to the sound of a printer that jams.',
    ],
    condition: [
      'When the supervisor has answered one clear question, and you have stopped adding to the reading.',
      'After the chapter that you avoid has been written, badly, to its end.',
    ],
    far: [
      'It takes longer than the six months in view. Ask early about dates, and keep the work small and daily.',
      'The end lies beyond this half-year, with a better question in it than the one you have now.',
    ],
  },
};
