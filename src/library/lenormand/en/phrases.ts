import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';
import { agree, capital, clause, list, matter, namedPair, pair, the, vary } from './grammar.ts';
import { rules, titles } from './labels.ts';
import { answer, line } from './line.ts';
import { ninefold } from './ninefold.ts';

const lie = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'lies', 'lie') : 'lie');
const WHERE = {
  touching: 'right beside you',
  near: 'near you',
  far: 'some way off',
  remote: 'at the far end of the table',
};
const isYou = ({ noun }: Spoken) => noun === 'you';

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: 'you', adjective: 'your', verb: 'involves you' },
    partner: { noun: 'your partner', adjective: 'your partner’s', verb: 'involves your partner' },
  },
  matter,
  pair,
  namedPair,
  clause,
  line,
  ninefold,
  tableau: {
    opening: [
      'The first three cards strike the note of the whole table.',
      'Begin where the laying began, with the first three cards.',
      'Before anything else, the three cards at the upper left: they set the tone.',
    ],
    corners: (upper, lower) =>
      vary(
        upper + lower,
        `The corners hold the table together, with ${upper} above and ${lower} below.`,
        `Go round the four corners: above, ${upper}; below, ${lower}.`,
        `The frame of it all is ${upper} along the top and ${lower} along the bottom.`,
      ),
    heart: (upper, lower) =>
      `At the heart of the table you find ${upper}${lower === null ? '' : `, and below that ${lower}`}.`,
    fate: (from, to) => `The four cards at the foot are the line of fate, which runs from ${from} to ${to}.`,
    standing: {
      ahead: 'You lie in the first column, with almost the whole table still ahead.',
      past: 'You lie in the last column, and most of this table tells of what has been.',
      events: 'You lie in the top row, where events lead and leave little time to think.',
      thoughts: 'You lie in the bottom row, where more is thought than done so far.',
      middle: 'You lie inside the table, with room on every side.',
    },
    gaze: {
      meet: 'The two of you look at each other.',
      mine: 'You look towards your partner, who is looking the other way.',
      theirs: 'Your partner looks towards you while you look away.',
      apart: 'You stand back to back, so one of you will have to turn round first.',
      level: 'You lie in one column, and neither has the other before their eyes.',
    },
    lines: {
      past: {
        none: 'To your left lies nothing: what was is settled.',
        told: (told) =>
          vary(told, `Behind you lies ${told}.`, `You come from ${told}.`, `At your back there is ${told}.`),
        further: (cards) => `Longer ago, and fading, ${cards.length === 1 ? 'is' : 'are'} ${list(cards)}.`,
      },
      future: {
        none: 'To your right the table ends, so what comes next is still open.',
        told: (told) =>
          vary(
            told,
            `Ahead of you lies ${told}.`,
            `What comes towards you is ${told}.`,
            `Next on your way comes ${told}.`,
          ),
        further: (cards) =>
          `Further on ${cards.length === 1 ? agree(cards[0]!, 'waits', 'wait') : 'wait'} ${list(cards)}.`,
      },
      thoughts: {
        none: 'Nothing lies above you, so your head is clear, or has not yet begun on this.',
        told: (told) =>
          vary(
            told,
            `What occupies your thoughts is ${told}.`,
            `You are thinking of ${told}.`,
            `Over your head hangs ${told}.`,
          ),
        further: (cards) =>
          `At the back of your mind ${cards.length === 1 ? agree(cards[0]!, 'is', 'are') : 'are'} ${list(cards)}.`,
      },
      ground: {
        none: 'Nothing lies below you, so there is little yet to lean on.',
        told: (told) =>
          vary(told, `What you have in hand is ${told}.`, `You stand on ${told}.`, `Under your feet there is ${told}.`),
        further: (cards) => `Deeper down ${lie(cards)} ${list(cards)}.`,
      },
    },
    round: {
      above: (told) => `Just above you is ${told}.`,
      beside: (told) => `At your sides you have ${told}.`,
      below: (told) => `Just below you is ${told}.`,
    },
    near: (cards) => `Close to you ${lie(cards)} ${list(cards)}.`,
    far: (cards) => `Far from you ${lie(cards)} ${list(cards)}.`,
    sides: {
      ringRight: 'The Ring lies to your right, which the old sheet takes for a bond that holds.',
      ringLeft: 'The Ring lies to your left, so a bond is loosening or belongs to the past.',
      lilyAbove: 'The Lily lies above you: your conduct is good and your conscience easy.',
      lilyBelow: 'The Lily lies below you, and with it a small doubt whether everything was done as it should be.',
    },
    clouds: {
      dark: 'The Clouds turn their dark side to you, so go carefully until the view clears.',
      clear: 'The Clouds turn their clear side to you: the trouble is already drawing off.',
      level: 'The Clouds lie in one column with you and turn neither side; see first which way they drift.',
      over: (cards) => `The Clouds throw their shadow on ${list(cards)} and dim what is good there.`,
    },
    house: (card, house) => {
      const place = isYou(house) ? 'your own house, which makes it your affair' : `the house of the ${house.name}`;
      return `${capital(the(card))} ${agree(card, 'lies', 'lie')} in ${place}.`;
    },
    ownHouse: (house) => `You lie in the house of the ${house.name}.`,
    guest: (card) =>
      `In the house that bears your own number ${agree(card, 'sits', 'sit')} ${the(card)}, bringing ${card.noun}.`,
    chain: (cards, whole) =>
      `Go from house to house, beginning at your own, and you pass ${list(cards)}${
        whole ? ', until you are back where you lie' : ', and more beyond'
      }.`,
    exchange: (first, second) =>
      `${capital(the(first))} and ${the(second)} have changed houses and act for each other.`,
    atHome: (card) =>
      isYou(card)
        ? 'You lie in your own house, so this table is about you more than most.'
        : `${capital(the(card))} ${agree(card, 'is', 'are')} at home in the house of that name and ${agree(card, 'counts', 'count')} double.`,
    diagonals: {
      upperLeft: (told) => `Above and behind you, half remembered, is ${told}.`,
      upperRight: (told) => `Above and ahead, still only an idea, is ${told}.`,
      lowerLeft: (told) => `Below and behind, already dealt with, is ${told}.`,
      lowerRight: (told) => `Below and ahead, taking shape, is ${told}.`,
    },
    mirrors: {
      across: (card) => `From side to side your mirror is ${the(card)}: ${card.noun}.`,
      over: (card) => `Top to bottom you meet ${the(card)}: ${card.noun}.`,
      both: (card) => `Corner to corner you meet ${the(card)}: ${card.noun}.`,
    },
    knights: (cards) => `A knight’s move away, just round the corner, ${lie(cards)} ${list(cards)}.`,
    meeting: (topic, met) => `Your lines and those of ${the(topic)} cross at ${list(met)}.`,
    distance: (card, distance, across, down) => {
      const side = across === null ? '' : across === 'left' ? 'to the left' : 'to the right';
      const place = [down ?? '', side].filter(Boolean).join(', ');
      return `${capital(the(card))} ${agree(card, 'lies', 'lie')} ${WHERE[distance]}, ${place}.`;
    },
    beside: (_, neighbour) =>
      `${agree(neighbour, 'Its closest neighbour is', 'Its closest neighbours are')} ${the(neighbour)}.`,
    subjects: {
      health: (card) =>
        `For your well-being look at ${the(card)}; the cards speak of rest and habits here, and anything more belongs to a doctor.`,
      home: (card) => `For home and family, look to ${the(card)}.`,
      love: (card) => `Love speaks through ${the(card)}.`,
      money: (card) => `Money is the affair of ${the(card)}.`,
      work: (card) => `About your work, ask ${the(card)}.`,
      talk: (card) => `Whatever is said and written falls to ${the(card)}.`,
      travel: (card) => `Journeys belong to ${the(card)}.`,
    },
  },
  answer,
  titles,
  rules,
};
