import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Pairs of the Celtic Cross: what goes and what comes, what is hoped or feared and the end. */
export const pair: ReadingPhrases['pair'] = {
  passing: {
    lighter: [
      'What passes with {card} was harder than what comes next, {other}.',
      'With {card} behind you and {other} ahead, the nearest stretch is the easier one.',
      'The worst of it is going out of the door with {card}; what comes in is {other}.',
    ],
    heavier: [
      'You are leaving {card} behind, and {other} will want more of you.',
      'The ease of {card} is running out and {other} comes next, so use the days between.',
      'Keep something back from {card}, for {other} will ask for it.',
    ],
  },
  hoped: {
    lighter: [
      'You are braced for {card}, and the road goes to {other}: the fear is larger than the matter.',
      'What you dread is {card}; where it leads, as it stands, is {other}, which is kinder.',
      'In the place of hope and fear lies {card}, at the end {other}. It comes out better than you allow yourself to think.',
    ],
    heavier: [
      'You hope for {card}, and the road as it runs leads to {other}. Between the two there is still something to change.',
      'Between the wish, {card}, and the end, {other}, lies a gap worth looking at while there is time.',
      'What you would like is {card}; what is on its way is {other}, and it is better to know.',
    ],
  },
};
