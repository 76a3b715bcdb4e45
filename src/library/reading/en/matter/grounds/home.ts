import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of home and friends are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  family: {
    majors: [
      'The generations are changing places: somebody has to grow older and somebody freer, and {who} feel{s} the ground move.',
      'An old family rule is being kept, though nobody remembers making it, and {who} {is} among its keepers.',
    ],
    wands: [
      'You and {who} may be alike in temper, and like tempers meet head-on.',
      'There is anger about with no proper outlet, and with {whom} it comes out over plates and parking.',
    ],
    cups: [
      '{Who} love{s} by worrying, and at the receiving end worry feels a good deal like control.',
      'Beneath it lies a hurt older than the present trouble, and {who} may know no better than you how to touch it.',
    ],
    swords: [
      'A hard truth has been spoken, and {who} {has} yet to find out what to do with it.',
      'Much goes by way of third parties, and by the time it gets to {whom} it means something else.',
    ],
    pentacles: [
      'Duty and money tie you to {whom} along with love, and the three have grown into one another.',
      'Care or cost or chores have been unevenly shared for years, which looks quite different from where {who} stand{s}.',
    ],
  },
  friend: {
    majors: [
      '{Who} {is} turning into somebody slightly different, as people do, and the friendship was cut to the old size.',
      'At some point one of you was needed and was not there, and between you and {whom} it has never come up.',
    ],
    wands: [
      '{Who} {is} full of new people and new plans, and there are seven evenings in a week.',
      'A rivalry has slipped in, over success or over some third person, and {who} may be as embarrassed by it as you.',
    ],
    cups: [
      'The fondness is so much a matter of course by now that {who} no longer think{s} of showing it.',
      'There may be a hurt in {whom} that was kept quiet for the sake of peace, and it has made the peace rather thin.',
    ],
    swords: [
      'A remark that was meant as honesty arrived as a verdict, and {who} {has} been careful since.',
      'Words seem to have been carried between you and {whom} by somebody who added a little on the way.',
    ],
    pentacles: [
      'Work, children, the miles: {whose} days are full to the brim, and friendship gets the hour after the washing-up.',
      'The giving has tilted, in lifts or loans or listening, and {who} may feel the debt more keenly than the kindness.',
    ],
  },
  move: {
    majors: [
      'It is a change of life that has put on the clothes of a change of place.',
      'You are held by something that will not go into a box, a person, a promise, a view, and it has not been asked.',
    ],
    wands: [
      'The far place glitters, and part of the glitter is that nobody there knows you yet.',
      'The start has been put off so often that the excitement has gone the way of old milk.',
    ],
    cups: [
      'It is people rather than walls that hold you, and people are hard to pack.',
      'Some of the hope is that the other place will heal a thing which, in all likelihood, travels along.',
    ],
    swords: [
      'A permit, a date or a plain answer is outstanding, and a clear head does not jump without it.',
      'There are so many versions of the plan that each is used as an objection to the next.',
    ],
    pentacles: [
      'You have put down roots, good ones, and roots of that sort come up slowly.',
      'The money, the papers or the roof at the other end still stands on weak legs.',
    ],
  },
};
