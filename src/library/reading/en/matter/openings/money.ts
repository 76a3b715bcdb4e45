import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of money. */
export const openings: MatterWords['openings'] = {
  money: {
    light: [
      'In money matters this table keeps an unusually calm face, and the account it draws on is {card}.',
      'Something comes in and something stays in, and neither needs a miracle; the part that you can influence is {card}.',
      'The purse has a sound bottom, going by this draw. What it will hold depends first on {card}.',
    ],
    mixed: [
      'Money moves both ways here, in at the front and out by the side door. The ledger is kept by {card}.',
      'What is owed and what is earned do not quite meet in this draw. How wide the gap stays is settled with {card}.',
      'Enough, says one side of this table; careful, says the other. The figure they could agree on is {card}.',
    ],
    heavy: [
      'The sums have been keeping you company at night, by the look of this. The one to go over in daylight is {card}.',
      'Money is tight in this draw, or tight-fisted, which feels the same. Where it might give a little is {card}.',
      'It is an anxious table for the wallet, and anxiety is a poor bookkeeper; give the pencil to {card}.',
    ],
  },
  purchase: {
    light: [
      'For a large step with money this is a comfortable table, with time to think; the viewing starts at {card}.',
      'What you have in your eye and the life you have seem to fit together. Where the fit is tested is {card}.',
      'There is a fair bargain somewhere in this, whichever end of it you are on. It is tied up with {card}.',
    ],
    mixed: [
      'Heart and head have been shown round together and come out with different notes. The page to compare is {card}.',
      'There is a good reason to do this and a good reason to sleep on it; they are weighed against each other at {card}.',
      'Price and worth are two figures in this draw, and they stand some way apart. The distance can be measured at {card}.',
    ],
    heavy: [
      'A purchase or a sale ought to lighten something, and it is doubtful that this one would. The doubt is put to {card}.',
      'There are damp patches in this draw, and it is better to be told. The torch to take round is {card}.',
      'Something about the size of it, or the hurry, sits badly with the cards. Slow down, and stop at {card}.',
    ],
  },
};
