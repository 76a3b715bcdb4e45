import type { DicePhrases } from '../../../domain/dice/texts.ts';
import { the } from './index.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const house = (name: string) => `the ${name.toLowerCase()}`;
const own = (name: string) => `your ${name.toLowerCase()}`;
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** One way of several, always the same for the same faces. */
function pick(faces: string, ...ways: readonly string[]): string {
  const turn = [...faces].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return ways[turn % ways.length]!;
}

export const phrases: DicePhrases = {
  titles: {
    point: 'What acts',
    sign: 'In what manner',
    house: 'Where',
    again: 'After the throw before',
    natal: 'In your birth chart',
  },
  again: {
    point: (name) =>
      pick(
        name,
        `${capital(the(name))} comes up for the second time: the same thing is still at work.`,
        `${capital(the(name))} once more, so what moves this has not changed.`,
        `Again it is ${the(name)}; what you asked before has not let go of you yet.`,
      ),
    sign: (name) =>
      pick(
        name,
        `${name} again, so the manner has not changed since you last asked.`,
        `The manner is the same as before: ${name}.`,
        `${name} has come a second time, and goes about it as it did then.`,
      ),
    house: (name) =>
      pick(
        name,
        `It is ${house(name)} once more; the place of the matter stands fast.`,
        `${capital(house(name))} for the second time: you are in the same room as before.`,
        `Both throws meet in ${house(name)}, so look for it there.`,
      ),
    opposite: (name) =>
      `${capital(house(name))} lies opposite the house of the throw before, so this is the same question seen from the other side.`,
    fresh: (name) =>
      pick(
        name,
        `None of the three faces has come again: ${the(name)} opens another side of the matter.`,
        `All three faces are new. With ${the(name)} the matter shows another side.`,
        `Nothing of the throw before is left, and ${the(name)} begins afresh.`,
      ),
  },
  natal: {
    signHouse: (sign, houses) => `${sign} opens ${list(houses.map(own))}, so the matter reaches in there as well.`,
    intercepted: (sign, name) =>
      `${sign} opens no house of yours but lies wholly inside ${house(name)}, so this may show there, and only later.`,
    point: (point, sign, name) =>
      `You were born with ${the(point)} in ${sign}${name === null ? '' : `, in ${house(name)}`}: that is your own way of doing what it does.`,
    inHouse: (points, name) =>
      `${capital(own(name))} holds ${list(points.map(the))}, which this throw touches directly.`,
    empty: (name) => `No planet stands in ${own(name)}, so you come to it with your hands free.`,
  },
  difference: {
    samePoint: (name) => `In both it is ${the(name)} that acts.`,
    sameSign: (name) => `Both are done in the manner of ${name}.`,
    sameHouse: (name) => `Both come down to ${house(name)}.`,
  },
  options: ['the first option', 'the second option'],
  rules: {
    unsure: 'How your question was understood; a tap under it changes that.',
    answer: 'The answer in the form of your question, from nature, dignity and house.',
    reason:
      'Nature of the point, its dignity in the sign, and whether the house is angular, succedent or cadent; for a time, the modality of the sign and the pace of the point.',
    sentence: 'The planet is what acts, the sign how it acts, the house where in life.',
    point: 'From the page of the planet or node that comes up.',
    sign: 'From the page of the sign that comes up.',
    house: 'From the page of the house that comes up.',
    again: 'Compares this throw with the one before it.',
    natalSign: 'Looks where the thrown sign lies among the houses of your birth chart.',
    natalPoint: 'Looks where the thrown planet stood at your birth.',
    natalHouse: 'Looks which points of your birth chart stand in the thrown house.',
    deed: 'One thing to do that fits the question, or the face that comes up.',
    prompt: 'A question of a face that comes up, or of the matter.',
    option: 'What the point would give and the sign would cost, in the house that comes up.',
    difference:
      'Weighs the two throws: nature, honour in the sign, strength of the house. A point without dignity never stands above another by dignity.',
  },
};
