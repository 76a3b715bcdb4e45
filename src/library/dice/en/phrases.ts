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
    throw: 'The throw',
    point: 'What acts',
    sign: 'In what manner',
    house: 'Where',
    strength: 'How it stands',
    again: 'After the throw before',
    natal: 'In your birth chart',
    comparison: 'Side by side',
  },
  topic: {
    love: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `In love, take ${the(point)} as what stirs between the two of you, ${sign} as the tone in which it speaks, and ${house(place)} as the part of life where you will notice it.`,
        `For love, ${the(point)} is what moves somebody here, ${sign} is how it sounds, and ${house(place)} is where you will notice it first.`,
        `Between people, ${the(point)} wants something, ${sign} gives it its manners, and ${house(place)} is the room in which it happens.`,
      ),
    work: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `At work, ${the(point)} is the task that wants doing, ${sign} is the way to go about it, and ${house(place)} shows whom or what it concerns.`,
        `In your work, begin with what ${the(point)} wants, do it the way ${sign} would, and look for it in the affairs of ${house(place)}.`,
        `Your working question has ${house(place)} for its place, ${the(point)} for its motor and ${sign} for its manner.`,
      ),
    money: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `Where money is concerned, ${the(point)} tells what moves it, ${sign} how it comes and goes, and ${house(place)} where you should look first.`,
        `With money, ask first about ${house(place)}; ${the(point)} is what sets things going there, and ${sign} is how.`,
        `The purse has its story here: ${the(point)} opens it, ${sign} counts, and ${house(place)} is where the sum goes or comes from.`,
      ),
    study: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `For your studies, let ${the(point)} say what to work on and ${sign} in what manner, and look to ${house(place)} for the place or the people that help.`,
        `In your studies ${the(point)} names the effort, ${sign} the method, and ${house(place)} the place where it bears fruit.`,
        `Sit down to it as ${sign} would, with ${the(point)} for company, and keep ${house(place)} in mind as what it is for.`,
      ),
    spirit: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `For your peace of mind, ask what in you behaves like ${the(point)} in the manner of ${sign}, and give it room in the affairs of ${house(place)}.`,
        `Within yourself ${the(point)} is what wants a hearing, ${sign} is the voice it has, and ${house(place)} is where you can give it time.`,
        `Something in you is like ${the(point)}; it has the temper of ${sign}, and it comes out in ${house(place)}.`,
      ),
    open: (point, sign, place) =>
      pick(
        `${point}${sign}`,
        `Put it as a sentence of your own: ${the(point)} is who or what acts, ${sign} is how, and ${house(place)} is where in your life.`,
        `Now give the three faces names of your own: who or what is ${the(point)} here, how would ${sign} go about it, and what is ${house(place)} in your life just now?`,
        `Try it on your question: what is moved by ${the(point)}, how does ${sign} change it, and which door does ${house(place)} point to?`,
      ),
  },
  again: {
    point: (name) =>
      pick(
        name,
        `${capital(the(name))} lies up for the second time: the same thing is still at work.`,
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
    samePoint: (name) =>
      `${capital(the(name))} acts in both, so they differ less in what happens than in how and where.`,
    sameSign: (name) => `Both are done in the manner of ${name}.`,
    sameHouse: (name) => `Both come down to ${house(name)}.`,
    stronger: (option, point, sign) =>
      `In “${option}” the acting point stands easier, since ${the(point)} is the better placed of the two in ${sign}; that makes the way smoother, though not better in every respect.`,
  },
  options: ['the first option', 'the second option'],
  rules: {
    sentence: 'The planet is what acts, the sign how it acts, the house where in life.',
    point: 'From the page of the planet or node that lies up.',
    sign: 'From the page of the sign that lies up.',
    house: 'From the page of the house that lies up.',
    dignity:
      'Dignity: how a planet stands in a sign, after Ptolemy, with the modern rulers for Uranus, Neptune and Pluto.',
    naturalSign: 'The natural wheel: Aries belongs to the first house, Taurus to the second, and so on.',
    naturalPoint: 'A planet’s natural houses are those of the signs it rules.',
    topic: 'How to take the three faces in the area of your question.',
    question: 'The question of the house that lies up.',
    again: 'Compares this throw with the one before it.',
    natalSign: 'Looks where the thrown sign lies among the houses of your birth chart.',
    natalPoint: 'Looks where the thrown planet stood at your birth.',
    natalHouse: 'Looks which points of your birth chart stand in the thrown house.',
    comparing: 'How two throws are compared.',
    difference: 'What the two throws share, and which planet stands in dignity.',
  },
};
