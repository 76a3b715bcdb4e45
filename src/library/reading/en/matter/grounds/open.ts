import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why other matters are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  health: {
    majors: [
      'Where it comes from is for those who examine it to find out. All that shows here is a life asked to change its pace.',
      'No draw knows the cause. It can say only that carrying on as before has been tried for long enough.',
    ],
    wands: [
      'The body’s reasons need somebody who can examine it; beside them stands the habit of spending strength as soon as there is any.',
      'There is less fire than usual to go round, and the why of that deserves an examination rather than a guess.',
    ],
    cups: [
      'Worry and love are both sitting at this bedside, and they make everything louder; the cause itself is a matter for medicine.',
      'With all the coping, some feeling has had no room. That explains a mood, and leaves the symptoms to those who are trained.',
    ],
    swords: [
      'Not knowing is a fair part of the strain, and an examination is what puts an end to it.',
      'Worry has been reading ahead. What is really the matter a surgery can tell, and no draw can.',
    ],
    pentacles: [
      'Plain things come up here, rest and food and how the days are arranged; whether they have any part in it, those who treat must say.',
      'Daily care has been squeezed out by everything else. That much can be put right while the experts look into the rest.',
    ],
  },
  lost: {
    majors: [
      'It went missing on a day when something bigger was going on, and nobody had eyes to spare.',
      'Somebody meant well and was quick about it, with a drawer, a bag or a shelf, and what is done in passing is the first to be forgotten.',
    ],
    wands: [
      'Haste had a hand in it: somebody was on the way out, with full hands and one eye on the clock.',
      'The usual round was interrupted, and what happens in an interruption leaves no mark on the memory.',
    ],
    cups: [
      'At that moment all the attention was on a person, and a full heart leaves things lying about.',
      'Unrest at home may have played its part, with visitors or tears or rooms being changed round.',
    ],
    swords: [
      'There is a hole in the account of that day: between two clear memories lies one that has been guessed.',
      'It seems to have been taken for something else, a spare, a leftover, somebody else’s, and the mistake was handed on.',
    ],
    pentacles: [
      'It probably slipped down between two other things, as small weights do.',
      'Something had been due for mending, a pocket, a catch, a zip, and it gave way on that day.',
    ],
  },
  outlook: {
    majors: [
      'A longer stretch of your life is changing hands, and this is the hour of the handover.',
      'Something was brought over unfinished from the time before, and it is asking for its due.',
    ],
    wands: [
      'Several things are beginning together, and beginnings jostle.',
      'There is strength for it, only it has been promised to too many takers.',
    ],
    cups: [
      'Other people are at the centre of this time, and hearts keep no timetable.',
      'A disappointment is still being digested, and for the moment it takes the salt out of things.',
    ],
    swords: [
      'A decision has come within reach, and everything else stands about waiting for it.',
      'There is more noise in this time than substance, nearly all of it out of mouths.',
    ],
    pentacles: [
      'It is a working season. What was sown is being weeded, and weeding never looks like much.',
      'Money or hours or sleep are short, and shortage makes each thing look harder than it is.',
    ],
  },
  open: {
    majors: [
      'This is one bend of something longer than the week from which you are asking.',
      'A turn was offered here and politely declined, and it has been waiting in the hall.',
    ],
    wands: [
      'There is a strong wish behind it, which is what moves it, and such a wish would like to go faster than the matter can.',
      'The will has gone out of it for now, and what still moves is moving from habit.',
    ],
    cups: [
      'There is a feeling at the bottom of it, a warm one, which has been handled as a practical affair.',
      'Somebody’s feelings were passed over, possibly your own, and they have been digging their heels in.',
    ],
    swords: [
      'It turns on one clear thought, which has been known for a while and has not quite been said.',
      'Close to the beginning there was a misunderstanding, and quite a lot has been built on it.',
    ],
    pentacles: [
      'The reason is solid and unromantic: time, money, distance, and somebody’s steady work on it.',
      'Something practical was left to see to itself, and has done so after its own fashion.',
    ],
  },
};
