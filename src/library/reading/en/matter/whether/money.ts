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
};
