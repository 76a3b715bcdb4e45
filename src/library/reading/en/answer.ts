import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { capital, counted, pick, the, under, word } from './saying.ts';

export const outcome: ReadingPhrases['outcome'] = {
  love: (card, place, way) =>
    pick(way, 0, [
      `For love, the answer leans on ${the(card)}${under(place)}.`,
      `In love, take your bearings from ${the(card)}${under(place)}.`,
      `As far as love goes, ${the(card)}${under(place)} counts for most.`,
    ]),
  work: (card, place, way) =>
    pick(way, 0, [
      `For your work, the weight lies on ${the(card)}${under(place)}.`,
      `At work, ${the(card)}${under(place)} has the most to say.`,
      `In your working life, look first to ${the(card)}${under(place)}.`,
    ]),
  money: (card, place, way) =>
    pick(way, 0, [
      `Where money is concerned, look to ${the(card)}${under(place)} first.`,
      `On the question of money, ${the(card)}${under(place)} weighs most.`,
      `As for money, it comes down to ${the(card)}${under(place)}.`,
    ]),
  study: (card, place, way) =>
    pick(way, 0, [
      `For your studies, ${the(card)}${under(place)} points the way.`,
      `When you next sit down to study, remember ${the(card)}${under(place)}.`,
      `In your learning, keep ${the(card)}${under(place)} in view.`,
    ]),
  spirit: (card, place, way) =>
    pick(way, 0, [
      `For your inner life, stay a while with ${the(card)}${under(place)}.`,
      `What goes on inside you shows most clearly in ${the(card)}${under(place)}.`,
      `Of all that moves you, ${the(card)}${under(place)} wants to be heard first.`,
    ]),
  open: (card, place, way) =>
    place
      ? pick(way, 0, [
          `If you keep one card of this draw in mind, let it be ${the(card)}${under(place)}.`,
          `It all comes down to ${the(card)}${under(place)}.`,
          `Look once more at ${the(card)}${under(place)}, for the answer leans on it.`,
        ])
      : pick(way, 0, [
          `${capital(the(card))} is enough to think about for a while.`,
          `Carry ${the(card)} with you in thought, and see what it fits.`,
          `Keep ${the(card)} in mind until the matter has moved.`,
        ]),
};

export const against: ReadingPhrases['against'] = (card, place, way) =>
  pick(way, 1, [
    `What stands in the way is ${the(card)}${under(place)}.`,
    `Reckon with ${the(card)}${under(place)}, which holds things up.`,
    `Something pulls the other way: ${the(card)}${under(place)}.`,
  ]);

export const aid: ReadingPhrases['aid'] = (card, place, way) =>
  pick(way, 2, [
    `Look for help in ${the(card)}${under(place)}.`,
    `${capital(the(card))}${under(place)} can help, taken at its best.`,
    `And ${the(card)}${under(place)} can be made to work for you.`,
  ]);

export const arc: ReadingPhrases['arc'] = (from, to, way) =>
  pick(way, 1, [
    `Read it as a road from ${the(from)} to ${the(to)}.`,
    `Lay ${the(from)} next to ${the(to)}, and you see how far it has come.`,
    `Between ${the(from)} and ${the(to)} lies the stretch you are walking now.`,
  ]);

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

export const shadow: ReadingPhrases['shadow'] = (card, way, reversed) =>
  pick(way, 2, [
    `At the bottom of the pile lay ${the(card)}${reversed ? ', reversed' : ''}: nobody asked for it, and it goes along underneath.`,
    `${capital(the(card))} lay${reversed ? ' reversed' : ''} at the bottom of the pile, the ground note under the whole draw.`,
    `Turn the pile over and there is ${the(card)}${reversed ? ', reversed' : ''}, which plays its part without having been asked.`,
  ]);
