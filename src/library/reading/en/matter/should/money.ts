import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of money. */
export const should: MatterWords['should'] = {
  money: {
    do: [
      'Yes, within a limit that you set when you are calm. The fun of not counting is gone after that.',
      'Do it, with the figure written down and a date beside it. That makes for a slightly stiff conversation.',
    ],
    refrain: [
      'The cards are against it, at this sum or at this speed. A refusal is an awkward minute and then it is over.',
      'Better not. You give up a feeling of generosity, or of ease, and keep a margin that may be wanted.',
    ],
    unclear: [
      'The figures do not lean. Work out what the same sum would mean in a bad month, and decide by that month.',
      'Undecided, and the reason may be that a feeling is being paid for here as well. Put its price beside the other.',
    ],
  },
  purchase: {
    do: [
      'Going ahead looks right, once an independent eye has been over it. The price beyond the price is the upkeep, or the gap it leaves.',
      'The cards are in favour, at a figure you settle before you enter the room. Some other plans will have to wait a good while.',
    ],
    refrain: [
      'Wait. This one chance may go, and there is nearly always another of its kind.',
      'The draw advises against it at present. You lose the excitement and sleep the better for it.',
    ],
    unclear: [
      'Use and wish have not been separated here. Look at the thing again on a rainy day, and see what is left of each.',
      'Nothing tips it. Add up what it means for a whole year, everything included, and see whether the figure still sounds good aloud.',
    ],
  },
};
