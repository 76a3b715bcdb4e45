import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of oneself. */
export const should: MatterWords['should'] = {
  self: {
    do: [
      'Do it, and do it as yourself. Somebody will say you have changed, and that is the price.',
      'The draw points to the step you keep explaining away. It costs an old excuse, and a faithful one.',
    ],
    refrain: [
      'Let it be, is the lean here. You are allowed to stay as you are for a while; that costs you only a resolution.',
      'Rather not out of guilt. Take the guilt away and you may find the plan has no engine, which is useful to know.',
    ],
    unclear: [
      'The cards give no order in this. What you decide matters less than that the voice deciding is your own.',
      'Two sides of you are asking. Let each write down its case, and see which of them is the kinder.',
    ],
  },
  mood: {
    do: [
      'Yes to it, and with help if help is offered. It costs the pride of managing alone.',
      'The gentle thing is the right thing here, say the cards, even if it disappoints somebody’s timetable.',
    ],
    refrain: [
      'Not now. You have no strength to spare for it, and saying so costs less than pretending.',
      'The advice is to leave it, and to rest first. You give up a plan for a while, and it will keep.',
    ],
    unclear: [
      'You are too tired for a fair decision, and the draw will not make one over your head. Ask yourself again after a proper night or two.',
      'It tips neither way. Do whichever needs fewer people to be talked into it, and see how you feel.',
    ],
  },
};
