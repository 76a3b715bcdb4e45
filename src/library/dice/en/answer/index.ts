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
    matter: 'this',
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
      '{point} puts {what} behind {back}; in {sign} it works {manner}, and {house} shows it {where}.',
      'What moves {back} is {what}, as {point} has it; by {sign} it works {manner}, and by {house} you meet it {where}.',
      '{point} brings {what} into {back}. By {sign} it goes {manner}, and {house} lets it come out {where}.',
    ],
    person: [
      '{point} says that {who} {person}; by {sign} it comes out {manner}, and by {house} most plainly {where}.',
      'Going by {point}, {who} {person}. {sign} has it come out {manner}, and {house} shows it {where}.',
    ],
    doing: [
      'If you do it, {point} gives you {what}; in {sign} it goes {manner}, and by {house} you feel the effect {where}.',
      'Doing it brings in {point}, and with it {what}. {sign} has it go {manner}, and {house} puts the change {where}.',
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
      return index === clauses.length - 1 ? `; ${text}` : `, and ${text}`;
    });
    return `${parts.join('')}.`;
  },
  where,
  lost,
  options,
  openings,
};
