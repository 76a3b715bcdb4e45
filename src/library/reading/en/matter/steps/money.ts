import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of money, by the suit of the card. */
export const steps: StepWords = {
  money: {
    majors: [
      'Open every envelope and every statement in one sitting, with tea, and know the true total by the end of it.',
      'Look at the rule about money you grew up with, and break it once, harmlessly, in the direction of sense.',
    ],
    wands: [
      'Ask for what you are owed, or for what your work is worth, this week and in person if you can.',
      'Sleep on every expense above a day’s wage until the month is over.',
    ],
    cups: [
      'Tell one person you trust how things really stand; shame costs more than most loans.',
      'Watch what you spend when you are sad or bored, and give that hour something that has no till.',
    ],
    swords: [
      'Send a short message with the sum and a date in it to whoever owes you, or to whomever you owe.',
      'Read the contract that has been bothering you to the last line, and ring the number if you cannot follow it.',
    ],
    pentacles: [
      'Move a fixed small sum out of reach on the day the money comes in, before it has met anyone.',
      'End one subscription or standing order that nobody in the house could defend aloud.',
    ],
  },
  purchase: {
    majors: [
      'Ask yourself what will be different on the ordinary morning after it, and wait for an honest answer.',
      'Let it fall through in your mind for a weekend, and see how much of what you feel is relief.',
    ],
    wands: [
      'Go and see it, try it or show it this week; nothing is settled from photographs.',
      'Take the hurry out: tell the other side that you decide on Thursday, and hold to Thursday.',
    ],
    cups: [
      'Let somebody with no heart in it look at the thing and the price, and make sure they are not afraid to pull a face.',
      'Find out whose dream it is; if half of it belongs to somebody else, talk to them first.',
    ],
    swords: [
      'Settle the three awkward questions, about faults, about papers, about why now, and have the answers in writing.',
      'Withhold your signature until somebody independent has read what stands above it.',
    ],
    pentacles: [
      'Put the whole of it on one sheet, what it costs to keep and what it costs to part with, and lay the price beside it.',
      'Have the weak spot looked at by somebody in the trade who earns nothing from the deal.',
    ],
  },
};
