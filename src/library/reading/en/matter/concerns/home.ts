import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of home and friends. */
export const concerns: MatterWords['concerns'] = {
  family: {
    past: [
      'On days when {who} {is} hard to talk to, there is that to hold on to.',
      'Some of what you and {who} leave unsaid may have begun there.',
    ],
    now: [
      'The sore subject with {whom} can come up today, or wait, without harm.',
      'Just now a small remark from {whom} can go a long way in.',
    ],
    ahead: ['It leaves room for a visit that is only a visit.', 'A call or a visit may feel heavier than usual then.'],
    obstacle: 'You and {who} keep squeezing past that, like a chair in a narrow kitchen.',
  },
  friend: {
    past: [
      'A friendship can be measured by that, and this one too.',
      'If you and {who} keep more of a distance now, some of it may have begun there.',
    ],
    now: [
      'Thinking about {whom} takes no hurry at the moment, and your head is clear.',
      'Just now the old jokes may fall flat between you and {whom}.',
    ],
    ahead: [
      'There would be time in that for a walk with {whom}, or for an evening without.',
      'For a while “we must meet” may be easier to say than to put in the diary.',
    ],
    obstacle: 'Even an old friendship would not get over that without a stumble.',
  },
  move: {
    past: ['That travels well, wherever you end up.', 'You may have been packing and unpacking that for some while.'],
    now: ['Maps and timetables look friendlier from there.', 'It makes every suitcase seem half a size too small.'],
    ahead: [
      'It leaves time to find the right box, and the right train.',
      'Vans and trains may both run late in the course of that.',
    ],
    obstacle: 'On the map it is a short stretch, and everything slows down there.',
  },
  homeAny: {
    past: [
      'You have that to come back to when somebody close to you is difficult.',
      'Some of that may still lie between you and the people close to you.',
    ],
    now: [
      'A door can be opened or left shut today, and either is fine.',
      'Even a short visit may feel long at present.',
    ],
    ahead: [
      'It leaves a chair free for anybody you would like to see.',
      'The people close to you may feel that before you mention it.',
    ],
    obstacle: 'Those who matter to you have to get past that to reach you.',
  },
};
