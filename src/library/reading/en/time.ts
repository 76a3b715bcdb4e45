import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { capital, pick } from './saying.ts';

/** How the card of a date follows upon the one before it; a silent way now and then lets the card speak at once. */
export const bridges: ReadingPhrases['bridges'] = {
  first: [
    (_, card) => `It opens with ${card}.`,
    (_, card) => `${capital(card)} comes first, and the others are heard against it.`,
    (_, card) => `The door is opened by ${card}.`,
  ],
  rank: [
    (before) => `The same number as ${before}: the subject comes back in other clothes.`,
    (before, card) =>
      `${capital(before)} and ${card} share a number, so the question stays and only the place changes.`,
    (before) => `What ${before} raised is asked a second time, from another side.`,
  ],
  suit: [
    (before) => `The thread of ${before} is not cut yet.`,
    (before, card) => `${capital(card)} goes on where ${before} stopped.`,
    (before) => `What began with ${before} has another chapter.`,
    (before) => `The suit stays what it was with ${before}, and so does the business in hand.`,
  ],
  majors: [
    (before) => `A second Major on the heels of ${before}: this is a stretch that counts.`,
    (before, card) => `From ${before} straight on to ${card}; the large cards keep company here.`,
    (before) => `${capital(before)} has hardly gone, and the next Major stands at the door.`,
  ],
  major: [
    (before) => `After ${before} a Major comes in, and the scale changes.`,
    (_, card) => `Something larger steps in with ${card}.`,
    (before, card) => `${capital(card)} is of another size than ${before}.`,
    (_, card) => `Look up here, for ${card} is one of the cards that stay with you.`,
  ],
  lighter: [
    (before) => `After ${before} the going changes, mostly for the better.`,
    (before) => `What ${before} asked of you eases off here.`,
    (before) => `With ${before} behind you, the step grows shorter and surer.`,
    () => 'The path levels out at this point.',
  ],
  heavier: [
    (before) => `The fine weather of ${before} does not quite hold.`,
    (before) => `Take something along from ${before}, since it will be wanted here.`,
    (before) => `${capital(before)} was the pleasant part; now there is some work to do.`,
  ],
  heavy: [
    (before) => `It stays demanding after ${before}, so spread your strength.`,
    (before) => `A second climb after ${before}; take it at a walk.`,
    () => 'Another steep piece: do the one thing that matters and let the rest wait.',
  ],
  turn: [
    (before) => `Then the wind turns, and what ${before} wanted is no longer the question.`,
    (before, card) => `${capital(card)} pulls another way than ${before} did.`,
    (before, card) => `From ${before} to ${card} the climate changes.`,
    () => 'Here the talk takes a turn.',
  ],
  carry: [
    (before) => `This grows out of ${before}.`,
    () => '',
    (before) => `What you gathered with ${before} is of use now.`,
    (before, card) => `${capital(before)} gives ${card} something to work with.`,
  ],
  on: [() => '', (before, card) => `Next to ${before} lies ${card}.`, () => 'Here another side of the time shows.'],
};

const list = (months: readonly string[]) =>
  months.length < 2 ? months.join('') : `${months.slice(0, -1).join(', ')} and ${months.at(-1)}`;

export const calendar: ReadingPhrases['calendar'] = {
  majors: (months, way) =>
    pick(way, 4, [
      `The Majors among the months fall in ${list(months)}; what you decide then will outlast the month.`,
      `Mark ${list(months)}: a Major lies there, and what it brings concerns more than one month.`,
    ]),
  heavy: (months, way) =>
    pick(way, 3, [
      `Most is asked of you in ${list(months)}, so promise little for then and say early where you want help.`,
      `The steep part is ${list(months)}; plan some rest ahead of it.`,
      `Leave some slack in ${list(months)}, when more than usual may be wanted of you.`,
    ]),
  light: (months, way) =>
    pick(way, 2, [
      `Whatever needs goodwill, put it into ${list(months)}.`,
      `Things come to meet you in ${list(months)}, so that is when to ask.`,
      `If you may choose a date for something dear to you, choose ${list(months)}.`,
    ]),
};

/** Three months by how they go. */
export const quarters: ReadingPhrases['quarters'] = {
  months: (from, to) => [from.slice(-4) === to.slice(-4) ? from.slice(0, -5) : from, to],
  light: [
    'From {from} to {to} the going is easy, and {card} does much of the carrying.',
    'The months from {from} to {to} are on your side; what to use them for is shown by {card}.',
    '{from} to {to} is good ground to build on, with {card} for a corner stone.',
    'Between {from} and {to} things open, and the widest of the doors is {card}.',
  ],
  mixed: [
    'From {from} to {to} it goes up and down; what decides between the two is {card}.',
    'The stretch from {from} to {to} is sunny on one side only; go by {card}.',
    'Between {from} and {to} gains and bills keep pace, and they meet at {card}.',
    '{from} to {to} asks for a light hand on the tiller; the wind comes from {card}.',
  ],
  heavy: [
    'From {from} to {to} more is asked than given, above all by {card}.',
    'The climb runs from {from} to {to}; take {card} at a walk.',
    'Between {from} and {to} the year leans on you, hardest with {card}.',
    '{from} to {to} is a time to promise little, since {card} will want most of you.',
  ],
};

/** The card of the date that was asked about. */
export const date: ReadingPhrases['date'] = {
  named: ['The card of {place} is {card}.', 'For {place} there lies {card}.', 'What was laid for {place} is {card}.'],
  within: [
    'The cards are laid by the month, and {when} belongs to {place}: {card}.',
    'A card here stands for a month. For {when} that is the one of {place}, {card}.',
  ],
};
