import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of money. */
export const concerns: MatterWords['concerns'] = {
  money: {
    past: ['Nobody who has that comes to money empty-handed.', 'Some of your unease about money may go back to that.'],
    now: [
      'The last week of the month need not be the worst one.',
      'Just now it may take a deep breath to look at the account.',
    ],
    ahead: [
      'It may leave a little over for the bill you had not thought of.',
      'Savings may go faster than planned while that goes on.',
    ],
    obstacle: 'It costs a little more each week than anybody has worked out.',
  },
  purchase: {
    past: [
      'You have that to go by when a price is named.',
      'Small print gets read with a finger on that old sore spot.',
    ],
    now: [
      'Hearing a price, or naming one, you can keep a level voice.',
      'Any price may look too high from there, or suspiciously low.',
    ],
    ahead: [
      'That leaves room for a price that both sides could live with.',
      'Between the offer and the signature there is time for exactly that.',
    ],
    obstacle: 'It stands between the price and the handshake, whichever side of it you are on.',
  },
  moneyAny: {
    past: [
      'You have had that at your back in money matters ever since.',
      'It may have left its mark on the way you part with money.',
    ],
    now: [
      'It helps the figures sit still while you look at them.',
      'The same sum may look different at night and in the morning.',
    ],
    ahead: [
      'There may be some slack in the budget then, if only a little.',
      'Anything you have put by may feel the draught.',
    ],
    obstacle: 'This is where thinking about money starts to go round in circles.',
  },
};
