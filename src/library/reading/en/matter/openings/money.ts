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
};
