import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of oneself. */
export const should: MatterWords['should'] = {
  self: {
    do: [
      'Do it, and do it as yourself. Somebody will say you have changed, and that is the price.',
      'Take the step you keep explaining away. You would have to let an old excuse go, and a faithful one.',
    ],
    refrain: [
      'Let it be. You are allowed to stay as you are for a while, and all that is lost is a resolution.',
      'Not out of guilt, the cards say. Take the guilt away and you may find the plan has no engine, which is useful to know.',
    ],
    unclear: [
      'The cards give no order in this. What you decide matters less than that the voice deciding is your own.',
      'Two sides of you are asking. Let each write down its case, and see which of them is the kinder.',
    ],
  },
  mood: {
    do: [
      'Yes to it, and with help if help is offered. Nobody need be impressed by how you manage alone.',
      'Do the gentle thing, the cards say, even if it disappoints somebody’s timetable.',
    ],
    refrain: [
      'Not now. There is no strength to spare for it, and saying so costs less than pretending.',
      'Leave it, and rest first. A plan is put off for a while, and it will keep.',
    ],
    unclear: [
      'You are too tired for a fair decision, and the draw will not make one over your head. Ask yourself again after a proper night or two.',
      'Either would be all right. Do whichever needs fewer people to be talked into it, and see how you feel.',
    ],
  },
};
