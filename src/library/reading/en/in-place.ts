import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { obstacleMajors } from './in-place/obstacle-majors.ts';
import { obstacleMinors } from './in-place/obstacle-minors.ts';
import { pastMajors } from './in-place/past-majors.ts';
import { pastMinors } from './in-place/past-minors.ts';

/** Cards where they speak of what is over, or of what stands in the way. */
export const inPlace: ReadingPhrases['inPlace'] = {
  past: { ...pastMajors, ...pastMinors },
  obstacle: { ...obstacleMajors, ...obstacleMinors },
};

/** What such a card does to the topic of the question. */
export const inTopic: ReadingPhrases['inTopic'] = {
  past: {
    love: [
      'What you expect of somebody close was formed there.',
      'It still has a voice when somebody comes near.',
      'You love a little differently since then.',
    ],
    work: [
      'The way you work now was learned there.',
      'You took a habit from it along to your desk.',
      'Colleagues of today meet what is left of it.',
    ],
    money: [
      'Your hand on the purse has not forgotten it.',
      'You still count as you learned to count then.',
      'It is part of why money makes you easy or uneasy.',
    ],
    study: [
      'The way you learn comes from there.',
      'It decided what you believe yourself able to learn.',
      'Something of it comes back whenever you open a book.',
    ],
    spirit: [
      'On quiet evenings it can still be heard.',
      'It has become part of how you talk to yourself.',
      'Some of your calm, and of your unrest, dates from then.',
    ],
  },
  obstacle: {
    love: [
      'In love it shows in what is not asked.',
      'Between two people it takes up a good deal of room.',
      'It is felt most where somebody comes close.',
    ],
    work: [
      'At work it takes more hours than it admits.',
      'The others at work can probably see it, too.',
      'It slows the work just where it ought to flow.',
    ],
    money: [
      'It costs money as well, though no bill says so.',
      'As long as it stands there, the sums do not come out.',
      'Where money is decided, it has a say.',
    ],
    study: [
      'It sits between you and the page.',
      'Your learning loses its best hour to it.',
      'It is why the same line gets read twice.',
    ],
    spirit: [
      'It grows loud when the house goes quiet.',
      'It tires you more than one can see.',
      'It stands between you and your rest.',
    ],
  },
};
