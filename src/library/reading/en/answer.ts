import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { capital, counted, pick, the, word } from './saying.ts';

export const paths: ReadingPhrases['paths'] = (first, second, way) =>
  pick(way, 1, [
    `Hold ${the(first)} and ${the(second)} side by side: which of the two ends could you live with on an ordinary Tuesday?`,
    `One way ends in ${the(first)}, the other in ${the(second)}. Ask which you would regret less not to have tried.`,
    `Neither ${the(first)} nor ${the(second)} is the right end in itself; see which of the two roads you would enjoy walking.`,
  ]);

const tally = (upright: number, reversed: number) => `${counted(upright)} upright, ${word(reversed)} reversed`;

export const count: ReadingPhrases['count'] = {
  yes: (upright, reversed, way) =>
    `${tally(upright, reversed)}: ${pick(way, 1, [
      'the count says yes. Counting is a blunt tool; the cards say on what terms.',
      'by the count it is a yes. The cards tell you what kind of yes.',
      'that makes a yes. Read on before you act on it, for the cards have their conditions.',
    ])}`,
  no: (upright, reversed, way) =>
    `${tally(upright, reversed)}: ${pick(way, 1, [
      'the count says no, as things stand. The cards say what stands against it.',
      'by the count it is a no for now. The cards tell you what would have to change.',
      'that makes a no, today. Read on to see what it depends on.',
    ])}`,
  unclear: (upright, reversed, way) =>
    `${tally(upright, reversed)}: ${pick(way, 1, [
      'that is too close, and the honest answer is that it is unclear. Better than drawing again would be to ask what could tip it.',
      'the scales are almost level, so this is neither a yes nor a no. The cards say what hangs on either side.',
      'one card more or less, and it would read the other way. Call it undecided, and see below what could decide it.',
    ])}`,
};

export const jumper: ReadingPhrases['jumper'] = (card, way, reversed) =>
  pick(way, 3, [
    `While you shuffled, ${the(card)} fell out${reversed ? ' reversed' : ''}, so it may have its word as well.`,
    `${capital(the(card))} fell out of the pile${reversed ? ' reversed' : ''} before you had drawn; hear it as a remark from the side.`,
    `One card could not wait: ${the(card)}${reversed ? ', reversed,' : ''} left the pile while it was shuffled.`,
  ]);

export const shadow: ReadingPhrases['shadow'] = (card, reversed) => {
  const side = reversed ? ', reversed' : '';
  const named = `${the(card)}${side}`;
  return [
    `At the bottom of the pile lay ${named}: nobody asked for it, and it goes along underneath.`,
    `${capital(the(card))} lay${reversed ? ' reversed' : ''} at the bottom of the pile, the ground note under the whole draw.`,
    `Turn the pile over and there is ${named}, which plays its part without having been asked.`,
    `The card that the rest of the pile stood on was ${named}.`,
    `Lowest of all, out of reach of your hand, lay ${named}.`,
    `The pile ends with ${named}; take it as a footnote to the rest.`,
    `What stayed undrawn to the very last was ${named}.`,
    `Under everything that was not drawn there was ${named}, and it colours the table a little.`,
    `For the base of the pile, look at ${named}; it says what is taken for granted here.`,
  ];
};

export const clarifier: ReadingPhrases['clarifier'] = {
  same: [
    'Beside {other} you laid {card}. It goes the same way and adds a detail.',
    'What {card} adds to {other} is no contradiction; it makes the point sharper.',
    'With {card} next to it, {other} is easier to make out: the two agree.',
  ],
  lighter: [
    'Beside {other} you laid {card}, and it takes off some of the weight.',
    'What {card} adds is the lighter half of {other}.',
    'With {card} next to it, {other} hurts less, though it is not taken back.',
  ],
  heavier: [
    'Beside {other} you laid {card}, and it asks you to take this place more seriously.',
    'What {card} adds to {other} is the price of it.',
    'With {card} next to it, {other} still holds, but on a condition.',
  ],
};
