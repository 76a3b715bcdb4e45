import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { agree, list } from './grammar.ts';

export const lie = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'lies', 'lie') : 'lie');
export const be = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'is', 'are') : 'are');
export const wait = (cards: readonly Spoken[]) => (cards.length === 1 ? agree(cards[0]!, 'waits', 'wait') : 'wait');

/** Where the person asking lies, what their four lines hold and who stands round them. */
export const person: Pick<TableauPhrases, 'standing' | 'gaze' | 'lines' | 'round'> = {
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
      'Your place is the top row: things happen to you faster than you can plan them.',
      'You lie in the top row, where events lead and leave little time to think.',
    ],
    thoughts: [
      'Your place is the bottom row: a good deal goes through your head before your hands begin.',
      'You lie in the bottom row, where more is thought than done so far.',
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
      'You look across, and the other is looking elsewhere.',
      'Your eyes are on somebody whose own are elsewhere.',
    ],
    theirs: ['You are looked at while you look away.', 'Somebody has you in view, and you have not turned your head.'],
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
        (told) => `You have ${told} behind you.`,
        (told) => `You come from ${told}.`,
        (told) => `Looking back, you see ${told}.`,
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
        (told) => `You have ${told} ahead of you.`,
        (told) => `Looking ahead, you see ${told}.`,
        (told) => `Next on your way you meet ${told}.`,
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
        (told) => `Your thoughts go round ${told}.`,
        (told) => `You are thinking of ${told}.`,
        (told) => `Over your head you have ${told}.`,
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
        (told) => `What you actually have to do with is ${told}.`,
        (told) => `Below you, where things are real, you find ${told}.`,
        (told) => `On firm ground you meet ${told}.`,
      ],
      further: [
        (cards) => `Deeper down ${lie(cards)} ${list(cards)}.`,
        (cards) => `Under that again ${lie(cards)} ${list(cards)}.`,
      ],
    },
  },
  round: {
    above: [(told) => `Look just above you for ${told}.`, (told) => `Closest above you, you find ${told}.`],
    beside: [(told) => `At your side you have ${told}.`, (told) => `Beside you in the row you find ${told}.`],
    below: [(told) => `Look just below you for ${told}.`, (told) => `Closest below you, you find ${told}.`],
  },
};
