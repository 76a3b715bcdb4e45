import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import type { Spoken } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, list, the } from './grammar.ts';
import { subjects } from './subjects.ts';

const lie = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'lies', 'lie') : 'lie');
const be = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'is', 'are') : 'are');
const wait = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'waits', 'wait') : 'wait');
const WHERE = {
  touching: 'right beside you',
  near: 'near you',
  far: 'some way off',
  remote: 'at the far end of the table',
};
const lead = (from: string, to: string) => `${from}${to === '' ? '' : `, ${to}`}`;
const where = (
  distance: keyof typeof WHERE,
  across: 'left' | 'right' | null,
  down: 'above' | 'below' | null,
): string => {
  const side = across === null ? '' : across === 'left' ? 'to the left' : 'to the right';
  return lead(WHERE[distance], [down ?? '', side].filter(Boolean).join(', '));
};

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
  standing: {
    ahead: [
      'You lie in the first column, with almost the whole table still ahead.',
      'Your place is the left edge: nearly everything here is still to come.',
    ],
    past: [
      'You lie in the last column, and most of this table tells of what has been.',
      'Your place is the right edge, and the table looks back more than it looks ahead.',
    ],
    events: [
      'You lie in the top row, where events lead and leave little time to think.',
      'Your place is the top row: things happen to you faster than you can plan them.',
    ],
    thoughts: [
      'You lie in the bottom row, where more is thought than done so far.',
      'Your place is the bottom row: a good deal goes through your head before your hands begin.',
    ],
    middle: [
      'You lie inside the table, with room on every side.',
      'Your place is well inside the table, and you can move in any direction.',
      'No edge of the table touches you; there is room before you and behind.',
    ],
  },
  gaze: {
    meet: ['The two of you look at each other.', 'Each of you has the other in view.'],
    mine: [
      'You look towards your partner, who is looking the other way.',
      'Your eyes are on your partner, whose own are somewhere else.',
    ],
    theirs: [
      'Your partner looks towards you while you look away.',
      'You are being looked at by your partner and have not turned your head.',
    ],
    apart: [
      'You stand back to back, so one of you will have to turn round first.',
      'Each of you looks out at a different side of the table, and one will have to turn.',
    ],
    level: [
      'You lie in one column, and neither has the other before their eyes.',
      'One of you lies above the other, so neither is in the other’s view.',
    ],
  },
  lines: {
    past: {
      none: [
        'To your left lies nothing: what was is settled.',
        'There is nothing behind you that still asks for something.',
      ],
      told: [
        (told) => `Behind you lies ${told}.`,
        (told) => `You come from ${told}.`,
        (told) => `At your back there is ${told}.`,
      ],
      further: [
        (cards) => `Longer ago, and fading, ${be(cards)} ${list(cards)}.`,
        (cards) => `Further back, and growing faint, ${lie(cards)} ${list(cards)}.`,
      ],
    },
    future: {
      none: [
        'To your right the table ends, so what comes next is still open.',
        'No card lies to your right; the next step has not been written down.',
      ],
      told: [
        (told) => `Ahead of you lies ${told}.`,
        (told) => `What comes towards you is ${told}.`,
        (told) => `Next on your way comes ${told}.`,
      ],
      further: [
        (cards) => `Further on ${wait(cards)} ${list(cards)}.`,
        (cards) => `Later on your way you pass ${list(cards)}.`,
      ],
    },
    thoughts: {
      none: [
        'Nothing lies above you, so your head is clear, or has not yet begun on this.',
        'No card hangs over your head: you have thought this through, or not yet begun to.',
      ],
      told: [
        (told) => `What occupies your thoughts is ${told}.`,
        (told) => `You are thinking of ${told}.`,
        (told) => `Over your head hangs ${told}.`,
      ],
      further: [
        (cards) => `At the back of your mind ${be(cards)} ${list(cards)}.`,
        (cards) => `Less often, but still, you think of ${list(cards)}.`,
      ],
    },
    ground: {
      none: [
        'Nothing lies below you, so there is little yet to lean on.',
        'There is no card under you: the footing for this has still to be made.',
      ],
      told: [
        (told) => `What you have in hand is ${told}.`,
        (told) => `You stand on ${told}.`,
        (told) => `Under your feet there is ${told}.`,
      ],
      further: [
        (cards) => `Deeper down ${lie(cards)} ${list(cards)}.`,
        (cards) => `Under that again ${lie(cards)} ${list(cards)}.`,
      ],
    },
  },
  round: {
    above: [(told) => `Just above you is ${told}.`, (told) => `Closest over your head you find ${told}.`],
    beside: [(told) => `At your sides you have ${told}.`, (told) => `To your left and right there is ${told}.`],
    below: [(told) => `Just below you is ${told}.`, (told) => `Closest under your feet you find ${told}.`],
  },
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
  house: [
    (card, house) => `${capital(the(card))} ${agree(card, 'lies', 'lie')} in the house of the ${house.name}.`,
    (card, house) => `In the house of the ${house.name} you find ${the(card)}.`,
    (card, house) => `The house of the ${house.name} has taken in ${the(card)}.`,
    (card, house) =>
      `The place where ${the(card)} ${agree(card, 'lies', 'lie')} is, by its number, the house of the ${house.name}.`,
    (card, house) => `${capital(the(card))} ${agree(card, 'has', 'have')} moved into the house of the ${house.name}.`,
  ],
  myHouse: [
    (card) => `${capital(the(card))} ${agree(card, 'lies', 'lie')} in your own house, which makes it your affair.`,
    (card) => `In your own house you find ${the(card)}: this one comes to you in person.`,
    (card) =>
      `${capital(the(card))} ${agree(card, 'has', 'have')} moved in with you, so the matter is yours to settle.`,
  ],
  ownHouse: [
    (house) => `You lie in the house of the ${house.name}.`,
    (house) => `Your card has come to lie in the house of the ${house.name}.`,
    (house) => `The house you live in on this table is that of the ${house.name}.`,
  ],
  guest: [
    (card) =>
      `In the house that bears your own number ${agree(card, 'sits', 'sit')} ${the(card)}, bringing ${card.noun}.`,
    (card) => `Your own house has a visitor, ${the(card)}, and with it comes ${card.noun}.`,
    (card) => `Whoever rings at the house with your number finds ${the(card)} there, which stands for ${card.noun}.`,
  ],
  chain: [
    (cards, whole) =>
      `Go from house to house, beginning at your own, and you pass ${list(cards)}${
        whole ? ', until you are back where you lie' : ', and more beyond'
      }.`,
    (cards, whole) =>
      `From your own house the way leads by ${list(cards)}${whole ? ', and so home again' : ', and further still'}.`,
  ],
  exchange: [
    (first, second) => `${capital(the(first))} and ${the(second)} have changed houses and act for each other.`,
    (first, second) => `Each of the two, ${the(first)} and ${the(second)}, lives in the house of the other.`,
  ],
  atHome: [
    (card) =>
      `${capital(the(card))} ${agree(card, 'is', 'are')} at home in the house of that name and ${agree(card, 'counts', 'count')} double.`,
    (card) =>
      `In the house of ${agree(card, 'its', 'their')} own number, ${the(card)} ${agree(card, 'carries', 'carry')} twice the weight.`,
    (card) =>
      `Nobody else lodges where ${the(card)} ${agree(card, 'lies', 'lie')}: the house is ${agree(card, 'its', 'their')} own.`,
  ],
  meAtHome: [
    'You lie in your own house, so this table is about you more than most.',
    'You are at home in the house of your own number, and the table speaks of you before all else.',
  ],
  diagonals: {
    upperLeft: [
      (told) => `Above and behind you, half remembered, is ${told}.`,
      (told) => `At a slant behind you, in memory, there is ${told}.`,
    ],
    upperRight: [
      (told) => `Above and ahead, still only an idea, is ${told}.`,
      (told) => `At a slant before you, as a thought so far, there is ${told}.`,
    ],
    lowerLeft: [
      (told) => `Below and behind, already dealt with, is ${told}.`,
      (told) => `Behind and underneath, done and put away, there is ${told}.`,
    ],
    lowerRight: [
      (told) => `Below and ahead, taking shape, is ${told}.`,
      (told) => `Ahead and underneath, slowly becoming solid, there is ${told}.`,
    ],
  },
  mirrors: {
    across: [
      (card) => `From side to side your mirror is ${the(card)}: ${card.noun}.`,
      (card) => `Fold the table down the middle and you meet ${the(card)}: ${card.noun}.`,
    ],
    over: [
      (card) => `Top to bottom you meet ${the(card)}: ${card.noun}.`,
      (card) => `Fold it upwards and ${the(card)} ${agree(card, 'falls', 'fall')} to you: ${card.noun}.`,
    ],
    both: [
      (card) => `Corner to corner you meet ${the(card)}: ${card.noun}.`,
      (card) => `Folded both ways, it brings you ${the(card)}: ${card.noun}.`,
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
    (_, neighbour) =>
      `${agree(neighbour, 'Its closest neighbour is', 'Its closest neighbours are')} ${the(neighbour)}.`,
    (_, neighbour) => `Right next to it ${agree(neighbour, 'lies', 'lie')} ${the(neighbour)}.`,
    (_, neighbour) =>
      `Closest to it ${agree(neighbour, 'lies', 'lie')} ${the(neighbour)} and ${agree(neighbour, 'has', 'have')} a say in this.`,
    (_, neighbour) => `It takes its colour from ${the(neighbour)} beside it.`,
  ],
  subjects,
};
