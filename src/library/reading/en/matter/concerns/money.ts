import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of money. */
export const concerns: MatterWords['concerns'] = {
  money: {
    past: [
      'Some of your good sense about bank statements dates from then.',
      'Your jumpiness over bills has some of its history there.',
    ],
    now: [
      'With that, the end of the month loses some of its teeth.',
      'Opening the banking app takes a deep breath on such days.',
    ],
    ahead: [
      'A standing order finds its cover more readily in a time like that.',
      'Savings are quick on their feet when things go that way.',
    ],
    obstacle: 'It costs more than it looks, a little each week, like a tap that drips.',
  },
  purchase: {
    past: [
      'That experience sits beside you when a price is named.',
      'So the small print is being read with a thumb on an old sore spot.',
    ],
    now: [
      'A figure can be named in such a state without anyone’s voice going up.',
      'Anything looks too dear in that mood, or else much too cheap.',
    ],
    ahead: [
      'Buyer and seller find each other more easily in such weather.',
      'Between deposit and signature there is room for exactly that.',
    ],
    obstacle: 'It stands between the price tag and the purse, whichever of them is yours.',
  },
  moneyAny: {
    past: [
      'In money matters you have had that at your back ever since.',
      'It left a mark on the way you hand over a banknote.',
    ],
    now: [
      'It helps the figures sit still while you look at them.',
      'Sums come out differently with that leaning over the calculator.',
    ],
    ahead: [
      'There is some slack in a budget when things run like that.',
      'Whatever is put by will be feeling the draught from that.',
    ],
    obstacle: 'Just there the money question starts going round in circles, receipt by receipt.',
  },
};
