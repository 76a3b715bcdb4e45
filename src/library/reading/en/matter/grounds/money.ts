import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of money are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  money: {
    majors: [
      'Your life as a whole is changing, and the money moves with it, in and out.',
      'An old belief about money, inherited rather than chosen, is still making some of the decisions.',
    ],
    wands: [
      'It comes with your drive and goes with your ideas, and annoyingly the ideas are often good.',
      'The earning has slowed, because whatever used to drive it is tired.',
    ],
    cups: [
      'Somebody here is generous, and generosity moves money in both directions.',
      'Part of it went on comfort, which is a genuine need with a poor rate of exchange.',
    ],
    swords: [
      'It hangs on what was agreed. Where the words are clear they hold, and where they can be read two ways each side reads them in its own favour.',
      'The total is feared and stays in its envelope, and that is where totals grow.',
    ],
    pentacles: [
      'There is substance in it, patiently put together, and substance is slow to turn into cash.',
      'Rather more leaves each month than arrives, in sums too small for anyone to call them extravagant.',
    ],
  },
  purchase: {
    majors: [
      'The thing stands for a new chapter, which gives it its charm and rather a lot to carry.',
      'Somebody, on one side of the deal or the other, is not ready to let go of what it stands for.',
    ],
    wands: [
      'It was love at first sight, or very nearly, and that is quick at finding a way and poor at counting.',
      'The wish has cooled on one of the sides, and there is no push left to bring it over the line.',
    ],
    cups: [
      'There is feeling in the price: memories where it is going, dreams where it is coming.',
      'What is really wanted is rest, or company, or standing, and no object can be made to deliver those.',
    ],
    swords: [
      'It stands or falls by the papers, and careful people have read them closely.',
      'Too many opinions have been gathered, each with a different number attached.',
    ],
    pentacles: [
      'There is solid worth in it, and a sum large enough for good sense to keep a foot near the brake.',
      'There may be a defect or a running cost that the price has been shy of mentioning.',
    ],
  },
};
