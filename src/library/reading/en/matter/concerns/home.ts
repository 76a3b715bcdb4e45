import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of home and friends. */
export const concerns: MatterWords['concerns'] = {
  family: {
    past: [
      'Whenever you and {who} sit at one table, a little of that is served with the tea.',
      'Much of what goes unsaid in the family chat has its start there.',
    ],
    now: [
      'With that about, {who} {is} easier to reach, even on the sore subject.',
      'Such a mood goes through a family faster than a cold.',
    ],
    ahead: [
      'A Sunday lunch with {whom} can go by peacefully at such a time.',
      'Birthdays and visits with {whom} come heavier in a time like that.',
    ],
    obstacle: 'Round the family table it is the chair that everyone squeezes past.',
  },
  friend: {
    past: [
      'Friendships live on such stories, and there are some between you and {whom}.',
      'If you and {who} see less of each other, some of that began there.',
    ],
    now: [
      'A friend picks up the thread with you in the middle of a sentence on such days.',
      'It is a poor hour for inside jokes, and {who} may feel that as well.',
    ],
    ahead: [
      'There is room in that for walks and long calls with {whom}.',
      'In such a time “let’s meet soon” is easily said and seldom put in the diary.',
    ],
    obstacle: 'Even an old friendship does not get over that without a stumble.',
  },
  move: {
    past: [
      'That travels well, between the pullovers, wherever one is bound.',
      'You have been packing and unpacking that for some while now.',
    ],
    now: ['Maps and timetables look friendlier in such a light.', 'It makes every suitcase half a size too small.'],
    ahead: [
      'With that ahead, keys and tickets turn up where they should.',
      'Removal vans and trains both tend to run late through such times.',
    ],
    obstacle: 'On the map it is a short stretch, and everything slows down there.',
  },
  homeAny: {
    past: [
      'Those nearest to you have had the good of it, and some of them know.',
      'It has been handed round among your people like a dish that nobody ordered.',
    ],
    now: [
      'The doorbell has a friendlier ring to it on such days.',
      'Neighbours and relations pick that up through the wall.',
    ],
    ahead: [
      'People drop in at such times, and are asked to sit down.',
      'Among those closest to you it is likely to be felt before it is mentioned.',
    ],
    obstacle: 'So the people who matter to you meet that first, in the hall, and you second.',
  },
};
