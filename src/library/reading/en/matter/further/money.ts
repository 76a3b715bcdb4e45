import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of money. */
export const further: MatterWords['further'] = {
  money: {
    self: [
      'An envelope with a window gets opened calmly by someone in that state.',
      'Coins leave your hand too fast, or not at all, on account of that.',
    ],
    hidden: [
      'There is a reserve in that which no account statement lists.',
      'At the bottom of the receipts, when all is added up, there is that.',
    ],
    around: [
      'Bills get shared in such company before they get heavy.',
      'Living among that has its price, and it gets debited monthly.',
    ],
    wish: 'When the money is counted, hope and worry both lie between the notes.',
    aim: 'Money is your word for it; a night without sums is what you are after.',
    support: 'Such a thing earns no interest and covers a surprising number of shortfalls.',
  },
  purchase: {
    self: [
      'A seller would find you hard to hurry in that state, and a buyer hard to beat down.',
      'That has its own hand up at the auction, beside yours.',
    ],
    hidden: [
      'What you take for a whim about the thing may have its good reasons down there.',
      'It adds something to the price that no receipt will mention.',
    ],
    around: [
      'Someone in such a circle knows a dealer, a surveyor or the right question.',
      'At every viewing, all of that is squeezed in beside you.',
    ],
    wish: 'The thing itself has a price; the hope and the fear round it have none.',
    aim: 'Whatever changes hands, you would like to look back on the bargain without wincing.',
    support: 'Haggling goes better with that in the pocket, at either end of the sale.',
  },
  moneyAny: {
    self: [
      'That gives you a steady voice when sums are named.',
      'With that, any sum of money looks either like rescue or like ruin.',
    ],
    hidden: [
      'Underneath the figures there is that, whatever they say on paper.',
      'Figures bend on their way through that, though nobody has touched them.',
    ],
    around: [
      'Money troubles shrink when they can be mentioned in company like that.',
      'Nobody likes to name a sum aloud in such company.',
    ],
    wish: 'They share one purse, your hope and your worry, and pay each other’s bills.',
    aim: 'You ask about a sum, and mean the freedom to stop thinking about it.',
    support: 'That is capital of a sort, and using it does not spend it.',
  },
};
