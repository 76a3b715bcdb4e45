import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { agree, capital, list, the } from './grammar.ts';
import { subjects } from './subjects.ts';
import { houses } from './tableau-houses.ts';
import { be, lie, person, wait } from './tableau-person.ts';
import { story } from './tableau-story.ts';
import { where } from './tableau-where.ts';

export const tableau: TableauPhrases = {
  opening: [
    'The first three cards strike the note of the whole table.',
    'Begin where the laying began, with the first three cards.',
    'Before anything else, the three cards at the upper left: they set the tone.',
  ],
  corners: [
    (upper, lower) => `The corners hold the table together, with ${upper} above and ${lower} below.`,
    (upper, lower) => `Go round the four corners: above, ${upper}; below, ${lower}.`,
    (upper, lower) => `The frame of it all is ${upper} along the top and ${lower} along the bottom.`,
  ],
  heart: [
    (upper, lower) =>
      `At the heart of the table you find ${upper}${lower === null ? '' : `, and below that ${lower}`}.`,
    (upper, lower) =>
      lower === null ? `The middle belongs to ${upper}.` : `The middle belongs to ${upper}, and under it to ${lower}.`,
    (upper, lower) => `What all of this turns on is ${upper}${lower === null ? '' : `, together with ${lower}`}.`,
  ],
  fate: [
    (from, to) => `The four cards at the foot are the line of fate, which runs from ${from} to ${to}.`,
    (from, to) => `Below the columns runs the line of fate: it begins with ${from} and ends with ${to}.`,
    (from, to) => `The line of fate at the foot leads you from ${from} to ${to}.`,
  ],
  ...person,
  near: [
    (cards) => `Close to you ${lie(cards)} ${list(cards)}.`,
    (cards) => `Within reach ${be(cards)} ${list(cards)}.`,
    (cards) => `A step or two from you ${lie(cards)} ${list(cards)}.`,
  ],
  far: [
    (cards) => `Far from you ${lie(cards)} ${list(cards)}.`,
    (cards) => `Well out of reach ${be(cards)} ${list(cards)}.`,
    (cards) => `On the far side of the table ${lie(cards)} ${list(cards)}.`,
  ],
  sides: {
    ringRight: [
      'The Ring lies to your right, which the old sheet takes for a bond that holds.',
      'You have the Ring on your right hand: by the old rule a bond that keeps.',
    ],
    ringLeft: [
      'The Ring lies to your left, so a bond is loosening or belongs to the past.',
      'The Ring is on your left hand, and the old rule sees a bond there that has grown loose or old.',
    ],
    lilyAbove: [
      'The Lily lies above you: your conduct is good and your conscience easy.',
      'With the Lily over your head you have acted rightly and can sleep on it.',
    ],
    lilyBelow: [
      'The Lily lies below you, and with it a small doubt whether everything was done as it should be.',
      'With the Lily at your feet there is something you feel could have been done better.',
    ],
  },
  clouds: {
    dark: [
      'The Clouds turn their dark side to you, so go carefully until the view clears.',
      'It is the dark side of the Clouds that looks at you: slowly now, until you can see.',
    ],
    clear: [
      'The Clouds turn their clear side to you: the trouble is already drawing off.',
      'It is the clear side of the Clouds that looks at you, and the weather is getting better.',
    ],
    level: [
      'The Clouds lie in one column with you and turn neither side; see first which way they drift.',
      'Neither side of the Clouds is turned to you, for they lie straight above or below. Wait for the wind.',
    ],
    over: [
      (cards) => `The Clouds throw their shadow on ${list(cards)} and dim what is good there.`,
      (cards) => `The shadow of the Clouds reaches ${list(cards)}, and what is good there is hard to see just now.`,
    ],
  },
  ...houses,
  diagonals: {
    upperLeft: [
      (told) => `Above and behind you, half remembered, you find ${told}.`,
      (told) => `Your memory goes back, at a slant, to ${told}.`,
    ],
    upperRight: [
      (told) => `Above and ahead, still only an idea, you find ${told}.`,
      (told) => `Your plans reach forward, at a slant, to ${told}.`,
    ],
    lowerLeft: [
      (told) => `Below and behind you, on ground you know, you find ${told}.`,
      (told) => `Underneath and behind, you are familiar with ${told}.`,
    ],
    lowerRight: [
      (told) => `Below and ahead, taking shape, you find ${told}.`,
      (told) => `Ahead and underneath, you are slowly coming to ${told}.`,
    ],
  },
  mirrors: {
    across: [
      (card) => `From side to side, you meet ${the(card)}: ${card.noun}.`,
      (card) => `Fold the table down the middle and you meet ${the(card)}: ${card.noun}.`,
    ],
    over: [
      (card) => `From top to bottom, you meet ${the(card)}: ${card.noun}.`,
      (card) => `Fold it from top to bottom and ${the(card)} ${agree(card, 'falls', 'fall')} to you: ${card.noun}.`,
    ],
    both: [
      (card) => `From corner to corner, you meet ${the(card)}: ${card.noun}.`,
      (card) => `Fold it both ways and you come to ${the(card)}: ${card.noun}.`,
    ],
  },
  knights: [
    (cards) => `A knight’s move away, just round the corner, ${lie(cards)} ${list(cards)}.`,
    (cards) => `Round the corner, where a knight would land, ${wait(cards)} ${list(cards)}.`,
  ],
  meeting: [
    (topic, met) => `Your lines and those of ${the(topic)} cross at ${list(met)}.`,
    (topic, met) => `Between you and ${the(topic)}, where row and column meet, ${lie(met)} ${list(met)}.`,
  ],
  distance: [
    (card, distance, across, down) =>
      `${capital(the(card))} ${agree(card, 'lies', 'lie')} ${where(distance, across, down)}.`,
    (card, distance, across, down) =>
      `${capital(where(distance, across, down))}, ${agree(card, 'lies', 'lie')} ${the(card)}.`,
    (card, distance, across, down) => `You find ${the(card)} ${where(distance, across, down)}.`,
    (card, distance, across, down) => `Look for ${the(card)} ${where(distance, across, down)}.`,
  ],
  beside: [
    (card, neighbour) => `Closest to ${the(card)} ${agree(neighbour, 'lies', 'lie')} ${the(neighbour)}.`,
    (card, neighbour) =>
      `${capital(the(neighbour))} beside ${the(card)} ${agree(neighbour, 'has', 'have')} a say in this.`,
    (card, neighbour) => `Right next to ${the(card)} you find ${the(neighbour)}.`,
    (card, neighbour) => `${capital(the(card))} ${agree(card, 'has', 'have')} ${the(neighbour)} for a neighbour.`,
  ],
  subjects,
  story,
};
