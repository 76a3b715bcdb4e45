import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of money. */
export const whether: MatterWords['whether'] = {
  money: {
    yes: [
      'The money looks likely to come, in portions and after a reminder.',
      'It is enough, the cards think, once one small leak has been found; more comes in than runs out.',
      'The sums work out in your favour, by and large, and with rather more paperwork than joy.',
    ],
    no: [
      'That money does not come, or not when it is wanted, and plans had better be made without it.',
      'It stays tight as things are; the outgoings have better lungs than the income.',
      'The whole sum is hardly to be had. A part of it, agreed in writing, may be.',
    ],
    unclear: [
      'It may come and may come late, and a date in writing would make the difference, so ask for one.',
      'A promise of somebody’s is in the sum, and until that is kept or broken the money is neither there nor lost.',
      'Income and outgoings are almost level, so that one ordinary bill could tip them.',
    ],
  },
  purchase: {
    yes: [
      'It looks sound: the thing and the price have enough to do with each other, and the papers should bear it out.',
      'The transaction goes through, whichever end of it you are on, after a round of haggling that leaves both sides a little proud.',
      'It works out, for reasons of use rather than splendour; let somebody who knows the trade have the last look.',
    ],
    no: [
      'It is not quite what it seems. Something about the condition, the sum or the haste is off, and a trained eye would find it.',
      'It does not go through in this form, because the two sides have different prices in mind.',
      'It comes to nothing for now; the wish is doing sums that the household has not agreed to.',
    ],
    unclear: [
      'It may go through and may stall, and a single fact decides, one that you can still ask for.',
      'There is neither a bargain nor a blunder to be seen here. An independent opinion would see further.',
      'It hangs on money or papers in other hands. Ask for a date, and the manner of the reply will tell you much.',
    ],
  },
  sell: {
    yes: [
      'It sells, as the cards see it, to somebody who knew quite early and haggled for form’s sake.',
      'A buyer is likely to come forward, at a figure slightly under the first one and well above the sore point.',
      'The sale comes about, and the papers take rather longer over it than the handshake did.',
    ],
    no: [
      'It does not find its buyer as offered now; the price or the presentation would have to shift first.',
      'The interest stays at looking, the cards find. Fresh eyes could tell you what makes people turn away at the last moment.',
      'It stays unsold for now, with no judgement on its worth; the people who would want it have not heard of it.',
    ],
    unclear: [
      'There may be a buyer and may be a ditherer, and a clear last date for offers would tell you which.',
      'The price in your head and the one in theirs are a small step apart. Whoever names a good reason moves the other.',
      'It could sell quickly or sit for months, depending on one flaw that strangers notice sooner than you would like.',
    ],
  },
  owed: {
    yes: [
      'The money comes back, by these cards, after a reminder that names the sum and leaves no room for “soon”.',
      'What is owed gets paid, in two or three parts and with rather more grumbling than grace.',
      'You see your money again, the draw thinks; it has been delayed by muddle more than by bad will.',
    ],
    no: [
      'It does not come back of its own accord, and patience has stopped being a method. Ask for it in writing.',
      'The full amount is hardly to be seen again, the cards find. A fixed part of it, by a fixed day, might be.',
      'It hardly comes in the time you hope for. Do your sums without it, and keep every line that shows it is yours.',
    ],
    unclear: [
      'The will is there and the money perhaps is not. Find out which is missing before you decide how to ask.',
      'It may come back whole, or trickle, or keep sliding; a date agreed in writing is what would move it.',
      'Whether you are paid hangs on how easy it is to keep putting you off, and that much is in your hands.',
    ],
  },
  debt: {
    yes: [
      'It gets paid off, in the cards’ view, by a dull and steady plan that you may come to be proud of.',
      'You come out of it, sooner than the worst nights say and later than the best mornings hope.',
      'The debt goes down, and stays down, once the whole of it stands on one page.',
    ],
    no: [
      'It does not shrink at this rate, because the owing eats what comes in. A free debt adviser could help to change the rate.',
      'The time you have in mind is too short for it. A longer plan, agreed with those you owe, would hold better.',
      'The burden stays for now, the cards find, and keeping it secret is a good part of the weight.',
    ],
    unclear: [
      'It may go down or merely move from one account to another. A list of every sum would show which.',
      'You could be rid of it or could slip back, and the next unexpected bill decides unless something is put by.',
      'The plan is sound and has no slack in it. Somewhere a little give has to be found, and there are people to ask.',
    ],
  },
};
