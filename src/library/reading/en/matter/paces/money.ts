import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of money come about. */
export const paces: PaceWords = {
  money: {
    soon: [
      'Some relief should come within weeks, and in instalments.',
      'Before the season’s end, if a reminder goes out now and names the sum.',
    ],
    condition: [
      'When the debt or the claim has a date and a signature under it.',
      'Once the largest of the regular outgoings has been talked down or brought to a close.',
    ],
    far: [
      'Easier times do not show within this half-year. Plan on what there is, and treat anything else as a present.',
      'It takes more than six months to come right; a free debt or benefits adviser may know what can be eased sooner.',
    ],
  },
  purchase: {
    soon: [
      'The right one, or the right taker, looks likely within weeks; have the papers where you can lay hands on them.',
      'Still this season, and rather fast once both sides have named a figure.',
    ],
    condition: [
      'When the survey, the bank and the person at home have all said yes.',
      'After the price has moved by an amount that you settled with yourself beforehand.',
    ],
    far: [
      'Not in the coming six months. It will be there afterwards, or another just like it.',
      'This deal wants a longer breath than half a year, long enough to find out what can be done without.',
    ],
  },
};
