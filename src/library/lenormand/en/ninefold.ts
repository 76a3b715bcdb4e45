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
      vary(noun, `It rests on ${noun}.`, `Underneath it all there is ${noun}.`, `At the bottom of it is ${noun}.`),
  },
  rows: [
    (told) =>
      vary(
        told,
        `The top row shows what is on your mind: ${told}.`,
        `In the top row lie your thoughts: ${told}.`,
        `The top row is what you are thinking of: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `The middle row tells what is going on: ${told}.`,
        `The middle row is what happens: ${told}.`,
        `The story itself is told by the middle row: ${told}.`,
      ),
    (told) =>
      vary(
        told,
        `The bottom row shows what it rests on: ${told}.`,
        `In the bottom row lies what you have in hand: ${told}.`,
        `The bottom row is the ground under it: ${told}.`,
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
        `From the upper left to the lower right: ${from.noun}, then ${through.noun}, then ${to.noun}.`,
        `Slantwise from the upper left you find ${from.noun}, ${through.noun} and ${to.noun}.`,
        `One diagonal leads from ${from.noun} through ${through.noun} to ${to.noun}.`,
      ),
    (from, through, to) =>
      vary(
        from.name,
        `From the upper right to the lower left: ${from.noun}, then ${through.noun}, then ${to.noun}.`,
        `Slantwise from the upper right you find ${from.noun}, ${through.noun} and ${to.noun}.`,
        `The other way across, it leads from ${from.noun} through ${through.noun} to ${to.noun}.`,
      ),
  ],
  corners: (upper, lower) =>
    vary(
      upper + lower,
      `The four corners set the frame: ${upper} above, and ${lower} below.`,
      `Look at the corners: above you find ${upper}, below ${lower}.`,
      `The corners hold it together, with ${upper} above and ${lower} below.`,
    ),
};
