import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { vary } from './grammar.ts';

/** The nine: cross, rows, columns, diagonals, corners. */
export const ninefold: LenormandPhrases['ninefold'] = {
  cross: {
    above: ({ noun }) =>
      vary(
        noun,
        `Above it, in your thoughts, is ${noun}.`,
        `Over it, in your head, there is ${noun}.`,
        `You are thinking of ${noun}.`,
      ),
    left: ({ noun }) =>
      vary(noun, `What leads up to it is ${noun}.`, `It comes out of ${noun}.`, `Before it there was ${noun}.`),
    right: ({ noun }) =>
      vary(noun, `It moves on towards ${noun}.`, `Next in line is ${noun}.`, `After it you can expect ${noun}.`),
    below: ({ noun }) =>
      vary(noun, `It stands on ${noun}.`, `Underneath it there is ${noun}.`, `What it rests on is ${noun}.`),
  },
  rows: [
    (told) =>
      vary(
        told,
        `The top row shows what is on your mind: ${told}.`,
        `In the top row lie your thoughts: ${told}.`,
        `Along the top goes what you are thinking of: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `The middle row tells what is going on: ${told}.`,
        `What happens stands in the middle row: ${told}.`,
        `Through the middle goes the story: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `The bottom row shows what it rests on: ${told}.`,
        `In the bottom row lies what you have in hand: ${told}.`,
        `Along the bottom goes the ground of it: ${told}.`,
      ),
  ],
  columns: [
    (told) =>
      vary(
        told,
        `The left column is where it comes from: ${told}.`,
        `To the left lies what has been: ${told}.`,
        `Down the left side, what led to it: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `Down the middle runs the matter itself: ${told}.`,
        `The middle column is today: ${told}.`,
        `In the middle column stands the heart of it: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `The right column is where it goes: ${told}.`,
        `To the right lies what comes: ${told}.`,
        `Down the right side, what may come of it: ${told}.`,
      ),
  ],
  diagonals: [
    (from, through, to) =>
      vary(
        from.name,
        `From the upper left the diagonal runs from ${from.noun} by way of ${through.noun} to ${to.noun}.`,
        `Slantwise from the upper left lie ${from.noun}, ${through.noun} and ${to.noun}.`,
        `The first diagonal goes from ${from.noun} through ${through.noun} to ${to.noun}.`,
      ),
    (from, through, to) =>
      vary(
        from.name,
        `From the upper right it runs from ${from.noun} by way of ${through.noun} to ${to.noun}.`,
        `Slantwise from the upper right lie ${from.noun}, ${through.noun} and ${to.noun}.`,
        `The other way across, it goes from ${from.noun} through ${through.noun} to ${to.noun}.`,
      ),
  ],
  corners: (upper, lower) =>
    vary(
      upper + lower,
      `The four corners set the frame: ${upper} above, and ${lower} below.`,
      `Look at the corners: above there is ${upper}, below ${lower}.`,
      `The corners hold it together, with ${upper} above and ${lower} below.`,
    ),
};
