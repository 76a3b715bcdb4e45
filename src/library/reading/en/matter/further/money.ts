import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of money. */
export const further: MatterWords['further'] = {
  money: {
    self: ['Bills can be opened on the day they come.', 'Money may go too fast because of that, or not at all.'],
    hidden: [
      'You have a reserve there that no bank statement shows.',
      'When everything is added up, that may be what the difference went on.',
    ],
    around: [
      'Money need not be treated as a secret there.',
      'All that has its price, and you may be paying part of it.',
    ],
    wish: 'Whenever you count it up, hope and worry count along.',
    aim: 'You say money; you are after a night without sums.',
    support: 'It earns no interest, and it may still see you through a tight month.',
  },
  purchase: {
    self: ['You would be hard to hurry, whether you are buying or selling.', 'It may be bidding too, alongside you.'],
    hidden: [
      'What you take for a whim about the thing may have good reasons there.',
      'It adds something to the price that no receipt will mention.',
    ],
    around: [
      'Asking about the price would not make you look foolish.',
      'Buying or selling has to be fitted in round all that.',
    ],
    wish: 'The thing has a price; your hope and your worry about it have none.',
    aim: 'Whatever changes hands, you would like to look back on the bargain without wincing.',
    support: 'You would bargain better with that in your pocket, on either side.',
  },
  moneyAny: {
    self: [
      'A sum can be talked about as if it were only a sum.',
      'Any sum may look either like rescue or like ruin to you.',
    ],
    hidden: [
      'There is something there that the figures leave out, and it is on your side.',
      'That can change what a figure means to you without touching it.',
    ],
    around: ['A money worry could be mentioned there before it grows.', 'It is not easy to name a sum aloud there.'],
    wish: 'Your hope and your worry have to share one purse.',
    aim: 'You ask about a sum, and mean the freedom to stop thinking about it.',
    support: 'That is capital of a sort, and using it does not spend it.',
  },
};
