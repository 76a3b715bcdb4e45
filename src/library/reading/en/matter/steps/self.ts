import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of oneself, by the suit of the card. */
export const steps: StepWords = {
  self: {
    majors: [
      'Make one decision this week without asking anybody, and tell them afterwards.',
      'Let down one expectation that nobody has checked for years, and see whether the sky notices.',
    ],
    wands: [
      'Do in public something you are only middling at, a song, a dance class, a speech at dinner.',
      'Drop one thing you do only because you always have, and see what you would rather do with the hour.',
    ],
    cups: [
      'Ask a person who has known you long what they miss in you, and thank them whatever it is.',
      'Catch yourself the next time you say “I don’t mind”, and find out whether you do.',
    ],
    swords: [
      'Put into one sentence what you want, with no reasons after it, and say it to somebody by Friday.',
      'Answer the inner prosecutor once, aloud, as you would answer anybody who spoke so to a friend of yours.',
    ],
    pentacles: [
      'Give a bodily habit a fixed place in the day, a walk at eight or stretching by the kettle, and keep it for a week.',
      'Put back in order one neglected corner, the teeth, the bike, the tax return, and feel what that does for your opinion of yourself.',
    ],
  },
  mood: {
    majors: [
      'Call it by its name to somebody: “I am grieving”, “I am frightened”, “I am worn out.” Help has an address after that.',
      'Leave off being brave for one evening, and if evenings like it have lasted for weeks, tell your doctor too.',
    ],
    wands: [
      'Move until you are warm once a day, if only round the block in the rain, and expect nothing else of it.',
      'Strike out half of tomorrow’s plan tonight, and do the remaining half at the speed you actually have.',
    ],
    cups: [
      'Let somebody come and sit with you, with no need to be good company for them.',
      'Keep an hour for the sadness itself, with music or a photograph, and afterwards do the washing-up.',
    ],
    swords: [
      'Speak the worst thought aloud to a person you trust; at half past three in the morning it has no opponent.',
      'Switch off the news and the scrolling by nine for a week, and let the head go dark in good time.',
    ],
    pentacles: [
      'Eat, wash and sleep by the clock for five days, however little you feel like any of it.',
      'Accept one piece of practical help, a meal, a lift, an hour’s childminding, and say only thank you.',
    ],
  },
  anxious: {
    majors: [
      'Name the one thing you are most afraid of, in a sentence, and tell it to somebody today.',
      'If the nights have been bad for weeks, ring the surgery; that is a step too.',
    ],
    wands: [
      'Walk fast for twenty minutes when the thoughts begin to race, before you try to answer them.',
      'Take one thing off tomorrow’s list tonight, and cross it out with a pen.',
    ],
    cups: [
      'Ask someone to sit with you for half an hour, and talk of anything else.',
      'Breathe out for longer than you breathe in, ten times, with a hand on your ribs.',
    ],
    swords: [
      'Give the worry fifteen minutes at five o’clock, on paper, and send it there whenever it comes earlier.',
      'Ask of each fear: has it happened, or am I expecting it? Write the answer beside it.',
    ],
    pentacles: [
      'Put the phone in another room an hour before bed, for five nights, and see what the sixth is like.',
      'Settle the smallest open matter today, a bill, a call, a form.',
    ],
  },
};
