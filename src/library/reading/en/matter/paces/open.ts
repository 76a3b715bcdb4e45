import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When other matters come about. Of health no time is ever said. */
export const paces: PaceWords = {
  health: {
    soon: [
      'What a body does, and when, is nothing a draw can tell. People trained for it can, and would rather be asked than not.',
      'There is no date to be had from here, however kindly the signs lie. Ask whoever is treating this what is usual, and when to come back.',
    ],
    condition: [
      'No draw keeps a calendar for the body. If it is urgent or frightening, ring the surgery or the emergency number now; if it can wait, book.',
      'For the question of how long there are people with training and instruments. Put it to them in just those words, and take somebody along.',
    ],
    far: [
      'How long it takes is for those to say who examine and treat. What can be settled at home is who helps and who sits by.',
      'It would be wrong to name a time here, near or distant. An examination has better means, and asking for one is often half the relief.',
    ],
  },
  lost: {
    soon: [
      'Within days or a few weeks, in a place that has been looked at once already.',
      'Fairly soon, through somebody who rings you; see that your number hangs where people pass.',
    ],
    condition: [
      'When the general turning-out has stopped, and somebody goes back to the last certain moment.',
      'As soon as word has got about, since a finder has to learn who is looking.',
    ],
    far: [
      'It does not turn up in the months that can be seen from here. Leave your name where lost things are taken in, and let yourself mind.',
      'Later than half a year, if it comes, and then by pure chance. You may stop searching on a day of your choosing without having cared any less.',
    ],
  },
  outlook: {
    soon: [
      'The wind changes within weeks, to be felt first in small errands that suddenly go through.',
      'Before the season has turned, in the first half of it rather than the second.',
    ],
    condition: [
      'As soon as what was left over from last time is off the table.',
      'When one commitment has been given up; at present any good luck would have to stand in the corridor.',
    ],
    far: [
      'The larger change lies outside the six months in view, and these are for laying in wood.',
      'It does not come in this half-year. Smaller pleasures keep to no such timetable, and one or two are in already.',
    ],
  },
  open: {
    soon: [
      'Not long, a few weeks or so, and it comes in by the ordinary door.',
      'Within this season, and sooner if you tell somebody that you are waiting for it.',
    ],
    condition: [
      'When the thing directly in front of it has been done, dull as that is.',
      'Once the person who can say yes or no has been asked in words of one syllable.',
    ],
    far: [
      'Beyond six months nothing can be seen from here, neither a yes nor a no. Ask again in another season.',
      'It is too far off for a reading. Carry on as if it were not coming, and leave the door on the latch.',
    ],
  },
  animal: {
    soon: [
      'If there is a return, the next days and weeks are when the cards would listen for it, mostly after dark.',
      'A sign of some sort may come soon, a sighting or a call; keep your number where people pass.',
    ],
    condition: [
      'When somebody opens a shed or a garage that has been shut since that day.',
      'Once the street is quiet and there is a familiar smell at the door.',
    ],
    far: [
      'The cards show nothing within their six months, and animals have come home later. Leave the registration as it is.',
      'It may take longer than you can bear to stand at the window; let shelter and neighbours do the watching.',
    ],
  },
};
