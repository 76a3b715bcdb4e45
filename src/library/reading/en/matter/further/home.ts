import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of home and friends. */
export const further: MatterWords['further'] = {
  family: {
    self: [
      'It lets you sit down with {whom} with your shoulders lowered.',
      'When {who} use{s} a certain tone, that is what comes up in you.',
    ],
    other: [
      'Perhaps there is a way of talking to {whom} that you have not tried.',
      'Even concern from {whom} may sound like criticism through that.',
    ],
    between: [
      'You and {who} could sit through a silence without filling it.',
      'When you talk to {whom} about the weather, that may be what you leave out.',
    ],
    hidden: [
      'You may still have something for {whom} there that no argument has reached.',
      'An old silence between you and {whom} may have its reason there.',
    ],
    around: [
      'Nothing asks you and {whom} to settle everything at one sitting.',
      'There is not much quiet in that for a talk with {whom}.',
    ],
    wish: 'Each time {who} call{s}, hope and worry both come to the phone.',
    aim: 'With {whom} you want to feel at home without having to earn it.',
    support: 'You would have that with you on a difficult visit.',
  },
  friend: {
    self: [
      'You have that to give as a friend, and may choose whom you give it to.',
      'Without meaning to, you keep score of who rang whom.',
    ],
    other: [
      'There is something to be said for {whom} in that, and you can weigh it.',
      'You may be getting only what {who} {has} left over.',
    ],
    between: [
      'A gap of a few months need not mean much between you and {whom}.',
      'You and {who} may both be leaving that out of the stories you tell.',
    ],
    hidden: [
      'You may have more to stand on there than this one friendship.',
      'That may be behind the small reluctance you feel before ringing {whom}.',
    ],
    around: [
      'Loneliness need not be what decides when you see {whom}.',
      'Time for {whom} may be hard to find in all that.',
    ],
    wish: 'When {who} suggest{s} meeting, you hear the hope in it and the doubt as well.',
    aim: 'You would like to be known for who you are by {whom}, old stories and all.',
    support: 'You can stand on that, with {whom} beside you or not.',
  },
  move: {
    self: [
      'It makes a strange town less strange before you have set foot in it.',
      'Tickets get mislaid in your own pocket meanwhile.',
    ],
    hidden: [
      'Part of you may have walked the new streets already.',
      'Something in that may still be holding on to the door frame.',
    ],
    around: ['Nobody has to be quite alone with the boxes there.', 'Goodbyes may drag on there, on every landing.'],
    wish: 'Hope and worry fit into one suitcase and take up most of it.',
    aim: 'You are after a window that you like to wake up at, wherever it is.',
    support: 'At a strange station at night, you would still have that.',
  },
  homeAny: {
    self: [
      'It makes you easy to sit in a kitchen with.',
      'That answers the door before you have decided whether to be in.',
    ],
    hidden: [
      'There may be more holding you and your people together there than anybody says.',
      'A row about presents or parking may only be where that comes up for air.',
    ],
    around: [
      'An hour or an opinion could be asked for without much ado.',
      'A kind word may have to wait its turn there.',
    ],
    wish: 'You lay a place at the table for hope and another for dread.',
    aim: 'You would like to have people to whom you need not explain where you have been.',
    support: 'When those you care for are at odds, it gives you somewhere to stand.',
  },
};
