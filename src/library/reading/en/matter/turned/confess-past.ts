import type { OfStrains } from '../../../../../domain/reading/matter-words.ts';

/** Steps for whoever has said how they feel and has no answer yet. */
export const confessPast: OfStrains = {
  majors: [
    'Let it stand. You have said it once and well, and the next word is somebody else’s this week.',
    'Write down why you said it, so that no answer can take that from you.',
  ],
  wands: [
    'Fill the evening on which you would wait with something that makes you hot and tired.',
    'Put the phone in another room for as long as a film lasts.',
  ],
  cups: [
    'Send one light line about something else, so that the way between you stays open.',
    'Tell a friend that you did it, and let yourself be congratulated.',
  ],
  swords: [
    'If ten days pass, ask once whether it was too much, and mean the question.',
    'Read nothing into times and ticks; count only what is said to you.',
  ],
  pentacles: [
    'Keep to the ordinary: the same hour, the same greeting, nothing withdrawn.',
    'Do one useful thing for yourself that you had put off until you knew.',
  ],
};
