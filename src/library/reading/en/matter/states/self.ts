import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How matters of oneself stand, by the mood of the table. */
export const states: StateWords = {
  self: {
    light: [
      'You have grown into something lately and are the last to hear of it; what others have begun to see is {card}.',
      'You are more of a piece than you were, with fewer costumes to change into before supper. That leaves your hands free for {card}.',
    ],
    mixed: [
      'You are sensible by day and homesick for something by night, and what the night is after is {card}.',
      'An old way of coping still works and has stopped suiting you; the next one will have to come from the direction of {card}.',
    ],
    heavy: [
      'You are being hard on yourself over a thing you would forgive in anyone else, and {card} lies close to it.',
      'You have lost the thread a little, with so much to look after. The last place where you had hold of it is {card}.',
    ],
  },
  mood: {
    light: [
      'The worst of it has let go, though your limbs have not been told yet, and what is coming back first has the colour of {card}.',
      'There is more life in you than this month has used, and it has started asking to be taken for a walk; follow it as far as {card}.',
    ],
    mixed: [
      'You have good hours again and do not quite trust them. What the distrust is guarding is {card}.',
      'The sadness has turned from a climate into weather, which passes and comes back, and on the days it comes back look for {card}.',
    ],
    heavy: [
      'It is dark where you are, and {card} says what the dark is made of. Please do not sit in it alone; if it lasts, your doctor should know.',
      'You are worn out in the part that does the hoping. Something like {card} has been leaning on it, and a person you trust ought to hear so.',
    ],
  },
  anxious: {
    light: [
      'The tension is going down, slowly enough for you to mistrust it; what takes it down is {card}.',
      'You have more in hand than your worry admits, and {card} names a piece of it.',
    ],
    mixed: [
      'By day you manage, and at night the thoughts hold their meeting; in the chair sits {card}.',
      'You are on guard for something that has not come, and what you are guarding is {card}.',
    ],
    heavy: [
      'Your alarm has been on for too long, and {card} lies close to the switch. If sleep stays away for weeks, let a doctor know.',
      'Too many things are urgent at once, and the loudest of them is {card}. Do not sort them alone tonight.',
    ],
  },
};
