import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How matters of money stand, by the mood of the table. */
export const states: StateWords = {
  money: {
    light: [
      'There is more coming in than worry admits, and it stays a little longer than it used to; {card} tells what it might be for.',
      'Your finances are on their feet, and look able to walk. The pace that suits them is that of {card}.',
    ],
    mixed: [
      'It balances for as long as the boiler behaves, and {card} is the item to watch.',
      'Fat months have to feed the thin ones here. How well the sharing works can be seen by {card}.',
    ],
    heavy: [
      'It is tight, and has begun to spoil sleep as well as supper; one hole wants closing before the rest, and over it lies {card}.',
      'The sums have not been looked at as a whole for some time, each part being unpleasant. The part to start with is {card}.',
    ],
  },
  purchase: {
    light: [
      'The wish is no whim and the deal looks straight, as far as an outsider can tell; what it would bring into your days is {card}.',
      'Both sides want this to come off, and the price is within talking distance. Do the talking along the lines of {card}.',
    ],
    mixed: [
      'There is a great deal to like and one thing that nobody has mentioned, and {card} goes round it in circles.',
      'One thing about it pleases the heart and another the purse, and they pull different ways; which of the two should yield may be weighed with {card}.',
    ],
    heavy: [
      'There is pressure in this, from a deadline or a dream or another person, and {card} tells you where it comes from.',
      'As it stands the deal would come to bed with you at night. What it was all supposed to make easier you can look up in {card}.',
    ],
  },
};
