import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, coloured, the, vary } from './grammar.ts';

/** A line of cards, read whole, from its middle and from its ends. */
export const line: LenormandPhrases['line'] = {
  five: ([a, b, c, d, e]) => {
    const [first, last] = [coloured(a!, b!), coloured(d!, e!)];
    return vary(
      first + last,
      `It begins with ${first}, turns on ${c!.noun} and leads to ${last}.`,
      `${capital(first)} stands at the beginning, ${c!.noun} in the middle, and ${last} at the end.`,
      `First comes ${first}. It all hangs on ${c!.noun}, and at the end there is ${last}.`,
    );
  },
  seven: ([a, b, c, d, e, f, g]) => {
    const [first, middle, last] = [coloured(a!, b!), coloured(c!, d!), coloured(f!, g!)];
    return vary(
      first + last,
      `It begins with ${first}. In the middle lies ${middle}, then comes ${e!.noun}, and it leads to ${last}.`,
      `First comes ${first}. After that there is ${middle}, and ${e!.noun}. At the end stands ${last}.`,
      `${capital(first)} opens the line. The middle belongs to ${middle} and to ${e!.noun}, and it all comes down to ${last}.`,
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
