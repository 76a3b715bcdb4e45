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
  sell: {
    do: [
      'The cards look kindly on parting with it, after somebody independent has told you what it is worth. The gap will look strange.',
      'Putting it on offer suits the draw, with your lowest figure settled beforehand. Strangers with opinions are the price you pay.',
    ],
    refrain: [
      'Hold on to it for the present, say the cards. You put up with the upkeep, and no one rushes you into a poor bargain.',
      'This does not look like its moment. Waiting costs some patience and spares you bargaining with your back to the wall.',
    ],
    unclear: [
      'Keeping and parting come out level. Learn what similar ones have actually fetched, and notice whether the figure makes you glad.',
      'The draw has no view on whether it should go. Try a week of imagining the space empty and the bills paid.',
    ],
  },
  owed: {
    do: [
      'Ask for it, plainly and with a date. It costs you a stiff quarter of an hour, and the part of the easy-going one.',
      'The cards back you in claiming it. Some warmth may cool for a while, and you stop doing sums at night.',
    ],
    refrain: [
      'Leave the claim for the moment, though not for good; pressed today, it would bring in more excuses than money.',
      'Better not to push just now. You wait a while longer, and keep your proofs in order for a better hour.',
    ],
    unclear: [
      'Pressing and waiting weigh the same. Decide whether you want the money or the apology, since they are asked for differently.',
      'There is no clear lead. Send one friendly reminder with the amount in it, and let the reply settle what follows.',
    ],
  },
  debt: {
    do: [
      'Take the step, in the smallest honest size and with the true total known. You lose the comfort of not looking.',
      'It looks right, so long as somebody who earns nothing from it has checked the figures. Some treats will have to wait.',
    ],
    refrain: [
      'The cards would not commit you to anything new at present. The discomfort stays, and so does your room to move.',
      'Hold off, above all from whatever promises relief by tomorrow. You do without the relief for now, and are spared a second weight.',
    ],
    unclear: [
      'Nothing here is clear enough to sign on. Take the sheet with all the sums to a free debt advice service first.',
      'The case is even. Ask what it would cost you each month in a poor month, and let that figure answer.',
    ],
  },
  lend: {
    do: [
      'Lend it, if it is a sum that you could see go without a quarrel, and put the day of return in writing.',
      'Yes, within a limit. Name the sum and the date once, in a friendly message, and leave it there.',
    ],
    refrain: [
      'Better not to lend it. A refusal is one awkward minute; a loan that is late can last for years.',
      'The cards are against lending this sum. Help in some other way, with an hour or a meal, and say so at once.',
    ],
    unclear: [
      'It is open. Ask what it is for and when it comes back, and let the way that is answered decide.',
      'Half the sum, or a gift that is meant as one, would be easier on both of you than the loan you are asked for.',
    ],
  },
};
