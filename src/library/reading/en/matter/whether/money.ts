import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of money. */
export const whether: MatterWords['whether'] = {
  money: {
    yes: [
      'The money looks likely to come, in portions and after a reminder.',
      'It does ease. The cards show more coming in than running out, once one small leak has been found.',
      'The sums work out in your favour, by and large, and with rather more paperwork than joy.',
    ],
    no: [
      'That money does not show in the draw, and plans had better be made as if it were not coming.',
      'It stays tight as things are; the outgoings have better lungs than the income.',
      'Rather not, at least not the whole sum. A part of it, agreed in writing, seems the most that could be had.',
    ],
    unclear: [
      'The figures do not add up to a yes or a no. Somebody’s promise is in the sum, and promises are hard to enter.',
      'It may come and it may come late, and for a household these are two different answers.',
      'Income and outgoings are almost level in this draw, so that one ordinary bill could tip them.',
    ],
  },
  purchase: {
    yes: [
      'It looks sound. The thing and the price have enough to do with each other, and the papers should bear it out.',
      'The transaction seems to come off, after one round of haggling that leaves both sides a little proud.',
      'The cards are in favour, for reasons of use rather than splendour; let somebody who knows the trade have the last look.',
    ],
    no: [
      'This one does not convince. Something about the condition, the sum or the haste is off, and a trained eye would find it.',
      'It does not come about in this form, it appears; the two sides have different prices in mind.',
      'Better not count on it. The wish is doing sums that the household has not agreed to.',
    ],
    unclear: [
      'For and against weigh much the same, and what could tip them is a fact you can still ask for.',
      'There is neither a bargain nor a blunder to be seen here. An independent opinion would see further.',
      'It hangs on money or papers that are in other hands, and those hands are in no hurry.',
    ],
  },
};
