import type { AnsweringPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { isPlural, the } from './grammar.ts';

/** What joins the cards to the answer. */
export const answering: AnsweringPhrases = {
  person: (who) => `As for ${who},`,
  gloss: (card) => (card.role || /^the (?:wo)?man$/.test(card.noun) ? the(card) : `${the(card)} (${card.noun})`),
  single: (card, told) => (isPlural(card) ? told.replace(card.name, `${card.name} card`) : told),
  rests: ['This rests on {card}.', 'What decides it is {card}.', 'Most of it hangs on {card}.'],
  despite: [
    'This rests on {card}. Against that you have {other}, with less weight.',
    'What decides it is {card}; what is held against it, {other}, carries less.',
    'More of it hangs on {card}, though {other} should be heard as well.',
  ],
  even: [
    'You have {card} on one side and {other} on the other, and neither gives way.',
    'You have {card} pulling at it and {other} holding it back, about equally.',
  ],
  hangs: ['It hangs, for now, on {card}.', 'Which way it turns depends on {card}.'],
  tempo: ['The pace is set by {card}.', 'How fast it goes can be read from {card}.'],
  span: {
    soon: 'Counted together, that is a matter of weeks.',
    condition: 'Counted together, think of two or three months, once that is done.',
    far: 'Counted together, that is half a year or more.',
    named: /\b(?:day|week|fortnight|month|season|quarter|half-year|year)s?\b/i,
  },
  beneath: ['What lies beneath it is {card}.', 'It goes back to {card}.', 'Ask why, and you come to {card}.'],
  kept: ['What keeps it going is {card}.', 'It is kept up, ever since, by {card}.'],
  topic: {
    between: {
      light: [
        'The card of the question is {card}; it lies between {left} and {right}, and both do it good.',
        'Look first at {card}, for that is what you asked about: on either side, {left} and {right}, both friendly.',
      ],
      mixed: [
        'The card of the question is {card}, and it takes its colour from {left} and {right} on either side.',
        'Look first at {card}, for that is what you asked about; {left} and {right}, on either side, tell the rest.',
      ],
      heavy: [
        'The card of the question is {card}; it lies between {left} and {right}, and neither makes it easier.',
        'Look first at {card}, for that is what you asked about: {left} and {right} press on it from both sides.',
      ],
    },
    beside: {
      light: ['The card of the question is {card}, with {other} beside it as a help.'],
      mixed: ['The card of the question is {card}, to be read together with {other} beside it.'],
      heavy: ['The card of the question is {card}, made heavier by {other} beside it.'],
    },
  },
  somebody: {
    man: 'The Man here is you, or the man who matters most in this.',
    woman: 'The Woman here is you, or the woman who matters most in this.',
    both: 'One of the Man and the Woman here is you; the other is whoever matters most in this.',
    named: (card, who) => `The ${card.name} here is ${who}.`,
  },
};
