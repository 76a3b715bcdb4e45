import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** By which card the answer was reached, and which one could still turn it. */
export const weighing: ReadingPhrases['weighing'] = {
  carries: [
    '{card} speaks for it: {bears}.',
    'It rests on {bears}, and the card for that is {card}.',
    'What carries it is {bears}; that is {card}.',
    'The case for it is made by {card}, with {bears}.',
    'On its side it has {card}, and with it {bears}.',
  ],
  weighs: [
    'What stands against it is {bears}; that is {card}.',
    'It comes down to {bears}, and the card for that is {card}.',
    'The hard part is {bears}, as {card} shows.',
    'Behind that lies {card}, with {bears}.',
    'Nothing weighs more here than {card}: {bears}.',
  ],
  even: [
    '{card} makes it easier: {bears}; {other} makes it harder: {against}.',
    'For it there is {bears}, with {card}; against it there is {against}, with {other}.',
    'Two things pull at it, {bears} by way of {card}, and {against} by way of {other}.',
    'Where {card} lies you find {bears}; where {other} lies, {against}.',
  ],
  guards: [
    'keep an eye on {card} all the same, for it means {bears}.',
    'what could still spoil it is {bears}; that is {card}.',
    'one card asks for some care: {card}, which stands for {bears}.',
    'if anything still goes wrong, it will be through {bears}, and that is {card}.',
  ],
  opens: [
    'you do have something to work with in {card}: {bears}.',
    'if anything turns it, it will be {bears}, and {card} has that.',
    'hold on to {card}, for it means {bears}.',
    'there is a way in at {card}, by {bears}.',
  ],
  clear: ['no card here speaks against it.', 'nothing on the table objects.'],
  back: ['As for {back},', 'To come back to {back}:', 'And so, for {back},'],
};
