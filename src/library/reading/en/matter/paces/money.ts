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
  sell: {
    soon: [
      'Within weeks, and quite possibly to one of the first who asked about it.',
      'Before this season is out, helped along by somebody who has told somebody else.',
    ],
    condition: [
      'When the price has come down by one honest step, or the pictures have gone up by two.',
      'Once the buyer’s own money is in place, which may hang on something that they are selling in their turn.',
    ],
    far: [
      'Not in this half-year, on present terms. Keep it in good order, and let it be seen now and then.',
      'It takes longer than the six months in view, so make no plan that needs the proceeds before then.',
    ],
  },
  owed: {
    soon: [
      'In a matter of weeks, if you ask again in the next few days and name the amount.',
      'This season still, and more likely in slices than in one piece.',
    ],
    condition: [
      'When the other side has money coming in, a wage or a refund or a sale; ask which, and on what day.',
      'As soon as a sum and a date have been put in writing and answered with a yes.',
    ],
    far: [
      'Past the half-year, as things are. Ask at a free advice service what can be done before then.',
      'It drags on beyond the next six months, so let no plan of yours wait for it.',
    ],
  },
  debt: {
    soon: [
      'You could feel the first relief in weeks, once the list is made and one call is over.',
      'By the end of the season a first piece of it may be gone, small and entirely real.',
    ],
    condition: [
      'When nothing new is being added, even in the months that have birthdays in them.',
      'After somebody who advises on debts for nothing has gone through the figures with you.',
    ],
    far: [
      'Longer than this half-year, and that is no failure; a plan with an end date makes the distance walkable.',
      'The last of it lies well beyond six months. Count what has gone already, since that is what keeps one going.',
    ],
  },
};
