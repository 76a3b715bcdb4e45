import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    'It rests on {card}: {bears}.',
    'What carries it is {card}: {bears}.',
    'The card behind that is {card}, and the reason is {bears}.',
    'You owe that to {card}: {bears}.',
    'The case for it is {bears}, as {card} has it.',
  ],
  weighs: [
    'The reason lies with {card}: {bears}.',
    'It comes down to {bears}, if you ask {card}.',
    'What weighs most here is {card}: {bears}.',
    'That is what {card} brings to it: {bears}.',
    'The card behind that is {card}: {bears}.',
  ],
  even: [
    'On the easy side of it there is {bears}, by {card}; on the hard side {against}, by {other}.',
    'In one scale lies {card}, for {bears}; in the other {other}, for {against}.',
    'Two things pull at it: {bears}, with {card}, and {against}, with {other}.',
    'What makes it lighter is {card}: {bears}. What makes it heavier is {other}: {against}.',
  ],
  guards: [
    'One thing could still spoil it: {bears}. That is {card}, and worth an eye.',
    'Keep {card} in view all the same: {bears}.',
    'The risk in it has a name, {card}: {bears}.',
    'What is left to see to lies with {card}: {bears}.',
    'Where it could still go wrong is with {card}: {bears}.',
  ],
  opens: [
    'What you can work with is {card}: {bears}.',
    'If anything turns it, it will be {bears}, and {card} has that.',
    'There is something to hold on to even so, by {card}: {bears}.',
    'The door in it is at {card}: {bears}.',
    'Begin from {card}, where there is {bears}.',
  ],
  clear: ['No card here speaks against it.', 'Nothing on the table objects to that.'],
};
