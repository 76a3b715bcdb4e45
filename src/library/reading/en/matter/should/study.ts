import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of study. */
export const should: MatterWords['should'] = {
  exam: {
    do: [
      'Go in for it. The price is paid in advance, in practice, and there is no discount.',
      'Go ahead, with a plan that leaves the last night free. You can then never say that you did not really try.',
    ],
    refrain: [
      'Take a later date, if one can be had. That costs some pride and perhaps a fee, and gains firmer ground to stand on.',
      'The cards would not force it this time round. You lose being done with it, which is a real loss and a bearable one.',
    ],
    unclear: [
      'Whether to go in for it stays open. One honest trial run, by the clock, would answer better than the cards.',
      'It comes out level. Ask somebody who judges such things what they would look for, and measure by that.',
    ],
  },
  study: {
    do: [
      'Take it up. It will cost the pleasant feeling of being good at everything one does.',
      'The draw is for it, at a pace that survives a bad week. An hour that used to belong to nothing will have to go.',
    ],
    refrain: [
      'Leave it for the present. A flattering picture of oneself goes with it, and the hours come back.',
      'Not on top of all the rest. You give up the feeling of keeping up, which was never restful.',
    ],
    unclear: [
      'The interest may be in the thing itself or in having done it. Try the first lesson for nothing, and see which.',
      'It could be this or something next to it. Sit in on an hour of each before anything is paid or signed away.',
    ],
  },
  thesis: {
    do: [
      'Go ahead with it, and hand something over before it is perfect. You lose the masterpiece you never had to show.',
      'Make the change or take the step, but write for an hour first. The price is a stiff talk with somebody learned.',
    ],
    refrain: [
      'Leave topic and plan as they are, the cards say. It costs you a fascinating detour, and you finish.',
      'Not now; a good part of the wish is fatigue. You forgo a fresh start and keep the half that stands.',
    ],
    unclear: [
      'There is no majority in the draw. Ask your supervisor, or someone who has been through it, one question with two options.',
      'Either would do. See which of the two still interests you at nine in the morning, before anybody has an opinion.',
    ],
  },
};
