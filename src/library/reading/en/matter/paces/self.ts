import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of oneself come about. */
export const paces: PaceWords = {
  self: {
    soon: [
      'In a few weeks you may catch yourself doing it differently, and be amused.',
      'By the end of the season it should be plain to you; one or two friends could have told you by then.',
    ],
    condition: [
      'When somebody has been allowed to see you not coping.',
      'Once you have gone a fortnight without explaining yourself.',
    ],
    far: [
      'This sort of growing takes longer than six months and has already begun, so there is nothing to hurry.',
      'Not as a whole within the half-year, for it goes in layers. The next layer is near enough to be getting on with.',
    ],
  },
  mood: {
    soon: [
      'The first lighter mornings may be only weeks away. They come singly to begin with.',
      'It should ease by some degrees within the season, and you might notice by an appetite, for toast or for nonsense.',
    ],
    condition: [
      'When you have had real rest, and somebody has heard the whole of it.',
      'As soon as there is help on board; a doctor, a counsellor or one good friend makes a road like this shorter.',
    ],
    far: [
      'It is a long road and outlasts the half-year, with benches all along it. Please do not walk it without company.',
      'Grief and exhaustion keep their own clock, slower here than six months. Good days are another matter, and come well before the end.',
    ],
  },
  anxious: {
    soon: [
      'A first quiet evening is not far off, a matter of weeks, and it need not be a perfect one.',
      'Within the season, by degrees; sleep is usually the first to notice.',
    ],
    condition: [
      'When what you are afraid of has been said aloud to somebody, from beginning to end.',
      'Once one of the open matters has been closed, even badly.',
    ],
    far: [
      'It takes longer than six months to unlearn, with calm weeks along the way. Help from a doctor or a counsellor shortens it.',
      'Not all of it within the half-year. What can come sooner is knowing what to do on a bad night.',
    ],
  },
};
