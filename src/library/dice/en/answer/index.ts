import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';
import { the } from '../index.ts';
import { openings } from './openings.ts';
import { options } from './options.ts';
import { pace, reason } from './reason.ts';
import { inPerson, what } from './what.ts';
import { lost, where } from './where.ts';

const OF_CARDS = /\bcard\b(?!\})|\b(?:pile|deck|pack|shuffl\w*|upright)\b|\bin \{card\}/i;

export const answer: DiceAnswerWords = {
  named: {
    point: the,
    house: (name) => `the ${name.toLowerCase()}`,
    card: (point, sign) => `${the(point)} in ${sign}`,
    side: (who, whose) => (/\bside$/.test(who) ? `on ${who}` : `on ${whose} side`),
  },
  ofDice: (way) =>
    OF_CARDS.test(way)
      ? null
      : way
          .replace(/\bcards\b/g, 'dice')
          .replace(/\b(the|this) (?:draw|table)\b/gi, (_, article) => `${article} throw`),
  what,
  inPerson,
  core: {
    matter: [
      'What moves it is {what}; it goes about things {manner}, and it shows {where}.',
      'At work in this is {what}; it acts {manner}, and you meet it {where}.',
      'Behind it is {what}, which makes its way {manner} and comes out {where}.',
      'It is driven by {what}; expect it to go {manner}, and to show itself {where}.',
    ],
    person: [
      '{side} there is {person}. It acts {manner}, and you notice it {where}.',
      'What moves {side} is {person}. It goes about things {manner}, and it reaches you {where}.',
      'Behind it, {side}, is {person}; it is put into practice {manner}, and felt {where}.',
    ],
    doing: [
      'If you do it, what carries you is {what}; it would go {manner}, and you would feel the effect {where}.',
      'Doing it brings {what} into play; it would go {manner}, and the change would come {where}.',
      'The force behind such a step would be {what}. It would go {manner}, and you would notice it {where}.',
    ],
  },
  between: [
    'One throw does not choose between “{a}” and “{b}”, but it says by what to choose: {what}, {manner}, and what each of them would mean {where}.',
    'For “{a}” or “{b}” the measure is {what}. See which of them lets it act {manner}, and which you would rather meet {where}.',
  ],
  reason,
  span: {
    soon: 'Counted together, that is a matter of weeks.',
    condition: 'Counted together, think of two or three months, once that is done.',
    far: 'Counted together, that is half a year or more.',
    named: /\b(?:day|week|fortnight|month|season|quarter|half-year|year)s?\b/i,
  },
  pace,
  joined: (clauses) => {
    const turns = ['but', 'yet'];
    const parts = clauses.map(([text, turned], index) => {
      if (index === 0) return text;
      if (turned) return `, ${turns.shift()} ${text}`;
      return index === 1 ? `, and ${text}` : `; ${text}`;
    });
    return `${parts.join('')}.`;
  },
  where,
  lost,
  options,
  openings,
};
