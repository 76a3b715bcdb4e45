import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of money. */
export const openings: MatterWords['openings'] = {
  money: {
    light: [
      'In money matters this table keeps a calm face, and {card} says what it draws on.',
      'Something comes in and something stays in, and neither needs a miracle; for the part that you can influence, look at {card}.',
      'The floor under the money looks firm in this draw. How much can be stood on it is a question for {card}.',
    ],
    mixed: [
      'Money moves both ways here, in at the front and out by the side door, with {card} to keep the ledger.',
      'What is owed and what is earned do not quite meet on this table. How wide the gap stays depends on {card}.',
      'Enough, says one side of it; careful, says the other. To find the figure they could agree on, start from {card}.',
    ],
    heavy: [
      'The sums do not sit easily in this draw, so go over them once by daylight, with {card} at your elbow.',
      'Money is tight on this table, or tight-fisted, which comes to much the same; where it might give a little is shown by {card}.',
      'The cards are careful with money, almost anxious, and the reason they give for it is {card}.',
    ],
  },
  purchase: {
    light: [
      'For a large step with money the cards are comfortable, with time to think it over; the thinking starts at {card}.',
      'The thing, the price and whoever ends up with it seem to suit one another. The fit is tested at {card}.',
      'There is a fair bargain somewhere in this, whichever end of it you are on, and it is tied up with {card}.',
    ],
    mixed: [
      'Heart and head have each done the sum and come out with different figures; compare them at {card}.',
      'A good reason to do it and a good reason to sleep on it lie here side by side. Weigh them with {card}.',
      'Price and worth are two figures in this draw, and they stand some way apart, with {card} to measure the distance.',
    ],
    heavy: [
      'A purchase or a sale ought to lighten something, and the cards doubt that this one would; the doubt is put most clearly by {card}.',
      'There is a weak spot in this draw, and it is better to be told. Take {card} round with you as the torch.',
      'Something about the size of it, or the hurry, sits badly with the cards. Slow down, and stop at {card}.',
    ],
  },
  sell: {
    light: [
      'Somebody would like to own what you have to part with, by the look of this draw, and {card} tells you what wins them over.',
      'A sale has good footing here, with a willing buyer and a price both can say aloud; most of it rests on {card}.',
    ],
    mixed: [
      'There is interest in what you are selling, and a pair of folded arms beside it. To loosen them, look to {card}.',
      'People come to look and people compare, in these cards as anywhere; what would turn one of them into a buyer is {card}.',
    ],
    heavy: [
      'The sale is sluggish on this table, with more silence in it than offers. The first thing to alter is suggested by {card}.',
      'Nobody is in a hurry to take it off your hands at present, and {card} shows what might be putting them off.',
    ],
  },
  owed: {
    light: [
      'What is owed to you has not been forgotten on the other side, as this draw has it; what jogs the memory is {card}.',
      'Money that left your hands is facing homewards in these cards, and {card} says what may bring it the rest of the way.',
    ],
    mixed: [
      'There is the will to pay here and there is the habit of putting off, with {card} leaning on the scales.',
      'A part of your money looks reachable and a part looks tangled up in excuses. To sort them, use {card}.',
    ],
    heavy: [
      'The cards do not see the sum coming back by itself, and would sooner tell you so; your own next move starts at {card}.',
      'What you are owed sits in a tight fist or an empty one on this table. Which it is, {card} may suggest.',
    ],
  },
  debt: {
    light: [
      'For a question about debts the draw breathes easily; there is a way down these stairs, and the first tread is {card}.',
      'What you owe has an end to it in these cards, distant perhaps and plainly visible, and {card} points the way there.',
    ],
    mixed: [
      'The sum shrinks and then something comes along and feeds it. Which of the two prevails has much to do with {card}.',
      'One hand pays off in this draw what the other is still spending, and {card} has hold of a sleeve.',
    ],
    heavy: [
      'Debt is a heavy coat, and you seem to have been wearing it indoors; the first button to undo is {card}.',
      'The cards take the weight of what you owe seriously and see no shame in it. For where it presses hardest, see {card}.',
    ],
  },
};
