import type { LenormandPhrases, OuterLine } from '../../../domain/lenormand/reading/texts.ts';
import { list, vary } from './grammar.ts';

/** The lines of the nine round the centre. */
const LINES: Readonly<Record<OuterLine, string>> = {
  above: 'The top row, your own thoughts',
  below: 'The bottom row, what it rests on',
  before: 'The left column, what led here',
  after: 'The right column, what comes next',
};

/** The nine: rows, columns, and the lines that agree with the answer or object to it. */
export const ninefold: LenormandPhrases['ninefold'] = {
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
  bears: (line, cards, mood) =>
    `${LINES[line]}, ${mood === 'mixed' ? 'is the kindest' : 'bears it out'}: ${list(cards)}.`,
  objects: (line, cards, mood) => `${LINES[line]}, ${mood === 'mixed' ? 'is the hardest' : 'objects'}: ${list(cards)}.`,
};
