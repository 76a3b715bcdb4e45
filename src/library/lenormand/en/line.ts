import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, the, told, vary } from './grammar.ts';

/** A line of cards, read whole, from its middle and from its ends. */
export const line: LenormandPhrases['line'] = {
  five: ([a, b, c, d, e]) => {
    const [first, last] = [told(a!, b!), told(d!, e!)];
    return vary(
      first + last,
      `${capital(first)}. Then it turns on ${c!.noun}, and in the end ${last}.`,
      `First ${first}. In the middle stands ${c!.noun}, and at last ${last}.`,
      `${capital(first)}. It all hangs on ${c!.noun}, until in the end ${last}.`,
    );
  },
  seven: ([a, b, c, d, e, f, g]) => {
    const [first, middle, last] = [told(a!, b!), told(c!, d!), told(f!, g!)];
    return vary(
      first + last,
      `${capital(first)}. ${capital(middle)}, and then comes ${e!.noun}. In the end ${last}.`,
      `First ${first}. In the middle ${middle}, with ${e!.noun} close behind. In the end ${last}.`,
      `${capital(first)}. After that ${middle}. Then it is all about ${e!.noun}, until at last ${last}.`,
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
      `Take the two ends by themselves: ${the(first)} and ${the(last)}.`,
    ),
  mirror: (left, right, turn) =>
    vary(
      turn,
      `${capital(the(left))} and ${the(right)} answer each other across the centre.`,
      `${capital(the(left))} and ${the(right)} mirror each other.`,
      `Fold the line in the middle, and ${the(left)} ${agree(left, 'meets', 'meet')} ${the(right)}.`,
    ),
  close: (card) =>
    vary(
      card.name,
      `${capital(the(card))} ${agree(card, 'has', 'have')} the last word.`,
      `At the end ${agree(card, 'lies', 'lie')} ${the(card)}.`,
      `Last of all ${agree(card, 'speaks', 'speak')} ${the(card)}.`,
    ),
};

/** Opens the summary in the topic of the question, with the names of cards or with what they mean. */
export const answer: LenormandPhrases['answer'] = {
  love: (told) =>
    vary(
      told,
      `Between two people it is about ${told}.`,
      `For the two of you, or for a heart alone, it comes down to ${told}.`,
      `In matters of the heart this points to ${told}.`,
    ),
  work: (told) =>
    vary(
      told,
      `At work it is about ${told}.`,
      `For your working days it comes down to ${told}.`,
      `Where work is concerned, this points to ${told}.`,
    ),
  money: (told) =>
    vary(
      told,
      `In your finances it is about ${told}.`,
      `For your purse it comes down to ${told}.`,
      `Where your purse is concerned, this points to ${told}.`,
    ),
  study: (told) =>
    vary(
      told,
      `In your studies it is about ${told}.`,
      `For your learning it comes down to ${told}.`,
      `Where your studies are concerned, this points to ${told}.`,
    ),
  spirit: (told) =>
    vary(
      told,
      `Deep down it is about ${told}.`,
      `Within yourself it comes down to ${told}.`,
      `At bottom you are concerned with ${told}.`,
    ),
  open: (told) =>
    vary(
      told,
      `In a few words, it is about ${told}.`,
      `It all comes down to ${told}.`,
      `To put it briefly, this points to ${told}.`,
    ),
};
