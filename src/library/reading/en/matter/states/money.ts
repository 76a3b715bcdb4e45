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
  sell: {
    light: [
      'It shows itself well, and the right people can find it. What they will like best about it is hinted at by {card}.',
      'You are in a stronger place than most sellers, with no need to snatch at the first figure; the reason is {card}.',
    ],
    mixed: [
      'It is wanted, only not yet at your figure, and {card} is what stands between the two sums.',
      'One part of you is selling and another is keeping, and a buyer can feel it. The keeping part sounds like {card}.',
    ],
    heavy: [
      'The offer has gone a little stale, and buyers smell that; where to freshen it first can be told from {card}.',
      'You need it sold more than you would like anyone to see, and {card} shows where that weakens your hand.',
    ],
  },
  owed: {
    light: [
      'Your claim is remembered, and there is more willingness over there than the silence suggests; its terms are those of {card}.',
      'The matter is plainer than it feels, with fairness on your side and some goodwill on the other; the lever is {card}.',
    ],
    mixed: [
      'You are being paid in promises at present, some of them sincere, and {card} helps to tell which.',
      'Half of the trouble is money and half is the awkwardness of mentioning it; where the halves meet lies {card}.',
    ],
    heavy: [
      'The waiting has begun to cost more than the sum, in temper and in sleep, and {card} marks where to stop paying.',
      'As it stands nobody over there has your money at the top of a list. What might move it up is {card}.',
    ],
  },
  debt: {
    light: [
      'You have more grip on it than you had, and the total has lost its terror; what keeps your hand steady is {card}.',
      'The worst of it was the not knowing, and that is passing. For the part you can already be easy about, see {card}.',
    ],
    mixed: [
      'Some months you gain on it and in others it gains on you, a seesaw with {card} at the middle.',
      'The large sums are under control and the small ones are not, oddly enough, and {card} lives among the small ones.',
    ],
    heavy: [
      'It has begun to decide things for you, whom you see, what you open, how you sleep. Take back a corner with {card}.',
      'You have been carrying this largely by yourself, and it was not made for one pair of shoulders; a handle is offered by {card}.',
    ],
  },
};
