import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, the, vary } from './grammar.ts';

/** A line of cards, read from its middle and from its ends. */
export const line: LenormandPhrases['line'] = {
  centre: (card) =>
    vary(
      card.name,
      `Everything here turns on ${the(card)}${card.role || /^the /.test(card.noun) ? '' : `: ${card.noun}`}.`,
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
