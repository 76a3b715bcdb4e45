import type { StoryPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { where } from './tableau-where.ts';

const STANDS = {
  ahead: 'at the left edge, with nearly all of it still to come',
  past: 'at the right edge, with most of it behind you',
  events: 'in the top row, where events set the pace',
  thoughts: 'in the bottom row, where thinking runs ahead of doing',
  middle: 'well inside the table, with room on every side',
} as const;
const GAZES = {
  meet: 'and the two of you face each other',
  mine: 'and it is you who look across',
  theirs: 'and it is you who are looked at',
  apart: 'and the two of you look opposite ways',
  level: 'in your own column, where neither meets the other’s eye',
} as const;

/** The ten sentences that answer first. */
export const story: StoryPhrases = {
  stands: (card, standing, house) =>
    `You are ${card} here, ${STANDS[standing]}, and ${house === null ? 'in your own house' : `in the house of ${house}`}.`,
  ahead: {
    none: 'No card lies ahead of you in your row: that stretch is yours to lay out.',
    told: (list) => `What lies ahead of you is ${list}.`,
  },
  behind: {
    none: 'No card lies behind you in your row: nothing old is owed.',
    told: (list) => `You are coming from ${list}.`,
  },
  mind: {
    none: 'Above you there is nothing, so either this is thought through or it has not been thought of.',
    told: (list) => `On your mind is ${list}.`,
  },
  near: {
    kind: (explained) => `Close to you, and good to have close: ${explained}`,
    hard: (explained) => `Close to you, and asking for some care: ${explained}`,
    none: () => 'No card of weight is close to you',
  },
  far: {
    kind: (explained) => `a good way off, yet friendly even from there: ${explained}`,
    missed: (explained) => `too far off to count on yet: ${explained}`,
    harmless: (explained) => `far enough off to trouble you little: ${explained}`,
    none: () => 'nothing that matters is out of reach',
  },
  nearAndFar: (near, far) => `${near}; ${far}.`,
  topic: (explained, place, house, beside, nearest) =>
    `${nearest ? 'Of love, work, money and home the one nearest to you speaks through' : 'For what you ask, look at'} ${explained}, ${place}, ${house === null ? 'in its own house, where it counts double' : `in the house of ${house}`}${beside === null ? '' : `, beside ${beside}`}.`,
  person: (who, card, place, gaze) => `For ${who} lies ${card}, ${place}${gaze === null ? '' : `, ${GAZES[gaze]}`}.`,
  stranger: (card) => `; ${card} is nobody you named, but whoever else matters in this.`,
  parted: (mine, theirs, other) =>
    `Of what is held in common, nearer to you: ${mine ?? 'none of it'}; nearer to ${other}: ${theirs ?? 'none of it'}; it shows where each weighs on the mind and settles nothing.`,
  nobody: (card, place) => `You ask about nobody in particular; whoever else plays a part is ${card}, ${place}.`,
  hinders: (explained, place) => `What stands in your way is ${explained}, ${place}.`,
  helps: (explained, place) => `What helps you is ${explained}, ${place}.`,
  where,
  whole: 'Taken together,',
  despite: {
    lighter:
      'What lies straight ahead is heavier than the table as a whole, so the beginning takes patience; taken together,',
    heavier: 'What lies straight ahead is kinder than the table as a whole, and does not outweigh it; taken together,',
  },
};
