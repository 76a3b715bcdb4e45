import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of oneself. */
export const further: MatterWords['further'] = {
  self: {
    self: [
      'It brings you a step closer to the person you mean when you say “I”.',
      'You have been taking it for your character, and it may only be a coat.',
    ],
    hidden: [
      'A truer portrait of you hangs down there than in the front room.',
      'Whenever you try to describe yourself, that holds the pen.',
    ],
    around: [
      'With that around you, there is room for the person you are turning into.',
      'You have been given a part to play there, and applause when you keep to it.',
    ],
    wish: 'Who you might become is drawn by that hope and shaded by that fear.',
    aim: 'What you are after is a word for yourself that still fits on a bad day.',
    support: 'It recognises you on the days when you do not recognise yourself.',
  },
  mood: {
    self: [
      'A window opens in the mood you are in, if only by a hand.',
      'You judge your low days by that, and so they come out lower.',
    ],
    hidden: [
      'It has kept warm under the heaviness, like a stove overnight.',
      'A mood without a reason may have its reason there.',
    ],
    around: [
      'Moods can be sat out in such surroundings, with nobody asking for a smile.',
      'Some of the weight you wake up with has been brought in from there.',
    ],
    wish: 'To feel light again would be lovely, and a little suspicious at first.',
    aim: 'Beyond feeling better, you would like to know that you may feel like this at all.',
    support: 'On a bad morning that is what gets the curtains opened.',
  },
  selfAny: {
    self: [
      'You are on better terms with yourself that way, even with nobody looking.',
      'In your own eyes that weighs more than it does in anybody else’s.',
    ],
    hidden: [
      'You have been better advised from down there than you realised.',
      'Your better intentions keep catching their sleeve on that.',
    ],
    around: [
      'Such company leaves you more like yourself when you go home.',
      'It takes some strength to hear yourself think in such surroundings.',
    ],
    wish: 'They are old lodgers of yours, this hope and this fear, and have their own keys.',
    aim: 'In the end you would like to be somebody you can sit alone with.',
    support: 'It goes with you into the hours that no one else can share.',
  },
};
