import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of study. */
export const should: MatterWords['should'] = {
  exam: {
    do: [
      'Go in for it. The price is paid in advance, in evenings, and there is no discount.',
      'Go ahead, say the cards, with a plan that leaves the last night free. You give up being able to say you did not really try.',
    ],
    refrain: [
      'Another date would be better, if another date can be had. That costs pride and perhaps a fee, and gains ground to stand on.',
      'Rather not force this one now. What you lose is being done with it, which is a real loss and a bearable one.',
    ],
    unclear: [
      'Whether to go in for it stays open. One honest mock paper would answer better than the cards.',
      'It comes out level. Ask somebody who marks such things what they would look for, and measure by that.',
    ],
  },
  study: {
    do: [
      'Take it up, the cards say. It will cost you the pleasant state of being good at everything you do.',
      'The draw is for it, at a pace that survives a bad week. You pay with an evening that used to belong to nothing.',
    ],
    refrain: [
      'Leave it for the present. You give up a pleasant picture of yourself and get the hours back.',
      'Rather not, or not on top of all the rest. It costs the feeling of keeping up, which was never restful.',
    ],
    unclear: [
      'There is no lead; the interest may be in the subject or in the certificate. Read one chapter for nothing and see.',
      'It could be this or something next to it. Try a lesson of each before anything is paid.',
    ],
  },
};
