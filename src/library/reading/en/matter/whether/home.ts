import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of home and friends. */
export const whether: MatterWords['whether'] = {
  family: {
    yes: [
      'It comes right in the family, less by talking than by some small kind thing that one of you does and another accepts.',
      'There is good reason to hope: your people are tougher, and fonder of one another, than they sound.',
      'With {whom} it goes better than you fear, given an ordinary hour in which nothing has to be settled.',
    ],
    no: [
      'It does not mend by itself, nor by one person’s efforts, however willing you are to be that person.',
      'It stays as it is for now, and {who} may have little power to change it; you have some, in your own part.',
      'Little moves as yet. What would help {whom} most is company that does not press for news.',
    ],
    unclear: [
      'It is not settled yet, and the family is of several minds; whoever first speaks of something ordinary could tip it.',
      'With {whom} it may go one way or the other, and a good deal depends on the hour. Rested and unhurried, the better way is the likelier.',
      'It may ease and may not. That turns on something that nobody has mentioned so far, and that could be mentioned kindly.',
    ],
  },
  friend: {
    yes: [
      'The friendship looks real, and likely to hold. What seemed like coolness in {whom} was probably a crowded life.',
      'You can count on {whom}, with the usual allowance for bad days and forgotten birthdays.',
      'You and {who} do come back to each other, perhaps over nothing more solemn than a walk.',
    ],
    no: [
      'The friendship with {whom} does not carry all you would like to put on it, and it is kinder to pack lighter.',
      'You cannot quite rely on {whom} just now, the cards find; the liking may be real, and confidences are better kept for others.',
      'It looks as though you and {who} are drifting apart, with no crime on either side and some sadness on yours.',
    ],
    unclear: [
      '{Who} may keep to you from fondness or from habit, and an afternoon with nothing planned in it would tell you which.',
      'There is affection with a splinter in it. Once that is named it can go either way, and more likely the good one.',
      'It depends on who rings first, you or {who}, and each of you may be waiting for the other.',
    ],
  },
  move: {
    yes: [
      'It works out: the papers come, the door opens, and the one snag is of the sort that makes a good story later.',
      'The place seems to take to you, and you to it, after a little grumbling at the start.',
      'You get there, and are glad of it sooner than you expect, helped by somebody who knows the streets.',
    ],
    no: [
      'It does not come together as planned; money, timing or somebody’s objection lies across the road.',
      'Going does not bring what you want from it, by the cards, and the dull reasons for staying are good ones.',
      'It runs less smoothly than the plan has it, so keep a second date and a second bed in mind.',
    ],
    unclear: [
      'Too much of it is still with other people, landlords or offices or family, and the first clear answer from one of them tips it.',
      'Being there and being here come out level. A few ordinary days on the spot, in bad weather if possible, would decide.',
      'It may happen and may be put off. What it waits for is a sum, a signature or a date, and you can ask which.',
    ],
  },
};
