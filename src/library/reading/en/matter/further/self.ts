import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of oneself. */
export const further: MatterWords['further'] = {
  self: {
    self: [
      'It brings you a step closer to the person you mean when you say “I”.',
      'You may have been taking that for your character, when it is only a coat.',
    ],
    hidden: [
      'You may be more like that than like the person you describe.',
      'Whenever you try to describe yourself, that holds the pen.',
    ],
    around: ['The person you are turning into has room there.', 'Somebody may have given you a part to play there.'],
    wish: 'You hope to change, and fear that you might not know yourself afterwards.',
    aim: 'You are after a word for yourself that still fits on a bad day.',
    support: 'You can go by that on days when you do not recognise yourself.',
  },
  mood: {
    self: [
      'A mood can be a mood, without your arguing with it.',
      'You judge your low days by that, and they come out lower.',
    ],
    hidden: [
      'Something may still be warm there, under the heaviness.',
      'A mood that seems to have no reason may have its reason there.',
    ],
    around: [
      'An evening of low spirits need not be accounted for there.',
      'Some of the weight you wake up with may have come in from there.',
    ],
    wish: 'Feeling light again would be lovely, and you would not quite trust it.',
    aim: 'Beyond feeling better, you would like to know that you may feel like this at all.',
    support: 'On a bad morning that may be what gets the curtains opened.',
  },
  selfAny: {
    self: [
      'Even with nobody looking, you are on better terms with yourself.',
      'That weighs more in your own eyes than in anybody else’s.',
    ],
    hidden: [
      'You may have been better advised there than you knew.',
      'Your good intentions keep catching their sleeve on that.',
    ],
    around: [
      'From there you may come home a little more yourself than you went out.',
      'It takes some strength to hear yourself think there.',
    ],
    wish: 'You know this hope and this fear so well that they have their own keys.',
    aim: 'In the end you would like to be somebody you can sit alone with.',
    support: 'You have that in the hours that nobody else can share.',
  },
};
