import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of money are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  money: {
    majors: [
      'A change in the whole of your life has to be paid for, and this is what it costs.',
      'An old belief about money, inherited rather than chosen, is still making some of the decisions.',
    ],
    wands: [
      'It goes out as fast as the ideas come in, and annoyingly the ideas are often good.',
      'The earning has slowed, because whatever used to drive it is tired.',
    ],
    cups: [
      'Somebody here is generous, and others have got used to it.',
      'Part of it went on comfort, which is a genuine need with a poor rate of exchange.',
    ],
    swords: [
      'It was agreed in words that each side can read in its own favour.',
      'The figure is feared and stays in its envelope, and that is where figures grow.',
    ],
    pentacles: [
      'There is substance enough, only it is tied up, in walls or goods or other people’s hands.',
      'Rather more leaves each month than arrives, in sums too small for anyone to call them extravagant.',
    ],
  },
  purchase: {
    majors: [
      'The thing stands for a new chapter, and is being asked to carry the whole of it.',
      'Somebody, on one side of the deal or the other, is not ready to let go of what it stands for.',
    ],
    wands: [
      'It was love at first sight, and haste has done the negotiating.',
      'The wish has cooled on one of the sides, and there is no push left to bring it over the line.',
    ],
    cups: [
      'There is feeling in the price: memories where it is going, dreams where it is coming.',
      'What is really wanted is rest, or company, or standing, and no object can be made to deliver those.',
    ],
    swords: [
      'Something in the papers or the description does not tally, and careful people have noticed.',
      'Too many opinions have been gathered, each with a different number attached.',
    ],
    pentacles: [
      'The sum is large beside what lies in the bank, and good sense has its foot on the brake.',
      'There may be a defect or a running cost that the price has been shy of mentioning.',
    ],
  },
};
