import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, matter, the, vary } from './grammar.ts';

/** A line of cards, read whole, from its middle and from its ends. */
export const line: LenormandPhrases['line'] = {
  five: ([a, b, c, d, e]) => {
    const [first, last] = [matter([a!, b!]), matter([d!, e!])];
    return vary(
      first + last,
      `It begins with ${first}, turns on ${c!.noun} and ends with ${last}.`,
      `${capital(first)} stands at the beginning, ${c!.noun} in the middle, and ${last} at the end.`,
      `From ${first}, by way of ${c!.noun}, it goes to ${last}.`,
    );
  },
  seven: ([a, b, c, d, e, f, g]) => {
    const [first, middle, last] = [matter([a!, b!]), matter([c!, d!, e!]), matter([f!, g!])];
    return vary(
      first + last,
      `It begins with ${first}. In the middle lies ${middle}, and it ends with ${last}.`,
      `First comes ${first}. Then there is ${middle}, and at the end stands ${last}.`,
      `${capital(first)} leads in. The middle belongs to ${middle}, and it all comes down to ${last}.`,
    );
  },
  centre: (card) =>
    vary(
      card.name,
      `Everything here turns on ${the(card)}.`,
      `In the middle ${agree(card, 'lies', 'lie')} ${the(card)}, and there the weight rests.`,
      `${capital(the(card))} ${agree(card, 'holds', 'hold')} the middle, and all the rest is read from there.`,
    ),
  frame: (first, last) =>
    vary(
      first.name + last.name,
      `${capital(the(first))} and ${the(last)} stand at the two ends and frame the rest.`,
      `The line runs from ${the(first)} to ${the(last)}, and its two ends belong together.`,
      `Take the two ends by themselves, ${the(first)} and ${the(last)}.`,
    ),
  mirror: (left, right) =>
    vary(
      left.name + right.name,
      `${capital(the(left))} and ${the(right)} answer each other across the centre.`,
      `Read ${the(left)} with ${the(right)} as well, ${agree(right, 'its mirror', 'their mirror')} on the other side.`,
      `Equally far from the middle lie ${the(left)} and ${the(right)}.`,
    ),
  close: (card) =>
    vary(
      card.name,
      `${capital(the(card))} ${agree(card, 'has', 'have')} the last word.`,
      `At the end ${agree(card, 'lies', 'lie')} ${the(card)}.`,
      `Last of all ${agree(card, 'speaks', 'speak')} ${the(card)}.`,
    ),
};

/** Opens the summary in the topic of the question. */
export const answer: LenormandPhrases['answer'] = {
  love: (told) =>
    vary(
      told,
      `Between two people this speaks of ${told}.`,
      `In love it is about ${told}.`,
      `For the two of you, or for a heart alone, the cards say: ${told}.`,
    ),
  work: (told) =>
    vary(
      told,
      `In your work this points to ${told}.`,
      `At work it is about ${told}.`,
      `For your working days the cards say: ${told}.`,
    ),
  money: (told) =>
    vary(
      told,
      `For your purse it comes down to ${told}.`,
      `Where money is concerned, it is about ${told}.`,
      `About money the cards say: ${told}.`,
    ),
  study: (told) =>
    vary(
      told,
      `In your studies this points to ${told}.`,
      `For your learning it is about ${told}.`,
      `About your studies the cards say: ${told}.`,
    ),
  spirit: (told) =>
    vary(
      told,
      `What moves you in all this is ${told}.`,
      `Within, it is about ${told}.`,
      `On your heart, say the cards, is ${told}.`,
    ),
  open: (told) =>
    vary(
      told,
      `In one line, this is about ${told}.`,
      `It all comes down to ${told}.`,
      `If it had to be said in a few words: ${told}.`,
    ),
};
